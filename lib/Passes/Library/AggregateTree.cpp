//===- AggregateTree.cpp - the parts of a local struct --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AggregateTree.h"
#include "ampcc/KIR/Structs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Ranks are small; a bigger array is the user's data.
static constexpr uint64_t MaxElements = 16;

/// The types that E, a conversion between pointers to different types, is from and to; else null.
static std::pair<const Type *, const Type *> convertedTypes(const Expr *E) {
  auto *C = dyn_cast<Cast>(E);
  auto *To = C ? dyn_cast<PointerType>(C->type()) : nullptr;
  auto *From = C ? dyn_cast<PointerType>(C->Operand->type()) : nullptr;
  if (!To || !From || To->Pointee == From->Pointee)
    return {};
  return {From->Pointee, To->Pointee};
}

static bool isByte(const Type *T) { return isa<IntType>(T) && T->size() == 1; }

PointerCasts::PointerCasts(const Module &M) {
  SetVector<std::pair<const Type *, const Type *>> All;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      const auto [From, To] = convertedTypes(E);
      if (From)
        All.insert({From, To});
      if (To && isa<StructType>(To))
        Targets.insert(To);
      auto *B = dyn_cast<Binary>(E);
      if (!B || !B->type()->isPointer())
        return;
      for (const Expr *Operand : {B->Left, B->Right})
        if (const auto [Object, Bytes] = convertedTypes(Operand); Bytes && isByte(Bytes))
          Moved.insert(Object);
    });
  for (bool Changed = !Moved.empty(); Changed;) {
    Changed = false;
    for (const auto [From, To] : All)
      if (Moved.contains(To))
        Changed |= Moved.insert(From).second;
  }
}

bool PointerCasts::mayMove(const Type *T) const {
  auto *S = dyn_cast<StructType>(T);
  return Moved.contains(T) || (S && any_of(S->Fields, [&](const Field &F) {
                                 return isa<StructType>(F.Ty) && mayMove(F.Ty);
                               }));
}

bool ampcc::isSplittable(const Type *T) {
  if (auto *A = dyn_cast<ArrayType>(T))
    return A->Count <= MaxElements;
  auto *S = dyn_cast<StructType>(T);
  return S && !S->IsUnion;
}

bool ampcc::isLibraryObject(const Type *T) {
  auto *S = dyn_cast<StructType>(T);
  return S && (S->IsLibrary || containsPointer(S));
}

static std::string joinNames(StringRef Base, StringRef Part) {
  if (Base.empty() || Part.empty())
    return (Base + Part).str();
  return (Base + "_" + Part).str();
}

/// A view's parts are named after the view, its data goes by the view's own name; an object with
/// one member is that member.
static std::string fieldPart(const StructType *S, const Field &F) {
  auto IsPointer = [](const Field &X) { return X.Ty->isPointer(); };
  if (S->Fields.size() == 1 || (IsPointer(F) && count_if(S->Fields, IsPointer) == 1))
    return "";
  return F.Name;
}

static AggregateNode build(const Type *T, std::string Name, bool HasUserName) {
  AggregateNode N;
  N.Ty = T;
  N.HasUserName = HasUserName;
  N.Name = std::move(Name);
  N.Whole = T->isAggregate() && !isSplittable(T);
  if (N.Whole)
    return N;
  if (auto *A = dyn_cast<ArrayType>(T)) {
    for (uint64_t I = 0; I < A->Count; ++I) {
      std::string Part = A->Count == 1 ? N.Name : joinNames(N.Name, utostr(I));
      N.Parts.push_back(build(A->Element, Part, HasUserName));
    }
  } else if (auto *S = dyn_cast<StructType>(T)) {
    for (const Field &F : S->Fields)
      N.Parts.push_back(build(F.Ty, joinNames(N.Name, fieldPart(S, F)), HasUserName));
  }
  return N;
}

void AggregateForest::add(const Var *V) {
  Roots.insert({V, build(V->Ty, V->Name, V->HasUserName || !V->IsTemp)});
}

AggregateNode *AggregateForest::root(const Var *V) {
  auto *It = Roots.find(V);
  return It == Roots.end() ? nullptr : &It->second;
}

AggregatePath AggregateForest::resolve(const Expr *E) {
  if (auto *Ref = dyn_cast<VarRef>(E))
    return {root(Ref->V), true, false};
  if (auto *M = dyn_cast<Member>(E)) {
    AggregatePath Base = resolve(M->Base);
    if (!Base.Node || !Base.Complete || Base.Node->Whole)
      return {Base.Node, false, false};
    return {&Base.Node->Parts[M->Index], true, false};
  }
  auto *S = dyn_cast<Subscript>(E);
  if (!S || S->Base->type()->isPointer())
    return {};
  AggregatePath Base = resolve(S->Base);
  if (!Base.Node || !Base.Complete || Base.Node->Whole)
    return {Base.Node, false, false};
  auto *I = dyn_cast<IntLit>(S->Index);
  if (!I || static_cast<uint64_t>(I->Value) >= Base.Node->Parts.size()) {
    Base.Node->Whole = true;
    return {Base.Node, false, false};
  }
  return {&Base.Node->Parts[I->Value], true, true};
}
