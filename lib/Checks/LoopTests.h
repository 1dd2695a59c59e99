//===- LoopTests.h - what is asked in front of a loop ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_LOOPTESTS_H
#define AMPCC_LIB_CHECKS_LOOPTESTS_H

#include "TileElements.h"
#include "llvm/ADT/StringSet.h"

namespace ampcc {

/// All that has to hold for that the threads of a loop need not ask, each test once.
class LoopTests {
public:
  LoopTests(kir::Context &Ctx, const LinearForms &Forms) : Ctx(Ctx), Forms(Forms) {}

  void clear() {
    Known.clear();
    Tests = nullptr;
  }
  /// Null: nothing has to.
  kir::Expr *all() const { return Tests; }
  /// Equal tests have equal keys.
  void add(const std::string &Key, llvm::function_ref<kir::Expr *()> Make);
  /// One of them is not negative.
  void any(llvm::ArrayRef<LinearForm> Of);
  /// All of them are powers of two.
  void powers(llvm::ArrayRef<const kir::Var *> Of);

  /// The tests of all loops stand where the program may not have set their variables yet, because a
  /// loop may guard all that it does: the integers that they read are declared with a value.
  void initialiseVariables(kir::Function &F) const;

  static std::string textOf(const kir::Var *V);
  static std::string textOf(const LinearForm &Form);
  static std::string textOf(const TileElements::Box &Box);

private:
  void initialiseVariables(kir::Block &B) const;

  kir::Context &Ctx;
  const LinearForms &Forms;
  kir::Expr *Tests = nullptr;
  llvm::StringSet<> Known;               ///< the tests, as texts
  llvm::DenseSet<const kir::Var *> Read; ///< by the tests of all loops
};

} // namespace ampcc

#endif
