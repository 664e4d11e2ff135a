"""Problems as HTTP answers."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from loggia.house.problems import Trouble

JSON = "application/json"


def problem_response(trouble: Trouble) -> Response:
    """A problem as an answer."""
    headers = {"Retry-After": str(max(1, round(trouble.wait)))} if trouble.status == 429 else None
    return Response(msgspec.json.encode(trouble.problem()), trouble.status, headers, JSON)
