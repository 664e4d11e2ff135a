"""E-mail, where the settings name a mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage

from loggia.house.logs import log
from loggia.house.settings import Settings
from loggia.house.store.queries.people import Person


class Mail:
    """Sends mails in a thread; a failure is only logged."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def wanted_by(self, person: Person) -> bool:
        """Whether the person wants mails about turns, and has shown that the address is theirs."""
        return bool(person.mail_turns and person.email and person.email_verified and self.works)

    @property
    def works(self) -> bool:
        """Whether the house can send mail."""
        return bool(self._settings.smtp_host)

    @property
    def house(self) -> str:
        """What the house is called."""
        return self._settings.name

    def address(self, path: str) -> str:
        """The address of a page, for people outside of the house."""
        settings = self._settings
        return f"{settings.public_url.rstrip('/') or f'http://{settings.host}:{settings.port}'}{path}"

    def link(self, table: str) -> str:
        """The address of a table, for people outside of the house."""
        return self.address(f"/table/{table}")

    async def send(self, person: Person, subject: str, text: str) -> None:
        """Send a mail."""
        settings = self._settings
        mail = EmailMessage()
        mail["Subject"] = f"{settings.name}: {subject}"
        mail["From"] = settings.smtp_from or settings.smtp_user
        mail["To"] = person.email
        mail.set_content(text)
        try:
            await asyncio.to_thread(self._send, mail)
            log("mailed", person=person.id)
        except (OSError, smtplib.SMTPException) as error:
            log("mail failed", person=person.id, why=type(error).__name__)

    def _send(self, mail: EmailMessage) -> None:
        settings = self._settings
        verified = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=20, context=verified)
            if settings.smtp_port == 465
            else smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20)
        ) as server:
            if settings.smtp_tls and settings.smtp_port != 465:
                server.starttls(context=verified)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(mail)
