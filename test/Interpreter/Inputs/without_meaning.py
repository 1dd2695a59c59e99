# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints those of the given KIR texts of which no seeded launch has a meaning, and the reason of the first.

    without_meaning.py FILE...
"""

import os
import re
import subprocess
import sys

for path in sorted(sys.argv[1:]):
    run = subprocess.run(["kir-opt", "--check-meaning=verbose", path], capture_output=True, text=True)
    found = re.search(r"^kir-opt: 0 runs have a meaning; .*?\((.*?):", run.stderr, re.MULTILINE)
    if found:
        print(os.path.basename(path), found.group(1))
