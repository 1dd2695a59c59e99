//===- GuardedAccesses.h - a base class for passes that guard memory accesses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust and --amp-check an access outside of an object must be harmless. The pass
// check-bounds establishes that for buffers, and for tile_static memory with --amp-robust. With
// --amp-check the pass check-accesses runs first: it reports each access that has no effect. Both
// derive from this class. A new kind of expression that accesses memory has to be guarded here, for
// both.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_GUARDEDACCESSES_H
#define AMPCC_LIB_CHECKS_GUARDEDACCESSES_H

#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Module.h"
#include <optional>

namespace ampcc {

/// Walks a function and guards accesses to memory with conditions: if a condition does not hold, a
/// read gives 0 and a write has no effect.
///
///   x = condition ? a[i] : 0;
///   if (condition) { b[i] = x; }
///
/// Subclasses choose the accesses and the conditions. The walk calls their functions for an
/// expression after it has rewritten the operands, except the queries isGuarded(),
/// isGuardedPointer(), isGuardedAtomic() and wantsStored(). The order of all other effects of an
/// expression is preserved.
class GuardedAccesses {
protected:
  kir::Context &Ctx;
  kir::Function &F;
  bool Changed = false; ///< the walk, or the subclass, has changed the function

  GuardedAccesses(kir::Context &Ctx, kir::Function &F) : Ctx(Ctx), F(F) {}
  ~GuardedAccesses() = default;

public:
  /// Walks the function, once. Returns true if it was changed.
  bool run();

protected:
  /// Returns true if the object of the lvalue L may only be accessed under a condition.
  virtual bool isGuarded(const kir::Expr *L) = 0;
  /// The kind of access to an object.
  struct Use {
    bool Writes = false;
    const kir::Expr *Stored = nullptr; ///< the value that a plain assignment stores; else null
  };
  /// Returns true if condition() evaluates Use::Stored for L. The walk then stores a value that is
  /// not repeatable in a variable first, and Use::Stored is that variable.
  virtual bool wantsStored(const kir::Expr *L) { return false; }
  /// Returns the condition for the access, never null. The new code evaluates it, then L. So this
  /// function changes L, for example to the target of a variable that the condition sets, if L
  /// cannot be evaluated twice.
  virtual kir::Expr *condition(kir::Expr *&L, Use Of) = 0;
  /// The same for an object that a built-in, such as frexp, writes through a pointer.
  virtual bool isGuardedPointer(const kir::Expr *Pointer) = 0;
  virtual kir::Expr *pointerCondition(kir::Expr *&Pointer) = 0;
  /// The same for an atomic operation.
  virtual bool isGuardedAtomic(const kir::Expr *Pointer) { return isGuardedPointer(Pointer); }
  /// Reads: the operation needs the value that is there.
  virtual kir::Expr *atomicCondition(kir::Expr *&Pointer, bool Reads) {
    return pointerCondition(Pointer);
  }
  // The walk calls these functions for other code, which a subclass may change, too.
  /// S is a subscript in the address computation of an lvalue.
  virtual void subscript(kir::Subscript &S) {}
  /// E is the address of an object.
  virtual void addressTaken(kir::Expr *&E) {}
  /// D declares a variable.
  virtual void declared(kir::DeclStmt &D) {}
  /// The function returns the value of E.
  virtual void returned(kir::Expr *&E) {}
  /// E is any other expression, or a guarded assignment. Not a guarded `++`, `--` or atomic
  /// operation, nor an lvalue.
  virtual void operation(kir::Expr *&E) {}

  /// A new variable for the value of an expression that cannot be evaluated twice. It is declared,
  /// with Init, at the beginning of the function.
  kir::Var *temp(const kir::Type *Ty, llvm::StringRef Name, kir::Expr *Init = nullptr);

private:
  struct Guarded;

  void block(kir::Block &B);
  void stmt(kir::Stmt *S, std::vector<kir::Stmt *> &Out);
  void value(kir::Expr *&E);
  void operands(kir::Expr *&E);
  void place(kir::Expr *L);
  void read(kir::Expr *&E);
  std::optional<Guarded> guarded(kir::Expr *E, bool WantsValue);
  Guarded store(kir::Assign &A, bool WantsValue);
  kir::Expr *computed(const kir::Assign &A);
  Guarded count(kir::IncDec &I);
  Guarded atomic(kir::Builtin &B);
  kir::Expr *nothing();
  void results(kir::Builtin &B, kir::Expr *&E);
  void storeResult(kir::Expr *&Pointer, uint64_t Count, std::vector<kir::Expr *> &Stores);
  kir::Expr *keep(kir::Expr *E, Guarded &G);
  kir::Expr *zero(const kir::Type *Ty);

  std::vector<kir::Stmt *> Declarations; ///< declarations of temporaries
  std::optional<VarUses> Uses;           ///< the uses of variables before the walk
  llvm::DenseMap<const kir::Type *, kir::Var *> Zeros;
};

/// Returns true if E is known to have no effect, and to give the same value if it is evaluated
/// again after other work-items ran. So it reads variables of the work-item, but no memory.
bool isRepeatable(const kir::Expr *E);

} // namespace ampcc

#endif
