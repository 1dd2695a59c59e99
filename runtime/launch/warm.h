//===- warm.h - builds of all kernels of a program in advance ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command `ampcc-cache warm PROGRAM` fills the kernel cache (kernel_cache.h), so that the first
// run of a program does not wait for the OpenCL compiler. It starts the program with a preloaded
// library, and this function is the connection of the runtime to that library. modules.cpp calls it
// when the first module of kernels registers. The two must agree on the name and the type of the
// function.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_WARM_H
#define AMPCC_RUNTIME_WARM_H

namespace ampcc_rt {

/// Passes a function that builds all kernels to the library that `ampcc-cache warm` preloads
/// (tools/ampcc-cache/preload.cpp). The library calls it instead of the program's `main`. Does
/// nothing in other processes.
void offer_to_warm() noexcept;

} // namespace ampcc_rt

#endif
