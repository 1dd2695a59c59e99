"""complete.py SCRIPT COMMAND WORD...: prints the completions of bash for `COMMAND WORD...<Tab>`, with words as bash splits them."""

import subprocess
import sys

script, *words = sys.argv[1:]
program = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
compopt() { :; }
_ampcc
printf '%s\\n' "${COMPREPLY[@]}"
"""
subprocess.run(["bash", "-c", program, "bash", script, *words], check=True)
