//===- Inputs.h - checks of the files of a command line ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// runCompile() and runTranslate() call it before they run a compiler. A line for another driver of
// Clang, such as that for Windows, is not checked.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_INPUTS_H
#define AMPCC_DRIVER_INPUTS_H

#include "CommandLine.h"

namespace ampcc {

/// Reports every input that is missing, unreadable, a folder, or of another type than its name
/// says, because compilers would report an error for each strange byte. A source from a pipe is
/// stored, so that it can be read again; with a named pipe only the compilation itself can do that
/// (`KeepsPipes`).
bool checkInputs(const CommandLine &Line, bool KeepsPipes = false);

} // namespace ampcc

#endif
