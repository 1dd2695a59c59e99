//===- WideMasks.cpp - masks of lanes in whole registers ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's passes make vectors of bits of the masks of the vector form. Without registers for such
// masks each value that goes from block to block is packed into bytes, and unpacked where it is
// used. Here masks become vectors of ints, 0 or -1, which comparisons give and which choices take.
//
//===----------------------------------------------------------------------===//
#include "WideMasks.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

class MaskWidener {
  Function &F;
  IRBuilder<> B;
  DenseMap<Value *, Value *> Wide;
  DenseMap<std::pair<Value *, Instruction *>, Value *> Narrowed;

public:
  explicit MaskWidener(Function &F) : F(F), B(F.getContext()) {}

  /// Only the vector form has masks that blocks give each other.
  bool hasMasks() const {
    return any_of(instructions(F),
                  [](const Instruction &I) { return isa<PHINode>(I) && isMask(I.getType()); });
  }

  void run() {
    std::vector<Instruction *> Masks, Users;
    for (Instruction &I : instructions(F)) {
      if (isMask(I.getType()))
        Masks.push_back(&I);
      else if (any_of(I.operands(), [](const Use &U) { return isMask(U->getType()); }))
        Users.push_back(&I);
    }
    for (Instruction *I : Masks)
      if (auto *Phi = dyn_cast<PHINode>(I)) {
        B.SetInsertPoint(Phi);
        Wide[Phi] = B.CreatePHI(wideType(Phi->getType()), Phi->getNumIncomingValues());
      }
    for (Instruction *I : Masks)
      if (auto *Phi = dyn_cast<PHINode>(I))
        for (unsigned K = 0; K < Phi->getNumIncomingValues(); ++K)
          cast<PHINode>(Wide[Phi])->addIncoming(wide(Phi->getIncomingValue(K)),
                                                Phi->getIncomingBlock(K));
    for (Instruction *I : Users)
      use(*I);
    // The remaining masks of bits. Nothing reads a phi but others of them.
    erase_if(Masks, [](Instruction *I) {
      if (!isa<PHINode>(I))
        return false;
      I->replaceAllUsesWith(PoisonValue::get(I->getType()));
      I->eraseFromParent();
      return true;
    });
    for (Instruction *I : reverse(Masks))
      if (I->use_empty())
        I->eraseFromParent();
  }

private:
  static bool isMask(const Type *T) {
    auto *V = dyn_cast<FixedVectorType>(T);
    return V && V->getElementType()->isIntegerTy(1) && V->getNumElements() >= 4;
  }
  Type *wideType(const Type *T) {
    return FixedVectorType::get(B.getInt32Ty(), cast<FixedVectorType>(T)->getNumElements());
  }

  /// After what computes V.
  void insertAfter(Instruction *I) { B.SetInsertPoint(*I->getInsertionPointAfterDef()); }

  Value *wide(Value *V) {
    if (Value *Known = Wide.lookup(V))
      return Known;
    auto *I = dyn_cast<Instruction>(V);
    if (!I) {
      B.SetInsertPoint(F.getEntryBlock().getFirstInsertionPt());
      return B.CreateSExt(V, wideType(V->getType())); // folds for constants
    }
    return Wide[V] = computed(*I);
  }

  Value *computed(Instruction &I) {
    if (auto *Op = dyn_cast<BinaryOperator>(&I);
        Op && (Op->getOpcode() == Instruction::And || Op->getOpcode() == Instruction::Or ||
               Op->getOpcode() == Instruction::Xor)) {
      Value *L = wide(Op->getOperand(0)), *R = wide(Op->getOperand(1));
      insertAfter(&I);
      return B.CreateBinOp(Op->getOpcode(), L, R);
    }
    if (auto *Choice = dyn_cast<SelectInst>(&I)) {
      Value *T = wide(Choice->getTrueValue()), *E = wide(Choice->getFalseValue());
      if (!isMask(Choice->getCondition()->getType())) {
        insertAfter(&I);
        return B.CreateSelect(Choice->getCondition(), T, E);
      }
      Value *C = wide(Choice->getCondition());
      insertAfter(&I);
      // A choice does not take the poison of the other value, `and` does.
      return B.CreateOr(B.CreateAnd(C, B.CreateFreeze(T)),
                        B.CreateAnd(B.CreateNot(C), B.CreateFreeze(E)));
    }
    if (auto *Kept = dyn_cast<FreezeInst>(&I)) {
      Value *Operand = wide(Kept->getOperand(0));
      insertAfter(&I);
      return B.CreateFreeze(Operand);
    }
    for (Use &U : I.operands()) // computed from other masks, perhaps
      if (isMask(U->getType()) && isa<Instruction>(U))
        U.set(narrow(U, &I));
    insertAfter(&I);
    return B.CreateSExt(&I, wideType(I.getType()));
  }

  /// V, a mask, as bits for At.
  Value *narrow(Value *V, Instruction *At) {
    Value *W = wide(V);
    B.SetInsertPoint(At);
    return B.CreateICmpSLT(W, Constant::getNullValue(W->getType()));
  }

  /// `bitcast V to iN` compared with 0: a lane is on, or none is.
  bool isTestOfAny(Instruction &I) {
    return isa<BitCastInst>(I) && I.getType()->isIntegerTy() &&
           all_of(I.users(), [](const User *U) {
             auto *Test = dyn_cast<ICmpInst>(U);
             auto *Zero =
                 Test && Test->isEquality() ? dyn_cast<ConstantInt>(Test->getOperand(1)) : nullptr;
             return Zero && Zero->isZero();
           });
  }

  void use(Instruction &I) {
    if (isTestOfAny(I)) {
      Value *W = wide(I.getOperand(0));
      for (User *U : make_early_inc_range(I.users())) {
        auto *Test = cast<ICmpInst>(U);
        B.SetInsertPoint(Test);
        Value *Any = B.CreateOrReduce(W);
        Test->replaceAllUsesWith(B.CreateICmp(Test->getPredicate(), Any, B.getInt32(0)));
        Test->eraseFromParent();
      }
      I.eraseFromParent();
      return;
    }
    if (auto *Sign = dyn_cast<SExtInst>(&I)) {
      Value *W = wide(I.getOperand(0));
      B.SetInsertPoint(&I);
      Sign->replaceAllUsesWith(B.CreateSExtOrTrunc(W, I.getType()));
      Sign->eraseFromParent();
      return;
    }
    for (Use &U : I.operands())
      if (isMask(U->getType()) && isa<Instruction>(U))
        U.set(narrow(U, &I));
  }
};

} // namespace

void ampcc::widenMasks(Module &M) {
  for (Function &F : M) {
    MaskWidener Widener(F);
    if (Widener.hasMasks())
      Widener.run();
  }
}
