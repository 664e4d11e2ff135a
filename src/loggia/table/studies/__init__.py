"""Studies: trees of variations from one position, with comments, arrows and marks. Every node is a move that the real
engine has played; nothing is hidden in a study. No network, no storage."""

from loggia.table.studies.playing import base_match, play_path, played
from loggia.table.studies.study import (
    COLOURS,
    LONGEST_COMMENT,
    LONGEST_TITLE,
    MOST_DRAWN,
    MOST_NODES,
    BadStudy,
    Drawn,
    StudyNode,
    StudyTree,
)
from loggia.table.studies.writing import is_study, read_study, write_study

__all__ = [
    "COLOURS",
    "LONGEST_COMMENT",
    "LONGEST_TITLE",
    "MOST_DRAWN",
    "MOST_NODES",
    "BadStudy",
    "Drawn",
    "StudyNode",
    "StudyTree",
    "base_match",
    "is_study",
    "play_path",
    "played",
    "read_study",
    "write_study",
]
