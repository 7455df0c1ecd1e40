"""What is tried on a real port. Each scenario has a server of its own and fails by raising."""

import inspect
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time

import storm
import trouble
import wire
from place import Engine, Failure, Player, begin, catch_up, check

GAMES = ["quoridor:players=2", "barricade:players=2", "halma:players=2,men=10", "shibuya:mode=open"]


def play_to_the_end(desk, setup, people, computers=0, nodes=60):
    """People play what an engine likes; now and then one of them vanishes and comes back."""
    server = desk.server()
    players = begin(server, setup, people, computers)
    engine = desk.engine(setup)
    dice = random.Random(setup)
    for turn in range(3000):
        catch_up(players)
        if all(each.result for each in players):
            break
        mover = next((each for each in players if each.may_move), None)
        if mover is None:
            continue
        if turn % 25 == 7:
            away = dice.choice(players)
            away.leave()
            away.come()
            continue
        mover.move(engine.best(mover.snapshot["position"], f"nodes {nodes}"))
    check(all(each.result for each in players), f"{setup} did not end")
    check(players[0].result["ending"] in ("rules", "stuck", "standstill", "repetition"), f"{setup}: {players[0].result}")
    check(all(each.events == players[0].events for each in players), "not everybody saw the same")
    check_record(desk, server, players[0])
    for each in players:
        each.leave()
    check(server.stop() == 0, "the server did not end well")


def check_record(desk, server, player):
    """The record of a finished match passes `thwart verify`, its throws and draws included."""
    match = player.view["match"]
    view = server.json("GET", f"/api/matches/{match}")
    check([each["text"] for each in view["events"]] == player.events, "the stored events are not those that were sent")
    for ending in ("txt", "json"):
        status, _, text = server.http("GET", f"/api/matches/{match}/record.{ending}")
        check(status == 200, f"record.{ending}: {status}")
        path = os.path.join(desk.folder, f"record.{ending}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([desk.program, "verify", path], capture_output=True, text=True, check=False)
        check(done.returncode == 0, f"verify: {done.stdout}{done.stderr}")


def quoridor_people(desk):
    play_to_the_end(desk, GAMES[0], 2)


def barricade_people(desk):
    play_to_the_end(desk, GAMES[1], 2)


def halma_people(desk):
    play_to_the_end(desk, GAMES[2], 2)


def shibuya_people(desk):
    play_to_the_end(desk, GAMES[3], 2)


def quoridor_computer(desk):
    play_to_the_end(desk, "quoridor:players=4", 2, 2)


def barricade_computer(desk):
    play_to_the_end(desk, "barricade:players=3", 1, 2)


def halma_computer(desk):
    play_to_the_end(desk, GAMES[2], 1, 1)


def shibuya_computer(desk):
    play_to_the_end(desk, GAMES[3], 1, 1)


def reconnect_and_resend(desk):
    server = desk.server()
    first, second = begin(server, "quoridor", 2)
    first.move("e2")
    # The answer is lost: the same message again, on a new socket, counts once.
    second.wait(lambda: second.may_move)
    second.send_move("e8", "lost")
    second.leave()
    second.come()
    second.send_move("e8", "lost", 1)
    second.wait(lambda: second.acknowledged.get("lost") == 2)
    first.wait(lambda: len(first.events) == 2)
    check(len(second.events) == 2, f"{second.events}")
    # Only what is missing is sent.
    first.leave()
    first.come()
    check(first.view["events"] == [] and first.view["seq"] == 2, f"{first.view['events']}")
    late = Player(server, first.room)
    check(late.events == first.events, "a spectator sees another match")
    check(not late.snapshot["legal"], "a spectator gets the legal steps")
    # An old number, another's turn, and nonsense are refused and change nothing.
    first.send_move("e3", "old", 0)
    first.wait(lambda: first.refused)
    check(first.refused[-1]["code"] == "out_of_date", f"{first.refused}")
    late.send_move("e3")
    late.wait(lambda: late.refused)
    check(late.refused[-1]["code"] == "not_allowed", f"{late.refused}")
    first.send_move("e9")
    first.wait(lambda: len(first.refused) == 2)
    first.move("e3")


def accounts_and_cookies(desk):
    server = desk.server()
    who = {"name": "Anna", "password": "correct horse battery"}
    status, headers, _ = server.http("POST", "/api/accounts", who)
    cookie = headers["Set-Cookie"]
    check(status == 201 and "HttpOnly" in cookie and "SameSite=Lax" in cookie, f"{status} {cookie}")
    session = {"Cookie": cookie.split(";")[0]}
    check(server.json("GET", "/api/me", headers=session)["name"] == "Anna", "the cookie says nothing")
    check(server.http("POST", "/api/accounts", who)[0] == 409, "the name was given twice")
    check(server.http("POST", "/api/session", {**who, "password": "wrong wrong"})[0] == 403, "a wrong password")
    # A cookie without an origin of our own changes nothing: another page may have sent it.
    check(server.http("POST", "/api/tokens", {"label": "x"}, session)[0] == 403, "a change without an origin")
    own = {**session, "Origin": f"http://127.0.0.1:{server.port}"}
    check(server.http("POST", "/api/tokens", {"label": "x"}, {**own, "Origin": "http://evil.example"})[0] == 403, "csrf")
    token = server.json("POST", "/api/tokens", {"label": "x"}, own, status=201)["token"]
    check(server.json("GET", "/api/me", headers={"Authorization": f"Bearer {token}"})["name"] == "Anna", "the token")
    server.kill()
    with open(server.settings["data"], "rb") as file:
        stored = file.read()
    for part in ("", "-wal"):
        path = server.settings["data"] + part
        if os.path.exists(path):
            with open(path, "rb") as file:
                stored += file.read()
    for secret in (token, session["Cookie"].split("=")[1], who["password"]):
        check(secret.encode() not in stored and secret not in server.log(), "a secret is stored as it is")


def origins_and_headers(desk):
    server = desk.server()
    for origin in ("http://evil.example", "null", f"http://localhost:{server.port + 1}"):
        try:
            wire.WebSocket(server.port, {"Origin": origin})
            raise Failure(f"{origin} was let in")
        except wire.Closed as closed:
            check(closed.code == 403, f"{origin}: {closed}")
    try:
        wire.WebSocket(server.port, {"Cookie": "session=abc"})
        raise Failure("a cookie without an origin was let in")
    except wire.Closed as closed:
        check(closed.code == 403, f"{closed}")
    wire.WebSocket(server.port, {"Origin": f"http://localhost:{server.port}", "Cookie": "session=abc"}).close()
    status, headers, page = server.http("GET", "/")
    check(status == 200 and "<title>Thwart</title>" in page, "the start page")
    for name in ("Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy"):
        check(name in headers, f"{name} is missing")
    check(server.http("GET", "/", headers={"If-None-Match": headers["ETag"]})[0] == 304, "not modified")
    check(server.http("HEAD", "/")[2] == "", "HEAD has a body")
    check(server.http("GET", "/../../etc/passwd.txt")[0] == 404, "a path that is not ours")
    check(server.http("GET", "/socket")[0] == 426, "no upgrade")
    check(server.http("PUT", "/api/rooms")[0] == 405, "PUT")
    check(server.http("GET", "/api/rooms/AAAAAAAA")[0] == 404, "no such room")
    check(server.http("POST", "/api/rooms", "{" * 100)[0] == 400, "no JSON")
    check(server.http("POST", "/api/rooms", "x" * 70000)[0] == 413, "too long")
    check(server.http("GET", "/", headers={"X-Long": "y" * 9000})[0] == 431, "a long header")
    check(server.json("GET", "/health")["status"] == "ok", "health")
    check(server.http("GET", "/metrics", headers={"X-Forwarded-For": "192.0.2.1"})[0] == 403, "metrics behind a proxy")
    check("thwart_append_seconds_count" in server.http("GET", "/metrics")[2], "metrics")


def files_of_the_page(desk):
    web = os.path.join(desk.folder, "web")
    os.makedirs(os.path.join(web, "assets"))
    for name, text in {"index.html": "page", "index.html.br": "page in brotli", "index.html.gz": "page in gzip", "sw.js": "worker",
                       "assets/core-DSDU1TKR.wasm": "core", "assets/core-DSDU1TKR.wasm.br": "core in brotli"}.items():
        with open(os.path.join(web, name), "w", encoding="ascii") as file:
            file.write(text)
    server = desk.server(web=web)
    status, headers, body = server.http("GET", "/r/ABC?key=1", headers={"Accept-Encoding": "gzip, deflate, br"})
    check((status, body, headers["Content-Encoding"]) == (200, "page in brotli", "br"), f"{headers}")
    check(headers["Vary"] == "Accept-Encoding" and headers["Cache-Control"] == "no-cache", f"{headers}")
    check(headers["Content-Type"] == "text/html; charset=utf-8", f"{headers}")
    known = {"Accept-Encoding": "br", "If-None-Match": headers["ETag"]}
    status, again, body = server.http("GET", "/", headers=known)
    check((status, body, again["ETag"], again["Vary"]) == (304, "", headers["ETag"], headers["Vary"]), f"{again}")
    status, headers, body = server.http("GET", "/", headers={"If-None-Match": headers["ETag"]})
    check((status, body) == (200, "page") and "Content-Encoding" not in headers, "plain, with a tag of its own")
    check(server.http("GET", "/", headers={"Accept-Encoding": "gzip;q=1, br;q=0"})[2] == "page in gzip", "gzip")
    status, headers, body = server.http("GET", "/assets/core-DSDU1TKR.wasm", headers={"Accept-Encoding": "br"})
    check(body == "core in brotli" and headers["Content-Type"] == "application/wasm", f"{headers}")
    check("immutable" in headers["Cache-Control"], f"{headers}")
    check(server.http("GET", "/sw.js")[1]["Cache-Control"] == "no-cache", "the worker is asked for again")
    for path in ("/assets/../index.html.br", "/index.html.br", "/..%2fthwart.db", "/../thwart.db", "/assets/none"):
        check(server.http("GET", path)[0] == 404, path)


def hostile_clients(desk):
    """Whatever they do, others go on playing."""
    server = desk.server()
    first, second = begin(server, "quoridor", 2)

    def is_cut_off(socket_, timeout=20):
        deadline = time.monotonic() + timeout
        try:
            while time.monotonic() < deadline:
                socket_.receive(deadline - time.monotonic())
        except wire.Closed as closed:
            return closed
        except wire.Timeout:
            pass
        raise Failure("it was not cut off")

    large = wire.WebSocket(server.port)
    large.send_frame(1, b"x" * 9000)
    check(is_cut_off(large).code in (1009, None), "a frame that is too large")
    binary = wire.WebSocket(server.port)
    binary.send_frame(2, b"\0\1")
    check(is_cut_off(binary).code in (1003, None), "a binary frame")
    unmasked = wire.WebSocket(server.port)
    unmasked.socket.sendall(b"\x81\x02{}")
    is_cut_off(unmasked)
    broken = wire.WebSocket(server.port)
    broken.send_frame(1, b"\xff\xfe")
    is_cut_off(broken)
    deep = wire.WebSocket(server.port)
    for nonsense in ('{"t":' + "[" * 2000, "[]", "{}", '{"t":"fly"}', '{"t":"hello","version":"x","features":[]}', "nul"):
        deep.send_frame(1, nonsense.encode())
        check(deep.receive()["t"] == "refused", nonsense)
    garbage = socket.create_connection(("127.0.0.1", server.port))
    garbage.sendall(os.urandom(2000) + b"\r\n\r\n")
    half_open = socket.create_connection(("127.0.0.1", server.port))
    half_open.sendall(b"GET / HT")
    silent = wire.WebSocket(server.port)
    first.move("e2")
    second.wait(lambda: second.may_move)
    second.move("e8")
    # The slow ones are cut off in time: five seconds for a header, ten for a first message.
    half_open.settimeout(20)
    check(half_open.recv(100) == b"", "a header that never ends")
    is_cut_off(silent)
    first.wait(lambda: first.may_move)
    first.move("e3")
    check(server.metric("store_failures_total") == 0, "the store failed")


def never_reading(desk):
    """Somebody who asks and never reads is cut off, and the server does not grow."""
    server = desk.server()
    first, second = begin(server, "quoridor", 2)
    lazy = wire.WebSocket(server.port)
    lazy.send({"t": "hello", "version": 1, "features": []})
    before = server.memory()
    lazy.socket.settimeout(60)  # a slow build of the server takes its time before it has had enough
    try:
        for _ in range(200000):
            lazy.send({"t": "enter", "room": first.room})
    except (wire.Closed, OSError):
        pass
    check(server.metric("slow_closed_total") == 1, "it was not cut off")
    check(server.memory() - before < 64 << 20, f"{server.memory() - before} bytes more")
    first.move("e2")
    second.wait(lambda: second.may_move)


def too_many(desk):
    server = desk.server(**{"connections-per-address": 8, "requests": 30, "messages": 60, "new-rooms": 2})
    sockets = []
    try:
        for _ in range(20):
            sockets.append(wire.WebSocket(server.port))
    except (wire.Closed, OSError):
        pass
    check(len(sockets) == 8, f"{len(sockets)} connections from one address")
    talker = sockets.pop()
    for each in sockets:
        each.close()
    began = time.monotonic()
    talker.send({"t": "hello", "version": 1, "features": []})
    for n in range(66):
        talker.send({"t": "ping", "n": n})
    check(talker.receive()["t"] == "welcome", "welcome")
    for n in range(66):
        check(talker.receive(30)["n"] == n, "a pong is missing")
    check(time.monotonic() - began > 4, "too much was read at once")
    statuses = [server.http("POST", "/api/rooms", {"setup": "quoridor"})[0] for _ in range(4)]
    check(statuses == [201, 201, 429, 429], f"{statuses}")
    statuses = [server.http("GET", "/api/rooms")[0] for _ in range(40)]
    check(429 in statuses and statuses[0] == 200, f"{statuses}")
    check(server.http("GET", "/health")[0] == 200, "health is always answered")


def analyses_and_moves(desk):
    """However many analyses are asked for, the computer answers moves."""
    server = desk.server()
    analyses = []
    for _ in range(2):
        analyses.append(server.json("POST", "/api/analysis", {"setup": "halma", "time_ms": 60000}, status=202)["id"])
    check(server.http("POST", "/api/analysis", {"setup": "halma"})[0] == 429, "too many analyses")
    player = begin(server, "quoridor", 1, 1)[0]
    for _ in range(3):
        player.wait(lambda: player.may_move)
        player.move(player.snapshot["legal"][0])
    player.wait(lambda: player.may_move)
    view = server.json("GET", f"/api/analysis/{analyses[0]}")
    check(view["status"] == "thinking", f"{view}")
    for each in analyses:
        check(server.http("DELETE", f"/api/analysis/{each}")[0] == 204, "an analysis does not stop")


def drain(desk):
    """SIGTERM: everybody is told, what was accepted is stored, and the match goes on after the start."""
    server = desk.server()
    first, second = begin(server, "quoridor", 2, clock="5:00")
    first.move("e2")
    second.wait(lambda: second.may_move)
    sent = second.send_move("e8")
    code = server.stop()
    check(code == 0, f"exit code {code}")
    byes = []
    for each in (first, second):
        try:
            while True:
                message = each.listen(5)
                if message["t"] == "bye":
                    byes.append(message)
        except wire.Closed as closed:
            check(closed.code == 1012, f"{closed}")
    check(len(byes) == 2 and all(bye["code"] == "restart" for bye in byes), f"{byes}")
    server.start()
    for each in (first, second):
        each.come()
    second.send_move("e8", sent, 1)
    second.wait(lambda: second.acknowledged.get(sent) == 2)
    first.wait(lambda: first.may_move)
    # Clocks stood still meanwhile, and a grace on top.
    check(first.clocks["left"][0] > 295_000, f"{first.clocks}")
    first.move("e3")


def kill_under_load(desk):
    storm.run(desk, seconds=desk.seconds, kills=desk.kills)


def backup_and_restore(desk):
    server = desk.server()
    first, second = begin(server, "quoridor", 2)
    first.move("e2")
    copy = os.path.join(desk.folder, "copy.db")
    words = [desk.program, "backup", copy, "--data", server.settings["data"]]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    check(done.returncode == 0, done.stderr)
    check(subprocess.run(words, capture_output=True, check=False).returncode == 1, "a copy was overwritten")
    second.wait(lambda: second.may_move)
    second.move("e8")
    server.kill()
    restored = desk.server(data=copy)
    second.server = restored
    second.events = []
    second.come()
    check(len(second.events) == 1, f"{second.events}")
    second.wait(lambda: second.may_move)
    second.move("e8")


def sample_bot(desk):
    """The bot of docs/examples plays a whole match against the computer, by token."""
    server = desk.server()
    who = {"name": "Robert", "password": "correct horse battery"}
    _, headers, _ = server.http("POST", "/api/accounts", who)
    own = {"Cookie": headers["Set-Cookie"].split(";")[0], "Origin": f"http://127.0.0.1:{server.port}"}
    token = server.json("POST", "/api/tokens", {"label": "bot"}, own, status=201)["token"]
    bot = os.path.join(os.path.dirname(__file__), "..", "..", "docs", "examples", "bot.py")
    done = subprocess.run([sys.executable, "-B", bot, f"http://127.0.0.1:{server.port}", "quoridor", "--seed", "1"],
                          env={**os.environ, "THWART_TOKEN": token}, capture_output=True, text=True, timeout=120,
                          check=False)
    check(done.returncode == 0, f"{done.stdout[-500:]}{done.stderr[-2000:]}")
    check("Robert" in done.stdout and "rank" in done.stdout, done.stdout)
    matches = server.json("GET", "/api/players/robert")["matches"]
    check(len(matches) == 1 and matches[0]["result"]["ending"] == "rules", f"{matches}")


def no_secret_leaves(desk):
    """The dealer's secret is in no message, log or figure before the end, and afterwards it fits the commitment."""
    server = desk.server(log="debug")
    heard = []
    players = begin(server, "barricade:players=2", 2)
    commitment = players[0].view["commitment"]
    for _ in range(12):
        catch_up(players)
        mover = next(each for each in players if each.may_move)
        mover.move(mover.snapshot["legal"][0])
    heard = json.dumps([each.view for each in players] + [each.events for each in players])
    figures = server.http("GET", "/metrics")[2] + server.http("GET", f"/api/rooms/{players[0].room}")[2]
    players[0].say("resign", id="enough")
    players[0].wait(lambda: players[0].result)
    players[0].leave()
    players[0].come()
    reveal = players[0].view["reveal"]
    check(reveal and reveal != commitment, f"{reveal}")
    secrets = set(reveal.split()) - set(commitment.split())
    check(secrets, "nothing was revealed")
    for secret in secrets:
        value = secret.split("=")[-1]
        check(len(value) >= 32, f"{secret} is no secret")
        check(value not in heard and value not in figures and value not in server.log(), "the secret was out")


def kill_signal_is_clean(desk):
    """Ctrl-C, too, ends it well; a port in use is said plainly."""
    server = desk.server()
    words = [desk.program, "serve", "--port", str(server.port), "--address", "127.0.0.1", "--durability", "memory"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    check(done.returncode == 1 and "port" in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr)
    words = [desk.program, "serve", "--port", "0", "--data", server.settings["data"]]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    check(done.returncode == 1 and len(done.stderr.splitlines()) == 1, f"two servers on one file: {done.stderr}")
    server.process.send_signal(signal.SIGINT)
    check(server.process.wait(20) == 0, "Ctrl-C")


def scenarios_of(module):
    """Its own functions that want a desk and nothing else."""
    return {name: each for name, each in vars(module).items() if inspect.isfunction(each)
            and each.__module__ == module.__name__ and list(inspect.signature(each).parameters) == ["desk"]}


SCENARIOS = {**scenarios_of(sys.modules[__name__]), **scenarios_of(trouble)}
