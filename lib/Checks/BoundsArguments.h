//===- BoundsArguments.h - bounds of buffers as parameters of functions --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// check-bounds uses this class to get the bounds of each buffer to the accesses in called
// functions:
//
//   float f(float *p)              float f(float *p, ulong p_begin, ulong p_bytes)
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_BOUNDSARGUMENTS_H
#define AMPCC_LIB_CHECKS_BOUNDSARGUMENTS_H

#include "BufferRoots.h"

namespace ampcc {

/// Adds parameters with the begin and the size of buffers to kernels and functions where they are
/// needed, and the arguments to their calls. For each function, callees before their callers, call
/// enter(), then test() for its accesses and pass() for its calls, then leave().
class BoundsArguments {
  kir::Module &M;
  kir::Context &Ctx;
  const kir::Type *Word;
  struct Bounds {
    kir::Var *Begin = nullptr, *Bytes = nullptr;
  };
  /// The parameters that were added to a function, in the order of its own parameters: the bounds
  /// of Of, or the list of all buffers (Of is null).
  llvm::DenseMap<const kir::Function *, std::vector<kir::Var *>> Given;
  kir::Function *InAny = nullptr; ///< created on first use
  // State of the present function.
  kir::Function *F = nullptr;
  llvm::DenseMap<const kir::Var *, Bounds> Known;
  kir::Var *List = nullptr, *Count = nullptr;

public:
  explicit BoundsArguments(kir::Module &M) : M(M), Ctx(M.Ctx), Word(Ctx.intTy(64, false)) {}

  void enter(kir::Function &Fn);
  /// Declares the list of all buffers in a kernel that needs it.
  void leave();

  /// An expression that is true if the object at Pointer is within the memory of Root. If Root is
  /// not known, it is true for the memory of any buffer of the kernel. For a pointer to tile_static
  /// memory whose Root is not known, it is true for any such variable in a kernel with
  /// --amp-robust, else always.
  kir::Expr *test(kir::Expr *Pointer, BufferRoot Root);
  /// Appends the arguments for the parameters that were added to the callee of C, which must be
  /// complete. Roots are those of the present function.
  void pass(kir::Call &C, const BufferRoots &Roots);

private:
  kir::Var *variable(const llvm::Twine &Name, const kir::Type *Ty, kir::Var::Storage S);
  kir::Var *addParam(const llvm::Twine &Name, const kir::Type *Ty);
  Bounds boundsOf(kir::Var *Origin);
  void needList();
  kir::Expr *testAnyTileStatic(kir::Expr *Pointer);
  kir::Expr *word(kir::Expr *E);
  kir::Expr *bytes(uint64_t Count);
  kir::Expr *beginOf(const kir::Type *Pointer, kir::Var *Variable);
  kir::Expr *listArgument();
  kir::Expr *countArgument();
  std::vector<kir::Var *> buffers() const;
  kir::Function *inAny();
};

} // namespace ampcc

#endif
