"""Many matches at once.

`simulate` plays matches and reports speed, scores and one digest over all records; `arena` compares bots and reports
win rates and ratings with 95% intervals (`statistics`, `report`).
"""
