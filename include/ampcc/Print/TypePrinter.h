//===- TypePrinter.h - types, declarators and struct definitions ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_PRINT_TYPEPRINTER_H
#define AMPCC_PRINT_TYPEPRINTER_H

#include "ampcc/Print/Language.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// "__global const float *matrix", "__local float (*tile)[2]"; an empty Name gives the type's name.
std::string declare(const Language &In, const kir::Type *T, llvm::StringRef Name);

/// The definition of the name of T where it is seen in objects of other types, as a line.
std::string defineAliased(const Language &In, const kir::Type *T);

/// The definition of S, its fields at the host's offsets where S asks for that, as lines.
std::vector<std::string> defineStruct(const Language &In, const kir::StructType &S);

/// That definition has padding in front of a field: an initialiser must name the fields.
bool hasInnerPadding(const Language &In, const kir::StructType &S);

} // namespace ampcc

#endif
