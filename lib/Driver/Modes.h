//===- Modes.h - the two modes of the driver: compile and translate ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Driver.cpp calls one of them for a command line that compiles, links, translates, or that the
// host compiler answers, such as --version. Lines with --help, --deploy or -cc1 have their own
// functions. A third mode is a function here and a case in Driver.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_MODES_H
#define AMPCC_DRIVER_MODES_H

#include "HostCommand.h"

namespace ampcc {

/// Compiles and links as clang++ and g++ would. Returns the status to exit with.
int runCompile(const CommandContext &S);

/// --translate: writes the texts for the host compiler and the device to files. Returns the status
/// to exit with.
int runTranslate(const CommandContext &S);

} // namespace ampcc

#endif
