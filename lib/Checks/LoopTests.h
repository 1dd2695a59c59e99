//===- LoopTests.h - tests before a loop ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_LOOPTESTS_H
#define AMPCC_LIB_CHECKS_LOOPTESTS_H

#include "TileElements.h"

namespace ampcc {

/// All that has to hold for that the threads of a loop need no checks, each test once.
class LoopTests {
public:
  LoopTests(kir::Context &Ctx, const LinearForms &Forms) : Ctx(Ctx), Forms(Forms) {}

  void clear() {
    Known.clear();
    Tests = nullptr;
  }
  /// Null: nothing has to.
  kir::Expr *all() const { return Tests; }
  /// What a test is about; two tests with equal subjects are one.
  struct Subject {
    enum class Kind : uint8_t { Flag, NotNegative, PowerOfTwo, Filled } K;
    const kir::Var *V = nullptr;
    llvm::SmallVector<LinearForm, 6> Forms;

    static Subject of(Kind K, const kir::Var *V) { return {K, V, {}}; }
    /// The part of a variable is written.
    static Subject filled(const kir::Var *V, const TileElements::Box &Part);
    bool operator==(const Subject &Other) const {
      return K == Other.K && V == Other.V && llvm::equal(Forms, Other.Forms);
    }
  };
  void add(const Subject &Of, llvm::function_ref<kir::Expr *()> Make);
  /// A variable of the kernel is true.
  void flag(kir::Var *V);
  /// One of them is not negative.
  void any(llvm::ArrayRef<LinearForm> Of);
  /// All of them are powers of two.
  void powers(llvm::ArrayRef<const kir::Var *> Of);

  /// The tests of all loops stand where the program may not have set their variables yet, because a
  /// loop may guard all that it does: the integers that they read are declared with a value.
  void initialiseVariables(kir::Function &F) const;

private:
  void initialiseVariables(kir::Block &B) const;

  kir::Context &Ctx;
  const LinearForms &Forms;
  kir::Expr *Tests = nullptr;
  llvm::SmallVector<Subject, 16> Known;  ///< of the tests
  llvm::DenseSet<const kir::Var *> Read; ///< by the tests of all loops
};

} // namespace ampcc

#endif
