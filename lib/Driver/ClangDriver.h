//===- ClangDriver.h - clang's own driver with ampcc's frontend ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// runCompile() (Compile.cpp) calls this function if the host compiler is ampcc's own Clang. With
// another host compiler, Compile.cpp runs that compiler's command. Change this code if a job of
// clang's driver has to run otherwise than in clang++.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_CLANGDRIVER_H
#define AMPCC_DRIVER_CLANGDRIVER_H

#include "HostCommand.h"

namespace ampcc {

/// Runs the command line as clang++ would, with two exceptions: runUnit() compiles each C++ source,
/// and a link gets the runtime and the kernels that prepareLink() compiles. For another target than
/// ampcc's own machine, Clang runs all jobs, and a source with C++ AMP is an error. Returns the
/// exit status.
int runClangDriver(const CommandContext &S);

} // namespace ampcc

#endif
