//===- CallGraph.h - the calls that amp functions make -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Sema reports errors in functions that amp code reaches by calls, and finds special members
// that amp code uses.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_CALLGRAPH_H
#define AMPCC_BASIC_CALLGRAPH_H

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

namespace ampcc {

/// The evaluated calls of amp-restricted functions, those of constructors, destructors and default
/// arguments included. Functions are canonical declarations.
class CallGraph {
public:
  struct Call {
    const clang::FunctionDecl *Callee;
    clang::SourceLocation Loc;
  };

  explicit CallGraph(clang::ASTContext &Ast) : Ast(Ast) {}

  /// In the order of the source. Empty for a function without body.
  llvm::ArrayRef<Call> calls(const clang::FunctionDecl *Function);

private:
  clang::ASTContext &Ast;
  llvm::DenseMap<const clang::FunctionDecl *, std::vector<Call>> Calls;
};

} // namespace ampcc

#endif
