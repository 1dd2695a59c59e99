//===- SpaceSolver.cpp - a solver for the address spaces of pointers -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SpaceSolver.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

unsigned SpaceSolver::fresh() {
  Nodes.push_back({static_cast<unsigned>(Nodes.size()), Space::Unresolved, {}});
  return Nodes.size() - 1;
}

unsigned SpaceSolver::find(unsigned Slot) {
  while (Nodes[Slot].Parent != Slot)
    Slot = Nodes[Slot].Parent = Nodes[Nodes[Slot].Parent].Parent;
  return Slot;
}

void SpaceSolver::bind(unsigned Slot, Space AS) {
  Node &N = Nodes[find(Slot)];
  N.AS = N.AS | AS;
}

void SpaceSolver::unify(unsigned A, unsigned B) {
  A = find(A);
  B = find(B);
  if (A == B)
    return;
  Nodes[A].AS = Nodes[A].AS | Nodes[B].AS;
  append_range(Nodes[A].To, Nodes[B].To);
  Nodes[B].To.clear();
  Nodes[B].Parent = A;
}

void SpaceSolver::flow(unsigned From, unsigned To) {
  if (find(From) != find(To))
    Nodes[find(From)].To.push_back(To);
}

void SpaceSolver::propagate() {
  SmallVector<unsigned, 32> Work;
  for (unsigned I = 0; I < Nodes.size(); ++I)
    if (find(I) == I && Nodes[I].AS != Space::Unresolved)
      Work.push_back(I);
  while (!Work.empty()) {
    unsigned From = Work.pop_back_val();
    for (unsigned Target : Nodes[From].To) {
      unsigned To = find(Target);
      if (includes(Nodes[To].AS, Nodes[From].AS))
        continue;
      Nodes[To].AS = Nodes[To].AS | Nodes[From].AS;
      Work.push_back(To);
    }
  }
}

void SpaceSolver::solve() {
  propagate();
  SmallVector<unsigned, 16> Open;
  DenseSet<unsigned> IsOpen;
  for (unsigned I = 0; I < Nodes.size(); ++I)
    if (find(I) == I && Nodes[I].AS == Space::Unresolved && IsOpen.insert(I).second)
      Open.push_back(I);
  bool Changed = true;
  auto Join = [&](unsigned Into, Space AS) {
    Changed |= !includes(Nodes[Into].AS, AS);
    Nodes[Into].AS = Nodes[Into].AS | AS;
  };
  while (Changed) {
    Changed = false;
    for (unsigned From : Open)
      for (unsigned Target : Nodes[From].To) {
        unsigned To = find(Target);
        Join(From, Nodes[To].AS);
        if (IsOpen.count(To))
          Join(To, Nodes[From].AS);
      }
  }
}

std::vector<unsigned> SpaceSolver::reachable(unsigned Slot) {
  std::vector<unsigned> Found = {find(Slot)};
  DenseSet<unsigned> Seen = {Found[0]};
  for (size_t I = 0; I < Found.size(); ++I)
    for (unsigned Target : Nodes[Found[I]].To)
      if (Seen.insert(find(Target)).second)
        Found.push_back(find(Target));
  return Found;
}

void SpaceTypes::reinterpret(const Type *T) {
  while (auto *A = dyn_cast<ArrayType>(T))
    T = A->Element;
  if (auto *S = dyn_cast<StructType>(T))
    Reinterpreted.insert(S);
  PointersReinterpreted |= T->isPointer();
}

unsigned SpaceTypes::count(const Type *T) {
  if (auto *P = dyn_cast<PointerType>(T))
    return 1 + count(P->Pointee);
  if (auto *A = dyn_cast<ArrayType>(T))
    return count(A->Element);
  auto *S = dyn_cast<StructType>(T);
  if (!S)
    return 0;
  // A struct that points to itself (AMP allows none) counts as empty where it recurs.
  auto [It, New] = Counts.try_emplace(S, 0);
  if (!New)
    return It->second;
  unsigned N = 0;
  for (const Field &F : S->Fields)
    N += count(F.Ty);
  return Counts[S] = N;
}

unsigned SpaceTypes::fieldStart(const StructType *S, unsigned Index) {
  std::vector<unsigned> &Known = Starts[S];
  if (Known.empty()) {
    Known.push_back(0);
    for (const Field &F : S->Fields)
      Known.push_back(Known.back() + count(F.Ty));
  }
  return Known[Index];
}

const Type *SpaceTypes::substitute(const Type *T, ArrayRef<Space> Spaces) {
  if (Spaces.empty())
    return T;
  if (auto *P = dyn_cast<PointerType>(T))
    return Ctx.pointerTo(substitute(P->Pointee, Spaces.drop_front()), P->Const, Spaces[0]);
  if (auto *A = dyn_cast<ArrayType>(T))
    return Ctx.arrayOf(substitute(A->Element, Spaces), A->Count);
  return substituteStruct(cast<StructType>(T), Spaces);
}

const Type *SpaceTypes::substituteStruct(const StructType *S, ArrayRef<Space> Spaces) {
  StructType *&Clone = Clones[{S, Spaces.vec()}];
  if (Clone)
    return Clone;
  auto *New = Ctx.createStruct(S->Name);
  Clone = New;
  New->Size = S->Size;
  New->Align = S->Align;
  New->IsUnion = S->IsUnion;
  New->ExactLayout = S->ExactLayout;
  New->IsLibrary = S->IsLibrary;
  New->Origin = S->Origin;
  unsigned Start = 0;
  for (const Field &F : S->Fields) {
    unsigned N = count(F.Ty);
    New->Fields.push_back({F.Name, substitute(F.Ty, Spaces.slice(Start, N)), F.Offset});
    Start += N;
  }
  return New;
}

void SpaceTypes::nameClones() {
  DenseMap<const StructType *, unsigned> Uses;
  for (auto &Entry : Clones)
    ++Uses[Entry.first.first];
  for (auto &[Key, Clone] : Clones)
    if (Uses[Key.first] > 1)
      Clone->Name += spaceSuffix(Key.second);
}

static const char *suffix(Space AS) {
  switch (AS) {
  case Space::Unresolved:
    return "";
  case Space::Private:
    return "_private";
  case Space::Local:
    return "_local";
  case Space::Global:
    return "_global";
  case Space::Constant:
    return "_constant";
  default:
    return "_mixed";
  }
}

std::string ampcc::spaceSuffix(ArrayRef<Space> Spaces) {
  if (all_equal(Spaces))
    return Spaces.empty() ? "" : suffix(Spaces[0]);
  std::string Suffix;
  for (Space AS : Spaces)
    Suffix += suffix(AS);
  return Suffix;
}
