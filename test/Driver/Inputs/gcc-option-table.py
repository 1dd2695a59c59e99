# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares lib/Driver/GccOptions.def with the option table of an installed g++.

    gcc-option-table.py GXX GCC_OPTIONS_DEF

`g++ --completion=-` lists the options of its driver. Whether one takes the next word, a command shows that is
only printed (-###): the word is compiled or it is not. Prints the options that the file lacks.
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

GXX, TABLE = sys.argv[1:]
WORD = "word.c"
# What has its argument in the same word, whatever that is; and names of options that the driver made by joining two.
JOINED = ("-f", "-m", "-W", "-std", "-g", "--param", "--warn-", "--machine", "--std", "-gen-decls", "-objects")


def answer(*arguments):
    run = subprocess.run([GXX, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return run.stdout, run.stderr


def kind(option):
    out, err = answer("-###", "-c", option, WORD, "other.c")
    if out and "cc1" not in err:
        return "QUERY"
    compiled = re.search(r"-dumpbase \"?" + WORD, err) and option not in ("-dumpbase", "--dumpbase")
    return None if compiled or f"{WORD}: " in err or "cc1" not in err else "SEPARATE"


def options():
    for line in answer("--completion=-")[0].splitlines():
        long = line.startswith("-fintrinsic-modules-path")
        if line.startswith("-") and "=" not in line and " " not in line and (long or not line.startswith(JOINED)):
            yield line


known = {}
for entry, spelling in re.findall(r'^(SEPARATE|QUERY|QUERY_JOINED)\("(.*)"\)$', open(TABLE).read(), re.M):
    known.setdefault(spelling.rstrip("="), set()).add(entry.removesuffix("_JOINED"))
names = sorted(set(options()))
if len(names) < 100:
    sys.exit(f"{GXX} lists {len(names)} options")
with ThreadPoolExecutor() as pool:
    for name, found in zip(names, pool.map(kind, names)):
        # The queries that have no answer here are queries elsewhere.
        if found and found not in known.get(name, ()) and "QUERY" not in known.get(name, ()):
            print(f"{found} {name}")
