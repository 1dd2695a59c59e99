//===- TypePrinter.h - text of types, declarators and structs -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printers of both output languages, OpenCL C and C++ (Language.h), use these functions for all
// declarations. A module's text must have the may-alias variants (defineAliased) first, then the
// structs (defineStruct), then the functions that use both. A new type of KIR, the intermediate
// representation, is printed here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_TYPEPRINTER_H
#define AMPCC_PRINT_TYPEPRINTER_H

#include "ampcc/Print/Language.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

/// Returns the declarator of a variable, "__global const float *matrix" or "__local float
/// (*tile)[2]"; with an empty Name, the type alone.
std::string declare(const Language &In, const kir::Type *T, llvm::StringRef Name);

/// Returns the line `typedef float __attribute__((may_alias)) aliased_float;` for T. A module that
/// accesses objects of other types as T needs it (Language::isReinterpreted); pointers and fields
/// of type T then use the variant.
std::string defineAliased(const Language &In, const kir::Type *T);

/// Returns the lines that define S. If S has ExactLayout, padding fields and attributes give its
/// fields the offsets that they have on the host, except in unions and in structs with pointers.
std::vector<std::string> defineStruct(const Language &In, const kir::StructType &S);

/// Whether the definition of S has a padding field before another field. An initialiser of S must
/// then name the fields.
bool hasInnerPadding(const Language &In, const kir::StructType &S);

} // namespace ampcc

#endif
