"""The audit: it fails for a known vulnerability, and says so where it could not ask."""

import json

import pytest

from tools.audit import Report, client_report, main, python_report, reports


def test_a_known_vulnerability_fails(capsys: pytest.CaptureFixture[str]) -> None:
    vulnerable = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
    report = python_report(json.dumps({"dependencies": [vulnerable, {"name": "new", "version": "2", "vulns": []}]}))
    assert report == Report(2, 0, ["old 1.0: PYSEC-1, fixed in 1.1"])
    assert main({"requirements/run.txt": report}) == 1
    assert "old 1.0: PYSEC-1" in capsys.readouterr().out


def test_without_a_network_it_says_so_and_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(reports(["pip-audit"], lambda command: "")) == 0
    said = capsys.readouterr().out
    assert "requirements/run.txt: NOT AUDITED" in said
    assert "web/package-lock.json: NOT AUDITED" in said


def test_a_mirror_that_knows_no_package_is_no_clean_bill() -> None:
    """pip-audit calls it a success when every package was skipped."""
    report = python_report(json.dumps({"dependencies": [{"name": "a", "skip_reason": "not found"}]}))
    assert "no data" in report.why


def test_the_client_s_report() -> None:
    answer = {"vulnerabilities": {"x": {"severity": "high", "range": "<2"}}, "metadata": {"dependencies": {"total": 9}}}
    assert client_report(json.dumps(answer)) == Report(9, 0, ["x: high, <2"])
    assert client_report(json.dumps({"message": "405 Method Not Allowed", "statusCode": 405})).why
