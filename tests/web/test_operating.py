"""What operators copy from their guide is valid: unit, proxy, image, compose file, alerts and dashboard.

Where the tools that read them are installed, they are asked too.
"""

import configparser
import ipaddress
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GUIDE = (DOCS / "operating.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def block(begins: str) -> str:
    """The one block of the guide that begins so."""
    (found,) = (text for text in BLOCKS if text.startswith(begins))
    return found


def options_of(command: str) -> set[str]:
    """The options of a command, as its own help has them (`docs/commands.md` is made from it)."""
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    part = text.partition(f"\n## imperial-miners {command}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"--[a-z-]+", part))


def unit() -> configparser.ConfigParser:
    """The unit, with its long line joined."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read_string(block("[Unit]").replace("\\\n", " "))
    return parser


def compose() -> Any:
    """The compose file."""
    return yaml.safe_load(block("services:"))


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """What a tool says of a file."""
    return subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, timeout=60)


def test_commands_of_the_guide_have_the_options_that_it_gives_them():
    known = {name: options_of(name) for name in ("serve", "doctor", "backup", "restore", "games")}
    assert all(known.values())
    used: dict[str, set[str]] = {name: set() for name in known}
    for line in "\n".join(BLOCKS).replace("\\\n", " ").splitlines():
        words = line.split()
        for name in known.keys() & set(words):
            used[name] |= {word for word in words[words.index(name) :] if word.startswith("--")}
    assert used["serve"], used
    used["serve"] |= {word for word in entry_point() if word.startswith("--")}
    used["serve"] |= {word for word in compose()["services"]["miners"]["command"] if word.startswith("--")}
    assert {name: options - known[name] for name, options in used.items()} == {name: set() for name in known}


def test_the_unit_starts_the_server_under_a_user_who_may_write_where_it_keeps_its_data(tmp_path: Path):
    service = unit()["Service"]
    words = service["ExecStart"].split()
    assert words[1:2] == ["serve"]
    assert words[words.index("--data-dir") + 1] == service["ReadWritePaths"]
    assert f"useradd --system --home-dir {service['ReadWritePaths']} --create-home {service['User']}" in GUIDE
    assert service["ProtectSystem"] == "strict"
    if shutil.which("systemd-analyze"):
        file = tmp_path / "miners.service"
        file.write_text(block("[Unit]").replace(words[0], sys.executable).replace("User=miners", "User=daemon"))
        done = run("systemd-analyze", "verify", "--man=no", file)
        assert (done.returncode, [line for line in done.stderr.splitlines() if "miners.service" in line]) == (0, [])


def test_the_proxy_tells_who_asks_and_hands_streams_on(tmp_path: Path):
    server, upstream = block("server {"), block("upstream miners {")
    for said in ("X-Forwarded-For $proxy_add_x_forwarded_for", "X-Forwarded-Proto $scheme", "Host $http_host"):
        assert f"proxy_set_header {said};" in server
    assert "proxy_buffering off;" in server
    if not (shutil.which("nginx") and shutil.which("openssl")):
        return
    names = "-subj", "/CN=miners.example", "-keyout", str(tmp_path / "key"), "-out", str(tmp_path / "cert")
    assert run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *names).returncode == 0
    server = server.replace("/etc/ssl/miners.pem", str(tmp_path / "cert"))
    server = server.replace("/etc/ssl/miners.key", str(tmp_path / "key"))
    for addresses in (server, upstream + server.replace("http://127.0.0.1:8000", "http://miners")):
        file = tmp_path / "nginx.conf"
        file.write_text(
            f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{addresses}\n}}\n"
        )
        done = run("nginx", "-t", "-e", "stderr", "-p", tmp_path, "-c", file)
        assert done.returncode == 0, done.stderr


def entry_point() -> list[str]:
    """What the image starts."""
    (line,) = re.findall(r"^ENTRYPOINT (\[.*\])$", block("FROM "), re.MULTILINE)
    found: list[str] = json.loads(line)
    return found


def test_the_image_runs_the_server_as_nobody_special():
    recipe = block("FROM ").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in recipe.splitlines() if line]
    assert {words[0] for words in lines} <= {
        *("FROM", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT")
    }
    last = {words[0]: words[1] for words in lines}
    assert (last["USER"], last["VOLUME"]) == ("miners", "/data")
    assert entry_point()[1] == "serve"
    assert entry_point()[entry_point().index("--data-dir") + 1] == last["VOLUME"]
    check = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
    compile(check[-1], "the health check", "exec")


def test_the_compose_file_names_only_what_it_has():
    file = compose()
    services = file["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service.get("secrets", ())) <= set(file["secrets"])
        named = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert {name for name in named if not name.startswith(".")} <= set(file["volumes"])
    miners, proxy = services["miners"], services["proxy"]
    assert miners["read_only"]
    assert miners["cap_drop"] == ["ALL"]
    address = proxy["networks"]["default"]["ipv4_address"]
    assert miners["command"][miners["command"].index("--behind") + 1] == address, (
        "the proxy is the one that is believed"
    )
    assert ipaddress.ip_address(address) in ipaddress.ip_network(
        file["networks"]["default"]["ipam"]["config"][0]["subnet"]
    )


@pytest.mark.parametrize("kind", ["alerts", "dashboard"])
def test_what_is_asked_of_prometheus_can_be_read(kind: str, tmp_path: Path):
    alerts = yaml.safe_load((DOCS / "watching" / "alerts.yml").read_text(encoding="utf-8"))
    dashboard = json.loads((DOCS / "watching" / "dashboard.json").read_text(encoding="utf-8"))
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    assert len(rules) == 5
    assert all(rule["annotations"]["summary"] for rule in rules)
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]
    assert len(asked) > 10
    file = tmp_path / "rules.yml"
    records = [{"record": f"miners:{number}", "expr": expression} for number, expression in enumerate(asked)]
    groups = alerts["groups"] if kind == "alerts" else [{"name": "dashboard", "rules": records}]
    file.write_text(json.dumps({"groups": groups}))  # which is YAML too
    if shutil.which("promtool"):
        done = run("promtool", "check", "rules", file)
        assert done.returncode == 0, done.stdout + done.stderr
