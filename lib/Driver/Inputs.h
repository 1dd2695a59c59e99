//===- Inputs.h - checks of the files of a command line ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_INPUTS_H
#define AMPCC_DRIVER_INPUTS_H

#include "CommandLine.h"

namespace ampcc {

/// Reports every input that is missing, unreadable, a folder, or not what its name says. Compilers
/// would answer these with one error for each strange byte. A source that comes through a pipe is
/// kept, so that it can be read again; of a named pipe only the compilation itself can do that
/// (`KeepsPipes`).
bool checkInputs(const CommandLine &Line, bool KeepsPipes = false);

} // namespace ampcc

#endif
