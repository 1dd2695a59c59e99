//===- DeclEdits.h - edits of declarations for amp alone -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source is the user's text without C++ AMP, which the host compiler compiles. It cannot
// contain a function that is restrict(amp) alone, because the body may call functions that only the
// device has. Such a function is code of kernels, which ampcc compiles separately. HostEdits, the
// visitor of the rewriter, calls these functions in the order of the source:
//
//   float f(float x) restrict(amp) { ... }  int g();    ->                     int g();
//
// Change this code if another kind of declaration may be for amp alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_DECLEDITS_H
#define AMPCC_LIB_REWRITE_DECLEDITS_H

#include "DeclRanges.h"
#include "References.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

class UnusedMarks;

/// Removes the declarations that only amp code can use. It leaves whatever keeps the meaning of the
/// rest of the source and prevents new warnings (docs/host-output.md):
/// - an empty statement, where an `if` or a label needs one;
/// - a friend in a class, so that no compiler reports private fields that only amp code reads;
/// - a constructor in a class that loses all of them, so that it becomes no aggregate;
/// - uses of local constants and types that only the removed code used.
/// Text that cannot be edited, such as that of a system header, stays.
class DeclEdits {
public:
  /// Unused: receives the declarations to which the removed code refers.
  DeclEdits(const RewriteContext &C, UnusedMarks &Unused) : C(C), Ranges(C), Unused(Unused) {}

  /// Removes the declaration or definition of a function that is restrict(amp) alone, or reports an
  /// error if its tokens cannot be removed. D: Function or its template. Begin: the begin of D, or
  /// of the `friend` or `extern "C"` around D.
  void removeFunction(clang::Decl *D, const clang::FunctionDecl *Function,
                      clang::SourceLocation Begin);
  /// Removes Using, and returns true, if it names only functions that are restrict(amp) alone.
  bool removeUsing(const clang::UsingDecl *Using);
  /// Replaces Assertion by one that holds, and returns true, if it names a function that is
  /// restrict(amp) alone. The analysis has checked the assertion already.
  bool replaceAssertion(clang::StaticAssertDecl *Assertion);
  /// Removes all explicit instantiations of function templates that are restrict(amp) alone. They
  /// have no node in the AST, so this finds them by their entries in the clause table. HostEdits
  /// calls it once, after its walk.
  void removeExplicitInstantiations();
  /// Replaces a body that is still tokens (-fdelayed-template-parsing) and contains a clause by a
  /// stub. The AST does not know the kernels in such a body, and nothing runs it.
  void stubUnparsedBody(const clang::FunctionDecl *Function);

private:
  bool sharesDeclaration(const clang::FunctionDecl *Function);
  std::string replacementFor(const clang::FunctionDecl *Function, const References &Used);

  const RewriteContext &C;
  DeclRanges Ranges;
  UnusedMarks &Unused;
  /// Classes that have got their friend and constructor.
  llvm::SmallPtrSet<const clang::CXXRecordDecl *, 8> Befriended;
  /// Where the declarations begin that stay for the host.
  llvm::DenseMap<const clang::DeclContext *, llvm::DenseSet<clang::SourceLocation>> HostDeclarators;
};

} // namespace ampcc

#endif
