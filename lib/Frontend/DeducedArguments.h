//===- DeducedArguments.h - members where template arguments are deduced --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the template arguments of a class are deduced from its constructor's arguments, Clang does
// not look what an argument is that is a property: it has the type of a placeholder, and no guide
// fits. In `array a(v.extent, data.begin())` such an argument becomes `(void(), v.extent)`, which
// is the same thing, and Clang has looked. That is right for any member, so tokens may decide it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_FRONTEND_DEDUCEDARGUMENTS_H
#define AMPCC_LIB_FRONTEND_DEDUCEDARGUMENTS_H

#include "TokenView.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

class DeducedArguments {
public:
  explicit DeducedArguments(const TokenView &Tokens) : Tokens(Tokens) {}

  /// The token I. Calls Found with the first and last token of each argument that ends in the
  /// access to a member, where it begins a use of a class with deduction guides.
  void visit(unsigned I, llvm::function_ref<void(unsigned, unsigned)> Found);

private:
  bool beginsGuide(unsigned Arrow) const;
  bool isMemberAccess(unsigned First, unsigned End) const;
  void arguments(unsigned First, unsigned End,
                 llvm::function_ref<void(unsigned, unsigned)> Found) const;
  unsigned endOfInitializer(unsigned I) const;

  const TokenView &Tokens;
  /// The names of classes that have a deduction guide further up.
  llvm::SmallPtrSet<const clang::IdentifierInfo *, 32> Guided;
};

} // namespace ampcc

#endif
