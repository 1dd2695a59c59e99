//===- DeducedArguments.h - members in arguments of class template deduction -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the template arguments of a class are deduced from its constructor's arguments, Clang does
// not look what an argument is that is a property: it has the type of a placeholder, and no guide
// fits. In `array a(v.extent, data.begin())` such an argument becomes `(void(), v.extent)`, which
// is the same thing, and Clang has looked. That is right for any expression that is an argument, so
// tokens may decide it. The operand of a `throw` is the same.
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
  /// `Declared`: headers that were parsed before may declare this name.
  DeducedArguments(const TokenView &Tokens,
                   llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared)
      : Tokens(Tokens), Declared(Declared) {}

  /// The token I. Calls Found with the first and last token of each argument that ends in the
  /// access to a member, where it begins what may be a use of a class template without its
  /// arguments.
  void visit(unsigned I, llvm::function_ref<void(unsigned, unsigned)> Found);

  /// The operand of Found's arguments, or of a `throw`, which Clang does not look at either.
  bool endsInMember(unsigned First, unsigned End) const;

private:
  const clang::IdentifierInfo *declaredTemplate(unsigned I) const;
  void arguments(unsigned First, unsigned End,
                 llvm::function_ref<void(unsigned, unsigned)> Found) const;
  unsigned initializer(unsigned I, llvm::function_ref<void(unsigned, unsigned)> Found) const;
  unsigned next(unsigned I) const;

  const TokenView &Tokens;
  llvm::function_ref<bool(const clang::IdentifierInfo *)> Declared;
  /// The names of class templates further up.
  llvm::SmallPtrSet<const clang::IdentifierInfo *, 32> Templates;
};

} // namespace ampcc

#endif
