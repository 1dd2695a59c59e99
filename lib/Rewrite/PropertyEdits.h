//===- PropertyEdits.h - edits of property reads in the host source ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostEdits uses this class. Change this code with amp/detail/property.h, which has the helper
// class of swizzles.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_PROPERTYEDITS_H
#define AMPCC_LIB_REWRITE_PROPERTYEDITS_H

#include "RewriteContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

/// Edits the reads of swizzles, properties of the library's short vectors such as `v.xy`. For the
/// analysis in ampcc they are Microsoft's `__declspec(property)`, whose value has the type of a
/// short vector. The host compiler need not know these: for it a swizzle is a data member of a
/// helper class (amp/detail/property.h), so that `auto x = v.xy;` would deduce the helper class. So
/// the host source, the user's text with ampcc's edits for the host compiler, reads the value:
///
///   v.xy            ->  v.get_xy()
///   v.xy            ->  (__ampcc_read(), v.xy)         where a template decides the type of v
///   decltype(v.xy)  ->  __ampcc_read_type<decltype(v.xy)>
///
/// Operands that are assigned, incremented or called stay as they are. HostEdits calls the
/// functions, and must visit each expression before its operands, so that skipOperands() comes
/// before editRead().
class PropertyEdits {
public:
  explicit PropertyEdits(const RewriteContext &C) : C(C) {}

  /// Edits E, if it reads a swizzle, in code that depends on no template parameter.
  void editRead(const clang::PseudoObjectExpr *E);
  /// Edits an expression in a template that may read a swizzle. If an instance turns out to read
  /// something else, the edited expression still means the same.
  void editRead(const clang::CXXDependentScopeMemberExpr *E);
  /// Edits a decltype in a template whose operand may be a swizzle.
  void editType(clang::DecltypeTypeLoc Loc);

  /// Record the operands of E that are assigned, incremented or called, and so are no reads.
  void skipOperands(const clang::BinaryOperator *E);
  void skipOperands(const clang::UnaryOperator *E);
  void skipOperands(const clang::CallExpr *E);

private:
  template <class Member> void writeRead(const Member *E);
  bool mayBeSwizzle(const clang::CXXDependentScopeMemberExpr *E);
  void skip(const clang::Expr *E) { NotRead.insert(E->IgnoreParens()); }

  const RewriteContext &C;
  /// The class template of the short vectors, once it has been looked up.
  std::optional<const clang::ClassTemplateDecl *> ShortVector;
  /// Operands that are written, called, or named without being read.
  llvm::SmallPtrSet<const clang::Expr *, 8> NotRead;
};

} // namespace ampcc

#endif
