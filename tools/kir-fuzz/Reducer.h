//===- Reducer.h - reduction of a module that has a finding ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A finding of kir-fuzz is a random module for which a pass is wrong: it crashes, or changes the
// results of the module's kernels. `kir-fuzz --reduce FILE` makes the module small, so that a
// person can see the mistake of the pass. main.cpp calls reduce() with a function that runs the
// passes and returns whether the same finding is still there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_FUZZ_REDUCER_H
#define AMPCC_TOOLS_KIR_FUZZ_REDUCER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace ampcc::fuzz {

/// Makes the module in Text smaller, step by step, and returns the smallest text for which
/// Interesting holds. A step deletes statements, a function or a parameter, replaces a statement or
/// an expression by a part of it, or an expression by 0 or 1. Interesting gets valid modules only.
/// Stops when no single step is left, or after Seconds.
std::string reduce(llvm::StringRef Text, llvm::function_ref<bool(llvm::StringRef)> Interesting,
                   unsigned Seconds);

} // namespace ampcc::fuzz

#endif
