//===- Warm.h - run of a program that builds its kernels ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc-cache warm` fills the kernel cache before a program first runs, so that its first launches
// do not wait for the OpenCL compiler.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_WARM_H
#define AMPCC_TOOLS_WARM_H

#include <string>

/// Starts `program`, a path or a name that is searched in PATH, with a preloaded library
/// (preload.cpp) that builds its kernels for `device` instead of calling `main`. `device` is a
/// value of AMPCC_DEVICE; empty for the default one. Returns the exit status of the program. Throws
/// if the library cannot be preloaded, because then the program itself would run.
int warm(const std::string &program, const std::string &device);

#endif
