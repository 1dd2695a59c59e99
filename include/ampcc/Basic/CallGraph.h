//===- CallGraph.h - the calls that amp functions make -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Sema follows the calls to check functions in call order, to report recursion, and to find the
// functions that a kernel reaches and the special members that amp code uses. lib/Lower finds the
// functions that may end the thread (ModuleLowering::mayEndThread).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_CALLGRAPH_H
#define AMPCC_BASIC_CALLGRAPH_H

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The functions that a function calls in its evaluated code. These include constructors,
/// destructors, and the functions called by default arguments and default member initializers that
/// it uses. Calls through pointers are left out. Each list is collected when it is first requested.
class CallGraph {
public:
  struct Call {
    const clang::FunctionDecl *Callee; ///< the canonical declaration
    clang::SourceLocation Loc;
  };

  explicit CallGraph(clang::ASTContext &Ast) : Ast(Ast) {}

  /// The calls of any function, in the order of the source. Empty for a function without a body.
  llvm::ArrayRef<Call> calls(const clang::FunctionDecl *Function);

  /// Returns true if the function itself, which has no clause, may end the launch (isTrap).
  bool mayTrap(const clang::FunctionDecl *Function) {
    (void)calls(Function);
    return Traps.contains(Function->getCanonicalDecl());
  }

private:
  clang::ASTContext &Ast;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<Call>> Calls;
  llvm::DenseSet<const clang::FunctionDecl *> Traps;
};

} // namespace ampcc

#endif
