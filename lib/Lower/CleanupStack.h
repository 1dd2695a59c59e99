//===- CleanupStack.h - destructor calls at the exits of scopes ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation, has no destructors. So the lowering of a function appends a
// call of the destructor at every exit of a scope: its end, and each break, continue and return.
// This class holds the objects to destroy. InitLowering pushes the variables, and ExprLowering the
// temporaries. FunctionLowering calls destroy() for the members and bases in a destructor,
// CallLowering for an explicit destructor call. StmtLowering and SwitchLowering remember the size()
// at the beginning of a scope, pass it as Depth, and pop the objects at the end of the scope. Code
// that leaves scopes in a new way has to call emit() with the depth of the outermost scope that it
// leaves.
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

  /// Appends a call of the destructor of Object, which has type T, to the current block; for an
  /// array one for each element. Does nothing for a trivial destructor, and for that of a library
  /// class, which has work only on the host. Path: as for ModuleLowering::function().
  void destroy(kir::Expr *Object, clang::QualType T, clang::SourceLocation Loc,
               const ClassPath &Path = {});

  /// Adds Object, unless destroy() would do nothing. Extended: the object is a temporary that lives
  /// as long as the reference bound to it.
  void push(kir::Expr *Object, clang::QualType T, clang::SourceLocation Loc, bool Extended = false);
  size_t size() const { return Stack.size(); }
  /// Appends the destructor calls of all objects above Depth, the last pushed first, but not that
  /// of Kept, a variable that the function returns (null: none). The objects stay on the stack,
  /// because other paths through the code leave the scope elsewhere.
  void emit(size_t Depth, const kir::Var *Kept = nullptr);
  /// Removes the objects above Depth from the stack, without destructor calls.
  void drop(size_t Depth) { Stack.truncate(Depth); }
  /// Calls emit(), unless control cannot reach the end of the current block, and then drop().
  void pop(size_t Depth);
  /// Destroys and removes the temporaries above Depth. Those that were pushed as Extended stay.
  void popTemporaries(size_t Depth);
  /// Call it when Branch, the code of an operand that may not run (`c ? f(T()) : x`), has been
  /// lowered. Moves the declarations of the objects above Depth, which were pushed during that, to
  /// the current block, with a flag each that Branch sets. Later code destroys an object only if
  /// its flag is set.
  void makeConditional(size_t Depth, kir::Block *Branch);

  /// The depths to which `break` and `continue` destroy objects. The lowering of loops and switches
  /// sets them.
  size_t BreakDepth = 0, ContinueDepth = 0;

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
