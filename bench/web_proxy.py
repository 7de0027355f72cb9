"""nginx before some servers, as the guide for operators sets it up."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from imperial_miners.web.serving import listen

NGINX = """
worker_processes 1;
worker_rlimit_nofile 20000;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log crit;
events {{ worker_connections 16000; }}
http {{
    access_log off;
    upstream miners {{
        least_conn;
        {servers}
        keepalive 64;
    }}
    server {{
        listen 127.0.0.1:{port} backlog=8192;
        location / {{
            proxy_pass http://miners;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_buffering off;
            proxy_connect_timeout 2s;
            proxy_read_timeout 60s;
        }}
    }}
}}
"""


@contextlib.contextmanager
def proxy(folder: Path, ports: Sequence[int]) -> Iterator[int]:
    """nginx before some servers; its port."""
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    servers = "\n        ".join(f"server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in ports)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, servers=servers, port=port))
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder), "-g", "daemon off;"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield port
        finally:
            process.terminate()
