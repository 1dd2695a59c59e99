# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The format of ampcc's shell tests: lit's, but for the commands that Oclgrind simulates.

`%oclgrind PROGRAM` in a RUN line runs a program under Oclgrind. Where Oclgrind is not installed, the program runs as it is, so the
rest of the test still counts, and a second test, FILE/oclgrind, is reported as skipped. A test that has no meaning without
Oclgrind says "REQUIRES: oclgrind" and is skipped as a whole.
"""

import pathlib
import re

import lit.formats
import lit.Test

# The last part of a test's path, for the commands under Oclgrind that are left out.
LEFT_OUT = "oclgrind"


class ShTest(lit.formats.ShTest):
    def getTestsForPath(self, testSuite, path_in_suite, litConfig, localConfig):
        for test in super().getTestsForPath(testSuite, path_in_suite, litConfig, localConfig):
            yield test
            if "oclgrind" in localConfig.available_features:
                continue
            text = pathlib.Path(test.getSourcePath()).read_text(errors="replace")
            if "%oclgrind" in text and not re.search(r"REQUIRES:.*\boclgrind\b", text):
                left_out = lit.Test.Test(testSuite, path_in_suite + (LEFT_OUT,), localConfig, file_path=test.getSourcePath())
                left_out.requires = ["oclgrind"]
                yield left_out

    def execute(self, test, litConfig):
        if test.path_in_suite[-1] == LEFT_OUT:
            return lit.Test.Result(lit.Test.UNSUPPORTED, "Oclgrind is not available")
        return super().execute(test, litConfig)
