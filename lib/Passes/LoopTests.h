//===- LoopTests.h - what is asked in front of a loop ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_LOOPTESTS_H
#define AMPCC_LIB_PASSES_LOOPTESTS_H

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

  static std::string textOf(const kir::Var *V);
  static std::string textOf(const LinearForm &Form);
  static std::string textOf(const TileElements::Box &Box);

private:
  kir::Context &Ctx;
  const LinearForms &Forms;
  kir::Expr *Tests = nullptr;
  llvm::StringSet<> Known; ///< the tests, as texts
};

} // namespace ampcc

#endif
