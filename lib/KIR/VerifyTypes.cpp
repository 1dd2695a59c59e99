//===- VerifyTypes.cpp - checks of types and operators for the verifier ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VerifyTypes.h"
#include "SameShape.h"
#include "ampcc/KIR/Structs.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"
#include <functional>

using namespace ampcc::kir;
using namespace llvm;

void ampcc::kir::verifyTypes(const Module &M, std::vector<Finding> &Errors) {
  constexpr uint64_t MostBytes = uint64_t(1) << 48;
  enum class State { Open, Done };
  DenseMap<const Type *, State> Seen;
  std::function<bool(const Type *)> Holds = [&](const Type *T) {
    if (auto *A = dyn_cast<ArrayType>(T))
      return Holds(A->Element) &&
             (A->Element->size() == 0 || A->Count <= MostBytes / A->Element->size());
    if (auto *V = dyn_cast<VectorType>(T))
      return V->Element->isArithmetic() && isPowerOf2_32(V->Lanes) && V->Lanes <= 64;
    auto *S = dyn_cast<StructType>(T);
    if (!S)
      return true;
    if (auto [It, New] = Seen.try_emplace(S, State::Open); !New)
      return It->second == State::Done;
    bool Fits = isPowerOf2_64(S->Align);
    for (const Field &Each : S->Fields)
      Fits = Fits && !Each.Ty->isVoid() && Holds(Each.Ty) && Each.Offset <= S->Size &&
             Each.Ty->size() <= S->Size - Each.Offset;
    if (Fits)
      Seen[S] = State::Done;
    return Fits;
  };
  DenseSet<const Type *> Reported;
  for (Function *F : M.Functions)
    forEachType(*F, [&](const Type *T) {
      if (auto *P = dyn_cast<PointerType>(T))
        T = P->Pointee;
      if (!Holds(T) && Reported.insert(T).second)
        Errors.push_back(
            {F->Pos, F->Name + ": the type '" + toText(T) +
                         "' has no alignment, holds itself, or more than there is room for"});
    });
}

bool ampcc::kir::hasOperation(BinaryOp Op, const Type *T) {
  switch (Op) {
  case BinaryOp::Rem:
  case BinaryOp::And:
  case BinaryOp::Xor:
  case BinaryOp::Or:
  case BinaryOp::Shl:
  case BinaryOp::Shr:
    return isInteger(T);
  case BinaryOp::Mul:
  case BinaryOp::Div:
  case BinaryOp::Add:
  case BinaryOp::Sub:
    return T->isArithmetic();
  default:
    return T->isScalar();
  }
}
