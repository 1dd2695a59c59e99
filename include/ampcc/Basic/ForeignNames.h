//===- ForeignNames.h - names of other languages for GPUs -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program that is ported to C++ AMP has names of CUDA, OpenCL, SYCL or another language. For each
// such name that the program does not declare, lib/Messages reports the language and what C++ AMP
// has in its place. ForeignNames.def is the table. To advise about another name, add a row.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_FOREIGNNAMES_H
#define AMPCC_BASIC_FOREIGNNAMES_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace ampcc {

/// A name of another language for GPUs, such as `__syncthreads`, that amp code does not have.
struct ForeignName {
  llvm::StringRef Owner;  ///< the language, for example CUDA
  llvm::StringRef Advice; ///< what a C++ AMP program does; it begins with a verb
  bool IsSpecifier;       ///< it begins a declaration
};

/// The row of ForeignNames.def for this name, which may be qualified; nothing if there is none.
std::optional<ForeignName> foreignName(llvm::StringRef Name);

/// The row for a header with this name, as it is included.
std::optional<ForeignName> foreignHeader(llvm::StringRef Name);

} // namespace ampcc

#endif
