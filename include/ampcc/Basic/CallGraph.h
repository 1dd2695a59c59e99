//===- CallGraph.h - the calls that amp functions make -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Sema follows the calls to check functions in call order, to report recursion, and to find the
// functions that a kernel reaches and the special members that amp code, the code for the device,
// uses. lib/Lower finds the functions that may end the thread (ModuleLowering::mayEndThread). A
// construct of C++ that calls a function without a call expression has to be counted here.
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
/// it uses. The functions whose address it takes count as called, and so do the amp-restricted
/// virtual functions of the class of a constructor: they are those that calls through pointers, and
/// of virtual functions, can run. Each list is collected when it is first requested.
class CallGraph {
public:
  struct Call {
    const clang::FunctionDecl *Callee; ///< the canonical declaration
    clang::SourceLocation Loc;
    bool IsPossible = false; ///< no call: another function may call it by its address
  };

  explicit CallGraph(clang::ASTContext &Ast) : Ast(Ast) {}

  /// The calls of any function, in the order of the source. Empty for a function without a body.
  llvm::ArrayRef<Call> calls(const clang::FunctionDecl *Function);

  /// Returns true if the function itself, which has no clause, may end the launch (isTrap).
  bool mayTrap(const clang::FunctionDecl *Function) {
    (void)calls(Function);
    return Traps.contains(Function->getCanonicalDecl());
  }

  /// Returns true if the function itself calls through a pointer, or calls a virtual function.
  bool callsIndirectly(const clang::FunctionDecl *Function) {
    (void)calls(Function);
    return Indirect.contains(Function->getCanonicalDecl());
  }

private:
  clang::ASTContext &Ast;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<Call>> Calls;
  llvm::DenseSet<const clang::FunctionDecl *> Traps, Indirect;
};

} // namespace ampcc

#endif
