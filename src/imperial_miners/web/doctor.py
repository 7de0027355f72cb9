"""The doctor: looks at what a server stands on, and says of each thing whether it is well or what to do."""

from __future__ import annotations

import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from imperial_miners.web.http.guard import is_here
from imperial_miners.web.http.proxies import Proxies
from imperial_miners.web.settings import Limits, Settings
from imperial_miners.web.store.backup import BackupError
from imperial_miners.web.store.checking import DRIFT, check_database, newest_schema

LEAST_ROOM: Final = 500_000_000
"""Bytes that should be free where games are kept."""
NOBODY: Final = "192.0.2.1"
"""An address that nobody has (RFC 5737): whoever is told of it must not believe it."""


class Finding(NamedTuple):
    """What was looked at, in a sentence."""

    is_well: bool
    text: str


def examine(settings: Settings, url: str = "", behind: Sequence[str] = ()) -> list[Finding]:
    """Look at everything; nothing is changed."""
    return [
        *see_folder(settings.data_dir),
        *see_database(settings),
        see_files(),
        *see_proxies(behind),
        *see_server(url, behind),
    ]


def see_folder(folder: Path) -> Iterator[Finding]:
    """The data folder and its disk."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"x")
            file.flush()
    except OSError as error:
        yield Finding(False, f"{folder} cannot be written ({error.strerror}): make it, or give it to the server's user")
        return
    yield Finding(True, f"{folder} can be written")
    free = shutil.disk_usage(folder).free
    word = "" if free >= LEAST_ROOM else ": make room, since a full disk ends every game for a while"
    yield Finding(free >= LEAST_ROOM, f"{free // 1_000_000:,} MB are free there{word}")
    if sys.platform != "win32" and folder.stat().st_mode & 0o077:
        yield Finding(False, f"others on this machine can look into {folder}: chmod 700 it")


def see_database(settings: Settings) -> Iterator[Finding]:
    """The database, its schema and its clock."""
    try:
        found = check_database(settings)
    except BackupError as error:
        yield Finding(True, f"{error}; `serve` makes one")
        return
    if found.problem:
        yield Finding(False, f"the database: {found.problem}")
        return
    yield Finding(True, "the database answers and can be written")
    newest = newest_schema()
    is_new = found.revision in (newest, None)
    word = "" if is_new else f", this version wants {newest}: `serve` brings it there; take a backup before"
    yield Finding(is_new, f"its schema is {found.revision or 'not made yet'}{word}")
    word = "have a key" if found.has_alerts else "have no key, so nobody is called: `imperial-miners alerts` makes one"
    yield Finding(True, f"alerts {word}")
    if settings.is_postgres:
        is_right = abs(found.drift) <= DRIFT
        word = "" if is_right else ": let both machines keep time (NTP)"
        yield Finding(is_right, f"its clock differs by {found.drift:+.1f} s{word}")


def see_files() -> Finding:
    """How many files and sockets a server may have open."""
    if sys.platform == "win32":
        return Finding(True, "open files are not limited here")
    import resource

    most, wanted = resource.getrlimit(resource.RLIMIT_NOFILE)[1], Limits().streams + 1000
    word = "" if most >= wanted else f": raise it to {wanted} for as many pages as the server allows (LimitNOFILE)"
    return Finding(most >= wanted or most == resource.RLIM_INFINITY, f"{most} files may be open at once{word}")


def see_proxies(behind: Sequence[str]) -> Iterator[Finding]:
    """What is believed to be a proxy."""
    try:
        Proxies(behind)
    except ValueError as error:
        yield Finding(False, f"--behind: {error}")
        return
    if any(network.num_addresses > 2**16 for network in Proxies(behind).networks):
        yield Finding(False, "--behind names a network so large that strangers may be in it: name the proxy's address")


def see_server(url: str, behind: Sequence[str] = ()) -> Iterator[Finding]:
    """The running server as others see it."""
    if not url:
        return
    address = f"{url.rstrip('/')}/healthz"
    try:
        began = time.monotonic()
        answer = httpx.get(address, timeout=10, headers={"X-Forwarded-For": NOBODY})
        taken = time.monotonic() - began
    except httpx.HTTPError as error:
        yield Finding(False, f"{address} does not answer ({type(error).__name__})")
        return
    yield Finding(answer.status_code == 200, f"{address} answers {answer.status_code} in {taken * 1000:.0f} ms")
    if answer.status_code == 200:
        try:
            client = answer.json()["client"]
        except (ValueError, KeyError, TypeError):
            yield Finding(
                False, f"{address} is answered by something else: let the proxy hand everything on to the server"
            )
            return
        yield see_client(client, own_address(url), behind)
    if url.startswith("https:"):
        is_sent = "strict-transport-security" in answer.headers
        word = "is told" if is_sent else "is not told: let the proxy set X-Forwarded-Proto, and name it with --behind"
        yield Finding(is_sent, f"the server {word} that people come by TLS")
    if "date" in answer.headers:
        drift = parsedate_to_datetime(answer.headers["date"]).timestamp() - time.time()
        yield Finding(abs(drift) < 5, f"its clock differs from this one by {drift:+.0f} s")
    metrics = httpx.get(f"{url.rstrip('/')}/metrics", timeout=10).status_code
    is_shut = metrics != 200 or "localhost" in url or "127.0.0.1" in url
    yield Finding(is_shut, "strangers cannot read /metrics" if is_shut else "strangers can read /metrics: use --public")


def see_client(client: str, own: str, behind: Sequence[str]) -> Finding:
    """Whom the server takes us for, who came from an address of our own and said that we are NOBODY."""
    try:
        proxies = Proxies(behind)
    except ValueError:  # said already
        proxies = Proxies()
    if proxies.trusts(own):
        return Finding(True, "whether its proxy says who is asking can be seen from another machine only")
    if client == NOBODY:
        advice = "name nobody but the proxy with --behind, and let it add to X-Forwarded-For what it sees"
        return Finding(False, f"strangers can choose the address that they count as: {advice}")
    if client != own and (proxies.trusts(client) or is_here(client)):
        advice = f"let the proxy set X-Forwarded-For, and give `serve` --behind {client}"
        return Finding(False, f"everybody counts as one client, {client}: {advice}")
    return Finding(True, f"it knows who is asking: {client}")


def own_address(url: str) -> str:
    """The address from which this machine reaches a server."""
    found = httpx.URL(url)
    try:
        with socket.create_connection((found.host, found.port or (443 if found.scheme == "https" else 80)), 10) as line:
            return str(line.getsockname()[0])
    except OSError:
        return ""
