//===- GccOptions.h - options of g++ that clang's option table does not have -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CommandLine needs it for lines of g++, which it reads with clang's table of options.
// GccOptions.def lists the options.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_GCCOPTIONS_H
#define AMPCC_DRIVER_GCCOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// Calls `Visit` with the position of each option of GccOptions.def whose argument is the next
/// word.
void visitGccPairs(llvm::ArrayRef<const char *> Arguments,
                   llvm::function_ref<void(unsigned)> Visit);

/// The line only asks g++ for a fact, such as -print-sysroot, so that g++ compiles nothing.
bool isGccQuery(llvm::ArrayRef<const char *> Arguments);

} // namespace ampcc

#endif
