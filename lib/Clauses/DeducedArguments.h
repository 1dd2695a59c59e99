//===- DeducedArguments.h - properties as arguments of class template deduction -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Members such as the extent of an array_view are properties, `__declspec(property)`, whose use
// calls a function. Clang cannot deduce the template arguments of a class from a property: the
// argument has a placeholder type, and no deduction guide accepts it. TokenRewriter finds such
// arguments with this class and writes `array a((void(), v.extent), data.begin())` for `array
// a(v.extent, data.begin())`. A comma expression has the same value, and for it Clang reads the
// property first. The change is right for every expression that is an argument, so tokens may
// decide where it is made. Operands of `throw` have the same problem. Change this code for another
// place where Clang needs the type of a property before it reads it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CLAUSES_DEDUCEDARGUMENTS_H
#define AMPCC_LIB_CLAUSES_DEDUCEDARGUMENTS_H

#include "ampcc/Clauses/TokenView.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

class DeducedArguments {
public:
  /// `Declared`: whether standard headers that were parsed before the unit may declare a name. Both
  /// arguments must outlive the object.
  DeducedArguments(const TokenView &Tokens,
                   llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared)
      : Tokens(Tokens), Declared(Declared) {}

  /// Call it for every token I in order. If I begins a use of a class template without its
  /// arguments, calls Found with the first and last token of each constructor argument that ends in
  /// a member access.
  void visit(unsigned I, llvm::function_ref<void(unsigned, unsigned)> Found);

  /// The tokens from First up to End, the operand of a `throw` or an argument, end in a member
  /// access.
  bool endsInMember(unsigned First, unsigned End) const;

private:
  const clang::IdentifierInfo *declaredTemplate(unsigned I) const;
  void arguments(unsigned First, unsigned End,
                 llvm::function_ref<void(unsigned, unsigned)> Found) const;
  unsigned initializer(unsigned I, llvm::function_ref<void(unsigned, unsigned)> Found) const;
  unsigned next(unsigned I) const;

  const TokenView &Tokens;
  llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared;
  /// The names of the class templates and alias templates that the visited tokens declare.
  llvm::SmallPtrSet<const clang::IdentifierInfo *, 32> Templates;
};

} // namespace ampcc

#endif
