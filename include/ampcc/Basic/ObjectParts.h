//===- ObjectParts.h - elements and members of objects --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// objectOfPart() finds the variable of which an expression is a part. Amp code may not use most
// global variables, but it may read a scalar part of a constexpr one: `Table[2].x`. Lower replaces
// such a part by its value, and the rules about names (lib/Sema/NameRules.cpp) accept it. Another
// form of expression for a part needs a case here, so that both treat it alike. wholeObject()
// (KIR/Expr.h) is the counterpart for KIR, the intermediate representation.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_OBJECTPARTS_H
#define AMPCC_BASIC_OBJECTPARTS_H

#include "clang/AST/ExprCXX.h"

namespace ampcc {

/// The array or pointer of a subscript. Clang's own function needs the type of the index, which may
/// be dependent in a template.
inline const clang::Expr *arrayOf(const clang::ArraySubscriptExpr *E) {
  clang::QualType Right = E->getRHS()->getType();
  return Right->isArrayType() || Right->isPointerType() ? E->getRHS() : E->getLHS();
}

/// The object of which E is an element or a member, through any number of arrays and classes; null
/// if E is a whole object. For an element of a pointer the result is the pointer: `p` for `p[i]`
/// and `p[i].x`. A member that `->` accesses counts as a whole object: the result is null for
/// `p->x`, and `p->x` for `p->x.y`.
inline const clang::Expr *objectOfPart(const clang::Expr *E) {
  using namespace clang;
  bool IsPart = false;
  for (;; IsPart = true) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
      E = arrayOf(Element);
    else if (const auto *Member = dyn_cast<MemberExpr>(E);
             Member && isa<FieldDecl>(Member->getMemberDecl()) && !Member->isArrow())
      E = Member->getBase();
    else
      return IsPart ? E : nullptr;
  }
}

} // namespace ampcc

#endif
