//===- Reducer.h - a smaller module of which the same is true -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_TOOLS_KIR_FUZZ_REDUCER_H
#define AMPCC_TOOLS_KIR_FUZZ_REDUCER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace ampcc::fuzz {

/// Deletes statements, functions and parameters, puts the parts of statements and expressions in
/// their place, and constants for expressions, as long as Interesting holds for the module's text.
/// Every candidate is valid. Stops when no single step is left, or after Seconds.
std::string reduce(llvm::StringRef Text, llvm::function_ref<bool(llvm::StringRef)> Interesting,
                   unsigned Seconds);

} // namespace ampcc::fuzz

#endif
