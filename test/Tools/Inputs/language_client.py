"""A client of a language server, for tests.

    with Client([PROGRAM, ...], FOLDER) as client:
        client.open(path)
        client.request("textDocument/hover", client.at(path, 3, 5))

Every wait ends after three minutes with an error.
"""

import json
import pathlib
import queue
import subprocess
import threading
import time

WAIT = 180
CAPABILITIES = {
    "textDocument": {
        "publishDiagnostics": {"relatedInformation": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
        "hover": {"contentFormat": ["markdown"]},
    }
}


def read(stream):
    """The next message; None at the end."""
    size = 0
    while (line := stream.readline()).strip():
        if line.startswith(b"Content-Length:"):
            size = int(line.split(b":")[1])
    return json.loads(stream.read(size)) if size else None


class Client:
    def __init__(self, command, folder, capabilities=CAPABILITIES, options=None):
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.messages, self.number, self.versions = queue.Queue(), 0, {}
        self.diagnostics, self.shown, self.logged, self.answers = {}, [], [], {}
        threading.Thread(target=self.listen, daemon=True).start()
        self.abilities = self.request("initialize", {"processId": None, "rootUri": pathlib.Path(folder).resolve().as_uri(), "capabilities": capabilities, "initializationOptions": options})
        self.notify("initialized", {})

    def __enter__(self):
        return self

    def __exit__(self, *error):
        if error[0] is None:
            assert self.end() == 0
        else:
            self.server.kill()

    def listen(self):
        while message := read(self.server.stdout):
            self.messages.put(message)
        self.messages.put(None)

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def ask(self, method, parameters):
        """The number of a request; answer() waits for its answer."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": parameters})
        return self.number

    def answer(self, number):
        self.until(lambda: number in self.answers)
        return self.answers.pop(number)

    def request(self, method, parameters):
        message = self.answer(self.ask(method, parameters))
        assert "error" not in message, message
        return message["result"]

    def until(self, holds):
        """Takes messages until the condition holds."""
        end = time.monotonic() + WAIT
        while not holds():
            try:
                message = self.messages.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"nothing in time; diagnostics: {self.diagnostics}, logged: {self.logged}, shown: {self.shown}") from None
            assert message is not None, "the server has ended"
            if "method" not in message:
                self.answers[message["id"]] = message
            elif message["method"] == "textDocument/publishDiagnostics":
                self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
            elif message["method"] == "window/showMessage":
                self.shown.append(message["params"]["message"])
            elif message["method"] == "window/logMessage":
                self.logged.append(message["params"]["message"])

    @staticmethod
    def uri(path):
        return path.as_uri()

    def open(self, path, text=None):
        text = path.read_bytes().decode() if text is None else text
        self.versions[path] = 1
        self.notify("textDocument/didOpen", {"textDocument": {"uri": self.uri(path), "languageId": "cpp", "version": 1, "text": text}})

    def change(self, path, *changes):
        """Each change is a whole text, or a text with the places, (line, character), that it replaces."""
        self.versions[path] += 1
        parts = [{"text": c} if isinstance(c, str) else {"text": c[2], "range": span(c[0], c[1])} for c in changes]
        self.notify("textDocument/didChange", {"textDocument": {"uri": self.uri(path), "version": self.versions[path]}, "contentChanges": parts})

    def close(self, path):
        self.notify("textDocument/didClose", {"textDocument": {"uri": self.uri(path)}})

    def of(self, path):
        return self.diagnostics.get(self.uri(path), [])

    def found(self, path, text):
        """The diagnostic whose message has the text; waits for it."""
        self.until(lambda: any(text in d["message"] for d in self.of(path)))
        return next(d for d in self.of(path) if text in d["message"])

    def at(self, path, line, character):
        return {"textDocument": {"uri": self.uri(path)}, "position": {"line": line, "character": character}}

    def end(self):
        """Ends the session; the exit status."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.server.wait(WAIT)


def span(start, end):
    return {"start": dict(zip(("line", "character"), start)), "end": dict(zip(("line", "character"), end))}
