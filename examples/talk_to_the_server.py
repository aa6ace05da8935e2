"""Play a game at a server: start one with `fathoms serve`, then run this. It needs httpx and websockets.

`docs/protocol.md` has every message that goes to and fro.
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

URL = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"

with httpx.Client(base_url=URL) as http:  # it keeps the cookie
    seats = {"octopus": {"kind": "me"}, "shark": {"kind": "bot", "bot": "greedy"}}
    table = http.post("/api/tables", json={"game": "kelp", "seats": seats}).raise_for_status().json()
    with connect(f"{URL.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": table["mine"]["octopus"], "lang": "en"}))
        for wire in socket:
            told = json.loads(wire)
            if told["type"] != "situation":
                continue
            for happened in told["events"]:
                print(happened["said"]["text"])
            if told["outcome"] is not None:
                break
            if told["asked"] is None:
                socket.send(json.dumps({"type": "hurry"}))  # the bot need not take its time
            else:
                actions = [option["action"] for option in told["asked"]["options"] if option["preview"] is not None]
                socket.send(json.dumps({"type": "answer", "n": told["n"], "actions": [random.choice(actions)]}))
    print(told["outcome"]["text"])
    print(f"To look back at it: {URL}/t/{table['id']}")
