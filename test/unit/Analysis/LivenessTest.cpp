//===- LivenessTest.cpp - tests of the liveness of variables after a cut --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Liveness.h"
#include "Subject.h"
#include "ampcc/KIR/BarrierBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;

namespace {

bool isBarrier(const Stmt *S) {
  auto *E = llvm::dyn_cast<ExprStmt>(S);
  auto *B = E ? llvm::dyn_cast<Builtin>(E->E) : nullptr;
  return B && B->is(builtin::barrier);
}

/// The variable is needed after some barrier.
bool crosses(const Liveness &L, Subject &S, llvm::StringRef Name) {
  bool Found = false;
  walkStmts(S.function().Body, [&](Stmt *Cut) { Found |= L.after(Cut).contains(S.var(Name)); });
  return Found;
}

TEST(Liveness, ReadAfterTheCut) {
  Subject S(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    int kept = n;
    int done = n;
    int anew = done;
    @barrier<void>(1);
    anew = 3;
    kept += anew;
  })");
  Liveness L(S.function(), isBarrier);
  EXPECT_TRUE(crosses(L, S, "kept"));
  EXPECT_FALSE(crosses(L, S, "done"));
  EXPECT_FALSE(crosses(L, S, "anew"));
  const Stmt *Cut = S.function().Body->Stmts[3];
  EXPECT_TRUE(L.after(Cut).count(S.var("kept")));
  EXPECT_TRUE(L.after(S.function().Body->Stmts[0]).empty());
}

TEST(Liveness, TheNextRoundOfALoop) {
  Subject S(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    int sum = 0;
    for (int i = 0; i < n; ++i) {
      int own = sum;
      sum = own + 1;
      @barrier<void>(1);
    }
  })");
  Liveness L(S.function(), isBarrier);
  EXPECT_TRUE(crosses(L, S, "sum"));
  EXPECT_TRUE(crosses(L, S, "i"));
  EXPECT_FALSE(crosses(L, S, "own"));
}

TEST(Liveness, AddressesKeepVariables) {
  Subject S(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    int pointed = n;
    int* p = &pointed;
    @barrier<void>(1);
    *p = 1;
  })");
  Liveness L(S.function(), isBarrier);
  EXPECT_TRUE(crosses(L, S, "pointed"));
  EXPECT_TRUE(crosses(L, S, "p"));
}

} // namespace
