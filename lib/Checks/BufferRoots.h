//===- BufferRoots.h - the memory that a pointer leads to ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust and --amp-check the pass check-bounds tests each access against the bounds of
// its memory. It uses this analysis to find that memory, the *root* of the pointer: a variable, or
// the buffer to which a pointer parameter points. The address spaces of all pointers must be known
// (the property Spaces).
//
//   float *p = c ? &x[0] : &y[0];  p[i] = 1;      the root of `p` has two parts, `x` and `y`
//
// A new expression through which a pointer flows needs a case in the analysis; without one its root
// is Any.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_BUFFERROOTS_H
#define AMPCC_LIB_CHECKS_BUFFERROOTS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// The memory that a pointer may lead to, along all paths together.
struct BufferRoot {
  enum class Kind : uint8_t {
    Nothing,  ///< no memory: a null pointer, or a pointer that is never assigned
    Messages, ///< the kernel's buffer for messages to the host, which only generated code accesses
    Parts,    ///< one of Parts
    Any       ///< not known: one of the kernel's buffers, or any variable
  };
  struct Part {
    kir::Var *Origin;
    /// True: the part is the memory to which Origin, a pointer parameter of the function, points.
    /// False: the part is Origin itself, a local or tile_static variable.
    bool IsPointee;
    bool operator==(const Part &Other) const {
      return Origin == Other.Origin && IsPointee == Other.IsPointee;
    }
  };
  Kind K = Kind::Nothing;
  llvm::SmallVector<Part, 2> Parts; ///< different ones, in the order in which they were found

  static BufferRoot any() { return {Kind::Any, {}}; }
  static BufferRoot variable(kir::Var *V) { return {Kind::Parts, {{V, /*IsPointee=*/false}}}; }
  static BufferRoot pointee(kir::Var *Param) {
    return {Kind::Parts, {{Param, /*IsPointee=*/true}}};
  }
  bool hasOnePart() const { return Parts.size() == 1; }
  bool operator==(const BufferRoot &Other) const { return K == Other.K && Parts == Other.Parts; }
};

/// The pointer through which an lvalue is reached; null for a variable and its parts.
/// GuardedAccesses uses it, too.
const kir::Expr *basePointer(const kir::Expr *LValue);

/// True if T is a pointer to global memory.
bool isGlobalPointer(const kir::Type *T);

/// Follows pointers through variables, calls and returns, in all functions of a module. A pointer
/// that is read from an array or struct has the root Any.
class BufferRoots {
  llvm::DenseMap<const kir::Var *, BufferRoot> Vars;
  /// Of functions that return pointers, in terms of their parameters.
  llvm::DenseMap<const kir::Function *, BufferRoot> Returned;
  /// Of a variable of the present function, as numbers of statements in their order: its
  /// declaration and the end of its block (Begin, End), its first and its last use (First, Last).
  struct Places {
    unsigned Begin = 0, End = 0;
    unsigned First = 0, Last = 0;
  };
  llvm::DenseMap<const kir::Var *, Places> Named;

public:
  /// All functions of the module, callees before their callers.
  explicit BufferRoots(llvm::ArrayRef<kir::Function *> CalleesFirst);
  /// The memory to which Pointer, an expression of one of these functions, leads, as parts that
  /// this function can name.
  BufferRoot rootOf(const kir::Expr *Pointer) const;

private:
  void enterScopes(kir::Block &B, unsigned &Clock);
  bool canBeNamed(const kir::Var *Origin, const kir::Var *With) const;
  void returns(kir::Function &F);
  void locals(kir::Function &F);
  void arguments(kir::Function &F);
  bool join(const kir::Var *V, BufferRoot R);
  BufferRoot rootOfCall(const kir::Call &C) const;
};

} // namespace ampcc

#endif
