//===- HalfConversions.cpp - conversions of halves in native text ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HalfConversions.h"
#include "ampcc/ClangHooks/CodeGenerators.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

static constexpr StringLiteral ValueFunction = "ampcc_native_half_value";
static constexpr StringLiteral BitsFunction = "ampcc_native_half_bits";

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

/// Name: of the function of the text. Of: that of one number, which a function of vectors follows.
static void gather(Module &M, StringRef Name, StringRef Of, Type *From, Type *To) {
  Function *F = M.getFunction(Name);
  if (!F)
    return;
  for (User *U : make_early_inc_range(F->users())) {
    auto *Call = cast<CallInst>(U);
    const auto Lanes = unsigned(cast<ConstantInt>(Call->getArgOperand(2))->getZExtValue());
    auto *Parameter = FixedVectorType::get(From, Lanes), *Result = FixedVectorType::get(To, Lanes);
    AttrBuilder Pure(M.getContext());
    Pure.addMemoryAttr(MemoryEffects::none());
    Pure.addAttribute(Attribute::NoUnwind).addAttribute(Attribute::WillReturn);
    const FunctionCallee OfVectors = M.getOrInsertFunction(
        (Of + "_" + Twine(Lanes)).str(), FunctionType::get(Result, {Parameter}, /*isVarArg=*/false),
        AttributeList::get(M.getContext(), AttributeList::FunctionIndex, Pure));
    IRBuilder<> B(Call);
    Value *Argument = B.CreateAlignedLoad(Parameter, Call->getArgOperand(1), Align(1));
    B.CreateAlignedStore(B.CreateCall(OfVectors, {Argument}), Call->getArgOperand(0), Align(1));
    Call->eraseFromParent();
  }
  F->eraseFromParent();
}

void ampcc::gatherHalfConversions(Module &M) {
  Type *Bits = Type::getInt16Ty(M.getContext()), *Float = Type::getFloatTy(M.getContext());
  gather(M, "ampcc_native_half_values", ValueFunction, Bits, Float);
  gather(M, "ampcc_native_halves_of", BitsFunction, Float, Bits);
}

//===----------------------------------------------------------------------===//
// Processors
//===----------------------------------------------------------------------===//

namespace {

/// Emits the conversions of a number, or of each number in a vector.
class Converter {
  IRBuilder<> &B;
  Type *const Bits16, *const Bits32, *const Float, *const Half; ///< the shape of the operand

  static Type *shaped(Type *Like, Type *T) {
    auto *V = dyn_cast<FixedVectorType>(Like);
    return V ? FixedVectorType::get(T, V->getNumElements()) : T;
  }
  Constant *number(uint32_t N) const { return ConstantInt::get(Bits32, N); }
  Value *less(Value *X, uint32_t N) { return B.CreateICmpULT(X, number(N)); }

public:
  Converter(IRBuilder<> &B, Type *Like)
      : B(B), Bits16(shaped(Like, B.getInt16Ty())), Bits32(shaped(Like, B.getInt32Ty())),
        Float(shaped(Like, B.getFloatTy())), Half(shaped(Like, B.getHalfTy())) {}

  Value *value(Value *X) { return B.CreateFPExt(B.CreateBitCast(X, Half), Float); }
  Value *bits(Value *X) { return B.CreateBitCast(B.CreateFPTrunc(X, Half), Bits16); }

  // The same with integers, as include/amp/detail/half_conversions.h explains.
  Value *computedValue(Value *X) {
    Value *Wide = B.CreateZExt(X, Bits32);
    Value *Sign = B.CreateShl(B.CreateAnd(Wide, number(0x8000)), number(16));
    Value *Magnitude = B.CreateAnd(Wide, number(0x7fff));
    Value *Steps = B.CreateFMul(B.CreateUIToFP(Magnitude, Float), ConstantFP::get(Float, 0x1p-24));
    Value *Shifted = B.CreateShl(Magnitude, number(13));
    Value *Finite = B.CreateAdd(Shifted, number(0x38000000));
    Value *Infinite = B.CreateAdd(Shifted, number(0x70000000));
    Value *Nan = B.CreateOr(Infinite, number(0x400000));
    Value *Special = B.CreateSelect(less(Magnitude, 0x7c01), Infinite, Nan);
    Value *Normal = B.CreateSelect(less(Magnitude, 0x7c00), Finite, Special);
    Value *Result = B.CreateSelect(less(Magnitude, 0x400), B.CreateBitCast(Steps, Bits32), Normal);
    return B.CreateBitCast(B.CreateOr(Sign, Result), Float);
  }
  Value *computedBits(Value *X) {
    Value *Wide = B.CreateBitCast(X, Bits32);
    Value *Sign = B.CreateAnd(B.CreateLShr(Wide, number(16)), number(0x8000));
    Value *Magnitude = B.CreateAnd(Wide, number(0x7fffffff));
    Value *Aligned = B.CreateFAdd(B.CreateBitCast(Magnitude, Float), ConstantFP::get(Float, 0.5));
    Value *Subnormal = B.CreateSub(B.CreateBitCast(Aligned, Bits32), number(0x3f000000));
    Value *Upper = B.CreateLShr(Magnitude, number(13));
    Value *Odd = B.CreateAnd(Upper, number(1));
    Value *Rounded = B.CreateAdd(B.CreateSub(Magnitude, number(0x38000000 - 0xfff)), Odd);
    Value *Normal = B.CreateLShr(Rounded, number(13));
    Value *Nan = B.CreateOr(B.CreateAnd(Upper, number(0x3ff)), number(0x7e00));
    Value *Special = B.CreateSelect(less(Magnitude, 0x7f800001), number(0x7c00), Nan);
    Value *Finite = B.CreateSelect(less(Magnitude, 0x38800000), Subnormal, Normal);
    Value *Result = B.CreateSelect(less(Magnitude, 0x47800000), Finite, Special);
    return B.CreateTrunc(B.CreateOr(Sign, Result), Bits16);
  }
};

} // namespace

/// Value and Bits: emit the conversions.
static void replace(Module &M, Value *(Converter::*ToValue)(Value *),
                    Value *(Converter::*ToBits)(Value *)) {
  auto IsConversion = [](const Value *F) {
    return F->getName().starts_with(ValueFunction) || F->getName().starts_with(BitsFunction);
  };
  // The vectoriser lists the functions of vectors there.
  removeFromUsedLists(M, [&](Constant *C) { return IsConversion(C->stripPointerCasts()); });
  for (Function &F : make_early_inc_range(M)) {
    if (!F.isDeclaration() || !IsConversion(&F))
      continue;
    F.removeDeadConstantUsers(); // the former lists
    const bool IsValue = F.getName().starts_with(ValueFunction);
    for (User *U : make_early_inc_range(F.users())) {
      auto *Call = cast<CallInst>(U);
      IRBuilder<> B(Call);
      Converter C(B, Call->getType());
      Call->replaceAllUsesWith((C.*(IsValue ? ToValue : ToBits))(Call->getArgOperand(0)));
      Call->eraseFromParent();
    }
    F.eraseFromParent();
  }
}

void ampcc::computeHalfConversions(Module &M) {
  replace(M, &Converter::computedValue, &Converter::computedBits);
}

void ampcc::selectHalfConversions(Module &M) { replace(M, &Converter::value, &Converter::bits); }

std::vector<VecDesc> ampcc::vectorsOfHalfConversions() {
  static constexpr struct {
    unsigned Lanes;
    StringLiteral Value, Bits, Abi;
  } Lengths[] = {
      {4, "ampcc_native_half_value_4", "ampcc_native_half_bits_4", "_ZGV_LLVM_N4v"},
      {8, "ampcc_native_half_value_8", "ampcc_native_half_bits_8", "_ZGV_LLVM_N8v"},
      {16, "ampcc_native_half_value_16", "ampcc_native_half_bits_16", "_ZGV_LLVM_N16v"},
      {32, "ampcc_native_half_value_32", "ampcc_native_half_bits_32", "_ZGV_LLVM_N32v"},
  };
  std::vector<VecDesc> Rows;
  for (const auto &Length : Lengths) {
    const ElementCount Lanes = ElementCount::getFixed(Length.Lanes);
    Rows.push_back(vectorFunction(ValueFunction, Length.Value, Lanes, Length.Abi));
    Rows.push_back(vectorFunction(BitsFunction, Length.Bits, Lanes, Length.Abi));
  }
  return Rows;
}
