# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values of expressions in a page, for look_at_report.py and look_at_translation.py."""

import json
import subprocess


def ask(browse, page, *expressions, options=()):
    """Opens the page with the program test/tools/browse, and returns the values of the expressions, which run one after the other."""
    answers = subprocess.run([browse, page, *options, *expressions], check=True, stdout=subprocess.PIPE, text=True).stdout
    return [json.loads(line) for line in answers.splitlines()]
