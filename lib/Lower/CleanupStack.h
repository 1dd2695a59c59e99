//===- CleanupStack.h - destructor calls at the exits of scopes ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR has no destructors, so Lower appends a call of the destructor at every exit of a scope: its
// end, and each break, continue and return. Each part of Lower that creates an object pushes it;
// StmtLowering pops it at the end of the scope.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_CLEANUPSTACK_H
#define AMPCC_LIB_LOWER_CLEANUPSTACK_H

#include "CodeBuilder.h"

namespace ampcc {

/// The objects to destroy when their scopes are left, the innermost scope's last.
class CleanupStack : LoweringPart {
public:
  explicit CleanupStack(CodeBuilder &Code) : LoweringPart(Code) {}

  /// Calls the destructor of Object, unless it has nothing to do.
  void destroy(kir::Expr *Object, clang::QualType T, clang::SourceLocation Loc);

  /// Extended: a temporary that lives as long as the reference bound to it.
  void push(kir::Expr *Object, clang::QualType T, clang::SourceLocation Loc, bool Extended = false);
  size_t size() const { return Stack.size(); }
  /// Emits the destructor calls of all objects above Depth, innermost first, but not that of Kept;
  /// they stay on the stack.
  void emit(size_t Depth, const kir::Var *Kept = nullptr);
  /// Removes the objects above Depth from the stack, without destructor calls.
  void drop(size_t Depth) { Stack.truncate(Depth); }
  /// emit() unless the block's end cannot be reached, then drop().
  void pop(size_t Depth);
  /// Destroys the temporaries above Depth; those bound to a reference live on.
  void popTemporaries(size_t Depth);
  /// The objects above Depth were pushed while Branch, which may not run, was lowered: they move to
  /// the current block, with a flag each.
  void makeConditional(size_t Depth, kir::Block *Branch);

  size_t BreakDepth = 0, ContinueDepth = 0; ///< of the scopes that these statements leave

private:
  /// An object to destroy when its scope is left.
  struct Cleanup {
    kir::Expr *Object;
    clang::QualType Ty;
    clang::SourceLocation Loc;
    bool Extended = false;
    kir::Var *Flag = nullptr; ///< set when an object in a conditional operand was created
  };
  void destroy(const Cleanup &C);

  llvm::SmallVector<Cleanup, 4> Stack;
};

} // namespace ampcc

#endif
