//===- ClangDriver.h - clang's own driver with ampcc's frontend ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_CLANGDRIVER_H
#define AMPCC_DRIVER_CLANGDRIVER_H

#include "HostCommand.h"

namespace ampcc {

/// Does what clang++ would do with the command line, in this process, except that each C++ source
/// is compiled by runUnit() and that links get the runtime. Returns the status to exit with.
int runClangDriver(const CommandContext &S);

} // namespace ampcc

#endif
