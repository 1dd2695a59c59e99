# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""files-like-ours.py HEADERS FOLDER: makes files in FOLDER that are called as the library's, and hold an error."""

import pathlib
import sys

headers, folder = map(pathlib.Path, sys.argv[1:])
for part in ("ampcc_rt", "amp/detail", "amp-msvc/detail"):
    for header in (headers / part).iterdir():
        for place in (part, "detail"):
            file = folder / place / header.name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("#error of the program\n")
