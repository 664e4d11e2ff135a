"""The API attacked from its own description: whatever it allows and whatever it forbids, no answer is a 5xx."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.generation import GenerationMode
from starlette.testclient import TestClient

from loggia.house.house import House
from loggia.house.web.app import make_app
from loggia.house.web.routes import tables
from tests.house.conftest import make_settings

LEFT_OUT = {("POST", "/api/v1/logout"), ("DELETE", "/api/v1/me")}
"""They would end the session that the attack uses."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who polls with `wait` is answered soon: the attack asks for all of the 25 seconds again and again."""
    monkeypatch.setattr(tables, "LONGEST_WAIT", 0.02)


@pytest.mark.filterwarnings("ignore")
def test_the_api_survives_its_own_description(tmp_path: Path, impatient: None) -> None:
    attack(tmp_path, examples=4, negative_every=6)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_the_api_survives_a_long_attack(tmp_path: Path, impatient: None) -> None:
    attack(tmp_path, examples=200, negative_every=1)


def attack(folder: Path, examples: int, negative_every: int) -> None:
    """Every operation with data that fits the description, and every so many with data that does not."""
    app: Any = make_app(House(make_settings(folder)))
    with TestClient(app, raise_server_exceptions=False) as client:
        client.post("/api/v1/guest", json={"name": "Fuzz"})
        made = client.post("/api/v1/play-now", json={"game": "palio", "seats": 2, "level": "random"})
        table = made.json()["table"]
        description = schemathesis.openapi.from_dict(client.get("/api/v1/openapi.json").json())
        for number, result in enumerate(description.get_all_operations()):
            operation: Any = result.ok()  # type: ignore[union-attr]
            if (operation.method.upper(), operation.path) not in LEFT_OUT:
                _attack_one(client, operation, GenerationMode.POSITIVE, table, examples)
                if number % negative_every == 0:
                    _attack_one(client, operation, GenerationMode.NEGATIVE, table, examples)
        assert client.get("/readyz").status_code == 200


def _attack_one(client: TestClient, operation: Any, mode: GenerationMode, table: str, examples: int) -> None:
    @seed(7)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def one(case: Any) -> None:
        if case.path_parameters and "id" in case.path_parameters and len(str(case.body)) % 2:
            case.path_parameters["id"] = table
        sent = case.as_transport_kwargs(base_url="http://testserver")
        sent.pop("cookies", None)
        answer = client.request(**sent)
        told = (case.method, case.formatted_path, case.body, answer.status_code, answer.text[:500])
        assert answer.status_code < 500, told
        if answer.status_code >= 400:
            assert answer.json()["code"], told
        elif mode is GenerationMode.POSITIVE:
            case.validate_response(answer, checks=[schemathesis.checks.response_schema_conformance])

    try:
        one()
    except BaseException as error:
        if "Unsatisfiable" not in type(error).__name__ and "Skip" not in type(error).__name__:
            raise
