"""Reviews: what every decision of a finished match was worth, from what its seat knew then, and what was luck.

`judge.py` values positions in imagined worlds, `winning.py` turns values into chances to win (fitted data),
`decisions.py` compares the moves of one decision (`weigh_decision`), `steps.py`
and `findings.py` go through a match, `assembling.py` splits every change into own choices, chance and others' choices.
`coach.py` gives advice on a decision, with reasons from `evidence.py`.
"""

from loggia.review.decisions import COARSE, STANDARD, Depth, Judgement, Weighed, weigh_decision
from loggia.review.judge import JUDGE, Estimate

__all__ = ["COARSE", "JUDGE", "STANDARD", "Depth", "Estimate", "Judgement", "Weighed", "weigh_decision"]
