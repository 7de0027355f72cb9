"""Starts the server for the command line, and stops it so that nobody waits: open streams are ended at once."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Final, cast

import uvicorn

from imperial_miners.data_folder import data_folder
from imperial_miners.packs import PackError
from imperial_miners.packs.loading import lasting_name
from imperial_miners.web.app import make_app
from imperial_miners.web.http.door import Door
from imperial_miners.web.http.guard import LOCAL_HOSTS
from imperial_miners.web.http.json_logs import set_up_logs
from imperial_miners.web.http.proxies import Proxies
from imperial_miners.web.http.reach import Reach, network_address
from imperial_miners.web.http.wire import wire_for
from imperial_miners.web.refusals import Refusal, messages
from imperial_miners.web.settings import STRICT, Limits, Settings
from imperial_miners.web.tables.collecting import Garbage
from imperial_miners.web.tables.service import Service

SHUTDOWN_PATIENCE: Final = 3
"""Seconds that open requests have when the server stops."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")


class TableServer(uvicorn.Server):
    """A server that says where it is, and closes its streams as soon as it has to stop."""

    def __init__(
        self, config: uvicorn.Config, service: Service, reach: Reach, address: str, port: int, open_browser: bool
    ) -> None:
        super().__init__(config)
        self.service = service
        self.reach = reach
        self.address = address
        self.port = port
        self.open_browser = open_browser
        self.loop: asyncio.AbstractEventLoop | None = None
        self.garbage = Garbage()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, then all else: inside the server, what is wrong with it would be hard to see."""
        await self.service.store.open()
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, say where, and open the browser."""
        self.loop = asyncio.get_running_loop()
        await super().startup([])
        for listener in sockets or ():
            await self.open_door(listener)
        self.garbage.start()
        if self.started:
            others = f", for others on this network at http://{self.reach.network}/" if self.reach.network else ""
            print(f"Imperial Miners is open at {self.address}{others} (Ctrl+C ends it)", file=sys.stderr, flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what is open, and collect no more."""
        await super().shutdown(sockets)
        await self.garbage.stop()

    async def open_door(self, listener: socket.socket) -> None:
        """Let in whoever comes to a socket."""
        if sys.platform == "win32":  # its loops do not say when somebody is at the door
            server = await asyncio.get_running_loop().create_server(self.make_protocol, sock=listener)
        else:
            server = cast(asyncio.Server, Door(listener, self.make_protocol))  # it is closed as a server is
        self.servers.append(server)

    def make_protocol(self) -> asyncio.Protocol:
        """A connection as the server speaks on it."""
        made = cast(Callable[..., asyncio.Protocol], self.config.http_protocol_class)
        return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def share(self) -> None:
        """Listen on the local network too, at the same port."""
        address = network_address()
        try:
            listener = listen(address, self.port) if address else None
        except OSError:
            listener = None
        if listener is None:
            raise Refusal("cannot-share")
        await self.open_door(listener)
        self.reach.network = f"{address}:{self.port}"

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and let the streams end at once instead of holding the server open."""
        super().handle_exit(sig, frame)
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.service.hub.close)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    data_dir: Path | None = None,
    open_browser: bool = True,
    public: bool = False,
    keep_unfinished: int = Settings.keep_unfinished,
    keep_finished: int = Settings.keep_finished,
    pack: str = "base",
    lan: bool = False,
    behind: Sequence[str] = (),
    metrics_token: str = "",
    contact: str = "",
    bot_patience: float = Settings.bot_patience,
    compress_finished: int = Settings.compress_finished,
    webhooks: str = Settings.webhooks,
    bench: str = "",
) -> int:
    """Run the server until it is stopped; returns the exit code. Port 0 takes any that is free.

    `bench` is the pack on the designer's bench. Without one, a server for this machine alone whose browser is opened,
    so for somebody who sits at it, has a bench with the pack that is played.
    """
    host = "0.0.0.0" if lan else host
    set_up_logs(logging.INFO if public else logging.WARNING)
    settings = Settings(
        database=database,
        data_dir=data_dir or data_folder(),
        host=host,
        public=public,
        bench=bench or (lasting_name(pack) if open_browser and host in LOCAL_HOSTS and not (public or behind) else ""),
        packs=tuple(dict.fromkeys((lasting_name(pack), *Settings.packs))),  # games with ours, and the guided one, go on
        limits=STRICT if public else Limits(),
        keep_unfinished=keep_unfinished,
        keep_finished=keep_finished,
        behind=tuple(behind),
        metrics_token=metrics_token,
        contact=contact,
        bot_patience=bot_patience,
        compress_finished=compress_finished,
        webhooks=webhooks,
    )
    try:
        app = make_app(settings)
        listener = listen(host, port)
    except PackError:
        raise
    except ValueError as error:
        return fail(str(error))
    except OSError as error:
        return fail(f"port {port} of {host} cannot be used ({error.strerror}); choose another with --port")
    with listener:
        config = uvicorn.Config(
            app,
            http=wire_for(Proxies(settings.behind), settings.limits.connections_of_client),
            ws="none",
            proxy_headers=False,  # the guard reads them, from proxies that are named
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_PATIENCE,
        )
        port, reach = listener.getsockname()[1], app.state.reach
        address = address_of(host, port) + ("bench" if bench else "")
        server = TableServer(config, app.state.service, reach, address, port, open_browser)
        if host in EVERYWHERE and (network := network_address()):
            reach.network = f"{network}:{port}"
        elif host in LOCAL_HOSTS and not public:
            reach.share = server.share
        try:
            server.run(sockets=[listener])
        except Refusal as refusal:
            return fail(f"{messages('en')[refusal.code]} `imperial-miners doctor` says more.")
        except OSError as error:
            return fail(f"{settings.data_dir} cannot be used ({error.strerror}); `imperial-miners doctor` says more")
    return 0 if server.started else 1


def fail(reason: str) -> int:
    """Say why there is no server; the exit code."""
    print(f"Imperial Miners: {reason}", file=sys.stderr)
    return 1


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound, so that a port which is taken is noticed before anything else happens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server.

    >>> address_of("0.0.0.0", 8000), address_of("::1", 80)
    ('http://localhost:8000/', 'http://[::1]:80/')
    """
    name = "localhost" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
