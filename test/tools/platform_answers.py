# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers about the first OpenCL platform, which are kept for a version of it because they take seconds."""

import hashlib
import os


def kept_answer(name, folder, asked, script, ask):
    """Returns the result of ask(). The file `name` in the folder keeps it for this script and platform."""
    with open(script, "rb") as text:
        key = hashlib.sha256(asked.encode() + text.read()).hexdigest()
    kept = os.path.join(folder, name)
    try:
        with open(kept) as file:
            known, answer = file.read().split()
            if known == key:
                return answer == "yes"
    except (OSError, ValueError):
        pass
    answer = ask()
    os.makedirs(folder, exist_ok=True)
    with open(f"{kept}.{os.getpid()}", "w") as file:
        file.write(f"{key} {'yes' if answer else 'no'}\n")
    os.replace(file.name, kept)
    return answer
