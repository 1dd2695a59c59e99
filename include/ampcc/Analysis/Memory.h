//===- Memory.h - which objects pointers lead to, what barriers separate --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_MEMORY_H
#define AMPCC_ANALYSIS_MEMORY_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// The memory behind a pointer, as far as that is the same on every way.
struct MemoryRoot {
  enum class Kind : uint8_t {
    None,   ///< null, or nobody assigns it
    Object, ///< V: a tile_static or local variable, or the buffer of a kernel's parameter
    Any
  };
  Kind K = Kind::None;
  const kir::Var *V = nullptr;

  static MemoryRoot object(const kir::Var *V) { return {Kind::Object, V}; }
  static MemoryRoot any() { return {Kind::Any, nullptr}; }
  bool operator==(const MemoryRoot &Other) const { return K == Other.K && V == Other.V; }

  MemoryRoot join(const MemoryRoot &Other) const;
  /// Each thread has memory of its own there.
  bool isPrivate() const { return K == Kind::Object && V->S == kir::Var::Storage::Local; }
  /// An access there can meet one at Other: two buffers may be views of the same data.
  bool mayMeet(const MemoryRoot &Other) const;
};

/// Follows pointers through one function's variables. A pointer that is kept in a struct, loaded
/// from memory or handed in by a caller leads anywhere.
class MemoryRoots {
  llvm::DenseMap<const kir::Var *, MemoryRoot> Pointers;
  bool IsKernel;

public:
  explicit MemoryRoots(const kir::Function &F);
  /// What a pointer leads to.
  MemoryRoot behind(const kir::Expr *Pointer) const;
  /// What an lvalue is a part of.
  MemoryRoot of(const kir::Expr *LValue) const;

private:
  bool assign(const kir::Var *V, const kir::Expr *Value);
};

/// The parts of a function's run that barriers separate. Two places between which some way leads
/// past no barrier are in one interval.
class BarrierIntervals {
  llvm::SmallVector<unsigned> Parents;
  llvm::SmallVector<llvm::SmallVector<MemoryRoot, 4>> Written;
  llvm::DenseMap<const kir::Expr *, unsigned> Accesses;
  friend class IntervalWalker;

public:
  BarrierIntervals(const kir::Function &F, const MemoryRoots &Roots);

  /// No thread of the tile writes at Root in the interval of Access, an expression of the function
  /// that reads memory.
  bool isUnwritten(const kir::Expr *Access, const MemoryRoot &Root) const;

private:
  unsigned find(unsigned Interval);
};

} // namespace ampcc

#endif
