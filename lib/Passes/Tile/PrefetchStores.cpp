//===- PrefetchStores.cpp - prefetches of the rows that the next tiles write -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A processor recognises a stream of stores and fetches the cache lines in time. A tile writes many
// rows of a few bytes each, and the rows of others are between them, so that there is no stream:
// every row waits for its line, in a 3-D stencil with tiles of 4 x 8 x 16 for a third of the time.
// So if the adjacent tiles continue a row, the pass prefetches the line of the tile after the next
// one.
//
// It recognises the row by its index: it adds the thread's place in the fastest dimension once, and
// the tile's as often as a tile has threads there. A prefetch needs an address only; one past the
// end of the buffer is harmless.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/CountedLoop.h"
#include "ampcc/Analysis/LinearForm.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Bytes of a row: where it is longer there is a stream, where it is shorter many share a line.
static constexpr uint64_t MinRow = 16, MaxRow = 256;
/// The number of tiles between the one that prefetches and the one that writes.
static constexpr int64_t Distance = 2;

namespace {

class StorePrefetcher {
  Context &Ctx;
  Function &F;
  const VarUses Uses;
  const int64_t RowLength; ///< threads of a tile in the fastest dimension; 0: not known here
  const Var *TilePlace = nullptr, *Lane = nullptr;
  DenseSet<const Var *> Rows;          ///< counters of loops over threads
  DenseMap<const Var *, Expr *> Inner; ///< variables of the loop at hand, what they are
  mutable DenseMap<const Var *, std::optional<LinearForm>> Forms; ///< of Inner

public:
  bool Changed = false;

  StorePrefetcher(Context &Ctx, Function &F)
      : Ctx(Ctx), F(F), Uses(F), RowLength(F.WorkGroupSize.threadsIn(0).value_or(0)) {
    for (const Var *P : F.Params)
      if (P->Binding && P->Binding->K == ArgBinding::Kind::Position && P->Binding->Offset == 0)
        TilePlace = P;
    walkStmts(F.Body, [&](Stmt *S) {
      auto *L = dyn_cast<For>(S);
      if (auto *D = L && L->IsThreadLoop ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr)
        Rows.insert(D->V);
    });
  }

  void run() {
    if (TilePlace && RowLength > 1)
      block(*F.Body);
  }

private:
  void block(Block &B) {
    std::vector<Stmt *> Result;
    for (Stmt *S : B.Stmts) {
      if (auto *L = dyn_cast<For>(S); L && L->IsIndependent && isWholeRow(*L))
        for (Stmt *Prefetch : ofRow(*L))
          Result.push_back(Prefetch);
      else
        forEachInnerBlock(S, [&](Block &Child) { block(Child); });
      Result.push_back(S);
    }
    Changed |= Result.size() != B.Stmts.size();
    B.Stmts = std::move(Result);
  }

  bool isWholeRow(const For &L) const {
    std::optional<CountedLoop> Count = CountedLoop::match(L);
    return Count && Count->First == 0 && Count->Step == 1 && Count->Test == BinaryOp::Lt &&
           Count->Limit == RowLength;
  }

  /// The stores that every thread of the row does.
  std::vector<Stmt *> ofRow(For &L) {
    std::vector<Stmt *> Result;
    Lane = cast<DeclStmt>(L.Init)->V;
    Inner.clear();
    Forms.clear();
    for (Stmt *S : L.Body->Stmts) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Inner[D->V] = Uses.isFixed(D->V) ? D->Init : nullptr;
      auto *E = dyn_cast<ExprStmt>(S);
      auto *A = E ? dyn_cast<Assign>(E->E) : nullptr;
      if (auto *Target = A ? dyn_cast<Subscript>(A->Target) : nullptr)
        if (Stmt *Prefetch = ofStore(*Target))
          Result.push_back(Prefetch);
    }
    return Result;
  }

  Stmt *ofStore(const Subscript &Target) {
    auto *Base = dyn_cast<VarRef>(Target.Base);
    auto *P = Base ? dyn_cast<PointerType>(Base->type()) : nullptr;
    if (!P || P->AS != Space::Global || Inner.count(Base->V))
      return nullptr;
    const uint64_t Row = uint64_t(RowLength) * Target.type()->size();
    std::optional<LinearForm> Form = form(Target.Index);
    if (Row < MinRow || Row > MaxRow || !Form || Form->factor(Lane) != 1 ||
        Form->factor(TilePlace) != RowLength)
      return nullptr;
    // The first thread's element: no sum that no thread has.
    auto *First = Ctx.make<Subscript>(Ctx.ref(Base->V), first(Target.Index));
    Expr *Address = Ctx.addressOf(First);
    std::vector<Expr *> Args{Address, Ctx.intLit(Distance * Row)};
    auto *S = Ctx.make<ExprStmt>(Ctx.make<Builtin>(Ctx.voidTy(), builtin::PREFETCH_WRITE, Args));
    S->Pos = S->E->Pos = Target.Pos;
    return S;
  }

  /// E as a sum of Lane and TilePlace; nothing if it is no such sum, or cannot be evaluated before
  /// the loop. Terms that contain neither count as 0, and conversions as exact: the sum only
  /// decides whether a prefetch pays.
  std::optional<LinearForm> form(const Expr *E) const {
    if (isa<IntLit>(E))
      return LinearForm();
    if (auto *C = dyn_cast<Cast>(E); C && isa<IntType>(C->type()))
      return form(C->Operand);
    if (auto *Ref = dyn_cast<VarRef>(E))
      return ofVar(Ref->V);
    auto *B = dyn_cast<Binary>(E);
    if (!B || (B->Op != BinaryOp::Add && B->Op != BinaryOp::Sub && B->Op != BinaryOp::Mul))
      return std::nullopt;
    std::optional<LinearForm> Left = form(B->Left), Right = form(B->Right);
    if (!Left || !Right)
      return std::nullopt;
    if (B->Op != BinaryOp::Mul)
      return Left->add(*Right, B->Op == BinaryOp::Add ? 1 : -1) ? Left : std::nullopt;
    if (Left->isConstant() && Right->isConstant())
      return LinearForm();
    auto *Factor = dyn_cast<IntLit>(Right->isConstant() ? B->Right : B->Left);
    LinearForm Product;
    return Factor && Product.add(Right->isConstant() ? *Left : *Right, Factor->Value)
               ? std::optional(Product)
               : std::nullopt;
  }

  std::optional<LinearForm> ofVar(const Var *V) const {
    if (V == Lane || V == TilePlace)
      return LinearForm::of(V);
    auto It = Inner.find(V);
    if (It != Inner.end()) {
      if (auto Known = Forms.find(V); Known != Forms.end())
        return Known->second;
      const std::optional<LinearForm> Form = It->second ? form(It->second) : std::nullopt;
      return Forms[V] = Form;
    }
    bool HasValue = Uses.isFixed(V) || Rows.contains(V);
    return HasValue ? std::optional(LinearForm()) : std::nullopt;
  }

  /// E for the first thread, without variables of the loop.
  Expr *first(const Expr *E) const {
    Expr *Result = clone(Ctx, E);
    replace(Result);
    return Result;
  }

  void replace(Expr *&E) const {
    if (auto *Ref = dyn_cast<VarRef>(E)) {
      if (Ref->V == Lane)
        E = Ctx.intLit(0);
      else if (const Expr *Value = Inner.lookup(Ref->V)) {
        const Type *Ty = E->type();
        E = clone(Ctx, Value);
        if (E->type() != Ty)
          E = Ctx.make<Cast>(Ty, E, /*Implicit=*/true);
      } else
        return;
      return replace(E);
    }
    forEachOperand(E, [&](Expr *&Operand) { replace(Operand); });
  }
};

} // namespace

bool ampcc::prefetchStores(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    StorePrefetcher Prefetcher(PC.M.Ctx, F);
    Prefetcher.run();
    return Prefetcher.Changed;
  });
}
