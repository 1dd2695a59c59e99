//===- OwnElements.cpp - buffers of which each thread uses its element ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OwnElements.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// check_index(site, x, y, z, place, i..., e..., messages)
unsigned ampcc::rankOf(const Call &Index) {
  return unsigned(Index.Callee->Params.size() - FirstOfQuestion - 1) / 2;
}

OwnElements::OwnElements(Function &F, const LinearForms &Forms) : F(F), Forms(Forms) {
  SmallVector<const For *, 3> Threads;
  walk(F.Body, Threads);
}

void OwnElements::walk(Stmt *S, SmallVectorImpl<const For *> &Threads) {
  auto *L = dyn_cast<For>(S);
  const bool OfThreads = L && L->IsThreadLoop;
  if (OfThreads)
    Threads.push_back(L);
  forEachExpr(S, [&](Expr *&Root) {
    walkExprs(Root, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (!C)
        return;
      if (C->Callee->Asks == Function::Question::Use)
        use(*C, Threads);
      // What a function of the program's does with a pointer is not looked at.
      else if (C->Callee->Asks == Function::Question::None && !C->Callee->NeverInline)
        AnyUnknown |= any_of(C->Args, [](Expr *A) { return A->type()->isPointer(); });
    });
  });
  forEachChild(S, [&](Stmt *Child) { walk(Child, Threads); });
  if (OfThreads)
    Threads.pop_back();
}

const Subscript *OwnElements::elementOf(const Expr *Pointer) const {
  for (unsigned Depth = 0; Depth < 16; ++Depth) {
    Pointer = Forms.resolve(Pointer);
    auto *A = dyn_cast<AddrOf>(Pointer);
    const Expr *L = A ? A->Operand : nullptr;
    while (L) {
      if (auto *M = dyn_cast<Member>(L)) {
        L = M->Base;
      } else if (auto *S = dyn_cast<Subscript>(L)) {
        if (S->Base->type()->isPointer())
          return S;
        L = S->Base;
      } else {
        break;
      }
    }
    auto *D = dyn_cast_or_null<Deref>(L);
    if (!D)
      return nullptr;
    Pointer = D->Pointer;
  }
  return nullptr;
}

const Var *OwnElements::bufferOf(const Expr *Pointer) const {
  const Subscript *S = elementOf(Pointer);
  const Expr *Base = S ? S->Base : nullptr;
  for (unsigned Depth = 0; Base && Depth < 16; ++Depth) {
    Base = Forms.resolve(Base);
    if (auto *Ref = dyn_cast<VarRef>(Base))
      return Ref->V->S == Var::Storage::Param && Ref->V->Binding &&
                     Ref->V->Binding->K == ArgBinding::Kind::Buffer
                 ? Ref->V
                 : nullptr;
    auto *Sum = dyn_cast<Binary>(Base);
    if (!Sum || Sum->Op != BinaryOp::Add)
      return nullptr;
    Base = Sum->Left->type()->isPointer() ? Sum->Left : Sum->Right;
  }
  return nullptr;
}

const Call *OwnElements::indexOf(const Expr *Pointer) const {
  const Subscript *S = elementOf(Pointer);
  const Expr *Index = S ? Forms.resolve(S->Index) : nullptr;
  if (auto *B = dyn_cast_or_null<Builtin>(Index); B && B->is(BuiltinID::INDEX))
    Index = Forms.resolve(B->Args[0]);
  auto *C = dyn_cast_or_null<Call>(Index);
  return C && C->Callee->Asks == Function::Question::Index ? C : nullptr;
}

/// The place of the thread in the launch.
std::optional<LinearForm> OwnElements::id(unsigned D, ArrayRef<const For *> Threads) const {
  const bool IsTiled = F.WorkGroupSize[0] != 0;
  auto Position = [&](unsigned Number) -> const Var * {
    for (const Var *P : F.Params)
      if (P->Binding && P->Binding->K == ArgBinding::Kind::Position && P->Binding->Offset == Number)
        return P;
    return nullptr;
  };
  auto CounterOf = [](const For *L) { return cast<DeclStmt>(L->Init)->V; };
  if (!IsTiled) {
    if (D == 0)
      return Threads.size() == 1 ? std::optional(LinearForm::of(CounterOf(Threads[0])))
                                 : std::nullopt;
    const Var *P = Position(D + 1);
    return P ? std::optional(LinearForm::of(P)) : std::nullopt;
  }
  // The loops go from the slowest dimension to the fastest.
  unsigned Loops = 0, Below = 0;
  const bool Single = F.WorkGroupSize[0] * F.WorkGroupSize[1] * F.WorkGroupSize[2] == 1;
  for (unsigned Other = 0; Other < 3; ++Other) {
    const bool Has = F.WorkGroupSize[Other] > 1 || (Single && Other == 0);
    Loops += Has;
    Below += Has && Other < D;
  }
  const Var *Tile = Position(D);
  if (!Tile || Loops != Threads.size())
    return std::nullopt;
  LinearForm Result = LinearForm::of(Tile, F.WorkGroupSize[D]);
  if (F.WorkGroupSize[D] > 1 || (Single && D == 0))
    Result.Factors[CounterOf(Threads[Loops - 1 - Below])] = 1;
  return Result;
}

int64_t ampcc::valuesOf(const For &L) {
  auto *Step = dyn_cast_or_null<IncDec>(L.Inc);
  if (!Step || !Step->Increment)
    return 0;
  auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
  auto *First = D ? dyn_cast_or_null<IntLit>(D->Init) : nullptr;
  auto *Test = dyn_cast_or_null<Binary>(L.Cond);
  auto *Limit = Test && Test->Op == BinaryOp::Lt ? dyn_cast<IntLit>(Test->Right) : nullptr;
  return First && First->Value == 0 && Limit ? Limit->Value : 0;
}

/// What the threads of a launch have of their own: places, and how many there are.
std::optional<MapVector<const Var *, int64_t>>
OwnElements::identity(ArrayRef<const For *> Threads) const {
  MapVector<const Var *, int64_t> Result;
  const bool IsTiled = F.WorkGroupSize[0] != 0;
  for (unsigned D = 0; D < F.DomainRank; ++D) {
    std::optional<LinearForm> Id = id(D, Threads);
    if (!Id)
      return std::nullopt;
    for (const auto &[V, Factor] : Id->Factors) {
      const bool IsLane = IsTiled && Forms.loopOf(V);
      Result[V] = IsLane ? F.WorkGroupSize[D] : 0;
    }
  }
  return Result;
}

/// Which elements they are, if each thread has others: from every component of the index some of
/// what makes the thread can be told, as digits of a number, and from all of them all.
std::optional<std::string> OwnElements::place(const Call &Index,
                                              ArrayRef<const For *> Threads) const {
  const unsigned Rank = rankOf(Index);
  std::optional<MapVector<const Var *, int64_t>> Own =
      F.DomainRank > 3 ? std::nullopt : identity(Threads);
  if (!Own)
    return std::nullopt;
  DenseSet<const Var *> Found;
  std::string Result;
  for (unsigned I = 0; I < Rank; ++I) {
    std::optional<LinearForm> Component = Forms.of(Index.Args[FirstOfQuestion + 1 + I]);
    if (!Component)
      return std::nullopt;
    SmallVector<std::tuple<int64_t, int64_t, std::string>, 4> Digits; // factor, values, whose
    std::vector<std::string> Shared;
    for (const auto &[V, Factor] : Component->Factors) {
      const std::string Name = utohexstr(reinterpret_cast<uintptr_t>(V));
      if (auto It = Own->find(V); It != Own->end()) {
        if (!Found.insert(V).second)
          return std::nullopt;
        Digits.push_back({Factor, It->second, Name});
      } else if (const For *L = Forms.loopOf(V)) {
        if (valuesOf(*L) == 0)
          return std::nullopt;
        Digits.push_back({Factor, valuesOf(*L), "round"});
      } else if (V->S != Var::Storage::Param || !V->Binding ||
                 V->Binding->K == ArgBinding::Kind::Position) {
        return std::nullopt;
      } else {
        Shared.push_back(Name + "*" + itostr(Factor));
      }
    }
    sort(Digits);
    sort(Shared);
    int64_t Room = 1; // 0: all
    for (const auto &[Factor, Values, Whose] : Digits) {
      if (Room == 0 || Factor < Room)
        return std::nullopt;
      Room = Values == 0 ? 0 : Factor * (Values - 1) + Room;
      Result += itostr(Factor) + "*" + Whose + "<" + itostr(Values) + " ";
    }
    Result += join(Shared, " ") + " " + itostr(Component->Constant) + ";";
  }
  for (const auto &[V, Values] : *Own)
    if (Values != 1 && !Found.contains(V))
      return std::nullopt;
  return Result;
}

void OwnElements::use(const Call &Question, ArrayRef<const For *> Threads) {
  const Expr *Pointer = Question.Args[FirstOfQuestion];
  if (cast<PointerType>(Pointer->type())->AS != Space::Global)
    return;
  const Var *Of = bufferOf(Pointer);
  if (!Of) {
    AnyUnknown = true;
    return;
  }
  Buffer &B = Buffers[Of];
  auto *Kind = dyn_cast<IntLit>(Question.Args[FirstOfQuestion + 1]);
  B.Written |= !Kind || (Kind->Value & 7) != 0;
  B.IsAtomic &= Kind && (Kind->Value & 7) == 3;
  const Call *Index = indexOf(Pointer);
  std::optional<std::string> Element = Index ? place(*Index, Threads) : std::nullopt;
  if (!Element || (B.Element && *B.Element != *Element))
    B.Differs = true;
  else
    B.Element = std::move(Element);
}

bool OwnElements::isQuiet(const Var *Of) const {
  auto It = Buffers.find(Of);
  return !AnyUnknown && It != Buffers.end() &&
         (!It->second.Written || !It->second.Differs || It->second.IsAtomic);
}
