//===- Driver.h - the ampcc command ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tools/ampcc/main.cpp calls it. `ampcc` takes the command line of clang++ and g++. With
// --translate it writes the translated sources to a folder instead of compiling them.
// docs/command-line.md is the manual. lib/Driver/Driver.cpp decides what a command does: begin
// there for a new mode of the command.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_DRIVER_H
#define AMPCC_DRIVER_DRIVER_H

#include "llvm/ADT/ArrayRef.h"

namespace ampcc {

/// Runs the command `Args` (Args[0] is the program) and returns the exit status.
int driverMain(llvm::ArrayRef<const char *> Args);

} // namespace ampcc

#endif
