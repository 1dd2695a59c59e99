# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The format of ampcc's shell tests: lit's, but for the commands that Oclgrind simulates.

`%oclgrind PROGRAM` in a RUN line runs a program under Oclgrind. Where Oclgrind is not installed:

  - the program runs as it is, so the rest of the test still counts;
  - a second test, FILE/oclgrind, is reported as skipped;
  - a third test, FILE/amp-check, runs the same commands with --amp-check on the native accelerator, which finds races and accesses
    out of bounds too. A file has no such test if it has commands with --amp-check of its own, or says "NO-AMP-CHECK: REASON".

A test that has no meaning without Oclgrind says "REQUIRES: oclgrind" and is skipped as a whole.
"""

import copy
import pathlib
import re

import lit.formats
import lit.Test

# The last part of a test's path: for the commands under Oclgrind that are left out, and for the test in their place.
LEFT_OUT = "oclgrind"
CHECKED = "amp-check"


class SecondTest(lit.Test.Test):
    """Another test of the same file."""

    def __init__(self, first, name, config):
        super().__init__(first.suite, first.path_in_suite + (name,), config, file_path=first.getSourcePath())

    def getSourcePath(self):
        return self.file_path


def checked(config):
    """The configuration in which all programs are compiled with --amp-check and run on the native accelerator."""
    result = copy.copy(config)
    result.environment = {**config.environment, **config.checked_environment}
    result.substitutions = [
        (name, value.replace(config.ampcc, config.ampcc + " --amp-check", 1) if value.startswith(config.ampcc) else value)
        for name, value in config.substitutions
        if (name, value) != config.on_all_devices
    ]
    return result


class ShTest(lit.formats.ShTest):
    def getTestsForPath(self, testSuite, path_in_suite, litConfig, localConfig):
        for test in super().getTestsForPath(testSuite, path_in_suite, litConfig, localConfig):
            yield test
            if "oclgrind" in localConfig.available_features:
                continue
            text = pathlib.Path(test.getSourcePath()).read_text(errors="replace")
            if "%oclgrind" in text and not re.search(r"REQUIRES:.*\boclgrind\b", text):
                left_out = SecondTest(test, LEFT_OUT, localConfig)
                left_out.requires = ["oclgrind"]
                yield left_out
                if not re.search(r"--amp-check|NO-AMP-CHECK:", text) and "AMPCC_CHECK" not in localConfig.environment:
                    yield SecondTest(test, CHECKED, checked(localConfig))

    def execute(self, test, litConfig):
        if test.path_in_suite[-1] == LEFT_OUT:
            return lit.Test.Result(lit.Test.UNSUPPORTED, "Oclgrind is not available")
        return super().execute(test, litConfig)
