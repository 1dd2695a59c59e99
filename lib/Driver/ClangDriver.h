//===- ClangDriver.h - clang's own driver with ampcc's frontend ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Used if the host compiler is ampcc's own Clang. With another host compiler, Compile.cpp runs that
// compiler's command.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_CLANGDRIVER_H
#define AMPCC_DRIVER_CLANGDRIVER_H

#include "HostCommand.h"

namespace ampcc {

/// Runs the command line as clang++ would, in this process, except that runUnit() compiles each C++
/// source and that links get the runtime. Returns the exit status.
int runClangDriver(const CommandContext &S);

} // namespace ampcc

#endif
