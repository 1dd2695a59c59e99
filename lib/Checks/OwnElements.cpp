//===- OwnElements.cpp - buffers whose elements have one thread each -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OwnElements.h"
#include "ShadowWords.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

OwnElements::OwnElements(Function &F, const LinearForms &Forms, const UsedSpaces &Used)
    : PathConditions(Forms), F(F), Used(Used), Shapes(Forms) {
  walk(F.Body);
}

void OwnElements::visit(Expr *E) {
  if (const Check *Access = checkOf(CheckKind::Access, E))
    use(*Access);
  else if (auto *C = dyn_cast<Call>(E)) // the elements that another function uses are not looked at
    AnyUnknown |= Used.uses(*C->Callee, Space::Global);
}

const Var *OwnElements::bufferOf(const Expr *Pointer) const {
  const Subscript *S = Shapes.elementOf(Pointer);
  return S ? Shapes.bufferOf(*S) : nullptr;
}

const Check *OwnElements::indexIn(const Expr *Pointer) const {
  const Subscript *S = Shapes.elementOf(Pointer);
  return S ? Shapes.indexIn(S->Index) : nullptr;
}

/// Where the thread is in the launch: its tile, and its place there.
bool OwnElements::addThread(ElementAccess &Use) const {
  const auto Position = [&](unsigned Number) -> const Var * {
    for (const Var *P : F.Params)
      if (P->Binding && P->Binding->K == ArgBinding::Kind::Position && P->Binding->Offset == Number)
        return P;
    return nullptr;
  };
  if (F.DomainRank > 3)
    return false;
  const bool IsTiled = F.WorkGroupSize.isTiled();
  for (unsigned D = F.DomainRank; D-- > (IsTiled ? 0u : 1u);) {
    Use.Thread.push_back({Position(IsTiled ? D : D + 1), 0});
    if (!Use.Thread.back().V)
      return false;
  }
  if (IsTiled)
    return addLanes(F, Threads, Use.Thread);
  auto *Counter = Threads.size() == 1 ? dyn_cast_or_null<DeclStmt>(Threads[0]->Init) : nullptr;
  if (!Counter)
    return false;
  Use.Thread.push_back({Counter->V, 0});
  return true;
}

/// The indices of the access, all of which are within the extents: others were reported.
bool OwnElements::describe(const Check &Index, ElementAccess &Use) const {
  if (!addThread(Use))
    return false;
  const auto IsKnown = [&](const LinearForm &Form) {
    SmallVector<const Var *, 2> Powers;
    Forms.needs(Form, Powers);
    return all_of(Powers, [&](const Var *V) {
      return V->S == Var::Storage::Param && Forms.isFixed(V) && Shapes.isUniform(V);
    });
  };
  copy_if(Holds, std::back_inserter(Use.Holds), IsKnown);
  for (unsigned I = 0; I < Index.Rank; ++I) {
    std::optional<LinearForm> Form = Forms.of(Index.index(I)), Extent = Forms.of(Index.extent(I));
    if (!Form || !IsKnown(*Form))
      return false;
    Use.Holds.push_back(*Form);
    if (Extent && IsKnown(*Extent) && Extent->add(*Form, -1)) {
      Extent->Constant -= 1;
      Use.Holds.push_back(std::move(*Extent));
    }
    Use.Element.push_back(std::move(*Form));
  }
  return true;
}

void OwnElements::use(const Check &Access) {
  const Space Of = usedSpace(Access);
  if (!includes(Of, Space::Global))
    return;
  const Subscript *Element = isMixed(Of) ? nullptr : Shapes.elementOf(Access.pointer());
  const Var *V = Element ? Shapes.bufferOf(*Element) : nullptr;
  if (!V) {
    AnyUnknown = true;
    return;
  }
  Buffer &B = Buffers[V];
  auto *Kind = dyn_cast<IntLit>(Access.use());
  const int64_t What = Kind ? Kind->Value & shadow::KindMask : int64_t(shadow::Updates);
  ElementAccess Use;
  Use.IsAtomic = What == shadow::IsAtomic;
  Use.Writes = What != shadow::Reads && !Use.IsAtomic;
  B.Written |= Use.Writes;
  std::optional<ViewShape> Shape = Shapes.shapeOf(*Element);
  if (!Shape || (B.Shape && B.Shape->Key != Shape->Key) || !describe(*Shape->Index, Use)) {
    B.AnyUnknown = true;
    return;
  }
  B.Shape = std::move(Shape);
  if (!is_contained(B.Uses, Use))
    B.Uses.push_back(std::move(Use));
}

bool OwnElements::haveConflict(const Buffer &B) const {
  constexpr size_t Most = 32; // of more, each use is checked
  if (B.AnyUnknown || B.Uses.size() > Most)
    return true;
  const auto IsSteady = [&](const Var *V) { return Forms.loopOf(V) || Forms.isFixed(V); };
  const auto IsShared = [&](const Var *V) { return !Forms.loopOf(V) && Shapes.isUniform(V); };
  const Conflicts Of(Forms, IsSteady, IsShared);
  for (size_t I = 0; I < B.Uses.size(); ++I)
    for (size_t J = I; J < B.Uses.size(); ++J) {
      const ElementAccess &Mine = B.Uses[I], &Other = B.Uses[J];
      if ((Mine.Writes || Other.Writes) && Of.mayConflict(Mine, Other))
        return true;
    }
  return false;
}

bool OwnElements::isRaceFree(const Var *Of) const {
  auto It = Buffers.find(Of);
  if (AnyUnknown || It == Buffers.end())
    return false;
  const Buffer &B = It->second;
  if (!B.Conflicts)
    B.Conflicts = B.Written && haveConflict(B);
  return !*B.Conflicts;
}

SmallVector<const Var *, 2> OwnElements::powersOf(const Var *Of) const {
  SmallVector<const Var *, 2> Result;
  for (const ElementAccess &Use : Buffers.find(Of)->second.Uses) {
    for (const LinearForm &Form : Use.Element)
      Forms.needs(Form, Result);
    for (const LinearForm &Form : Use.Holds)
      Forms.needs(Form, Result);
  }
  return Result;
}

SmallVector<const Var *, 4> OwnElements::conflictsOf(const Var *Of) const {
  SmallVector<const Var *, 4> Result;
  const Buffer &Mine = Buffers.find(Of)->second;
  for (const auto &[V, Other] : Buffers)
    if (V != Of && (Mine.Written || Other.Written))
      Result.push_back(V);
  return Result;
}

const ViewShape *OwnElements::shapeOf(const Var *Of) const {
  const Buffer &B = Buffers.find(Of)->second;
  return !B.AnyUnknown && B.Shape ? &*B.Shape : nullptr;
}
