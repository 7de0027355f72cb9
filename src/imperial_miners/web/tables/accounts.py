"""Accounts: seats that follow their player to every device that signs in with a passkey, or with the recovery code.

An account has no name, no mail and no password. The library `webauthn` (extra `passkeys`) checks what a passkey has
signed; without it nobody can sign in with one, and everything else goes on.
"""

from __future__ import annotations

import contextlib
import hmac
import importlib.util
import json
import logging
import secrets
from dataclasses import replace
from typing import Any, Final

from imperial_miners.web.log.device import (
    RECOVERY_LENGTH,
    SIGNED_IN,
    Session,
    hash_of,
    new_code,
    plain_code,
)
from imperial_miners.web.log.entry import Entry, seat_entry
from imperial_miners.web.log.state import State
from imperial_miners.web.refusals import Refusal
from imperial_miners.web.store.account_store import AccountStore, Passkey
from imperial_miners.web.tables.live import LiveTables
from imperial_miners.web.tables.playing_hours import PlayingHours

ADD, ENTER = "add", "enter"
"""What a passkey is asked for: to belong to an account, or to say whose account it is."""
CHALLENGE_LIFE: Final = 5 * 60_000
MOST_PASSKEYS: Final = 20
MOST_GAMES: Final = 100_000
log = logging.getLogger(__name__)


class Accounts:
    """Signs devices in and out, and brings seats to accounts."""

    def __init__(self, live: LiveTables, kept: AccountStore, hours: PlayingHours) -> None:
        self.live = live
        self.kept = kept
        self.hours = hours

    @property
    def has_passkeys(self) -> bool:
        """Whether passkeys can be checked here."""
        return importlib.util.find_spec("webauthn") is not None

    async def start(self) -> None:
        """Finish what a server before did not."""
        for holder, heir in await self.kept.heirs():
            await self.inherit(holder, heir)

    async def session(self, token: str) -> Session | None:
        """The device of a token that was signed in; None if it no longer is."""
        found = await self.kept.account_of(hash_of(token))
        return Session(token, False, *found) if found is not None else None

    # ---------------------------------------------------------------- passkeys

    async def ask(self, session: Session, purpose: str, site: str) -> dict[str, Any]:
        """What a browser is to ask a passkey, for a site by its name. No account is named to whoever wants to enter."""
        self.require_passkeys()
        import webauthn
        from webauthn.helpers import structs

        challenge, now = secrets.token_bytes(32), self.live.now()
        account = session.account or secrets.token_hex(16) if purpose == ADD else ""
        await self.kept.add_challenge(
            hash_of(webauthn.helpers.bytes_to_base64url(challenge)),
            session.device,
            purpose,
            account,
            now + CHALLENGE_LIFE,
            now,
        )
        if purpose == ENTER:
            required = structs.UserVerificationRequirement.REQUIRED
            wanted = webauthn.generate_authentication_options(
                rp_id=site, challenge=challenge, user_verification=required
            )
            options: dict[str, Any] = json.loads(webauthn.options_to_json(wanted))
            return options
        chosen = structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        made = webauthn.generate_registration_options(
            rp_id=site,
            rp_name="Imperial Miners",
            user_name=f"Imperial Miners {account[:4]}",
            user_id=bytes.fromhex(account),
            challenge=challenge,
            authenticator_selection=chosen,
        )
        options = json.loads(webauthn.options_to_json(made))
        return options

    async def add(self, session: Session, credential: str, origin: str, site: str) -> tuple[Session, str]:
        """Take a new passkey: the first of an account that begins with it, or one more. The session from now on, and
        the recovery code of an account that is new."""
        self.require_passkeys()
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge, account = await self.asked(session, credential, ADD)
        if session.account and not hmac.compare_digest(account, session.account):
            raise Refusal("passkey-refused")  # asked for before this device was signed in
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                require_user_verification=True,
            )
        except WebAuthnException as error:
            raise Refusal("passkey-refused") from error
        name, key, now, code = (
            hash_of(found.credential_id.hex()),
            found.credential_public_key.hex(),
            self.live.now(),
            "",
        )
        has_most = len(await self.kept.passkeys_of(account)) >= MOST_PASSKEYS
        if has_most or await self.kept.passkey(name) is not None:
            raise Refusal("passkey-refused")
        if not session.account:
            code = new_code(RECOVERY_LENGTH)
            await self.kept.add_account(account, secrets.token_hex(32), now, hash_of(code))
        if not await self.kept.add_passkey(Passkey(name, account, key, found.sign_count, now)):
            raise Refusal("passkey-refused")
        return (await self.sign_in(session, account) if not session.account else session), code

    async def enter(self, session: Session, credential: str, origin: str, site: str) -> Session:
        """Sign a device in by a passkey."""
        self.require_passkeys()
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge, _ = await self.asked(session, credential, ENTER)
        try:
            named = webauthn.helpers.parse_authentication_credential_json(credential)
            passkey = await self.kept.passkey(hash_of(named.raw_id.hex()))
            if passkey is None:
                raise Refusal("passkey-refused")
            found = webauthn.verify_authentication_response(
                credential=named,
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=bytes.fromhex(passkey.key),
                credential_current_sign_count=passkey.uses,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError) as error:
            raise Refusal("passkey-refused") from error
        if not await self.kept.used(passkey, found.new_sign_count):
            raise Refusal("passkey-refused")
        return await self.sign_in(session, passkey.account)

    async def asked(self, session: Session, credential: str, purpose: str) -> tuple[bytes, str]:
        """The challenge that a passkey has signed, if it was put to this device for this; it is good once."""
        import webauthn

        try:
            data = json.loads(webauthn.base64url_to_bytes(json.loads(credential)["response"]["clientDataJSON"]))
            challenge = str(data["challenge"])
            signed = webauthn.base64url_to_bytes(challenge)
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Refusal("passkey-refused") from error
        account = await self.kept.take_challenge(hash_of(challenge), session.device, purpose, self.live.now())
        if account is None:
            raise Refusal("passkey-refused")
        return signed, account

    def require_passkeys(self) -> None:
        """Refuse where passkeys cannot be checked."""
        if not self.has_passkeys:
            raise Refusal("not-found")

    async def remove(self, session: Session, hash: str) -> None:
        """Take a passkey away from one's account; the last one stays."""
        if not await self.kept.drop_passkey(session.account, hash):
            raise Refusal("last-passkey")

    # ---------------------------------------------------------------- codes and devices

    async def recover(self, session: Session, typed: str) -> tuple[Session, str]:
        """Sign a device in by the recovery code, and the code that takes its place."""
        code = new_code(RECOVERY_LENGTH)
        account = await self.kept.take_recovery(hash_of(plain_code(typed)), hash_of(code))
        if account is None:
            raise Refusal("no-such-code")
        return await self.sign_in(session, account), code

    async def new_recovery(self, session: Session) -> str:
        """Another recovery code; the one before is no longer good."""
        code = new_code(RECOVERY_LENGTH)
        await self.kept.set_recovery(session.account, hash_of(code))
        return code

    async def sign_in(self, session: Session, account: str) -> Session:
        """Give a device a new token, by which it is one of an account. Its own seats become the account's; those of
        another account, where it was signed in before, stay there."""
        token, before = SIGNED_IN + secrets.token_urlsafe(32), "" if session.account else session.device
        heir = await self.kept.sign_in(hash_of(token), account, self.live.now(), before)
        if session.account:
            await self.kept.sign_out(session.account, session.device)
        else:
            await self.inherit(before, heir)
        return Session(token, True, account, heir)

    async def sign_out(self, session: Session, others: bool) -> None:
        """Let a device, or all others of its account, no longer be one of it."""
        await self.kept.sign_out(session.account, session.device, others)

    async def inherit(self, holder: str, heir: str) -> None:
        """Bring everything that a device holds to an account. What is broken off goes on when a server starts."""
        for game, _ in await self.live.store.games_of(holder, MOST_GAMES):

            async def make(state: State) -> list[Entry]:
                return [
                    seat_entry(seat, replace(chair, holder=heir, since=self.live.now()))
                    for seat, chair in enumerate(state.chairs)
                    if chair.holder == holder
                ]

            with contextlib.suppress(Refusal):  # of games that are closed only the list is kept
                await self.live.change(game, make)
        await self.kept.arrive(holder, heir)
        await self.hours.bring_everywhere(heir)

    async def remember(self, session: Session, settings: dict[str, str]) -> None:
        """Keep settings for all devices of an account; nothing for a device that is not signed in."""
        if session.account and settings:
            await self.kept.keep_settings(session.account, settings)
