"""What clangd shows for words of a file: hover.py CLANGD FILE WORD TEXT [WORD TEXT]...

Prints it, and fails where the text is not in it. clangd reads the headers' comments in the background, so that this
script repeats the request for a while.
"""

import json
import pathlib
import subprocess
import sys
import time

clangd, name, words = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
text = name.read_text()
server = subprocess.Popen([clangd, "--log=error"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def send(method, parameters, number=None):
    message = {"jsonrpc": "2.0", "method": method, "params": parameters}
    if number is not None:
        message["id"] = number
    body = json.dumps(message).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def answer(number):
    while True:
        size = 0
        while (line := server.stdout.readline().strip()):
            if line.startswith(b"Content-Length:"):
                size = int(line.split(b":")[1])
        message = json.loads(server.stdout.read(size))
        if message.get("id") == number and "method" not in message:
            return message["result"]


send("initialize", {"processId": None, "rootUri": name.parent.as_uri(), "capabilities": {}}, 0)
answer(0)
send("initialized", {})
document = {"uri": name.as_uri(), "languageId": "cpp", "version": 1, "text": text}
send("textDocument/didOpen", {"textDocument": document})
number, missing = 0, 0
for word, wanted in zip(words[::2], words[1::2]):
    line, column = next((i, row.index(word)) for i, row in enumerate(text.splitlines()) if word in row)
    position = {"line": line, "character": column + len(word) - 1}
    until, found = time.monotonic() + 60, ""
    while wanted not in found and time.monotonic() < until:
        number += 1
        send("textDocument/hover", {"textDocument": {"uri": name.as_uri()}, "position": position}, number)
        shown = answer(number)
        found = shown["contents"]["value"] if shown else ""
        time.sleep(0.1)
    missing += wanted not in found
    print(f"{word}:\n{found}\n")
send("shutdown", None, number + 1)
answer(number + 1)
send("exit", None)
server.wait()
sys.exit(missing)
