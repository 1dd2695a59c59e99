# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ends ../observing-ends.cpp in many ways and looks at what it leaves."""

import json
import os
import pathlib
import signal
import subprocess
import sys

program, device = sys.argv[1:]
trace, report = program + ".%p.json", program + ".html"


def heed_signals():
    """What runs the tests may ignore some, and its children after it."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def end(how, by=None):
    """The status, the messages, and the trace."""
    variables = {**os.environ, "AMPCC_DEVICE": device, "AMPCC_TRACE": trace, "AMPCC_REPORT": report, "AMPCC_PROFILE": "csv"}
    process = subprocess.Popen([program, how], env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               preexec_fn=heed_signals)
    if by:
        assert process.stdout.readline() == "ready\n"
        process.send_signal(by)
    messages = process.communicate(timeout=60)[1]
    written = pathlib.Path(trace.replace("%p", str(process.pid)))
    text = written.read_text()
    written.unlink()
    return process.returncode, messages, text


def events(text):
    """As those who read traces do where the end is missing."""
    whole = text.rstrip()
    return json.loads(whole if whole.endswith("]") else whole + "\n]")


def check(how, text):
    kernels = [e for e in events(text) if e["ph"] == "X" and e["cat"] == "kernel"]
    assert [e["name"] for e in kernels] == ["main():21"] and not kernels[0]["args"].get("unfinished"), (how, kernels)
    assert 'main():21' in pathlib.Path(report).read_text(), how


for how, by, number in (("abort", None, 6), ("throw", None, 6), ("fault", None, 11), ("wait", signal.SIGINT, 2),
                        ("wait", signal.SIGTERM, 15), ("wait", signal.SIGHUP, 1)):
    status, messages, text = end(how, by)
    assert status == -number, (how, status)
    assert "ampcc: signal %d (" % number in messages and "what was measured until now is written" in messages, (how, messages)
    assert "kernel,\"main():21\"," in messages, (how, messages)
    check(how, text)
    assert text.endswith("]\n") and events(text)[-1]["name"] == "ended by signal %d" % number, (how, text[-200:])

# The process cannot react: the file has no end, but is a valid trace.
for how, by, status in (("wait", signal.SIGKILL, -9), ("at-once", None, 0)):
    ended, messages, text = end(how, by)
    assert ended == status and messages == "", (how, ended, messages)
    check(how, text)
    assert not text.endswith("]\n"), how

# The program's own handler ends it as it likes; a child that aborts is not the process that is traced.
for how, by, status in (("own-handler", signal.SIGTERM, 4), ("fork", None, 0)):
    ended, messages, text = end(how, by)
    assert ended == status and "ends the process" not in messages and "kernel,\"main():21\"," in messages, (how, ended, messages)
    check(how, text)
    assert text.endswith("}\n]\n"), how
