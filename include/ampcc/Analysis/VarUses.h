//===- VarUses.h - how a function uses its variables and memory -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_VARUSES_H
#define AMPCC_ANALYSIS_VARUSES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

enum class Access : uint8_t { Read, Write, ReadWrite, Address };

/// Finds what evaluating an expression touches.
class AccessVisitor {
public:
  virtual ~AccessVisitor() = default;
  void visit(const kir::Expr *E, Access A = Access::Read, bool Partial = false);

protected:
  /// Partial: only a member or element of the variable.
  virtual void onVar(kir::Var *V, Access A, bool Partial) = 0;
  /// Memory behind a pointer.
  virtual void onMemory(Access A) {}
  /// A call of a function or a built-in with effects.
  virtual void onCall(const kir::Expr *E) {}
};

struct VarUse {
  unsigned Reads = 0, Writes = 0, Addresses = 0;
  kir::DeclStmt *Decl = nullptr;
  unsigned total() const { return Reads + Writes + Addresses; }
};

/// What running some code does to memory that others can see.
struct MemoryEffects {
  bool Reads = false, Writes = false, Fences = false;
};

/// The uses of every variable in one function. A read and write (`x += 1`) counts as both.
class VarUses {
  llvm::DenseMap<const kir::Var *, VarUse> Uses;
  /// What calls do to memory, computed when asked for.
  mutable llvm::DenseMap<const kir::Function *, MemoryEffects> Callees;

public:
  explicit VarUses(kir::Function &F) : VarUses(F.Body) {}
  /// The uses inside Root alone.
  explicit VarUses(kir::Stmt *Root);

  /// Statement by statement: what S itself (not a statement inside it) uses counts, or no longer.
  void add(kir::Stmt *S);
  void remove(kir::Stmt *S);

  VarUse of(const kir::Var *V) const { return Uses.lookup(V); }
  /// V has one value wherever it is visible.
  bool isFixed(const kir::Var *V) const;
  MemoryEffects ofCall(const kir::Function *Callee) const;
  /// Code that does not name V may read or write it.
  bool isExposed(const kir::Var *V) const {
    return V->S == kir::Var::Storage::TileStatic || of(V).Addresses > 0;
  }
};

/// What evaluating an expression or running a statement reads and changes.
struct Effects {
  llvm::SmallPtrSet<const kir::Var *, 4> Reads, Writes;
  bool MemoryRead = false, MemoryWrite = false, Fence = false;
  bool Jumps = false; ///< a statement that may not go on with the next one

  static Effects of(const kir::Expr *E, const VarUses &Uses);
  static Effects of(kir::Stmt *S, const VarUses &Uses);

  void add(const Effects &Other);
  bool hasSideEffects() const { return !Writes.empty() || MemoryWrite || Fence; }
  /// Nothing that either does can be told from the order in which both are done.
  bool commutesWith(const Effects &Other) const;
};

} // namespace ampcc

#endif
