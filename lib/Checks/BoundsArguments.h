//===- BoundsArguments.h - bounds of buffers as parameters of functions --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust and --amp-check the pass check-bounds tests each access to a buffer against the
// bounds of the buffer, its first address and its size in bytes. The launch passes the size to the
// kernel; the pass uses this class to pass both on to the functions that the kernel calls:
//
//   kernel void k(float *a)   ->   kernel void k(float *a, ulong a_bytes)
//   float f(float *p)         ->   float f(float *p, ulong p_begin, ulong p_bytes)
//   f(a)                      ->   f(a, (ulong)a, a_bytes)
//
// A pointer to one of several variables gets the range from the first to the last of these. Between
// buffers may be memory that does not exist: for a pointer to one of several buffers the function
// gets a list of all buffers of the kernel instead. Change this code for another form of the
// bounds; check-bounds decides on the accesses.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_BOUNDSARGUMENTS_H
#define AMPCC_LIB_CHECKS_BOUNDSARGUMENTS_H

#include "BufferRoots.h"
#include "ampcc/KIR/Builtins.h"
#include <optional>

namespace ampcc {

/// The parameter of the kernel that has the number of bytes of the tile_array whose elements
/// Pointer binds. Adds it to the last ones where there is none.
kir::Var &bytesOfTileArray(kir::Context &Ctx, kir::Function &Kernel, const kir::Var &Pointer);

/// Adds parameters with the bounds of buffers to kernels and functions where test() or pass() needs
/// them, and the arguments to their calls. For each function, callees before their callers, call
/// enter(), then test() for its accesses and pass() for its calls, then leave().
class BoundsArguments {
  kir::Module &M;
  kir::Context &Ctx;
  const kir::Type *Word;
  struct Bounds {
    kir::Var *Begin = nullptr, *Bytes = nullptr;
  };
  /// The memory that a pair of parameters describes, which was added to a function.
  struct Given {
    enum class What : uint8_t {
      Memory,    ///< the memory that Of, one of its own parameters, leads to
      Buffers,   ///< the list of all buffers
      TileStatic ///< the memory of all tile_static variables
    } K;
    kir::Var *Of = nullptr;
  };
  /// For each function, in the order of its parameters.
  llvm::DenseMap<const kir::Function *, std::vector<Given>> AllGiven;
  kir::Function *InAny = nullptr; ///< searches the list of all buffers; created on first use
  // State of the present function.
  kir::Function *F = nullptr;
  llvm::DenseMap<const kir::Var *, Bounds> Known;
  kir::Var *List = nullptr, *Count = nullptr;
  std::optional<Bounds> Tile; ///< the parameters of a function; a kernel has the variables

public:
  explicit BoundsArguments(kir::Module &M) : M(M), Ctx(M.Ctx), Word(Ctx.intTy(64, false)) {}

  void enter(kir::Function &Fn);
  /// Declares the list of all buffers in a kernel that needs it.
  void leave();

  /// An expression that is true if the object at Pointer, of the size of its type, is within one of
  /// the parts of Root, the memory to which Pointer may lead (BufferRoots::rootOf). If these are
  /// not known (BufferRoot::Any), it is true for the memory of any buffer of the kernel, or of any
  /// of its tile_static variables, by the address space of Pointer; for a pointer to variables of
  /// the thread always. Pointer must be repeatable if Root has several parts.
  kir::Expr *test(kir::Expr *Pointer, const BufferRoot &Root);
  /// Appends the arguments for the parameters that were added to the callee of C; leave() must have
  /// been called for the callee. Several is severalOf(C): if it is set, C is a check of a pointer,
  /// whose pointer must be repeatable. The caller then tests the pointer against each part and
  /// passes the range of the pointer's object if the test succeeds, else an empty range. That is
  /// more exact than the range from the first to the last part, which may contain other variables.
  void pass(kir::Call &C, const BufferRoots &Roots, const std::optional<BufferRoot> &Several);
  /// If C is a check of a pointer (CheckKind::Pointer) that may lead to several parts, or to
  /// unknown memory other than variables of the thread: the root of that pointer. Else nothing.
  static std::optional<BufferRoot> severalOf(const kir::Call &C, const BufferRoots &Roots);

private:
  /// A range of memory: two numbers.
  struct Range {
    kir::Expr *Begin, *Bytes;
  };
  Range rangeOf(const BufferRoot::Part &P, const kir::Type *Pointer);
  Range span(const BufferRoot &Root, const kir::Type *Pointer);
  Range argument(const kir::Call &C, const kir::Var *Param, const BufferRoots &Roots,
                 const std::optional<BufferRoot> &Several);
  Range tileStatic();
  BufferRoot tileStaticVariables() const;
  kir::Expr *within(kir::Expr *Pointer, Range R);
  kir::Expr *operation(kir::BinaryOp Op, kir::Expr *L, kir::Expr *R);
  kir::Expr *extreme(const kir::BuiltinInfo &Which, kir::Expr *L, kir::Expr *R);
  kir::Var *variable(const llvm::Twine &Name, const kir::Type *Ty, kir::Var::Storage S);
  kir::Var *addParam(const llvm::Twine &Name, const kir::Type *Ty);
  Bounds boundsOf(kir::Var *Origin);
  void needList();
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
