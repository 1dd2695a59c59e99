//===- Aliasing.cpp - objects that are accessed as another type ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Device compilers assume, as C does, that an access through a pointer to float changes no int. A
// C++ AMP program that converts one pointer to the other relies on the machine's behaviour (Visual
// C++ made no such assumption). So if a module converts pointers in that way, the types to which it
// converts are printed as types that may alias all others, in every pointer and in every struct.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Print/Aliasing.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <set>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The classes of types between which C assumes no aliasing: int and uint are one, char aliases
/// all.
using Class = std::pair<Type::Kind, unsigned>;

Class classOf(const Type *T) {
  if (auto *I = dyn_cast<IntType>(T))
    return {Type::Kind::Int, I->Bits};
  return {T->kind(), static_cast<unsigned>(T->size())};
}

/// Collects the scalars of which an object of type T consists.
void collect(const Type *T, ReinterpretedTypes &Found, SmallPtrSetImpl<const Type *> &Seen) {
  if (auto *A = dyn_cast<ArrayType>(T))
    return collect(A->Element, Found, Seen);
  if (auto *S = dyn_cast<StructType>(T)) {
    if (Seen.insert(S).second)
      for (const Field &F : S->Fields)
        collect(F.Ty, Found, Seen);
    return;
  }
  bool IsByte = T->isBool() || (isa<IntType>(T) && T->size() == 1);
  if (T->isArithmetic() && !IsByte)
    Found.insert(T);
}

ReinterpretedTypes leavesOf(const Type *T) {
  ReinterpretedTypes Found;
  SmallPtrSet<const Type *, 4> Seen;
  collect(T, Found, Seen);
  return Found;
}

/// The conversion accesses scalars as another type.
bool reinterprets(const ReinterpretedTypes &From, const ReinterpretedTypes &To) {
  std::set<Class> Known;
  for (const Type *T : From)
    Known.insert(classOf(T));
  return any_of(To, [&](const Type *T) { return !Known.count(classOf(T)); });
}

/// An object of type Whole contains one of type Part, as a derived class contains its base.
bool contains(const Type *Whole, const Type *Part) {
  if (Whole == Part)
    return true;
  auto *S = dyn_cast<StructType>(Whole);
  return S && any_of(S->Fields, [&](const Field &F) { return contains(F.Ty, Part); });
}

/// The pointer from which E is computed in bytes: P for `(char *)P - 8`, else E itself.
const Expr *beforeBytes(const Expr *E) {
  auto *B = dyn_cast<Binary>(E);
  auto *C = B ? dyn_cast<Cast>(B->Left) : nullptr;
  return C && C->Operand->type()->isPointer() ? C->Operand : E;
}

} // namespace

ReinterpretedTypes ampcc::reinterpretedTypes(const Module &M) {
  ReinterpretedTypes Result;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *C = dyn_cast<Cast>(E);
      auto *To = C ? dyn_cast<PointerType>(C->type()) : nullptr;
      auto *From = C ? dyn_cast<PointerType>(beforeBytes(C->Operand)->type()) : nullptr;
      if (!To || !From || contains(To->Pointee, From->Pointee))
        return; // a derived class has the scalars of its base
      ReinterpretedTypes Seen = leavesOf(To->Pointee);
      if (reinterprets(leavesOf(From->Pointee), Seen))
        Result.insert(Seen.begin(), Seen.end());
    });
  return Result;
}
