//===- FormRemarks.cpp - remarks about the form of each loop over threads ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Native/FormRemarks.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace ampcc::kir;

namespace ampcc {

static unsigned separateAccesses(const For &Loop) {
  unsigned Count = 0;
  walkExprs(Loop.Body, [&](Expr *&E) {
    auto *B = dyn_cast<Builtin>(E);
    Count += B && (B->is(builtin::GATHER) || B->is(builtin::SCATTER));
  });
  return Count;
}

/// The loop starts where one in the vector form has ended.
static bool isRemainder(const For &Loop) {
  auto *D = dyn_cast_or_null<DeclStmt>(Loop.Init);
  auto *B = D ? dyn_cast_or_null<Builtin>(D->Init) : nullptr;
  return B && B->is(builtin::AFTER_LANES);
}

namespace {

/// An innermost loop over threads, and the one for what remains of it in the vector form.
struct ThreadLoop {
  const For *Loop, *Remainder = nullptr;
};

} // namespace

/// In the order of the text.
static std::vector<ThreadLoop> threadLoops(const Function &F) {
  std::vector<ThreadLoop> Found;
  walkStmts(static_cast<const Stmt *>(F.Body), [&](const Stmt *S) {
    auto *Loop = dyn_cast<For>(S);
    if (!Loop || !Loop->IsThreadLoop || holdsThreadLoop(Loop->Body))
      return;
    if (!isRemainder(*Loop))
      Found.push_back({Loop});
    else if (!Found.empty())
      Found.back().Remainder = Loop;
  });
  return Found;
}

/// The remainder still has the code from which the vector form was made.
static SourcePos divergentLoop(const Function &F, const For &Remainder) {
  const Uniformity U(F, Remainder);
  SourcePos First;
  walkStmts(static_cast<const Stmt *>(Remainder.Body), [&](const Stmt *S) {
    if (!First.Line && isa<For, While, DoWhile>(S) && (!U.hasUniformExit(S) || U.isDivergent(S)))
      First = S->Pos;
  });
  return First;
}

static FormRemark remarkOn(const Module &M, const Function &F, const ThreadLoop &Of) {
  FormRemark Result{&F, Of.Loop->Lanes};
  Result.WhyScalar = Of.Loop->WhyScalar;
  if (!Result.Lanes) {
    if (!Result.WhyScalar)
      Result.WhyScalar = F.WhyScalar;
    return Result;
  }
  Result.Separate = separateAccesses(*Of.Loop);
  if (Result.Lanes == M.Lanes && M.Lanes > 1) {
    Result.Avx512 = M.Lanes;
    Result.Lanes = M.Lanes / 2;
  }
  if (Of.Remainder)
    Result.Divergent = divergentLoop(F, *Of.Remainder);
  return Result;
}

static bool isEqual(const FormRemark &A, const FormRemark &B) {
  const auto Text = [](const FormRemark &R) { return StringRef(R.WhyScalar ? R.WhyScalar : ""); };
  return A.Lanes == B.Lanes && A.Avx512 == B.Avx512 && A.Separate == B.Separate &&
         A.Divergent.File == B.Divergent.File && A.Divergent.Line == B.Divergent.Line &&
         Text(A) == Text(B);
}

std::vector<FormRemark> formRemarks(const Module &M) {
  std::vector<FormRemark> Found;
  for (const Function *F : M.Functions) {
    if (!F->IsKernel)
      continue;
    const size_t First = Found.size();
    for (const ThreadLoop &Loop : threadLoops(*F)) {
      const FormRemark Now = remarkOn(M, *F, Loop);
      if (none_of(drop_begin(Found, First), [&](const FormRemark &R) { return isEqual(R, Now); }))
        Found.push_back(Now);
    }
  }
  return Found;
}

} // namespace ampcc
