"""Prints one kernel of an OpenCL C text that ampcc has written: kernel.py NAME FILE."""

import re
import sys

name, file = sys.argv[1:]
for part in re.split(r"(?m)^\}\n", open(file).read()):
    if re.search(rf"__kernel.* {name}", part):
        print(re.sub(r"(?s)\A.*(?=__kernel)", "", part))
