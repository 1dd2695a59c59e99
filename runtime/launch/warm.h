//===- warm.h - builds of all kernels of a program in advance ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// modules.cpp calls it when the kernels of the program are known.
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
