//===- CallGraph.h - which amp functions call which ------------------------===//
#ifndef AMPCC_LIB_SEMA_CALLGRAPH_H
#define AMPCC_LIB_SEMA_CALLGRAPH_H

#include "Rules.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

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

/// 2.4.3.4: no function calls itself, directly or through others.
void checkRecursion(const RuleContext &C, CallGraph &Graph,
                    llvm::ArrayRef<FunctionToCheck> Functions);
/// What a kernel reaches: bodies that are missing (7), tile_static in a launch without tiles
/// (2.4.3.5.1).
void checkReached(const RuleContext &C, CallGraph &Graph);
/// The amp-restricted functions, callers before the functions that they call.
std::vector<const clang::FunctionDecl *> inCallOrder(CallGraph &Graph,
                                                     llvm::ArrayRef<FunctionToCheck> Functions);

} // namespace ampcc

#endif
