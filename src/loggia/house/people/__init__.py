"""People: accounts and guests, their sessions, mutes, ratings, profiles and notifications.

Nothing here knows of live tables.
"""
