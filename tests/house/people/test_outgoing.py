"""What the house sends to other machines: verified TLS for mail; push without redirects and private addresses."""

from __future__ import annotations

import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any

import pytest
import requests
from requests.adapters import BaseAdapter

from loggia.house.people.mail import Mail
from loggia.house.people.outgoing import PublicSession
from loggia.house.settings import Settings


@pytest.mark.parametrize("port", [587, 465])
def test_the_mail_servers_certificate_is_verified(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    contexts: list[ssl.SSLContext] = []

    class Server:
        def __init__(self, *given: Any, context: ssl.SSLContext | None = None, **more: Any) -> None:
            if context is not None:
                contexts.append(context)

        def __enter__(self) -> Server:
            return self

        def __exit__(self, *given: object) -> None: ...

        def starttls(self, context: ssl.SSLContext) -> None:
            contexts.append(context)

        def send_message(self, mail: EmailMessage) -> None: ...

    monkeypatch.setattr(smtplib, "SMTP", Server)
    monkeypatch.setattr(smtplib, "SMTP_SSL", Server)
    Mail(Settings(smtp_host="mail.example", smtp_port=port))._send(EmailMessage())
    (context,) = contexts
    assert context.verify_mode is ssl.CERT_REQUIRED
    assert context.check_hostname


def test_push_sends_no_byte_to_a_private_address() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        with pytest.raises(requests.ConnectionError):
            PublicSession().post(f"https://127.0.0.1:{server.getsockname()[1]}/x", data=b"secret", timeout=5)
        connection, _ = server.accept()
        with connection:
            connection.settimeout(5)
            assert connection.recv(100) == b""


def test_push_speaks_https_only() -> None:
    with pytest.raises(requests.exceptions.InvalidSchema):
        PublicSession().post("http://push.example/x", timeout=5)


def test_push_follows_no_redirect() -> None:
    asked: list[str] = []

    class Redirecting(BaseAdapter):
        def send(self, request: requests.PreparedRequest, *given: Any, **more: Any) -> requests.Response:
            asked.append(str(request.url))
            answer = requests.Response()
            answer.status_code, answer.url, answer.request = 302, str(request.url), request
            answer.headers["Location"] = "https://127.0.0.1/inside"
            return answer

        def close(self) -> None: ...

    session = PublicSession()
    session.mount("https://", Redirecting())
    assert session.post("https://push.example/x", allow_redirects=True).status_code == 302
    assert asked == ["https://push.example/x"]
