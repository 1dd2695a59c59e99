//===- DeclEdits.h - edits of declarations for amp alone -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostEdits, the visitor of the rewriter, calls it. The host compiler cannot compile a function
// that is restrict(amp) alone, because it does not know clauses and built-ins of the device.
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
/// rest of the source and prevents new warnings: an empty statement, a friend and a constructor in
/// a class, uses of local constants (docs/host-output.md).
class DeclEdits {
public:
  /// Unused: receives the declarations to which the removed code refers.
  DeclEdits(const RewriteContext &C, UnusedMarks &Unused) : C(C), Ranges(C), Unused(Unused) {}

  /// Removes a function for amp alone; the arguments are those of DeclRanges::declaration. An error
  /// is reported where that cannot be done.
  void removeFunction(clang::Decl *D, const clang::FunctionDecl *Function,
                      clang::SourceLocation Begin);
  /// False where the declaration stays: it names something that the host has.
  bool removeUsing(const clang::UsingDecl *Using);
  /// Replaces an assertion about a function for amp alone, which the analysis has checked, by one
  /// that holds. False where it stays.
  bool replaceAssertion(clang::StaticAssertDecl *Assertion);
  /// An explicit instantiation of a function template has no node in the AST, only a clause.
  void removeExplicitInstantiations();
  /// A body that is still tokens (-fdelayed-template-parsing) may hold kernels, which the AST does
  /// not know: it becomes a stub, because nothing runs it.
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
