"""A computer player for Tiletum in twenty lines: takes what it likes best among the options."""
import json
import sys

LIKED = ["contribute", "fulfil", "crest", "build", "place", "bonus", "gain", "take", "climb"]
AVOIDED = ["buy", "renew", "leave", "done", "end"]


def liking(option):
    verb = option["move"].split(" ")[0]
    if verb in LIKED:
        return len(LIKED) - LIKED.index(verb)
    return -1 - AVOIDED.index(verb) if verb in AVOIDED else 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue
    best = max(message["options"], key=liking)
    print(json.dumps({"number": message["number"], "move": best["move"]}), flush=True)
