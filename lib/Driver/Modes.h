//===- Modes.h - the two modes of the driver -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Driver.cpp calls one of them for a command line that compiles, links or translates. Other lines,
// such as --version, --deploy and -cc1, have functions of their own.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_MODES_H
#define AMPCC_DRIVER_MODES_H

#include "HostCommand.h"

namespace ampcc {

/// Compiles and links as clang++ and g++ would. Returns the status to exit with.
int runCompile(const CommandContext &S);

/// --translate: writes the texts for the host compiler and the device.
int runTranslate(const CommandContext &S);

} // namespace ampcc

#endif
