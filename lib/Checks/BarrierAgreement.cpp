//===- BarrierAgreement.cpp - a comparison of the threads at a barrier ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BarrierAgreement.h"
#include "ShadowEvents.h"
#include "ampcc/KIR/AtomicBuiltins.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/KIR/ShadowBuiltins.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The cells in tile_static memory: the number of threads that come, the first that does not, the
/// first that does, and whether any thread needs another iteration.
enum : unsigned { ArrivedCount, Absent, First, Continues, CellCount };
constexpr int64_t LocalFence = 1;
BarrierAgreement::BarrierAgreement(Context &Ctx, Function &Kernel, Form Of)
    : Ctx(Ctx), F(Kernel), Of(Of), Threads(Kernel), Word(Ctx.intTy(32, false)) {
  (void)jumpsDivergently(F.Body);
}

/// Some threads make a jump in S, and others do not.
bool BarrierAgreement::jumpsDivergently(Stmt *S) {
  bool Found = isa<Break, Continue, Return>(S) && Threads.isDivergent(S);
  ReturnsDivergently |= Found && isa<Return>(S);
  forEachChild(S, [&](Stmt *Child) { Found |= jumpsDivergently(Child); });
  if (Found && isa<For, While, DoWhile>(S))
    DivergentExits.insert(S);
  return Found;
}

bool BarrierAgreement::isNeeded() const {
  bool IsDivergent = false;
  (void)waits(F.Body, IsDivergent);
  return IsDivergent;
}

/// Whether a barrier is in S. IsDivergent: some threads may come to one, and others not.
bool BarrierAgreement::waits(Stmt *S, bool &IsDivergent) const {
  bool Waits = false;
  forEachExpr(S, [&](Expr *&Root) {
    walkExprs(Root, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      Waits |= B && B->isBarrier();
    });
  });
  forEachChild(S, [&](Stmt *Child) { Waits |= waits(Child, IsDivergent); });
  auto *I = dyn_cast<If>(S);
  IsDivergent |= Waits && (Threads.isDivergent(S) || Threads.mayHaveReturned(S) ||
                           (I && !Threads.isUniform(I->Cond)) ||
                           (isa<For, While, DoWhile>(S) && !isUniform(S)));
  return Waits;
}

bool BarrierAgreement::isUniform(const Stmt *Loop) const {
  return Threads.hasUniformExit(Loop) && !DivergentExits.contains(Loop);
}

Check *BarrierAgreement::barrierCheck(const Stmt *S) {
  auto *X = dyn_cast<ExprStmt>(S);
  return X ? kir::checkOf(CheckKind::Barrier, X->E) : nullptr;
}

Expr *BarrierAgreement::word(int64_t Value) { return Ctx.make<IntLit>(Word, Value); }
Expr *BarrierAgreement::binary(BinaryOp Op, Expr *L, Expr *R) {
  const bool IsTest = (Op >= BinaryOp::Lt && Op <= BinaryOp::Ne) || Op == BinaryOp::LogicalAnd;
  return Ctx.make<Binary>(IsTest ? Ctx.boolTy() : L->type(), Op, L, R);
}
Expr *BarrierAgreement::number(unsigned D, const BuiltinInfo &Row) {
  return Ctx.make<Cast>(
      Word, Ctx.make<Builtin>(Ctx.intTy(), Row, std::vector<Expr *>{Ctx.intLit(int64_t(D))}),
      false);
}

/// The number of threads in a dimension of the tile.
Expr *BarrierAgreement::size(unsigned D) {
  const std::optional<unsigned> Threads = F.WorkGroupSize.threadsIn(D);
  return Threads ? word(*Threads) : number(D, builtin::get_local_size);
}

/// The thread's number in its tile.
Expr *BarrierAgreement::thread() {
  Expr *Number = nullptr;
  for (unsigned D = F.DomainRank; D-- > 0;) {
    Expr *Own = number(D, builtin::get_local_id);
    Number = Number ? binary(BinaryOp::Add, binary(BinaryOp::Mul, Number, size(D)), Own) : Own;
  }
  return Number;
}

Expr *BarrierAgreement::cell(unsigned I) {
  if (!CellArray) {
    CellArray = Ctx.temp("meeting", Ctx.arrayOf(Word, CellCount));
    CellArray->S = Var::Storage::TileStatic;
  }
  return Ctx.make<Subscript>(Ctx.ref(CellArray), Ctx.intLit(I));
}

Stmt *BarrierAgreement::wait() {
  return Ctx.make<ExprStmt>(Ctx.make<Builtin>(Ctx.voidTy(), builtin::barrier,
                                              std::vector<Expr *>{Ctx.intLit(LocalFence)}));
}

Stmt *BarrierAgreement::atomic(const BuiltinInfo &Row, unsigned I, Expr *Value) {
  return Ctx.make<ExprStmt>(
      Ctx.make<Builtin>(Word, Row, std::vector<Expr *>{Ctx.addressOf(cell(I)), Value}));
}

Stmt *BarrierAgreement::when(Expr *Cond, StmtList Then, StmtList Else) {
  auto *B = Ctx.make<Block>();
  B->Stmts = std::move(Then);
  Block *Otherwise = nullptr;
  if (!Else.empty()) {
    Otherwise = Ctx.make<Block>();
    Otherwise->Stmts = std::move(Else);
  }
  return Ctx.make<If>(Cond, B, Otherwise);
}

/// Who still reads them from the last time is waited for.
void BarrierAgreement::clear(ArrayRef<std::pair<unsigned, int64_t>> Cells, StmtList &Out) {
  StmtList Clear;
  for (const auto &[I, Value] : Cells)
    Clear.push_back(Ctx.assign(cell(I), word(Value)));
  Out.push_back(wait());
  Out.push_back(when(binary(BinaryOp::Eq, thread(), word(0)), std::move(Clear)));
  Out.push_back(wait());
}

/// The word What, or the one after it where Holds is true.
Builtin *BarrierAgreement::event(shadow::AtBarrier What, const Var *Holds) {
  Expr *One = Ctx.make<Cast>(Ctx.intTy(), Ctx.ref(const_cast<Var *>(Holds)), /*Implicit=*/false);
  return shadow::barrierEvent(Ctx, F.DomainRank,
                              Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, One, Ctx.intLit(What)));
}

bool BarrierAgreement::compare(const Var *Holds, Check *Report, StmtList &Out) {
  if (Of == Form::Tile) {
    Out.push_back(Ctx.make<ExprStmt>(event(shadow::StaysAway, Holds)));
    return false;
  }
  constexpr int64_t NoThread = 0xffffffff;
  clear({{ArrivedCount, 0}, {Absent, NoThread}, {First, NoThread}}, Out);
  auto *V = const_cast<Var *>(Holds);
  Out.push_back(when(Ctx.ref(V),
                     {atomic(builtin::atomic_add, ArrivedCount, word(1)),
                      atomic(builtin::atomic_min, First, thread())},
                     {atomic(builtin::atomic_min, Absent, thread())}));
  Out.push_back(wait());
  const auto Size = [&] {
    if (const std::optional<uint64_t> Threads = F.WorkGroupSize.threads())
      return word(int64_t(*Threads));
    Expr *Product = size(0);
    for (unsigned D = 1; D < F.DomainRank; ++D)
      Product = binary(BinaryOp::Mul, Product, size(D));
    return Product;
  };
  auto Int = [&](Expr *E) { return Ctx.make<Cast>(Ctx.intTy(), E, false); };
  Report->Args.push_back(Int(binary(BinaryOp::Sub, Size(), cell(ArrivedCount))));
  Expr *Rest = cell(Absent);
  for (unsigned D = 0; D < 3; ++D) {
    Expr *Here = clone(Ctx, Rest);
    Expr *Width = size(D);
    Report->Args.push_back(Int(D < 2 ? binary(BinaryOp::Rem, Here, Width) : Here));
    Rest = binary(BinaryOp::Div, Rest, clone(Ctx, Width));
  }
  Report->Args.push_back(Int(cell(ArrivedCount)));
  Report->setAdded();
  // The first that has come reports.
  Out.push_back(when(binary(BinaryOp::LogicalAnd, binary(BinaryOp::Ne, cell(ArrivedCount), Size()),
                            binary(BinaryOp::Eq, cell(First), thread())),
                     {Ctx.make<ExprStmt>(Report)}));
  return true;
}

Expr *BarrierAgreement::any(const Var *Own, StmtList &Out) {
  if (Of == Form::Tile) {
    Expr *Any = Ctx.make<Builtin>(Ctx.intTy(), builtin::SHADOW_ABSENT,
                                  std::vector<Expr *>{Ctx.intLit(shadow::AnyContinues)});
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Comma, event(shadow::HasEnough, Own),
                            Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Any, Ctx.intLit(0)));
  }
  clear({{Continues, 0}}, Out);
  Out.push_back(
      when(Ctx.ref(const_cast<Var *>(Own)), {atomic(builtin::atomic_or, Continues, word(1))}));
  Out.push_back(wait());
  return binary(BinaryOp::Ne, cell(Continues), word(0));
}

void BarrierAgreement::finish() {
  if (CellArray)
    F.Body->Stmts.insert(F.Body->Stmts.begin(), Ctx.make<DeclStmt>(CellArray));
}

bool ampcc::finishBarrierChecks(Module &M) {
  SetVector<Function *> Performers, Used;
  bool Changed = false;
  for (Function *F : M.Functions)
    walkStmts(F->Body, [&](Stmt *S) {
      if (const Check *C = BarrierAgreement::barrierCheck(S))
        Performers.insert(C->Callee);
    });
  for (Function *F : M.Functions) {
    auto IsOpen = [&](Stmt *S) {
      const Check *C = BarrierAgreement::barrierCheck(S);
      return C && !C->hasAdded();
    };
    walkStmts(F->Body, [&](Stmt *S) {
      auto *B = dyn_cast<Block>(S);
      const size_t Count = B ? B->Stmts.size() : 0;
      if (B)
        erase_if(B->Stmts, IsOpen);
      Changed |= B && B->Stmts.size() != Count;
      if (const Check *C = BarrierAgreement::barrierCheck(S))
        Used.insert(C->Callee);
    });
  }
  erase_if(M.Functions, [&](Function *F) { return Performers.contains(F) && !Used.contains(F); });
  for (Function *F : Used) {
    std::vector<Var *> Added;
    while (Added.size() < Check::addedOf(CheckKind::Barrier).size()) {
      Var *V = M.Ctx.var("answer" + std::to_string(Added.size()), M.Ctx.intTy());
      V->S = Var::Storage::Param;
      V->IsConst = true;
      F->Params.push_back(V);
      Added.push_back(V);
    }
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->is(builtin::SHADOW_ABSENT))
        return;
      // From shadow::Missing to shadow::Arrived. The first that came reports, so that the distance
      // to it is 0.
      const auto What = size_t(cast<IntLit>(B->Args[0])->Value);
      E = What < Added.size() ? static_cast<Expr *>(M.Ctx.ref(Added[What])) : M.Ctx.intLit(0);
    });
    Changed = true;
  }
  return Changed;
}
