//===- warm.h - building a program's kernels before it runs ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_WARM_H
#define AMPCC_RUNTIME_WARM_H

namespace ampcc_rt {

/// `ampcc-cache warm` runs a program with a library before it (tools/ampcc-cache/preload.cpp) that
/// calls, in the place of the program's `main`, what it is handed here. Does nothing in any other
/// process.
void offer_to_warm() noexcept;

} // namespace ampcc_rt

#endif
