# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ../tracing.cpp must have written, on each device."""

import json
import sys

for name in sys.argv[1:]:
    events = json.load(open(name))
    done = [e for e in events if e["ph"] == "X"]
    kernels = [e for e in done if e["cat"] == "kernel"]
    titles = ["numbers::scale"] * 3 + ["main():48", "numbers::adder<int>::add<4>():37"]
    assert sorted(k["name"] for k in kernels) == sorted(titles), kernels
    assert all("tracing.cpp:" in k["args"]["place"] and "global" in k["args"]["sizes"] for k in kernels), kernels
    assert [e["args"]["bytes"] for e in done if e["name"] in ("upload", "download")] == [4000, 4000], done

    tracks = {e["tid"]: e["args"]["name"] for e in events if e["name"] == "thread_name"}
    assert all(e["tid"] in tracks for e in done) and len({k["tid"] for k in kernels}) == 2, tracks
    assert "host: main thread" in tracks.values(), tracks
    assert all(e["dur"] >= 0 for e in done)

    # The host's calls, each with its own commands.
    host = [e for e in done if e["cat"] == "host"]
    launches = [e for e in host if e["name"].startswith("launch ")]
    assert sorted(e["name"][len("launch "):] for e in launches) == sorted(titles), launches
    assert any(e["name"] == "write on the host" for e in host) and any(e["name"] == "wait for a device" for e in host), host
    starts = {e["id"]: e for e in events if e["ph"] == "s"}
    ends = {e["id"]: e for e in events if e["ph"] == "f"}
    assert len(starts) == len(ends) == len([e for e in done if e["cat"] != "host"]), (starts, ends)
    for number, start in starts.items():
        assert start["ts"] <= ends[number]["ts"], (start, ends[number])
        assert any(e["tid"] == start["tid"] and e["ts"] <= start["ts"] <= e["ts"] + e["dur"] for e in host), start
    for kernel in kernels:
        number = next(n for n, e in ends.items() if e["tid"] == kernel["tid"] and e["ts"] == kernel["ts"])
        start = starts[number]
        around = [e for e in launches if e["ts"] <= start["ts"] <= e["ts"] + e["dur"]]
        assert [e["name"] for e in around] == ["launch " + kernel["name"]], (kernel, around)
