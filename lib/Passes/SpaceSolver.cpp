//===- SpaceSolver.cpp - unification of address spaces --------------------===//
#include "SpaceSolver.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static const char *ampName(Space AS) {
  switch (AS) {
  case Space::Local:
    return "tile_static memory";
  case Space::Global:
    return "global memory";
  case Space::Constant:
    return "constant memory";
  case Space::Private:
  case Space::Unresolved:
    return "a local variable";
  }
  llvm_unreachable("all spaces are handled");
}

unsigned SpaceSolver::fresh() {
  Nodes.push_back({static_cast<unsigned>(Nodes.size()), Space::Unresolved, SourcePos()});
  return Nodes.size() - 1;
}

unsigned SpaceSolver::find(unsigned Slot) {
  while (Nodes[Slot].Parent != Slot)
    Slot = Nodes[Slot].Parent = Nodes[Nodes[Slot].Parent].Parent;
  return Slot;
}

void SpaceSolver::conflict(const Node &A, const Node &B, SourcePos At) {
  Conflicts.push_back({Problem::Kind::AddressSpaceConflict,
                       At,
                       {},
                       {{A.Origin, ampName(A.AS)}, {B.Origin, ampName(B.AS)}}});
}

void SpaceSolver::bind(unsigned Slot, Space AS, SourcePos Origin, SourcePos At) {
  Node &N = Nodes[find(Slot)];
  if (N.AS == Space::Unresolved) {
    N.AS = AS;
    N.Origin = Origin;
  } else if (N.AS != AS) {
    conflict(N, {0, AS, Origin}, At);
  }
}

void SpaceSolver::unify(unsigned A, unsigned B, SourcePos At) {
  A = find(A);
  B = find(B);
  if (A == B)
    return;
  if (Nodes[A].AS == Space::Unresolved)
    std::swap(A, B);
  if (Nodes[B].AS != Space::Unresolved && Nodes[A].AS != Nodes[B].AS)
    conflict(Nodes[A], Nodes[B], At);
  Nodes[B].Parent = A;
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
  unsigned N = fieldStart(S, S->Fields.size());
  return Counts[S] = N;
}

unsigned SpaceTypes::fieldStart(const StructType *S, unsigned Index) {
  unsigned N = 0;
  for (const Field &F : ArrayRef(S->Fields).take_front(Index))
    N += count(F.Ty);
  return N;
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

std::string ampcc::spaceSuffix(ArrayRef<Space> Spaces) {
  static const char *const Words[] = {"", "_private", "_local", "_global", "_constant"};
  if (all_equal(Spaces))
    return Spaces.empty() ? "" : Words[static_cast<unsigned>(Spaces[0])];
  std::string Suffix;
  for (Space AS : Spaces)
    Suffix += Words[static_cast<unsigned>(AS)];
  return Suffix;
}
