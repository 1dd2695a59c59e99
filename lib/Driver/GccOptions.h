//===- GccOptions.h - g++'s view of a command line -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_GCCOPTIONS_H
#define AMPCC_DRIVER_GCCOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// Calls `Visit` with the position of each option whose argument is the next word.
void visitGccPairs(llvm::ArrayRef<const char *> Arguments,
                   llvm::function_ref<void(unsigned)> Visit);

/// g++ answers and compiles nothing.
bool isGccQuery(llvm::ArrayRef<const char *> Arguments);

} // namespace ampcc

#endif
