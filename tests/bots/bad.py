"""Programs that fail in every way there is: each a short script, by what it does."""

HELLO = """
import json, os, subprocess, sys, time
def say(**fields):
    print(json.dumps(fields), flush=True)
def lines():
    for line in sys.stdin:
        yield json.loads(line)
def hello(said):
    if said["type"] == "hello":
        say(type="hello", protocol=1, name="bad")
"""
EACH = HELLO + "for said in lines():\n    hello(said)\n    if said['type'] == 'decide':\n        "
ANSWER = "say(type='move', id=said['id'], move=said['legal'][0])"

SLOW = {
    "silence": EACH + "pass",
    "garbage": EACH + "print('no JSON at all', flush=True)",
    "bytes": EACH + "os.write(1, bytes(range(256)).replace(b'\\n', b'') + b'\\n')",
    "deep": EACH + "print('[' * 50_000, flush=True)",
    "no object": EACH + "print('[1, 2]\\nnull\\n\"move\"\\n3', flush=True)",
    "wrong id": EACH + "say(type='move', id=said['id'] - 1, move=said['legal'][0])",
    "no id": EACH + "say(type='move', move=said['legal'][0])",
    "id true": EACH + "say(type='move', id=True, move=said['legal'][0])",
    "no type": EACH + "say(id=said['id'], move=said['legal'][0])",
    "half a line": EACH + 'os.write(1, b\'{"type": "move"\')',
    "too late": EACH + "time.sleep(1); " + ANSWER,
    "hangs": EACH + "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
}
"""They say hello, and then nothing in time that answers."""

CRASH = {
    "exit": EACH + "sys.exit(3)",
    "exit in a line": EACH + "os.write(1, b'{\"type\":'); os._exit(1)",
    "raises": EACH + "raise RuntimeError('cannot think')",
    "closes its output": EACH + "os.close(1); time.sleep(1000)",
    "flood": EACH + "\n        while True: os.write(1, b'x\\n' * 1000)",
    "flood of JSON": EACH + "\n        while True: say(type='move', id=-1, move='buy')",
    "huge line": EACH + "os.write(1, b'x' * 10_000_000)",
    "huge whole line": EACH + "print('x' * 70_000, flush=True)",
    "exit at once": "",
    "no program": "import sys; sys.exit('I am not ready')",
    "says nothing": "import time; time.sleep(1000)",
    "never reads": 'import time\nprint(\'{"type":"hello","protocol":2}\', flush=True)\ntime.sleep(1000)',
    "protocol 2": HELLO + "say(type='hello', protocol=2)\ntime.sleep(1000)",
    "protocol 'one'": HELLO + "say(type='hello', protocol='one')\ntime.sleep(1000)",
    "protocol true": HELLO + "say(type='hello', protocol=True)\ntime.sleep(1000)",
    "killed": EACH + "import signal; os.kill(os.getpid(), signal.SIGKILL)",
    "no protocol": HELLO + "say(type='hello')\ntime.sleep(1000)",
    "floods before hello": "while True: print('hello?')",
}
"""They have to be ended, or have ended."""

NONSENSE = {
    "no text": EACH + "say(type='move', id=said['id'], move=7)",
    "no move": EACH + "say(type='move', id=said['id'])",
    "no verb": EACH + "say(type='move', id=said['id'], move='win')",
    "empty": EACH + "say(type='move', id=said['id'], move='')",
    "of chance": EACH + "say(type='move', id=said['id'], move='dice 6')",
    "chances of others": EACH + "say(type='move', id=said['id'], move=said['legal'][0], chances=[1])",
    "chances over 1": EACH + "say(type='move', id=said['id'], move=said['legal'][0], chances=[2, -1])",
    "chances in words": EACH + "say(type='move', id=said['id'], move=said['legal'][0], chances='good')",
    "why a number": EACH + "say(type='move', id=said['id'], move=said['legal'][0], why=5)",
}

ILLEGAL = {
    "not now": EACH + "say(type='move', id=said['id'], move='end')",
    "not its own": EACH + "say(type='move', id=said['id'], move='mortgage 39')",
    "dice": EACH + "say(type='move', id=said['id'], move='dice 6 6')",
    "time": EACH + "say(type='move', id=said['id'], move='time')",
    "a huge bid": EACH + "say(type='move', id=said['id'], move='bid 9999999')",
}

FINE = {
    "plain": EACH + ANSWER,
    "a stray print": EACH + "print('thinking'); " + ANSWER,
    "in pieces": EACH
    + "\n        for sign in json.dumps({'type': 'move', 'id': said['id'], 'move': said['legal'][0]}) + '\\n':"
    + "\n            os.write(1, sign.encode())",
    "Windows lines": EACH
    + "sys.stdout.write(json.dumps({'type': 'move', 'id': said['id'], 'move': said['legal'][0]}) + '\\r\\n'); "
    "sys.stdout.flush()",
    "noise on stderr": EACH + "sys.stderr.write('x' * 1_000_000); sys.stderr.flush(); " + ANSWER,
    "more fields": EACH + "say(type='move', id=said['id'], move=said['legal'][0], depth=9, chances=[0.5, 0.5], why='so')",
    "twice": EACH + ANSWER + "; " + ANSWER,
    "ends at quit": EACH + ANSWER + "\n    if said['type'] == 'quit': sys.exit(0)",
}
