//===- LoopTests.h - run-time tests before a loop without checks ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check each access in a loop over threads is checked, for its bounds and for races. The
// pass version-loops copies the loop and tests before it, once for all threads, the conditions
// under which no check can fail:
//
//   if (begin >= 0 && n - end >= 0) { /* the copy without checks */ } else { /* the loop */ }
//
// LoopTests collects this condition. hoist-bounds, which does the same for --amp-robust, uses only
// initialiseVariables(). A further kind of check that a copy may leave out needs its test here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_LOOPTESTS_H
#define AMPCC_LIB_CHECKS_LOOPTESTS_H

#include "TileElements.h"

namespace ampcc {

/// Gives the bools, integers and pointers in Read that B declares without a value the value 0: a
/// test before a loop may read them although the program has not set them, because in the program a
/// condition guards the whole loop.
void initialiseVariables(kir::Context &Ctx, kir::Block &B,
                         const llvm::DenseSet<const kir::Var *> &Read);

/// The conditions under which the threads of a loop need no checks. Equal tests are made once. Call
/// clear() before each loop, and initialiseVariables() once after the last.
class LoopTests {
public:
  LoopTests(kir::Context &Ctx, const LinearForms &Forms) : Ctx(Ctx), Forms(Forms) {}

  void clear() {
    Known.clear();
    Tests = nullptr;
  }
  /// All tests as one condition; null if there are none.
  kir::Expr *all() const { return Tests; }
  /// A description of the condition that a test evaluates, by which equal tests are recognised.
  struct Subject {
    /// The condition of flag(), of any(), of powers(), or that a part of a variable is written.
    enum class Kind : uint8_t { Flag, NotNegative, PowerOfTwo, Filled } K;
    const kir::Var *V = nullptr;
    llvm::SmallVector<LinearForm, 6> Forms;

    static Subject of(Kind K, const kir::Var *V) { return {K, V, {}}; }
    /// The test that a part of a variable is written.
    static Subject filled(const kir::Var *V, const TileElements::Box &Part);
    bool operator==(const Subject &Other) const {
      return K == Other.K && V == Other.V && llvm::equal(Forms, Other.Forms);
    }
  };
  /// Adds the test that Make creates, unless the loop already has one with this subject.
  void add(const Subject &Of, llvm::function_ref<kir::Expr *()> Make);
  /// Adds the test that V, a flag of BufferRanges or LoopPairs, is true.
  void flag(kir::Var *V);
  /// Adds the test that at least one of the forms is not negative. There must be a form. If the
  /// first is a constant, the caller has found that it is not negative, and no test is needed.
  void any(llvm::ArrayRef<LinearForm> Of);
  /// Adds the test that all of these are powers of two.
  void powers(llvm::ArrayRef<const kir::Var *> Of);

  /// Initialises the variables that the tests of all loops read.
  void initialiseVariables(kir::Function &F) const {
    ampcc::initialiseVariables(Ctx, *F.Body, Read);
  }

private:
  kir::Context &Ctx;
  const LinearForms &Forms;
  kir::Expr *Tests = nullptr;
  llvm::SmallVector<Subject, 16> Known;  ///< the subjects of the tests
  llvm::DenseSet<const kir::Var *> Read; ///< variables that the tests of all loops read
};

} // namespace ampcc

#endif
