//===- NeighbourStores.cpp - scatters whose lanes turn out to be neighbours -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NeighbourStores.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace llvm;

namespace {

/// All indices but the last are zero: they lead to the first element of an array.
bool startsAtZero(const GetElementPtrInst &Places) {
  return all_of(drop_end(Places.indices()), [](const Use &Index) {
    auto *Number = dyn_cast<Constant>(Index.get());
    return Number && Number->isNullValue();
  });
}

/// A store of elements at Base + Index, the same base in all lanes.
struct Scatter {
  IntrinsicInst *Call;
  Value *Base, *Index;

  static std::optional<Scatter> of(Instruction &I) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    if (!Call || Call->getIntrinsicID() != Intrinsic::masked_scatter)
      return std::nullopt;
    auto *Places = dyn_cast<GetElementPtrInst>(Call->getArgOperand(1));
    auto *Values = dyn_cast<FixedVectorType>(Call->getArgOperand(0)->getType());
    if (!Places || !Values || !startsAtZero(*Places))
      return std::nullopt;
    Value *Pointer = Places->getPointerOperand(), *Index = std::prev(Places->idx_end())->get();
    Value *Base = Pointer->getType()->isVectorTy() ? getSplatValue(Pointer) : Pointer;
    const DataLayout &Layout = I.getModule()->getDataLayout();
    const TypeSize Element = Layout.getTypeAllocSize(Values->getElementType());
    // Neighbouring elements have no gaps, of an array and of a vector.
    if (!Base || !Index->getType()->isVectorTy() || isa<Constant>(Index) ||
        Layout.getTypeAllocSize(Places->getResultElementType()) != Element ||
        Layout.getTypeSizeInBits(Values->getElementType()) != Element * 8)
      return std::nullopt;
    return Scatter{Call, Base, Index};
  }

  Value *values() const { return Call->getArgOperand(0); }
  Value *mask() const { return Call->getArgOperand(Call->arg_size() - 1); }
  unsigned lanes() const { return cast<FixedVectorType>(values()->getType())->getNumElements(); }
};

} // namespace

namespace {

struct Neighbours {
  Value *Known; ///< every lane has the index after that of the lane before it
  Value *First; ///< the index of the first lane
};

} // namespace

/// An index that is widened is compared before that: then the first one must not be so large that
/// the last one would wrap. The index of a lane that is off may be poison, and is frozen.
static Neighbours compare(IRBuilder<> &B, Value *Index, unsigned Lanes) {
  auto *Wider = dyn_cast<CastInst>(Index);
  const bool IsSigned = isa_and_nonnull<SExtInst>(Wider);
  const bool IsWidened = IsSigned || isa_and_nonnull<ZExtInst>(Wider);
  Value *Narrow = B.CreateFreeze(IsWidened ? Wider->getOperand(0) : Index);
  Type *T = Narrow->getType()->getScalarType();
  SmallVector<Constant *, 32> Numbers;
  for (unsigned Lane = 0; Lane < Lanes; ++Lane)
    Numbers.push_back(ConstantInt::get(T, Lane));
  Value *First = B.CreateExtractElement(Narrow, uint64_t(0));
  Value *Expected = B.CreateAdd(B.CreateVectorSplat(Lanes, First), ConstantVector::get(Numbers));
  Value *Equal = B.CreateBitCast(B.CreateICmpEQ(Narrow, Expected), B.getIntNTy(Lanes));
  Value *All = B.CreateICmpEQ(Equal, Constant::getAllOnesValue(B.getIntNTy(Lanes)));
  if (!IsWidened)
    return {All, First};
  const unsigned Bits = T->getIntegerBitWidth();
  const APInt Most = (IsSigned ? APInt::getSignedMaxValue(Bits) : APInt::getMaxValue(Bits)) - Lanes;
  Value *Fits = B.CreateICmp(IsSigned ? CmpInst::ICMP_SLE : CmpInst::ICMP_ULE, First,
                             ConstantInt::get(T, Most));
  Type *Wide = Index->getType()->getScalarType();
  return {B.CreateAnd(All, Fits), IsSigned ? B.CreateSExt(First, Wide) : B.CreateZExt(First, Wide)};
}

/// Tests: the last comparison of each index, and the block that uses it.
static void test(const Scatter &S, DenseMap<Value *, std::pair<BasicBlock *, Neighbours>> &Tests) {
  IRBuilder<> B(S.Call);
  auto &[Block, Of] = Tests[S.Index];
  // In the same block as before that was split, the comparison comes first.
  if (Block != S.Call->getParent())
    Of = compare(B, S.Index, S.lanes());
  Instruction *Then = nullptr, *Else = nullptr;
  BasicBlock *Before = S.Call->getParent();
  SplitBlockAndInsertIfThenElse(Of.Known, S.Call->getIterator(), &Then, &Else);
  for (auto &Test : Tests)
    if (Test.second.first == Before)
      Test.second.first = S.Call->getParent();
  Block = S.Call->getParent();
  B.SetInsertPoint(Then);
  Value *Place = B.CreateGEP(S.values()->getType()->getScalarType(), S.Base, Of.First);
  auto *Mask = dyn_cast<Constant>(S.mask());
  Instruction *Store = Mask && Mask->isAllOnesValue()
                           ? cast<Instruction>(B.CreateAlignedStore(S.values(), Place, Align(1)))
                           : B.CreateMaskedStore(S.values(), Place, Align(1), S.mask());
  Store->copyMetadata(*S.Call);
  S.Call->moveBefore(*Else->getParent(), Else->getIterator());
}

void ampcc::testForNeighbours(Module &M) {
  for (Function &F : M) {
    SmallVector<Scatter, 16> Scatters;
    for (Instruction &I : instructions(F))
      if (std::optional<Scatter> S = Scatter::of(I))
        Scatters.push_back(*S);
    DenseMap<Value *, std::pair<BasicBlock *, Neighbours>> Tests;
    for (const Scatter &S : Scatters)
      test(S, Tests);
  }
}
