//===- TypePrinter.h - types, declarators and struct definitions ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PRINT_TYPEPRINTER_H
#define AMPCC_PRINT_TYPEPRINTER_H

#include "ampcc/Print/Language.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// "__global const float *matrix", "__local float (*tile)[2]"; an empty Name gives the type's name.
std::string declare(const Language &In, const kir::Type *T, llvm::StringRef Name);

/// A line that defines the may-alias variant of T, the type as which objects of other types are
/// accessed.
std::string defineAliased(const Language &In, const kir::Type *T);

/// The lines that define S. Its fields are at the host's offsets if S has ExactLayout.
std::vector<std::string> defineStruct(const Language &In, const kir::StructType &S);

/// The definition of S has padding before a field, so that an initialiser must name the fields.
bool hasInnerPadding(const Language &In, const kir::StructType &S);

} // namespace ampcc

#endif
