"""sketch"""
from collections.abc import Callable
from loggia.games.lucca.view import LuccaView
from loggia.kernel import Phrase
def sketch(view: LuccaView, say: Callable[[Phrase], str], width: int) -> list[str]:
    return []
