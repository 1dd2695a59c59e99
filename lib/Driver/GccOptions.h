//===- GccOptions.h - g++'s options with an argument, and its queries ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If the host compiler is g++, CommandLine reads the user's line with clang's table of options all
// the same. For an option of g++ that clang does not know, the table would take the argument in the
// next word for an input file. CommandLine finds these arguments with the functions here.
// GccOptions.def lists all options of g++ that have an argument in the next word, also those that
// clang knows, and the options that only query a fact. test/Driver/gcc-option-table.test compares
// the list with an installed g++. A new option of g++ is a row there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_GCCOPTIONS_H
#define AMPCC_DRIVER_GCCOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// Calls `Visit` with the position of each option that has its argument in the next word.
void visitGccPairs(llvm::ArrayRef<const char *> Arguments,
                   llvm::function_ref<void(unsigned)> Visit);

/// True if the line has an option that queries a fact, such as -print-sysroot. Then g++ compiles
/// nothing, whatever else the line has.
bool isGccQuery(llvm::ArrayRef<const char *> Arguments);

} // namespace ampcc

#endif
