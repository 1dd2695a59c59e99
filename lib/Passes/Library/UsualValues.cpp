//===- UsualValues.cpp - parameters that nearly always have one value -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The storage format of texels, the number of mipmap levels and the filter of a sampler are
// parameters of a kernel that are the same for a whole launch and select pieces of code in the
// innermost loops. The library declares for a member the value that it nearly always has
// (AMPCC_USUALLY). The kernel reads a parameter that comes from such a member once, at its start,
// as `USUAL(bit, number, parameter)`. In a version of the kernel that is compiled for the usual
// case that is the number, a constant for the compiler of the output. The native form has both
// versions and its entry chooses; an OpenCL module is built for the values of a launch
// (docs/runtime-abi.md).
//
//===----------------------------------------------------------------------===//
#include "KernelFillings.h"
#include "Passes.h"
#include "ampcc/KIR/LaunchBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The number of bits in the build option; further parameters are read as they are.
static constexpr uint32_t UsualBits = 32;

static bool readOnce(Context &Ctx, Function &Kernel) {
  std::vector<Stmt *> Starts;
  for (const Filling &F : fillingsOf(Kernel)) {
    ArgBinding &Binding = *F.Param->Binding;
    if (!Binding.Usual || Binding.UsualBit || Starts.size() == UsualBits)
      continue;
    Binding.UsualBit = Starts.size();
    Var *Known = Ctx.var(F.Param->Name, F.Param->Ty, F.Param->Pos);
    Known->IsConst = true;
    Starts.push_back(Ctx.make<DeclStmt>(
        Known, Ctx.make<Builtin>(Known->Ty, builtin::USUAL,
                                 std::vector<Expr *>{Ctx.intLit(*Binding.UsualBit),
                                                     Ctx.make<IntLit>(Known->Ty, *Binding.Usual),
                                                     Ctx.ref(F.Param)})));
    F.Store->Value = Ctx.ref(Known);
  }
  Kernel.Body->Stmts.insert(Kernel.Body->Stmts.begin(), Starts.begin(), Starts.end());
  return !Starts.empty();
}

bool ampcc::usualValues(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) { return readOnce(PC.M.Ctx, F); });
}
