//===- Language.h - the language that a module is printed in --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 and C++ are alike in nearly all that KIR, the intermediate representation, needs.
// Where expressions and types differ, lib/Print queries this class for the dialect. The printers
// that derive from FunctionPrinter have the other differences. A further difference in expressions
// or types becomes a function of the class.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PRINT_LANGUAGE_H
#define AMPCC_PRINT_LANGUAGE_H

#include "ampcc/Print/Aliasing.h"
#include "llvm/ADT/StringExtras.h"
#include <string>

namespace ampcc {

/// The dialect of a module's text, and the types of which the text needs a variant that may alias,
/// a typedef with the attribute may_alias (TypePrinter.h, defineAliased). Both dialects need it for
/// the same types. The constructor finds them; later changes of the module do not count.
class Language {
public:
  enum class Dialect : uint8_t { OpenCL, Cxx };

  Language(Dialect D, const kir::Module &M)
      : D(D), Lanes(M.Lanes == kir::CompileOptions().Lanes ? M.Lanes : 0),
        Reinterpreted(reinterpretedTypes(M)) {}

  bool isCxx() const { return D == Dialect::Cxx; }
  /// The module accesses objects of other types as type T. Pointers to T and fields of type T then
  /// need a variant of T that may alias all other types.
  bool isReinterpreted(const kir::Type *T) const { return Reinterpreted.count(T) != 0; }
  const ReinterpretedTypes &reinterpreted() const { return Reinterpreted; }
  /// The text of a number of lanes. LANES, a parameter of the function template, in place of the
  /// module's number, so that one text serves levels of instructions with longer and shorter
  /// vectors.
  /// Other numbers than the usual one are for tests, and stay.
  bool dependsOnLevel(unsigned Count) const { return Count == Lanes; }
  std::string lanes(unsigned Count) const {
    return dependsOnLevel(Count) ? "LANES" : llvm::utostr(Count);
  }

private:
  Dialect D;
  unsigned Lanes; ///< the number that depends on the level; 0 if none does
  ReinterpretedTypes Reinterpreted;
};

} // namespace ampcc

#endif
