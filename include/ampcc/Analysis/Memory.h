//===- Memory.h - objects that pointers lead to, intervals between barriers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Uniformity uses both analyses to decide whether all threads of a tile read the same value from
// memory: the address must lead to a known object, and no thread may write to it between the two
// barriers around the read.
//
//   tile_static int s[16];  s[l] = l;  barrier;  int a = s[0];  int b = a;  barrier;  s[l] = b;
//   the interval of the read of s[0] holds no write to s, so a is uniform
//
// To follow pointers further, for example into structs, change MemoryRoots.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_MEMORY_H
#define AMPCC_ANALYSIS_MEMORY_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// The object that a pointer leads to, if it is the same along every path.
struct MemoryRoot {
  enum class Kind : uint8_t {
    None,   ///< a null pointer, a pointer that is never assigned, or a value that is no memory
    Object, ///< V: a tile_static or local variable, or the buffer of a kernel's parameter
    Any     ///< the object is not known
  };
  Kind K = Kind::None;
  const kir::Var *V = nullptr;

  static MemoryRoot object(const kir::Var *V) { return {Kind::Object, V}; }
  static MemoryRoot any() { return {Kind::Any, nullptr}; }
  bool operator==(const MemoryRoot &Other) const { return K == Other.K && V == Other.V; }

  MemoryRoot join(const MemoryRoot &Other) const;
  /// Whether the object is known and each thread has its own copy.
  bool isPrivate() const { return K == Kind::Object && V->S == kir::Var::Storage::Local; }
  /// Whether an access to this object may conflict with one to Other. Two buffers may, because they
  /// may be views of the same data.
  bool mayConflict(const MemoryRoot &Other) const;
};

/// Follows pointers through the variables of one function. A pointer that is stored in a struct,
/// loaded from memory or passed in by a caller may lead to any object.
class MemoryRoots {
  llvm::DenseMap<const kir::Var *, MemoryRoot> Pointers;
  bool IsKernel;

public:
  explicit MemoryRoots(const kir::Function &F);
  /// The object that a pointer leads to.
  MemoryRoot pointedTo(const kir::Expr *Pointer) const;
  /// The object of which an lvalue is a part.
  MemoryRoot rootOf(const kir::Expr *LValue) const;

private:
  bool assign(const kir::Var *V, const kir::Expr *Value);
};

/// The barrier intervals of a function: two places are in one interval if some path connects them
/// without crossing a barrier.
class BarrierIntervals {
  llvm::SmallVector<unsigned> Parents;
  llvm::SmallVector<llvm::SmallVector<MemoryRoot, 4>> Written;
  llvm::DenseMap<const kir::Expr *, unsigned> Accesses;
  friend class IntervalWalker;

public:
  BarrierIntervals(const kir::Function &F, const MemoryRoots &Roots);

  /// Whether no thread of the tile writes to Root in the interval of Access, an expression that
  /// reads memory. False also if Access was not in the function when this object was constructed.
  bool isUnwritten(const kir::Expr *Access, const MemoryRoot &Root) const;

private:
  unsigned find(unsigned Interval);
};

} // namespace ampcc

#endif
