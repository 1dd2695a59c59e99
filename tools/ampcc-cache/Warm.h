//===- Warm.h - has a program's kernels built -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TOOLS_WARM_H
#define AMPCC_TOOLS_WARM_H

#include <string>

/// Starts the program so far that its kernels are known, and has them built instead of calling
/// `main`. Throws where that cannot be done without running it. Returns its exit status.
int warm(const std::string &program, const std::string &device);

#endif
