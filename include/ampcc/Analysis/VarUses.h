//===- VarUses.h - uses and effects of a function on variables and memory -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// VarUses counts how a function uses each of its variables. Effects lists the variables that one
// expression or statement reads and writes, and whether it accesses memory through pointers. Passes
// that move, remove or merge code use them: an expression may be moved past another if their
// Effects commute. Each costs one walk of the code. A new expression that accesses a variable has
// to be reported by AccessVisitor.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_VARUSES_H
#define AMPCC_ANALYSIS_VARUSES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

/// The kind of an access. Address: the address is taken.
enum class Access : uint8_t { Read, Write, ReadWrite, Address };

/// Reports each access to a variable, to memory and each call that evaluating an expression makes.
class AccessVisitor {
public:
  virtual ~AccessVisitor() = default;
  /// Walks E. A: how the code around E uses E, if E is an lvalue. Partial: for recursive calls.
  void visit(const kir::Expr *E, Access A = Access::Read, bool Partial = false);

protected:
  /// Partial: only a member or element of the variable.
  virtual void onVar(kir::Var *V, Access A, bool Partial) = 0;
  /// An access to memory through a pointer.
  virtual void onMemory(Access A) {}
  /// A call of a function or a built-in with effects.
  virtual void onCall(const kir::Expr *E) {}
};

/// How many expressions of the code use a variable, and its declaration: null for a parameter, and
/// for a variable that is declared outside of the counted code.
struct VarUse {
  unsigned Reads = 0, Writes = 0, Addresses = 0;
  kir::DeclStmt *Decl = nullptr;
  unsigned total() const { return Reads + Writes + Addresses; }
};

/// The effect of some code on memory that other code can see.
struct MemoryEffects {
  bool Reads = false, Writes = false, Fences = false;
};

/// The uses of every variable in one function. A read and write (`x += 1`) counts as both.
class VarUses {
  llvm::DenseMap<const kir::Var *, VarUse> Uses;
  /// The effects of calls on memory, computed on first use.
  mutable llvm::DenseMap<const kir::Function *, MemoryEffects> Callees;

public:
  explicit VarUses(kir::Function &F) : VarUses(F.Body) {}
  /// Counts the uses inside Root only.
  explicit VarUses(kir::Stmt *Root);

  /// Add or subtract the uses by S itself, without those by statements inside S. A pass that edits
  /// a function keeps the counts up to date with them.
  void add(kir::Stmt *S);
  void remove(kir::Stmt *S);

  VarUse of(const kir::Var *V) const { return Uses.lookup(V); }
  /// Whether V has one value wherever it is visible: a parameter, or a variable declared with an
  /// initialiser, that is never written. If its address is taken, it also has to be const.
  bool isFixed(const kir::Var *V) const;
  /// The effects of a call of Callee on memory, also through the functions that it calls.
  MemoryEffects ofCall(const kir::Function *Callee) const;
  /// Whether code that does not name V may read or write V, because the address of V is taken or
  /// other threads use V.
  bool isExposed(const kir::Var *V) const {
    return V->S == kir::Var::Storage::TileStatic || of(V).Addresses > 0;
  }
};

/// The variables and memory that an expression or a statement reads and changes. Uses must be those
/// of the whole function, because a variable whose address is taken elsewhere counts as memory.
struct Effects {
  llvm::SmallPtrSet<const kir::Var *, 4> Reads, Writes;
  bool MemoryRead = false, MemoryWrite = false, Fence = false;
  bool Jumps = false; ///< has a break, continue or return, so the next statement may be skipped

  static Effects of(const kir::Expr *E, const VarUses &Uses);
  static Effects of(kir::Stmt *S, const VarUses &Uses);

  void add(const Effects &Other);
  /// Whether the code writes or has a fence. Jumps are not included; check Jumps as well.
  bool hasSideEffects() const { return !Writes.empty() || MemoryWrite || Fence; }
  /// Whether the result does not depend on the order in which the two are evaluated. Jumps are not
  /// compared.
  bool commutesWith(const Effects &Other) const;
};

} // namespace ampcc

#endif
