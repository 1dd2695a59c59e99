//===- Liveness.cpp - variables that are live after chosen statements ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks the statements backwards with the set of variables that are needed after them. A statement
// adds variables to that set and removes others, whatever the set holds. A loop's body therefore
// gives all that the next iteration needs when it is walked with nothing, and a second walk with
// that finds what is needed inside.
//
// The first walk does not depend on what is needed after the loop: it finds, beside the variables
// that an iteration needs itself, those that it needs if they are needed after the loop
// (Set::Kept). So it is done once for each loop, however many loops are around it.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/Liveness.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Numbers of the local variables and parameters of a function.
using Numbers = DenseMap<const Var *, unsigned>;

class ReadCollector : public AccessVisitor {
  const Numbers &Of;
  BitVector &Live;

  void onVar(Var *V, Access A, bool Partial) override {
    if (V->S != Var::Storage::TileStatic && A != Access::Write)
      Live.set(Of.lookup(V));
  }

public:
  ReadCollector(const Numbers &Of, BitVector &Live) : Of(Of), Live(Live) {}
};

/// Variables that are needed at a place.
struct Needs {
  BitVector Here;
  /// In the first walk of a loop, those that are needed if they are needed after the loop; else of
  /// size 0.
  BitVector Kept;

  void add(unsigned Number) { Here.set(Number); }
  void drop(unsigned Number) {
    Here.reset(Number);
    if (!Kept.empty())
      Kept.reset(Number);
  }
  void clear() {
    Here.reset();
    Kept.reset();
  }
  Needs &operator|=(const Needs &Other) {
    Here |= Other.Here;
    Kept |= Other.Kept;
    return *this;
  }
  /// Where these are the needs of the first walk of a loop, those with After it.
  Needs with(const Needs &After) const {
    Needs Result = After;
    Result.Here &= Kept;
    Result.Here |= Here;
    if (!Result.Kept.empty())
      Result.Kept &= Kept;
    return Result;
  }
};

class LivenessWalker {
  using Set = Needs;
  const VarUses Uses;
  const Numbers &Of;
  function_ref<bool(const Stmt *)> IsCut;
  function_ref<void(const Stmt *, const BitVector &)> OnCut;
  /// By the bodies of loops, what the first walk found.
  DenseMap<const Block *, Set> FirstWalks;
  /// Cuts are passed over until it is known what the iterations of the loops around need.
  bool Silent = false;
  /// The variables that are live where `break` and `continue` of the innermost construct lead.
  const Set *AfterBreak = nullptr, *AfterContinue = nullptr;

  void cut(const Stmt *S, const Set &Live) {
    if (!Silent && IsCut(S))
      OnCut(S, Live.Here);
  }

  void expr(const Expr *E, Set &Live) const {
    if (E)
      ReadCollector(Of, Live.Here).visit(E);
  }

  void drop(const Var *V, Set &Live) const {
    if (V->S != Var::Storage::TileStatic)
      Live.drop(Of.lookup(V));
  }

  void exprStmt(const Expr *E, Set &Live) const {
    if (auto *A = dyn_cast<Assign>(E); A && !A->Compound)
      if (auto *Ref = dyn_cast<VarRef>(A->Target)) {
        drop(Ref->V, Live);
        return expr(A->Value, Live);
      }
    expr(E, Live);
  }

  void block(const Block *B, Set &Live) {
    cut(B, Live);
    for (const Stmt *S : B->Stmts)
      if (auto *D = dyn_cast<DeclStmt>(S)) {
        drop(D->V, Live);
        if (Uses.of(D->V).Addresses && D->V->S == Var::Storage::Local)
          Live.add(Of.lookup(D->V));
      }
    for (size_t I = B->Stmts.size(); I--;)
      stmt(B->Stmts[I], Live);
  }

  void ifStmt(const If *I, Set &Live) {
    Set Other = Live;
    block(I->Then, Live);
    if (I->Else)
      block(I->Else, Other);
    Live |= Other;
    expr(I->Cond, Live);
  }

  /// One iteration, `First; Body; Inc; Last`, where First and Last may end the loop. Replaces Live,
  /// the variables that the next iteration needs, by those that this one needs.
  void iteration(const Expr *First, const Block *Body, const Expr *Inc, const Expr *Last,
                 const Set &After, Set &Live) {
    if (Last) {
      Live |= After;
      expr(Last, Live);
    }
    expr(Inc, Live);
    const Set AtContinue = Live;
    const Set *OuterBreak = std::exchange(AfterBreak, &After);
    const Set *OuterContinue = std::exchange(AfterContinue, &AtContinue);
    block(Body, Live);
    AfterBreak = OuterBreak;
    AfterContinue = OuterContinue;
    if (First) {
      Live |= After;
      expr(First, Live);
    }
  }

  void loop(const Expr *First, const Block *Body, const Expr *Inc, const Expr *Last, Set &Live) {
    if (!FirstWalks.count(Body)) {
      const bool WasSilent = std::exchange(Silent, true);
      const unsigned Size = Of.size();
      const Set After{BitVector(Size), BitVector(Size, true)};
      Set Found{BitVector(Size), BitVector(Size)};
      iteration(First, Body, Inc, Last, After, Found);
      FirstWalks.try_emplace(Body, std::move(Found));
      Silent = WasSilent;
    }
    const Set After = Live;
    const auto It = FirstWalks.find(Body);
    Live = It->second.with(After);
    if (Silent)
      return;
    FirstWalks.erase(It);
    iteration(First, Body, Inc, Last, After, Live);
  }

  void switchStmt(const Switch *S, Set &Live) {
    const Set After = Live;
    const Set *OuterBreak = AfterBreak;
    AfterBreak = &After;
    Set Entry = After; // no label may match
    for (size_t I = S->Body->Stmts.size(); I--;) {
      stmt(S->Body->Stmts[I], Live);
      if (isa<Case>(S->Body->Stmts[I]))
        Entry |= Live;
    }
    AfterBreak = OuterBreak;
    Live = Entry;
    expr(S->Cond, Live);
  }

  void forStmt(const For *L, Set &Live) {
    auto *D = dyn_cast_or_null<DeclStmt>(L->Init);
    loop(L->Cond, L->Body, L->Inc, nullptr, Live);
    if (D && D->V->S != Var::Storage::TileStatic && Uses.of(D->V).Addresses)
      Live.add(Of.lookup(D->V));
    if (L->Init)
      stmt(L->Init, Live);
  }

public:
  LivenessWalker(const Function &F, const Numbers &Of, function_ref<bool(const Stmt *)> IsCut,
                 function_ref<void(const Stmt *, const BitVector &)> OnCut)
      : Uses(F.Body), Of(Of), IsCut(IsCut), OnCut(OnCut) {}

  /// Replaces Live, the variables that are live after S, by those that are live before S.
  void stmt(const Stmt *S, Set &Live) {
    if (!isa<Block>(S))
      cut(S, Live);
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return block(cast<Block>(S), Live);
    case Stmt::Kind::Decl:
      drop(cast<DeclStmt>(S)->V, Live);
      return expr(cast<DeclStmt>(S)->Init, Live);
    case Stmt::Kind::Expr:
      return exprStmt(cast<ExprStmt>(S)->E, Live);
    case Stmt::Kind::If:
      return ifStmt(cast<If>(S), Live);
    case Stmt::Kind::For:
      return forStmt(cast<For>(S), Live);
    case Stmt::Kind::While:
      return loop(cast<While>(S)->Cond, cast<While>(S)->Body, nullptr, nullptr, Live);
    case Stmt::Kind::DoWhile:
      return loop(nullptr, cast<DoWhile>(S)->Body, nullptr, cast<DoWhile>(S)->Cond, Live);
    case Stmt::Kind::Switch:
      return switchStmt(cast<Switch>(S), Live);
    case Stmt::Kind::Case:
      return;
    case Stmt::Kind::Break:
      Live = *AfterBreak;
      return;
    case Stmt::Kind::Continue:
      Live = *AfterContinue;
      return;
    case Stmt::Kind::Return:
      Live.clear();
      return expr(cast<Return>(S)->Value, Live);
    }
  }
};

} // namespace

Liveness::Liveness(const Function &F, function_ref<bool(const Stmt *)> IsCut) {
  Numbers Of;
  auto Number = [&](const Var *V) {
    if (V->S != Var::Storage::TileStatic && Of.try_emplace(V, Vars.size()).second)
      Vars.push_back(V);
  };
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      Number(D->V);
  });
  walkExprs(F.Body, [&](Expr *&E) {
    if (auto *Ref = dyn_cast<VarRef>(E))
      Number(Ref->V);
  });
  auto Record = [&](const Stmt *S, const BitVector &Live) { LiveAfter[S] = Live; };
  Needs Live{BitVector(Vars.size()), {}};
  LivenessWalker(F, Of, IsCut, Record).stmt(F.Body, Live);
}

Liveness::Set Liveness::after(const Stmt *Cut) const {
  Set Result;
  auto It = LiveAfter.find(Cut);
  if (It != LiveAfter.end())
    for (unsigned Number : It->second.set_bits())
      Result.insert(Vars[Number]);
  return Result;
}
