# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Writes the text of the file FROM to the file TO, as a C++ string literal.
file(READ ${FROM} TEXT)
file(WRITE ${TO} "R\"embedded(${TEXT})embedded\"\n")
