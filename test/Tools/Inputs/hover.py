"""What clangd shows for words of a file: hover.py CLANGD FILE WORD TEXT [WORD TEXT]...

Prints it, and fails where the text is not in it. clangd reads the headers' comments in the background, so that this
script repeats the request for a while.
"""

import pathlib
import sys
import time

from language_client import Client

clangd, name, words = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), sys.argv[3:]
text = name.read_text()
missing = 0
with Client([clangd, "--log=error"], name.parent) as client:
    client.open(name)
    for word, wanted in zip(words[::2], words[1::2]):
        line, column = next((i, row.index(word)) for i, row in enumerate(text.splitlines()) if word in row)
        until, found = time.monotonic() + 60, ""
        while wanted not in found and time.monotonic() < until:
            shown = client.request("textDocument/hover", client.at(name, line, column + len(word) - 1))
            found = shown["contents"]["value"] if shown else ""
            time.sleep(0.1)
        missing += wanted not in found
        print(f"{word}:\n{found}\n")
sys.exit(missing)
