"""The files in deploy/ against the programs they are for, where these are installed, and against a real house."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from loggia.cli import app
from loggia.house.settings import Settings
from tests.house.conftest import Hosted

DEPLOY = Path(__file__).parents[2] / "deploy"
MONITORING = DEPLOY / "monitoring"
SERVICE_KEYS = {
    "image", "build", "restart", "stop_grace_period", "depends_on", "environment", "command", "healthcheck", "volumes",
    "ports", "secrets",
}  # fmt: skip
"""The keys of a service in the compose specification that we use."""
METRIC = re.compile(r"\b(loggia_\w+|process_\w+)")


def checked(*command: str) -> str:
    """Run a program that checks a file; skip where it is not installed."""
    program = shutil.which(command[0])
    if program is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run([program, *command[1:]], capture_output=True, text=True, cwd=DEPLOY, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_the_compose_file_names_only_what_there_is() -> None:
    found = compose()
    services, volumes, secrets = found["services"], set(found["volumes"]), set(found["secrets"])
    assert {"postgres", "nats", "worker-1", "worker-2", "bots", "caddy", "prometheus", "grafana"} == set(services)
    for name, service in services.items():
        assert set(service) <= SERVICE_KEYS, name
        assert "image" in service, name
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service.get("secrets", ())) <= secrets, name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in volumes, (name, volume)


def test_docker_takes_the_compose_file(tmp_path: Path) -> None:
    """With all that the example of its settings asks for, and with nothing less."""
    example = (DEPLOY / "club.env.example").read_text()
    filled, empty = tmp_path / "club.env", tmp_path / "empty.env"
    filled.write_text(re.sub(r"=$", "=secret", example, flags=re.M))
    empty.write_text(example)
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("docker compose is not installed")
    compose = ("docker", "compose", "-f", "compose.yaml")
    checked(*compose, "--env-file", str(filled), "config", "--quiet")
    with pytest.raises(AssertionError, match=r"see club\.env\.example"):
        checked(*compose, "--env-file", str(empty), "config", "--quiet")


def dockerfile(word: str) -> list[str]:
    """What follows a word at the beginning of a line of the container file, wherever it does."""
    return re.findall(rf"^{word} (.*)$", (DEPLOY / "Dockerfile").read_text(), re.M)


def test_what_the_container_file_copies_is_let_into_its_build() -> None:
    copied = {line.split()[0] for line in dockerfile("COPY") if "--from" not in line}
    ignored = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    assert [line for line in ignored if not line.startswith("#")] == ["*", *(f"!{one}" for one in sorted(copied))]
    for one in copied:
        assert one == "dist/*.whl" or (DEPLOY.parent / one).is_file(), one


def test_older_wheels_beside_the_new_one_do_not_stop_the_build() -> None:
    """pip refuses two versions by name, and takes the newest that it finds."""
    file = (DEPLOY / "Dockerfile").read_text()
    assert "--find-links . loggia" in file
    assert not re.search(r"install\b.*\.whl", file)


def test_everything_asks_the_container_at_its_port() -> None:
    (port,) = dockerfile("EXPOSE")
    names = dict(re.findall(r"LOGGIA_(\w+)=(\S+)", dockerfile("ENV")[0]))
    assert names == {"HOST": "0.0.0.0", "PORT": port}
    assert {name.lower() for name in names} <= set(Settings.__struct_fields__)
    asked = re.findall(r"worker-\d:(\d+)", (DEPLOY / "Caddyfile").read_text())
    asked += re.findall(r"worker-\d:(\d+)", (MONITORING / "prometheus-club.yml").read_text())
    assert asked == [port] * 4


@pytest.mark.parametrize("service", ["worker-1", "worker-2", "bots"])
def test_the_program_knows_the_commands_of_the_compose_file(service: str) -> None:
    program, command, *flags = compose()["services"][service]["command"]
    assert program == "loggia"
    known = get_command(app).commands[command].params  # type: ignore[attr-defined]
    options = {option for parameter in known for option in parameter.opts}
    assert {flag for flag in flags if flag.startswith("-")} <= options


def test_every_variable_of_the_compose_file_is_in_the_example_of_its_settings() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    example = re.findall(r"^(\w+)=", (DEPLOY / "club.env.example").read_text(), re.M)
    named = set(re.findall(r"\$\{(\w+):\?", text)) | {one["environment"] for one in compose()["secrets"].values()}
    assert named == set(example)


def test_the_workers_settings_are_settings() -> None:
    names = {name.removeprefix("LOGGIA_").lower() for name in compose()["services"]["worker-1"]["environment"]}
    assert names <= set(Settings.__struct_fields__)


def test_prometheus_scrapes_every_worker_of_the_compose_file() -> None:
    found = yaml.safe_load((MONITORING / "prometheus-club.yml").read_text())
    targets = found["scrape_configs"][0]["static_configs"][0]["targets"]
    assert set(targets) == {f"{name}:8000" for name in compose()["services"] if name.startswith("worker")}


@pytest.mark.parametrize("file", ["prometheus.yml", "prometheus-club.yml"])
def test_prometheus_takes_its_settings(file: str) -> None:
    assert "SUCCESS" in checked("promtool", "check", "config", "--syntax-only", str(MONITORING / file))


def test_prometheus_takes_the_alerts() -> None:
    assert "SUCCESS" in checked("promtool", "check", "rules", str(MONITORING / "loggia-alerts.yml"))


def test_caddy_takes_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGGIA_ADDRESS", "play.example.org")
    checked("caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile")


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Apart from the program itself, which is not installed where this runs: another stands in its place."""
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = re.sub(r"/opt/loggia/bin/loggia", "/bin/true", unit.read_text())
        (tmp_path / unit.name).write_text(text)
    said = checked("systemd-analyze", "verify", *map(str, sorted(tmp_path.iterdir())))
    assert "Unknown" not in said


def queries() -> list[str]:
    """Every query of the dashboard and of the alerts."""
    board = json.loads((MONITORING / "loggia-dashboard.json").read_text())
    rules = yaml.safe_load((MONITORING / "loggia-alerts.yml").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    return asked + [rule["expr"] for group in rules["groups"] for rule in group["rules"]]


async def test_every_metric_that_dashboard_and_alerts_ask_for_is_told_by_a_house(hosted: Hosted) -> None:
    async with httpx.AsyncClient(trust_env=False) as http:
        text = (await http.get(f"{hosted.address}/metrics")).text
    told = set(re.findall(r"^# TYPE (\w+)", text, re.M))
    told |= {f"{name}_{end}" for name in told for end in ("bucket", "sum", "count")}
    asked = {name for query in queries() for name in METRIC.findall(query)}
    assert asked, "the dashboard asks for something"
    assert asked <= told


async def test_the_health_checks_are_answered(hosted: Hosted) -> None:
    paths = re.findall(r"127\.0\.0\.1:[^/]*(/\w+)", (DEPLOY / "Dockerfile").read_text())
    paths += re.findall(r"health_uri (/\w+)", (DEPLOY / "Caddyfile").read_text())
    assert paths == ["/healthz", "/readyz"]
    async with httpx.AsyncClient(trust_env=False) as http:
        for path in paths:
            assert (await http.get(f"{hosted.address}{path}")).status_code == 200
