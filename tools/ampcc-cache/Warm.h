//===- Warm.h - run of a program that builds its kernels ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TOOLS_WARM_H
#define AMPCC_TOOLS_WARM_H

#include <string>

/// Starts a program with a preloaded library (preload.cpp) that builds its kernels instead of
/// calling `main`. Returns the exit status of the program. Throws if the library cannot be
/// preloaded, because then the program itself would run.
int warm(const std::string &program, const std::string &device);

#endif
