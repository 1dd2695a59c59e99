//===- LaneAccesses.cpp - vector accesses of native text as LLVM instructions -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectors come and go by their addresses, so that no calling convention has a say in what the
// text's functions look like; LLVM keeps them in registers afterwards.
//
//===----------------------------------------------------------------------===//
#include "LaneAccesses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

/// The arguments, in the order of native_lanes.h.
struct Access {
  CallInst &Call;
  IRBuilder<> B;

  explicit Access(CallInst &Call) : Call(Call), B(&Call) {}

  uint64_t number(unsigned I) const {
    return cast<ConstantInt>(Call.getArgOperand(I))->getZExtValue();
  }
  unsigned lanes() const { return unsigned(number(4)); }

  Type *elements() {
    const unsigned Bytes = unsigned(number(5));
    Type *T = number(6) ? Bytes == 8 ? B.getDoubleTy() : B.getFloatTy() : B.getIntNTy(Bytes * 8);
    return FixedVectorType::get(T, lanes());
  }
  Value *vectorAt(unsigned I, Type *T) {
    return B.CreateAlignedLoad(T, Call.getArgOperand(I), Align(1));
  }
  Value *mask() {
    Type *T = FixedVectorType::get(B.getInt32Ty(), lanes());
    return B.CreateICmpNE(vectorAt(3, T), Constant::getNullValue(T));
  }
  /// Of the first lane.
  Value *place() {
    Value *Bytes = B.CreateMul(Call.getArgOperand(2), B.getInt64(number(5)));
    return B.CreateGEP(B.getInt8Ty(), Call.getArgOperand(1), Bytes);
  }
  /// Of each lane. The addresses of lanes that are off may lead anywhere.
  Value *places() {
    Type *Index = FixedVectorType::get(B.getIntNTy(unsigned(number(7)) * 8), lanes());
    Type *Wide = FixedVectorType::get(B.getInt64Ty(), lanes());
    Value *I = vectorAt(2, Index);
    I = number(8) ? B.CreateSExt(I, Wide) : B.CreateZExt(I, Wide);
    return B.CreateGEP(ArrayType::get(B.getInt8Ty(), number(9)), Call.getArgOperand(1), I);
  }
  void give(Value *Result) { B.CreateAlignedStore(Result, Call.getArgOperand(0), Align(1)); }
};

} // namespace

/// The arguments are constants, because the functions of the text get them as template arguments.
static bool isKnown(const CallInst &Call, unsigned First) {
  return all_of(drop_begin(Call.args(), First), [](const Use &U) { return isa<ConstantInt>(U); });
}

static void replaceCalls(Module &M, StringRef Name, function_ref<void(Access &)> By) {
  Function *F = M.getFunction(Name);
  if (!F)
    return;
  for (User *U : make_early_inc_range(F->users())) {
    auto *Call = dyn_cast<CallInst>(U);
    if (!Call || Call->getCalledFunction() != F || !isKnown(*Call, 4))
      continue;
    Access A(*Call);
    By(A);
    Call->eraseFromParent();
  }
  if (F->use_empty())
    F->eraseFromParent();
}

void ampcc::lowerLaneAccesses(Module &M) {
  replaceCalls(M, "ampcc_native_load_lanes", [](Access &A) {
    Type *T = A.elements();
    A.give(A.B.CreateMaskedLoad(T, A.place(), Align(1), A.mask(), PoisonValue::get(T)));
  });
  replaceCalls(M, "ampcc_native_store_lanes", [](Access &A) {
    A.B.CreateMaskedStore(A.vectorAt(0, A.elements()), A.place(), Align(1), A.mask());
  });
  replaceCalls(M, "ampcc_native_gather", [](Access &A) {
    Type *T = A.elements();
    const Align Each(A.number(5));
    A.give(A.B.CreateMaskedGather(T, A.places(), Each, A.mask(), PoisonValue::get(T)));
  });
  replaceCalls(M, "ampcc_native_scatter", [](Access &A) {
    A.B.CreateMaskedScatter(A.vectorAt(0, A.elements()), A.places(), Align(A.number(5)), A.mask());
  });
}

/// The last operands of a gather are the mask and the values of the lanes that are off. LLVM 22 has
/// no operand for the alignment before them.
static Value *maskOf(const IntrinsicInst &Gather) {
  return Gather.getArgOperand(Gather.arg_size() - 2);
}
static Value *otherwiseOf(const IntrinsicInst &Gather) {
  return Gather.getArgOperand(Gather.arg_size() - 1);
}

void ampcc::allowGathers(Module &M) {
  for (Function &F : M) {
    const bool Gathers = any_of(instructions(F), [](const Instruction &I) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      return Call && Call->getIntrinsicID() == Intrinsic::masked_gather &&
             !isa<Constant>(maskOf(*Call));
    });
    if (!Gathers)
      continue;
    const StringRef Features = F.getFnAttribute("target-features").getValueAsString();
    F.addFnAttr("target-features",
                (Features + (Features.empty() ? "" : ",") + "+fast-gather").str());
  }
}

/// The value that all elements of V have, or null.
static Value *sharedBy(Value *V) { return V->getType()->isVectorTy() ? getSplatValue(V) : V; }

/// For the addresses of a gather or scatter, each a vector of indices and shared steps from the
/// same pointer, the same addresses in one step; else null.
static Value *inOneStep(GetElementPtrInst *Last, Instruction &Access) {
  SmallVector<GetElementPtrInst *, 4> Shared;
  GetElementPtrInst *Step = Last;
  while (Step && Step->getNumIndices() == 1 && !sharedBy(Step->getPointerOperand())) {
    if (!sharedBy(Step->idx_begin()->get()))
      return nullptr;
    Shared.push_back(Step);
    Step = dyn_cast<GetElementPtrInst>(Step->getPointerOperand());
  }
  if (!Step || Shared.empty() || Step->getNumIndices() != 1)
    return nullptr;
  IRBuilder<> B(&Access);
  Value *Base = sharedBy(Step->getPointerOperand());
  for (GetElementPtrInst *S : reverse(Shared))
    Base = B.CreateGEP(S->getSourceElementType(), Base, sharedBy(S->idx_begin()->get()));
  return B.CreateGEP(Step->getSourceElementType(), Base, Step->idx_begin()->get());
}

void ampcc::splitSharedOffsets(Module &M) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      auto *Call = dyn_cast<IntrinsicInst>(&I);
      const Intrinsic::ID Id = Call ? Call->getIntrinsicID() : Intrinsic::not_intrinsic;
      if (Id != Intrinsic::masked_gather && Id != Intrinsic::masked_scatter)
        continue;
      const unsigned Operand = Id == Intrinsic::masked_gather ? 0 : 1;
      if (auto *Last = dyn_cast<GetElementPtrInst>(Call->getArgOperand(Operand)))
        if (Value *Places = inOneStep(Last, I))
          Call->setArgOperand(Operand, Places);
    }
}

namespace {

/// A gather of elements of 32 bits, from a scalar base that is Offset bytes after Object.
struct Gather {
  IntrinsicInst *Call;
  GetElementPtrInst *Places;
  Value *Object;
  int64_t Offset;

  static std::optional<Gather> of(Instruction &I) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    if (!Call || Call->getIntrinsicID() != Intrinsic::masked_gather ||
        Call->getType()->getScalarSizeInBits() != 32 || Call->getType()->isPtrOrPtrVectorTy() ||
        !isa<UndefValue>(otherwiseOf(*Call)))
      return std::nullopt;
    auto *Places = dyn_cast<GetElementPtrInst>(Call->getArgOperand(0));
    Value *Base =
        Places && Places->getNumIndices() == 1 ? sharedBy(Places->getPointerOperand()) : nullptr;
    if (!Base)
      return std::nullopt;
    APInt Offset(64, 0);
    Value *Object = Base->stripAndAccumulateConstantOffsets(I.getModule()->getDataLayout(), Offset,
                                                            /*AllowNonInbounds=*/true);
    return Gather{Call, Places, Object, Offset.getSExtValue()};
  }

  Value *index() const { return Places->idx_begin()->get(); }
  /// Reads the elements after those of Other, in the same lanes.
  bool follows(const Gather &Other) const {
    return Object == Other.Object && Offset == Other.Offset + 4 && index() == Other.index() &&
           Places->getSourceElementType() == Other.Places->getSourceElementType() &&
           maskOf(*Call) == maskOf(*Other.Call) &&
           cast<VectorType>(Call->getType())->getElementCount() ==
               cast<VectorType>(Other.Call->getType())->getElementCount();
  }
};

} // namespace

/// Replaces both by a gather of 64 bits at the place of the first in the block.
static void gatherAtOnce(const Gather &Low, const Gather &High, const Gather &First) {
  IRBuilder<> B(First.Call);
  const auto Lanes = int(cast<FixedVectorType>(Low.Call->getType())->getNumElements());
  Value *Base = B.CreateGEP(B.getInt8Ty(), Low.Object, B.getInt64(uint64_t(Low.Offset)));
  Value *Places = B.CreateGEP(Low.Places->getSourceElementType(), Base, Low.index());
  auto *Wide = FixedVectorType::get(B.getInt64Ty(), unsigned(Lanes));
  Value *Both =
      B.CreateMaskedGather(Wide, Places, Align(4), maskOf(*First.Call), PoisonValue::get(Wide));
  Both = B.CreateBitCast(Both, FixedVectorType::get(B.getInt32Ty(), unsigned(Lanes) * 2));
  for (const Gather *Half : {&Low, &High}) {
    SmallVector<int, 16> Elements;
    for (int Lane = 0; Lane < Lanes; ++Lane)
      Elements.push_back(2 * Lane + (Half == &High));
    Value *Result = B.CreateBitCast(B.CreateShuffleVector(Both, Elements), Half->Call->getType());
    Half->Call->replaceAllUsesWith(Result);
  }
  Low.Call->eraseFromParent();
  High.Call->eraseFromParent();
}

void ampcc::pairGathers(Module &M) {
  for (Function &F : M)
    for (BasicBlock &Block : F) {
      SmallVector<Gather, 8> Single; // with no write since
      for (Instruction &I : make_early_inc_range(Block)) {
        if (I.mayWriteToMemory())
          Single.clear();
        std::optional<Gather> This = Gather::of(I);
        if (!This)
          continue;
        auto *Other =
            find_if(Single, [&](const Gather &G) { return G.follows(*This) || This->follows(G); });
        if (Other == Single.end()) {
          Single.push_back(*This);
          continue;
        }
        const Gather First = *Other;
        Single.erase(Other);
        This->follows(First) ? gatherAtOnce(First, *This, First)
                             : gatherAtOnce(*This, First, First);
      }
    }
}
