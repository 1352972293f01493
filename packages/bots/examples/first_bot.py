import json
import sys

LIKED = ["contribute", "fulfil", "crest", "build", "place", "bonus", "gain", "take", "climb"]
AVOIDED = ["buy", "exchange", "renew", "leave", "done", "end"]


def liking(move):
    verb, *words = move.split()
    if verb == "die":
        return -int(words[-1])
    if verb in LIKED:
        return len(LIKED) - LIKED.index(verb)
    return -1 - AVOIDED.index(verb) if verb in AVOIDED else 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    best = max((option["move"] for option in message["options"]), key=liking)
    print(json.dumps({"number": message["number"], "move": best}), flush=True)
