//===- GuardedAccesses.h - a base class for passes that guard memory accesses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust and --amp-check an access outside of an object must be harmless. Two passes
// establish that, and derive from this class. check-bounds guards accesses to buffers, and with
// --amp-robust those to tile_static memory. With --amp-check, check-accesses runs before it: it
// guards and reports wrong accesses, also those to tile_static memory. A new kind of expression
// that accesses memory has to be guarded here, for both.
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
  /// Returns true if condition() evaluates Use::Stored for L. If the value is not repeatable
  /// (isRepeatable()), the walk first stores it in a variable, and Use::Stored is that variable.
  virtual bool wantsStored(const kir::Expr *L) { return false; }
  /// Returns the condition for the access, never null. The new code evaluates it, then L. If L is
  /// not repeatable but the condition needs it, too, this function changes L. For example, the
  /// condition stores the address of L in a variable (temp()), and L becomes the target of this
  /// variable.
  virtual kir::Expr *condition(kir::Expr *&L, Use Of) = 0;
  /// isGuarded() and condition() for an object that a built-in, such as frexp, writes through a
  /// pointer.
  virtual bool isGuardedPointer(const kir::Expr *Pointer) = 0;
  virtual kir::Expr *pointerCondition(kir::Expr *&Pointer) = 0;
  /// isGuarded() and condition() for the object of an atomic operation.
  virtual bool isGuardedAtomic(const kir::Expr *Pointer) { return isGuardedPointer(Pointer); }
  /// Reads: the operation needs the old value of the object, as all but a store and an exchange do.
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

  /// A new variable for the value of an expression that is not repeatable. It is declared, with
  /// Init, at the beginning of the function.
  kir::Var *temp(const kir::Type *Ty, llvm::StringRef Name, kir::Expr *Init = nullptr);

private:
  struct Guarded; ///< the parts of the code that replaces an access

  void block(kir::Block &B);
  void stmt(kir::Stmt *S, std::vector<kir::Stmt *> &Out);
  void value(kir::Expr *&E);
  void operands(kir::Expr *&E);
  void place(kir::Expr *L);
  void read(kir::Expr *&E);
  std::optional<Guarded> guarded(kir::Expr *E, bool WantsValue);
  Guarded store(kir::Assign &A, bool WantsValue);
  kir::Expr *computed(const kir::Assign &A); ///< its value if the access is left out
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
/// again after other threads ran. So it reads variables of its own thread, and nothing through
/// pointers.
bool isRepeatable(const kir::Expr *E);

/// The expression that E has the value of: without conversions, and without the checks before it.
const kir::Expr *withoutChecks(const kir::Expr *E);

} // namespace ampcc

#endif
