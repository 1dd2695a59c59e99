"""Sessions of an editor with ampcc-lsp: language_server.py SESSION CLANGD

Each session is a function of this name. Its folder is a temporary one, because a folder below that of the build would
have the build's compile_commands.json. It has the settings of `ampcc --amp-clangd`.
"""

import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

from language_client import CAPABILITIES, WAIT, Client, span

PROGRAM = """#include <amp.h>
using namespace concurrency;
int host(int x) { return x; }
/// Twice as much.
int twice(int x) restrict(amp) { return 2 * x; }
auto trailing(int x) restrict(amp) -> int { return x; }
void f(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = twice(1); });
}
"""
WRONG = PROGRAM.replace("twice(1)", "host(1)")
CALL = (7, PROGRAM.splitlines()[7].index("twice(1)"))


def server(folder, clangd, **more):
    return Client(["ampcc-lsp", f"--clangd={clangd}", "--background-index=false"], folder, **more)


def make(folder, name, text):
    path = folder / name
    path.write_bytes(text.encode())
    return path


def recorded(folder, clangd):
    """A program that starts clangd, and the file in which it writes the number of the process."""
    starter, number = folder / "start", folder / "number"
    starter.write_text(f'#!/bin/sh\necho $$ > {number}\nexec {clangd} "$@"\n')
    starter.chmod(0o755)
    return starter, number


def fixes(client, path, diagnostic):
    """The titles of the actions for a diagnostic, with the edits of each."""
    actions = client.request("textDocument/codeAction", {"textDocument": {"uri": path.as_uri()}, "range": diagnostic["range"], "context": {"diagnostics": [diagnostic]}})
    return {a["title"]: a["edit"]["changes"] for a in actions if "edit" in a}


def diagnostics(folder, clangd):
    """An error of ampcc, with its place, note and fix-it. clangd's false errors about a clause are gone."""
    path = make(folder, "a.cpp", WRONG)
    with server(folder, clangd) as client:
        client.open(path)
        wrong = client.found(path, "no matching function for call to 'host'")
        assert wrong["source"] == "ampcc" and wrong["severity"] == 1, wrong
        assert wrong["range"] == span(CALL, (7, CALL[1] + 4)), wrong
        note = wrong["relatedInformation"][0]
        assert "declare it 'restrict(cpu, amp)'" in note["message"] and note["location"]["range"]["start"]["line"] == 2, note
        assert len(client.of(path)) == 1, client.of(path)
        ((title, changes),) = fixes(client, path, wrong).items()
        (edit,) = changes[path.as_uri()]
        assert edit["newText"] == " restrict(cpu, amp)" and "restrict(cpu, amp)" in title, (title, edit)
        start, stop = edit["range"]["start"], edit["range"]["end"]
        client.change(path, ((start["line"], start["character"]), (stop["line"], stop["character"]), edit["newText"]))
        client.until(lambda: client.of(path) == [])


def seconds(folder, clangd):
    """A project of thirty files, eight of them open: the time from an edit to its error is printed."""
    files = [make(folder, f"file{n}.cpp", f'#include "shared.h"\n{PROGRAM.replace("void f", f"void f{n}").replace("return x", "return x + shared()", 1)}') for n in range(30)]
    make(folder, "shared.h", "#pragma once\n#include <vector>\ninline int shared() { return 1; }\n")
    rows = [{"directory": str(folder), "file": str(f), "arguments": ["ampcc", "-c", "-O2", f.name]} for f in files]
    (folder / "compile_commands.json").write_text(json.dumps(rows))
    times = []
    with server(folder, clangd) as client:
        for path in files[::4]:
            client.open(path)
        client.until(lambda: all(path.as_uri() in client.diagnostics for path in files[::4]))
        for path in files[::4]:
            begin = time.monotonic()
            line = CALL[0] + 1
            client.change(path, ((line, CALL[1]), (line, CALL[1] + len("twice")), "host"))
            client.found(path, "host")
            times.append(time.monotonic() - begin)
    print("seconds from an edit to its error:", " ".join(f"{t:.2f}" for t in sorted(times)))


def missing_commands(folder, clangd):
    """Text that no parser understands, then C++ without C++ AMP, then an error again, without compile commands."""
    path = make(folder, "a.cpp", PROGRAM)
    with server(folder, clangd) as client:
        client.open(path)
        client.change(path, "#include <amp.h>\nvoid f( { [=](restrict(amp \x00 \"\n}}}} tile_static\n")
        client.found(path, "expected")
        client.change(path, "int f() { return g(); }\n")
        assert client.found(path, "undeclared identifier 'g'")["source"] == "clang"
        client.change(path, WRONG)
        client.found(path, "no matching function for call to 'host'")


def names(folder, clangd):
    """Characters that an editor leaves as they are in a URI, and clangd does not."""
    path = make(folder, "a@b c\u00e9.cpp", WRONG)
    with server(folder, clangd) as client:
        client.uri = lambda p: p.as_uri().replace("%40", "@")
        client.open(path)
        client.found(path, "call to 'host'")
        client.until(lambda: any(uri.startswith((folder / "a").as_uri()) for uri in client.diagnostics))
        client.request("textDocument/hover", client.at(path, 2, 4))  # clangd answers after its messages
        shown = [d for uri, list in client.diagnostics.items() if "/a" in uri.removeprefix(folder.as_uri()) for d in list]
        assert len(shown) == 1, client.diagnostics


def long_file(folder, clangd):
    """10,000 lines; the time from an edit to its error is printed."""
    text = PROGRAM + "".join(f"int more{n}(int x) restrict(cpu, amp) {{ return twice{n % 2}(x) + {n}; }}\n" for n in range(10000))
    text = text.replace("void f", "int twice0(int x) restrict(cpu, amp) { return x; }\nint twice1(int x) restrict(cpu, amp) { return x; }\nvoid f")
    path = make(folder, "a.cpp", text)
    with server(folder, clangd) as client:
        client.open(path)
        begin = time.monotonic()
        client.change(path, ((9, CALL[1]), (9, CALL[1] + len("twice")), "host"))
        client.found(path, "call to 'host'")
        print(f"seconds from an edit of 10,000 lines to its error: {time.monotonic() - begin:.2f}")


def no_clangd(folder, clangd):
    """One message, and ampcc's own answers."""
    path = make(folder, "a.cpp", WRONG)
    with server(folder, folder / "none") as client:
        client.open(path)
        fixes(client, path, client.found(path, "call to 'host'")).popitem()
        client.change(path, PROGRAM)
        client.until(lambda: client.of(path) == [])
        assert "restrict(amp)" in client.request("textDocument/hover", client.at(path, *CALL))["contents"]["value"]
        assert "error" in client.answer(client.ask("textDocument/definition", client.at(path, *CALL)))
        (message,) = client.shown
        assert f"cannot run '{folder}/none'" in message and "goes on without clangd" in message, message


def clangd_ends(folder, clangd):
    """One message. Requests that clangd has not answered get an answer."""
    starter, number = recorded(folder, clangd)
    path = make(folder, "a.cpp", WRONG)
    with server(folder, starter) as client:
        client.open(path)
        client.found(path, "call to 'host'")
        os.kill(int(number.read_text()), signal.SIGSTOP)
        waiting = client.ask("textDocument/definition", client.at(path, *CALL))
        os.kill(int(number.read_text()), signal.SIGKILL)
        assert "error" in client.answer(waiting)
        client.change(path, PROGRAM)
        client.until(lambda: client.of(path) == [])
        assert client.shown == ["ampcc-lsp: clangd has ended; ampcc-lsp goes on without it. Restart the language server."], client.shown


def clangd_hangs(folder, clangd):
    """The session ends nevertheless."""
    starter, number = recorded(folder, clangd)
    client = server(folder, starter)
    os.kill(int(number.read_text()), signal.SIGSTOP)
    client.ask("shutdown", None)
    client.notify("exit", None)
    assert client.server.wait(WAIT) == 0


def terminated(folder, clangd):
    """A signal ends the server; no file of it remains."""
    path, temporary = make(folder, "a.cpp", WRONG), folder / "temporary"
    temporary.mkdir()
    os.environ["TMPDIR"] = str(temporary)
    client = server(folder, clangd)
    client.open(path)
    client.found(path, "call to 'host'")
    assert any(name.name.startswith("ampcc-lsp") for name in temporary.iterdir())
    client.server.send_signal(signal.SIGTERM)
    assert client.server.wait(WAIT) == 1
    assert not any(name.name.startswith("ampcc-lsp") for name in temporary.iterdir()), list(temporary.iterdir())


def positions(folder, clangd):
    """Lines that end in CR LF, and characters of several units before the error, in the encoding of the protocol and in one that clangd agrees to."""
    text = WRONG.replace("v[i] = ", "/* \u00e9\U0001d11e */ v[i] = ").replace("\n", "\r\n")
    path = make(folder, "a.cpp", text)
    line = text.splitlines()[CALL[0]]
    for name, unit, other in (("utf-16", 2, "none"), ("utf-8", 1, clangd)):
        def count(part):
            return len(part.encode(name + "-le" if unit == 2 else name)) // unit

        with server(folder, other, capabilities={**CAPABILITIES, "offsetEncoding": [name]}) as client:
            client.open(path)
            begin, end = (count(line[: line.index(word)]) for word in ("host(1)", "(1)"))
            assert client.found(path, "call to 'host'")["range"] == span((CALL[0], begin), (CALL[0], end))
            client.change(path, ((CALL[0], begin), (CALL[0], end), "twice"))
            client.until(lambda: client.of(path) == [])


def headers(folder, clangd):
    """A header is checked itself; a change of it counts in the sources that include it when it is saved."""
    header = make(folder, "helper.h", "#pragma once\nstatic int helper(int x) restrict(amp) { return x; }\n")
    source = make(folder, "a.cpp", PROGRAM.replace("using", '#include "helper.h"\nusing').replace("twice(1)", "helper(1)"))
    with server(folder, clangd) as client:
        client.open(header)
        client.open(source, source.read_text().replace("helper(1)", "host(1)"))
        client.found(source, "call to 'host'")
        client.change(source, source.read_text())
        client.until(lambda: all(d["source"] != "ampcc" for d in client.of(source)))
        client.change(header, "#pragma once\ninline int helper(int x) { return x; }\n")
        client.notify("textDocument/didSave", {"textDocument": {"uri": header.as_uri()}})
        client.found(source, "call to 'helper'")
        client.change(header, "#pragma once\nint none(int x) { return x; }\ninline int helper(int x) restrict(amp) { return none(x); }\n")
        client.found(header, "call to 'none'")


def unsaved_header(folder, clangd):
    """The error that a source reports in a header goes when the text of the header changes, or is dropped as the editor closes it."""
    good = "#pragma once\ninline int helper(int x) { return x; }\n"
    wrong = good.replace("return x", "return none")
    header = make(folder, "helper.h", good)
    source = make(folder, "a.cpp", PROGRAM.replace("using", '#include "helper.h"\nusing'))
    with server(folder, clangd) as client:
        client.open(header, wrong)
        client.open(source)
        client.found(header, "'none'")
        client.change(header, good)
        client.until(lambda: client.of(header) == [])
        client.change(header, wrong)
        client.notify("textDocument/didSave", {"textDocument": {"uri": header.as_uri()}})
        client.found(header, "'none'")
        client.close(header)
        client.until(lambda: client.of(header) == [])


def reported_once(folder, clangd):
    """Errors in headers that several documents report: of clangd and a source, and of the header and a source."""
    plain = make(folder, "plain.h", "#pragma once\ninline int plain() { return absent; }\n")
    amp = make(folder, "amp.h", "#pragma once\nint none(int x);\ninline int helper(int x) restrict(amp) { return none(x); }\n")
    source = make(folder, "a.cpp", '#include "amp.h"\n#include "plain.h"\n' + WRONG)
    with server(folder, clangd) as client:
        client.open(plain)
        client.open(amp)
        client.found(plain, "identifier 'absent'")
        client.found(amp, "call to 'none'")
        client.open(source)
        client.found(source, "call to 'host'")
        client.request("textDocument/hover", client.at(source, 0, 0))
        assert [d["source"] for d in client.of(plain)] == ["clang"], client.of(plain)
        assert [len(d["relatedInformation"]) for d in client.of(amp)] == [1], client.of(amp)


def place_of(text, offset):
    """The line and the character of an offset."""
    lines = re.split("\r\n|\r|\n", text[:offset])
    return len(lines) - 1, len(lines[-1])


def edits(folder, clangd):
    """Many changes in one message, which make and break ends of lines. The error after them is at its place."""
    text = "/*\r\n" + "ab\r\ncd\nef\rg\n" * 20 + "*/\r\n" + PROGRAM
    path = make(folder, "a.cpp", text)
    with server(folder, clangd) as client:
        client.open(path)
        changes, choice = [], random.Random(1)
        for _ in range(300):
            end = text.index("*/")
            begin = choice.randrange(2, end + 1)
            stop = choice.randrange(begin, min(end, begin + 6) + 1)
            new = "".join(choice.choices("xy\r\n", k=choice.randrange(6)))
            if text[begin - 1] == "\r" and text[begin] == "\n" or text[stop - 1] == "\r" and text[stop] == "\n":
                continue  # no place of the protocol
            changes.append((place_of(text, begin), place_of(text, stop), new))
            text = text[:begin] + new + text[stop:]
        at = text.index("twice(1)")
        begin, stop = place_of(text, at), place_of(text, at + len("twice"))
        client.change(path, *changes, (begin, stop, "host"))
        assert client.found(path, "call to 'host'")["range"] == span(begin, place_of(text, at + len("host")))


def runs(path):
    """A process checks the document."""

    def words(process):
        try:
            return (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            return []

    return any({b"-remap-file", str(path).encode()} <= set(words(p)) for p in pathlib.Path("/proc").glob("[0-9]*"))


def closed_header(folder, clangd):
    """A header that is closed while ampcc checks a source with its text: the source is checked again."""
    header = make(folder, "helper.h", "#pragma once\n")
    source = make(folder, "a.cpp", WRONG.replace("using", '#include "helper.h"\nusing'))
    with server(folder, clangd) as client:
        client.open(header)
        client.until(lambda: header.as_uri() in client.diagnostics)
        client.open(source)
        end = time.monotonic() + WAIT
        while not runs(source):
            assert time.monotonic() < end
        client.close(header)
        client.found(source, "no matching function for call to 'host'")
        assert not client.logged, client.logged


def options(folder, clangd):
    """The options of compile_commands.json, for the file that it lists and a header beside it; a changed one is read again."""
    path = make(folder, "a.cpp", PROGRAM.replace("twice(1)", "CALLED(1)"))

    def write(*words):
        rows = [{"directory": str(folder), "file": "a.cpp", "arguments": ["g++", "-c", *words, "a.cpp", "-o", "a.o"]}]
        (folder / "compile_commands.json").write_text(json.dumps(rows))

    write("-DCALLED=host")
    with server(folder, clangd) as client:
        client.open(path)
        client.found(path, "call to 'host'")
        write("-DCALLED=twice", "--amp-check")
        client.change(path, path.read_text() + "\n")
        client.until(lambda: client.of(path) == [])
        write("--amp-unknown")
        client.change(path, path.read_text() + "\n\n")
        client.until(lambda: any("was not checked: unknown option '--amp-unknown'" in text for text in client.logged))


def settings(folder, clangd):
    """The settings of the editor that clangd has, of other types too: a folder with the commands, options for files without commands, and commands."""
    path = make(folder, "a.cpp", PROGRAM.replace("twice(1)", "CALLED(1)"))
    with server(folder, clangd, options={"fallbackFlags": ["-DCALLED=host"], "compilationDatabasePath": str(folder / "none")}) as client:
        client.open(path)
        client.found(path, "call to 'host'")

    (folder / "elsewhere").mkdir()
    (folder / "elsewhere/compile_commands.json").write_text(json.dumps([{"directory": str(folder), "file": "a.cpp", "arguments": ["g++", "-DCALLED=host", "a.cpp"]}]))
    with server(folder, clangd, options={"fallbackFlags": ["-DCALLED=twice"], "compilationDatabasePath": str(folder / "elsewhere")}) as client:
        client.open(path)
        client.found(path, "call to 'host'")
        changes = {str(path): {"workingDirectory": str(folder), "compilationCommand": ["g++", "-DCALLED=twice", "a.cpp"]}, "other": 1}
        client.notify("workspace/didChangeConfiguration", {"settings": {"compilationDatabaseChanges": changes, "fallbackFlags": 1}})
        client.until(lambda: client.of(path) == [])

    changes[str(path)]["compilationCommand"][1] = "-DCALLED=host"
    with server(folder, clangd, options={"compilationDatabaseChanges": changes}) as client:
        client.open(path)
        client.found(path, "call to 'host'")


def hover(folder, clangd):
    """clangd's text, and the restriction: of a function, a lambda, and one of the library with its cost. Cancelled requests leave the next ones alone."""
    path = make(folder, "a.cpp", PROGRAM.replace("auto trailing(int x) restrict(amp) -> int { return x; }\n", "\n"))
    with server(folder, clangd) as client:
        client.open(path)
        asked = [client.ask("textDocument/hover", client.at(path, 2, 4)) for _ in range(5)]
        for number in asked:
            client.notify("$/cancelRequest", {"id": number})
        for number in asked:
            client.answer(number)

        def shows(line, word, *texts):
            place = client.at(path, line, PROGRAM.splitlines()[line].index(word))

            def holds():
                value = (client.request("textDocument/hover", place) or {"contents": {"value": ""}})["contents"]["value"]
                return all(text in value for text in texts)

            end = time.monotonic() + 60  # the check, and clangd's reading of comments, take a while
            while not holds():
                assert time.monotonic() < end, client.request("textDocument/hover", place)
                time.sleep(0.1)

        shows(7, "twice", "Twice as much", "`restrict(amp)`")
        shows(2, "host", "`restrict(cpu)`")
        shows(7, "[=]", "`restrict(amp)`")
        shows(7, "parallel_for_each", "Cost:", "`restrict(cpu)`")


def kernels(folder, clangd):
    """The way from a launch to the OpenCL C: one kernel, and the two of a launch in a template."""
    text = """template <class T> void g(array_view<T, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T(7); });
}
template void g(array_view<int, 1>);
template void g(array_view<float, 1>);
"""
    path = make(folder, "a.cpp", PROGRAM + text)
    with server(folder, clangd) as client:
        client.open(path)

        def lines(line):
            """The lines of the places, when ampcc has checked the document."""
            end = time.monotonic() + 60
            while not (places := client.request("textDocument/implementation", client.at(path, line, 5))):
                assert time.monotonic() < end
                time.sleep(0.1)
            return [pathlib.Path(p["uri"].removeprefix("file://")).read_text().splitlines()[p["range"]["start"]["line"]] for p in places]

        (one,) = lines(7)
        assert one.startswith("__kernel void f_kernel("), one
        assert len(set(lines(10))) == 2 and all(l.startswith("__kernel void g_kernel") for l in lines(10)), lines(10)


if __name__ == "__main__":
    settings_of_ampcc = subprocess.run(["ampcc", "--amp-clangd"], check=True, capture_output=True, text=True).stdout
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name).resolve()
        # The standard library's index takes half of the time, and no session uses it.
        (place / ".clangd").write_text(settings_of_ampcc + "---\nIndex: { StandardLibrary: No }\n")
        globals()[sys.argv[1]](place, sys.argv[2])
