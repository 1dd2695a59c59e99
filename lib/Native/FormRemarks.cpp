//===- FormRemarks.cpp - remarks about the form of each loop over threads ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Native/FormRemarks.h"
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

std::vector<FormRemark> formRemarks(const Module &M) {
  std::vector<FormRemark> Found;
  for (const Function *F : M.Functions) {
    if (!F->IsKernel)
      continue;
    const size_t First = Found.size();
    walkStmts(static_cast<const Stmt *>(F->Body), [&](const Stmt *S) {
      auto *Loop = dyn_cast<For>(S);
      if (!Loop || !Loop->IsThreadLoop || isRemainder(*Loop) || holdsThreadLoop(Loop->Body))
        return;
      FormRemark Now{F, Loop->Lanes, 0, Loop->Lanes ? separateAccesses(*Loop) : 0, Loop->WhyScalar};
      if (Loop->Lanes == M.Lanes) {
        Now.Avx512 = M.Lanes;
        Now.Lanes = M.Lanes / 2;
      }
      if (!Now.Lanes && !Now.WhyScalar)
        Now.WhyScalar = F->WhyScalar;
      const bool IsKnown = any_of(drop_begin(Found, First), [&](const FormRemark &R) {
        return R.Lanes == Now.Lanes && R.Avx512 == Now.Avx512 && R.Separate == Now.Separate &&
               StringRef(R.WhyScalar ? R.WhyScalar : "") == (Now.WhyScalar ? Now.WhyScalar : "");
      });
      if (!IsKnown)
        Found.push_back(Now);
    });
  }
  return Found;
}

} // namespace ampcc
