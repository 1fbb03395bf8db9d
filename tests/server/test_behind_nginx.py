"""Three servers behind a real nginx with the configuration of deploy/: a game goes on while they are replaced."""

import contextlib
import json
import re
import shutil
import signal
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from brandubh import Board
from tests.support.paths import ROOT
from tests.support.postgres import Postgres, free_port
from tests.support.redis import Redis
from tests.support.running import PATIENCE, Visitor, move_in, until
from tests.support.served import Served

pytestmark = pytest.mark.long

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def configuration(folder: Path, port: int, servers: list[int]) -> Path:
    """deploy/'s own, with ports and files of this test."""
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run(
        [*made, "-keyout", folder / "key.pem", "-out", folder / "chain.pem"], check=True, capture_output=True
    )
    text = (ROOT / "deploy/nginx/brandubh.conf").read_text("utf-8")
    for old, new in zip((7751, 7752, 7753), servers, strict=True):
        text = text.replace(f"127.0.0.1:{old}", f"127.0.0.1:{new}")
    text = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)
    text = text.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port} ssl http2")
    text = re.sub(r" *listen \[::\]:443.*\n", "", text)
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {folder}/chain.pem;", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {folder}/key.pem;", text)
    text = text.replace("/var/cache/nginx/", f"{folder}/").replace("/var/log/nginx/", f"{folder}/")
    text = text.replace("/etc/nginx/brandubh-locations.conf", str(ROOT / "deploy/nginx/locations.conf"))
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy"))
    head = f"pid {folder}/pid;\nerror_log {folder}/errors.log;\ndaemon off;\nevents {{}}\n"
    if Path("/etc/passwd").owner() == folder.owner():
        head = f"user root;\n{head}"
    whole = folder / "nginx.conf"
    whole.write_text(f"{head}http {{\naccess_log off;\n{temporary}{text}}}\n", "utf-8")
    return whole


class Place:
    """The servers, each at its port, and the address of all of them."""

    def __init__(self, folder: Path, stack: ExitStack, **variables: str) -> None:
        self._folder, self._variables = folder, variables
        self.ports = [free_port() for _ in range(3)]
        self.servers = [self._start(number) for number in range(3)]
        stack.callback(self._end)
        port = free_port()
        self.address = f"https://localhost:{port}"
        self.log = folder / "brandubh.log"
        assert NGINX is not None
        command = [NGINX, "-e", f"{folder}/errors.log", "-c", str(configuration(folder, port, self.ports))]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stderr
        proxy = subprocess.Popen(command)
        stack.callback(proxy.wait)
        stack.callback(proxy.terminate)
        until(self._answers, "nginx answered")

    def _start(self, number: int) -> Served:
        options = ("--port", str(self.ports[number]), "--trust-proxy", "127.0.0.1", "--drain", "1")
        server = Served(self._folder / str(number), *options, **self._variables)
        assert server.address
        return server

    def replace(self, number: int) -> None:
        """Do with a server what an upgrade does."""
        assert self.servers[number].end(signal.SIGTERM) == ""
        self.servers[number] = self._start(number)
        with httpx.Client(timeout=PATIENCE) as client:
            until(lambda: client.get(f"{self.servers[number].address}/readyz").is_success, "it was ready again")

    def replace_all(self) -> None:
        """All of them, one by one."""
        for number in range(3):
            self.replace(number)

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.address}/healthz", verify=False, timeout=PATIENCE).is_success
        return False

    def _end(self) -> None:
        for server in self.servers:
            server.process.kill()
            server.process.communicate()


@pytest.fixture
def place(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[Place]:
    if NGINX is None or shutil.which("openssl") is None:
        pytest.skip("this machine has no nginx (on Debian: sudo apt install nginx-light)")
    variables = {"BRANDUBH_DATABASE_URL": postgres.new_database(), "BRANDUBH_REDIS_URL": redis.address}
    with ExitStack() as stack:
        yield Place(tmp_path, stack, **variables)


class Watching(threading.Thread):
    """A browser: it watches a game, and comes back whenever the connection is lost."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address.replace("https", "wss", 1)
        self._context = ssl.create_default_context()
        self._context.check_hostname, self._context.verify_mode = False, ssl.CERT_NONE
        self.plies = -1
        self.returns = -1
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            self.returns += 1
            with (
                contextlib.suppress(ConnectionClosed, InvalidStatus, OSError),
                connect(self._address, ssl=self._context, open_timeout=PATIENCE) as socket,
            ):
                while not self.ended.is_set():
                    with contextlib.suppress(TimeoutError):
                        news = json.loads(socket.recv(0.5))
                        if "moves" in news:  # and not who is there, or a phrase
                            self.plies = news.get("kept", 0) + len(news["moves"])


def test_while_all_servers_are_replaced_one_by_one_a_game_goes_on_and_nothing_fails(place: Place) -> None:
    with Visitor(place.address) as visitor, httpx.Client(timeout=PATIENCE) as direct:
        assert visitor.http.get("/").headers["x-request-id"]
        assert "secure" in visitor.http.post("/api/games", json={"mode": "local"}).headers["set-cookie"].lower()
        assert visitor.http.get("/metrics").status_code == 404
        visitor.http.get("/join/abcdefghjk?x=secret")
        until(lambda: " GET /join/* " in place.log.read_text("utf-8"), "nginx logged it")
        assert "abcdefghjk" not in place.log.read_text("utf-8"), "links to seats are in no log"
        # nor through a proxy that forgets to say no
        forwarded = {"X-Forwarded-For": "127.0.0.1"}
        assert direct.get(f"{place.servers[0].address}/metrics", headers=forwarded).status_code == 404
        game = visitor.begin()
        watching = Watching(f"{place.address}/api/games/{game['id']}/live")
        watching.start()
        board, view = Board(), visitor.game(game["id"])
        refused: list[int] = []
        replacing = threading.Thread(target=place.replace_all)
        try:
            replacing.start()
            while replacing.is_alive() or board.ply < 20:
                if board.is_game_over() or board.ply > 400:
                    game = visitor.begin()
                    board, view = Board(), visitor.game(game["id"])
                move = board.legal_moves[board.ply % 7 % len(board.legal_moves)]
                answer = visitor.http.post(f"/api/games/{game['id']}/moves", json=move_in(view, board.text(move)))
                if not answer.is_success:
                    refused.append(answer.status_code)
                else:
                    board.push(move)
                view = visitor.game(game["id"])
                assert view["position"]["fen"] == board.fen(), "what was acknowledged is there, once"
        finally:
            replacing.join()
            watching.ended.set()
            watching.join()
        print(f"{board.ply} moves, refused {refused}, {watching.returns} returns")
        assert refused == []
        assert watching.returns >= 1, "its server was replaced"


def test_a_watcher_whose_server_is_replaced_catches_up_at_another(place: Place) -> None:
    with Visitor(place.address) as visitor:
        game = visitor.begin()
        watching = Watching(f"{place.address}/api/games/{game['id']}/live")
        watching.start()
        try:
            until(lambda: watching.plies == 0, "it watched")
            board = Board()
            for number in range(3):
                place.replace(number)
                move = board.legal_moves[0]
                visitor.play(game["id"], board.text(move))
                board.push(move)
                until(lambda: watching.plies == board.ply, "it saw the move")
        finally:
            watching.ended.set()
            watching.join()
        assert watching.returns >= 1
