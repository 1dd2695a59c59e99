//===- Language.h - the language that a module is printed in --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 and C++ are alike in nearly all that KIR needs. This class has the differences in
// expressions and types. Other differences are in the printers of the two forms.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_LANGUAGE_H
#define AMPCC_PRINT_LANGUAGE_H

#include "ampcc/Print/Aliasing.h"

namespace ampcc {

/// The language of a module's text, with the types for which the text defines names.
class Language {
public:
  enum class Dialect : uint8_t { OpenCL, Cxx };

  Language(Dialect D, const kir::Module &M) : D(D), Reinterpreted(reinterpretedTypes(M)) {}

  bool isCxx() const { return D == Dialect::Cxx; }
  /// The module accesses objects of other types as type T. An object in memory then needs a variant
  /// of T that may alias all others.
  bool isReinterpreted(const kir::Type *T) const { return Reinterpreted.count(T) != 0; }
  const ReinterpretedTypes &reinterpreted() const { return Reinterpreted; }

private:
  Dialect D;
  ReinterpretedTypes Reinterpreted;
};

} // namespace ampcc

#endif
