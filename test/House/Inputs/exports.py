# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""exports.py LIBRARY MAP: the symbols that a library defines for others are those of its version script."""

import re
import subprocess
import sys

library, script = sys.argv[1:]
listed = set()
version = None
for line in open(script):
    if node := re.match(r"(\w+) \{", line):
        version = node.group(1)
    elif name := re.match(r"  (\w+);", line):
        listed.add(f"{name.group(1)}@@{version}")
lines = subprocess.run(["llvm-nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
symbols = [line.split() for line in lines.splitlines()]
exported = {words[-1] for words in symbols if words[1] != "A"}
for name in sorted(listed - exported):
    print(f"not defined: {name}")
for name in sorted(exported - listed):
    print(f"not listed: {name}")
if listed != exported:
    sys.exit("The binary interface of the runtime has changed. Older programs need what is not defined: restore it, or\n"
             "raise AMPCC_SOVERSION. A new function belongs into runtime/exports.map (docs/runtime-abi.md).")
