//===- PeelEdges.cpp - threads at an edge apart from the others -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel over a grid treats the cells at its edge differently:
//
//   thread for (int x = begin; x < end; ++x) { ... a[x == 0 ? n - 1 : x - 1] ... }
//
// With such a condition the places that neighbouring threads read are no neighbours. So the pass
// gives the thread for which it holds a loop of its own, and leaves the condition out of the loops
// over the threads between:
//
//   for (int from = begin; from < end;) {
//     int next = end;
//     if (0 >= from && 0 < next) next = 0;
//     thread for (int x = from; x < next; ++x) { ... a[false ? n - 1 : x - 1] ... }
//     from = next;
//     if (next < end) from = next + 1;
//     for (int x = next; x < from; ++x) { ... a[x == 0 ? n - 1 : x - 1] ... }
//   }
//
// It does so for strips, the loops of launches without tiles, and for loops over a part of a tile
// that differs from time to time, such as the anti-diagonals of a table (fold-bounds). A loop over
// a whole tile stays: it is short, and its vectors have no remainder. The value that the thread is
// compared with has to be the same for all threads, and is computed in 64 bits, where its sums do
// not overflow. The bounds of the loop must not change in it.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/VectorChoice.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/StringSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Expressions of a loop that is copied, and threads that get a loop of their own.
static constexpr unsigned MaxSize = 1024, MaxEdges = 4;

namespace {

class EdgePeeler {
  Context &Ctx;
  const VarUses Uses;
  const bool HasVectors;
  /// Facts about the present loop.
  Var *Counter = nullptr;
  Effects OfLoop;
  std::vector<Expr *> Edges; ///< 64 bits, each once
  StringSet<> Known;
  std::vector<Expr **> Conditions; ///< comparisons with Edges

public:
  bool Changed = false;
  /// HasVectors: vector-form takes the loops over threads that contain loops. Its vectors have
  /// masks.
  EdgePeeler(Context &Ctx, Function &F, bool HasVectors)
      : Ctx(Ctx), Uses(F), HasVectors(HasVectors) {}

  void block(Block &B) {
    for (Stmt *&S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      const bool Takes = L && L->IsThreadLoop && !(HasVectors && holdsLoop(*L));
      if (Takes && hasVariableBounds(*L) && findEdges(*L)) {
        S = peeled(*L);
        Changed = true;
      } else if (!L || !L->IsThreadLoop) { // the loops of a tile's dimensions are nested directly
        forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
      }
    }
  }

private:
  /// `for (int V = begin; V < end; ++V)`, of numbers and of variables that the loop does not
  /// change. One of them at least is a variable.
  bool hasVariableBounds(For &L) const {
    auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
    auto *Test = dyn_cast_or_null<Binary>(L.Cond);
    auto *Left = Test && Test->Op == BinaryOp::Lt ? dyn_cast<VarRef>(Test->Left) : nullptr;
    if (!D || !Left || Left->V != D->V || (isa<IntLit>(D->Init) && isa<IntLit>(Test->Right)))
      return false;
    const VarUses Inside(L.Body);
    const auto IsFixed = [&](const Expr *E) {
      auto *Ref = dyn_cast_or_null<VarRef>(E);
      return (E && isa<IntLit>(E)) || (Ref && Ref->V->Ty == Ctx.intTy() &&
                                       !Uses.isExposed(Ref->V) && !Inside.of(Ref->V).Writes);
    };
    return IsFixed(D->Init) && IsFixed(Test->Right);
  }

  //===--------------------------------------------------------------------===//
  // Conditions
  //===--------------------------------------------------------------------===//

  /// E is the thread's number, perhaps in 64 bits.
  bool isCounter(const Expr *E) const {
    while (auto *C = dyn_cast<Cast>(E)) {
      auto *To = dyn_cast<IntType>(C->type());
      if (!To || !To->Signed || To->Bits < 32)
        return false;
      E = C->Operand;
    }
    auto *Ref = dyn_cast<VarRef>(E);
    if (!Ref || Ref->V == Counter)
      return Ref != nullptr;
    const DeclStmt *D = Uses.of(Ref->V).Decl;
    auto *Ty = dyn_cast<IntType>(Ref->V->Ty);
    return Ty && Ty->Signed && Ty->Bits >= 32 && D && D->Init && Uses.isFixed(Ref->V) &&
           !Uses.of(Ref->V).Addresses && isCounter(D->Init);
  }

  /// The signed integer E in 64 bits before the loop; null if it may have no value there.
  Expr *wide(const Expr *E) const {
    const Type *Long = Ctx.intTy(64);
    if (auto *L = dyn_cast<IntLit>(E))
      return Ctx.make<IntLit>(Long, L->Value);
    auto *Ty = dyn_cast<IntType>(E->type());
    if (!Ty || !Ty->Signed)
      return nullptr;
    if (auto *B = dyn_cast<Binary>(E);
        B && Ty->Bits == 32 && (B->Op == BinaryOp::Add || B->Op == BinaryOp::Sub)) {
      Expr *Left = wide(B->Left), *Right = wide(B->Right);
      return Left && Right ? Ctx.make<Binary>(Long, B->Op, Left, Right) : nullptr;
    }
    if (auto *C = dyn_cast<Cast>(E))
      if (auto *Of = dyn_cast<IntType>(C->Operand->type());
          Of && Of->Signed && Of->Bits <= Ty->Bits)
        return wide(C->Operand);
    if (Ty->Bits > 32 || !isSpeculatable(E, Uses))
      return nullptr;
    return Ctx.make<Cast>(Long, clone(Ctx, E), /*Implicit=*/true);
  }

  void findEdge(Expr *&E) {
    auto *B = dyn_cast<Binary>(E);
    if (!B || (B->Op != BinaryOp::Eq && B->Op != BinaryOp::Ne) ||
        isCounter(B->Left) == isCounter(B->Right))
      return;
    const Expr *Other = isCounter(B->Left) ? B->Right : B->Left;
    const Effects Of = Effects::of(Other, Uses);
    Expr *Edge = Of.MemoryRead || !Of.commutesWith(OfLoop) ? nullptr : wide(Other);
    if (!Edge)
      return;
    Conditions.push_back(&E);
    if (Known.insert(toText(Edge)).second)
      Edges.push_back(Edge);
  }

  bool findEdges(For &L) {
    Counter = cast<DeclStmt>(L.Init)->V;
    OfLoop = Effects::of(&L, Uses);
    Edges.clear();
    Known.clear();
    Conditions.clear();
    unsigned Size = 0;
    walkExprs(L.Body, [&](Expr *&E) {
      ++Size;
      findEdge(E);
    });
    return !Edges.empty() && Edges.size() <= MaxEdges && Size <= MaxSize;
  }

  //===--------------------------------------------------------------------===//
  // The new loops
  //===--------------------------------------------------------------------===//

  template <typename T> T *at(T *S, const For &L) {
    S->Pos = L.Pos;
    return S;
  }

  Var *declare(StringRef Suffix, Expr *Init, Block &Out, const For &L) {
    auto *V = Ctx.temp(Counter->Name + Suffix.str(), Ctx.intTy(), L.Pos);
    Out.Stmts.push_back(at(Ctx.make<DeclStmt>(V, Init), L));
    return V;
  }

  Stmt *set(Var *V, Expr *Value, const For &L) { return at(Ctx.assign(Ctx.ref(V), Value), L); }

  Stmt *setIf(Expr *Cond, Var *V, Expr *Value, const For &L) {
    auto *Then = Ctx.make<Block>();
    Then->Stmts.push_back(set(V, Value, L));
    return at(Ctx.make<If>(Cond, Then), L);
  }

  static void setBounds(For &L, Expr *First, Expr *End) {
    cast<DeclStmt>(L.Init)->Init = First;
    cast<Binary>(L.Cond)->Right = End;
  }

  Stmt *peeled(For &L) {
    auto *Init = cast<DeclStmt>(L.Init);
    Expr *Begin = Init->Init, *End = cast<Binary>(L.Cond)->Right;
    VarMap Vars;
    auto *Edge = cast<For>(clone(Ctx, &L, Vars));
    Edge->IsThreadLoop = false; // for one thread at most, which needs no vectors
    for (Expr **E : Conditions)
      *E = Ctx.boolLit(cast<Binary>(*E)->Op == BinaryOp::Ne);
    auto *Body = at(Ctx.make<Block>(), L);
    auto *From = Ctx.temp(Counter->Name + "_from", Ctx.intTy(), L.Pos);
    Var *Next = declare("_next", clone(Ctx, End), *Body, L);
    for (Expr *E : Edges) {
      const auto Compare = [&](BinaryOp Op, Var *With) {
        return Ctx.make<Binary>(Ctx.boolTy(), Op, clone(Ctx, E),
                                Ctx.make<Cast>(Ctx.intTy(64), Ctx.ref(With), /*Implicit=*/true));
      };
      auto *Both = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Compare(BinaryOp::Ge, From),
                                    Compare(BinaryOp::Lt, Next));
      Expr *Value = Ctx.make<Cast>(Ctx.intTy(), E, /*Implicit=*/false);
      Body->Stmts.push_back(setIf(Both, Next, Value, L));
    }
    setBounds(L, Ctx.ref(From), Ctx.ref(Next));
    setBounds(*Edge, Ctx.ref(Next), Ctx.ref(From));
    Body->Stmts.push_back(&L);
    Body->Stmts.push_back(set(From, Ctx.ref(Next), L));
    auto *Another = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Ctx.ref(Next), clone(Ctx, End));
    auto *After = Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, Ctx.ref(Next), Ctx.intLit(1));
    Body->Stmts.push_back(setIf(Another, From, After, L));
    Body->Stmts.push_back(Edge);
    auto *Test = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Lt, Ctx.ref(From), clone(Ctx, End));
    auto *First = at(Ctx.make<DeclStmt>(From, Begin), L);
    return at(Ctx.make<For>(First, Test, nullptr, Body), L);
  }
};

} // namespace

bool ampcc::peelEdges(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    if (PC.M.VectorForm == CompileOptions::Vectors::Always)
      return false;
    EdgePeeler Peeler(PC.M.Ctx, F, wantsVectors(PC.M, F));
    Peeler.block(*F.Body);
    return Peeler.Changed;
  });
}
