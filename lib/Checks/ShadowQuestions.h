//===- ShadowQuestions.h - what kernels ask and tell the runtime ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_SHADOWQUESTIONS_H
#define AMPCC_LIB_CHECKS_SHADOWQUESTIONS_H

#include "ShadowWords.h"
#include "ampcc/KIR/Module.h"
#include "ampcc/KIR/ShadowBuiltins.h"

namespace ampcc {

/// Beside accesses.
namespace shadow {
inline kir::Builtin *ask(kir::Context &Ctx, kir::Expr *Pointer, int64_t What, uint64_t Bytes,
                         kir::Expr *Value = nullptr) {
  const kir::Type *Word = Ctx.intTy(32, false), *ULong = Ctx.intTy(64, false);
  std::vector<kir::Expr *> Args{Pointer, Ctx.intLit(int64_t(Bytes))};
  for (int I = 0; I < 3; ++I)
    Args.push_back(Ctx.intLit(0));
  Args.push_back(Ctx.make<kir::IntLit>(Word, 0));
  Args.push_back(Ctx.intLit(What));
  Args.push_back(Value ? Value : Ctx.make<kir::IntLit>(ULong, 0));
  return Ctx.make<kir::Builtin>(Word, kir::builtin::SHADOW_ACCESS, std::move(Args));
}

inline kir::Expr *addressOf(kir::Context &Ctx, const kir::Var *V) {
  return Ctx.make<kir::AddrOf>(Ctx.pointerTo(V->Ty, /*Const=*/false, kir::Space::Local),
                               Ctx.ref(const_cast<kir::Var *>(V)));
}
} // namespace shadow

} // namespace ampcc

#endif
