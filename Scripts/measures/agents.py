"""Prints the medians of fifty of what an agent does with a program's screen, in milliseconds:

    python3 Scripts/measures/agents.py VITRO PROGRAM SCREEN TARGET

VITRO and PROGRAM are built; SCREEN is the name of a screen, TARGET an element of it that is pressed.
"""

import json
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path

vitro, program, screen, target = sys.argv[1:]
command = [vitro, "--executable", program, "--screen", screen]


def timed(work, count=50):
    times = []
    for _ in range(count):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def run(*words):
    return subprocess.run(command + list(words), capture_output=True, text=True).stdout


run("restart")
look = run("look")
path = Path(program).resolve()
connection = socket.socket(socket.AF_UNIX)
connection.connect(str(path.parent / ".vitro" / f"{path.name}.socket"))
lines = connection.makefile("rw")


def ask(name, **values):
    lines.write(json.dumps({"command": name, "screen": screen, "values": values}) + "\n")
    lines.flush()
    return json.loads(lines.readline())["text"]


def start():
    run("stop")
    run("list")


print(f"look: {len(look.encode())} bytes, {len(look.splitlines())} lines")
print(f"look: {timed(lambda: ask('look')):.2f} ms; from a shell {timed(lambda: run('look')):.1f} ms")
print(f"press and answer: {timed(lambda: ask('press', target=target)):.2f} ms")
connection.close()
print(f"start of the program, to its first answer: {timed(start, 10):.0f} ms")
run("stop")
