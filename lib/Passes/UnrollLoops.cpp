//===- UnrollLoops.cpp - loops over a rank become their iterations --------===//
//
// Index arithmetic must not loop over the rank on the device: it costs several times the work, and
// nobody would have written it. Lower marks such loops; their bounds are constant once the
// library's members are inlined.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "VarUses.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// More iterations than this are no rank.
static constexpr unsigned MaxIterations = 128;

namespace {

/// `for (T i = First; i op Limit; i += Step)`
struct CountedLoop {
  Var *Counter = nullptr;
  int64_t First = 0, Limit = 0, Step = 0;
  BinaryOp Test = BinaryOp::Lt;

  static std::optional<CountedLoop> match(const For &L);
  bool holds(int64_t I) const;
};

const IntLit *constant(const Expr *E) { return dyn_cast_or_null<IntLit>(E); }

bool isRef(const Expr *E, const Var *V) {
  auto *Ref = dyn_cast<VarRef>(E);
  return Ref && Ref->V == V;
}

std::optional<int64_t> step(const Expr *Inc, const Var *Counter) {
  if (auto *I = dyn_cast_or_null<IncDec>(Inc); I && isRef(I->Operand, Counter))
    return I->Increment ? 1 : -1;
  auto *A = dyn_cast_or_null<Assign>(Inc);
  if (!A || !A->Compound || !isRef(A->Target, Counter) || !constant(A->Value))
    return std::nullopt;
  if (A->Op != BinaryOp::Add && A->Op != BinaryOp::Sub)
    return std::nullopt;
  int64_t Value = constant(A->Value)->Value;
  return A->Op == BinaryOp::Add ? Value : -Value;
}

std::optional<CountedLoop> CountedLoop::match(const For &L) {
  CountedLoop Loop;
  auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
  auto *Cond = dyn_cast_or_null<Binary>(L.Cond);
  auto *Ty = D ? dyn_cast<IntType>(D->V->Ty) : nullptr;
  if (!Ty || Ty->Bits > 32 || !constant(D->Init) || !Cond)
    return std::nullopt;
  Loop.Counter = D->V;
  Loop.First = constant(D->Init)->Value;
  Loop.Test = Cond->Op;
  if (!isRef(Cond->Left, Loop.Counter) || !constant(Cond->Right))
    return std::nullopt;
  if (Cond->Op < BinaryOp::Lt || Cond->Op > BinaryOp::Ne)
    return std::nullopt;
  Loop.Limit = constant(Cond->Right)->Value;
  std::optional<int64_t> Step = step(L.Inc, Loop.Counter);
  if (!Step)
    return std::nullopt;
  Loop.Step = *Step;
  return Loop;
}

bool CountedLoop::holds(int64_t I) const {
  switch (Test) {
  case BinaryOp::Lt:
    return I < Limit;
  case BinaryOp::Gt:
    return I > Limit;
  case BinaryOp::Le:
    return I <= Limit;
  case BinaryOp::Ge:
    return I >= Limit;
  case BinaryOp::Eq:
    return I == Limit;
  default:
    return I != Limit;
  }
}

/// A `break` or `continue` that belongs to the loop around S.
bool jumps(Stmt *S, bool InSwitch = false) {
  if (isa<Continue>(S) || (isa<Break>(S) && !InSwitch))
    return true;
  bool Found = false;
  forEachChild(S, [&](Stmt *Child) {
    if (!isa<For, While, DoWhile>(Child))
      Found |= jumps(Child, InSwitch || isa<Switch>(S));
  });
  return Found;
}

class Unroller {
  Context &Ctx;

public:
  bool Changed = false;
  explicit Unroller(Context &Ctx) : Ctx(Ctx) {}

  void block(Function &F, Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      forEachChild(S, [&](Stmt *Child) {
        if (auto *Inner = dyn_cast<Block>(Child))
          block(F, *Inner);
      });
      if (auto *Inner = dyn_cast<Block>(S))
        block(F, *Inner);
      auto *L = dyn_cast<For>(S);
      if (L && L->MustUnroll && unroll(F, *L, Out))
        Changed = true;
      else
        Out.push_back(S);
    }
    B.Stmts = std::move(Out);
  }

private:
  bool unroll(Function &F, For &L, std::vector<Stmt *> &Out) {
    std::optional<CountedLoop> Loop = CountedLoop::match(L);
    if (!Loop || jumps(L.Body))
      return false;
    VarUse U = VarUses(F).of(Loop->Counter);
    if (U.Writes != 1 || U.Addresses) // the increment is the only write
      return false;
    std::vector<int64_t> Values;
    for (int64_t I = Loop->First; Loop->holds(I); I += Loop->Step) {
      if (Values.size() == MaxIterations || I < INT32_MIN || I > INT32_MAX)
        return false;
      Values.push_back(I);
    }
    for (int64_t I : Values)
      Out.push_back(iteration(L, Loop->Counter, I));
    return true;
  }

  Stmt *iteration(const For &L, const Var *Counter, int64_t I) {
    VarMap Vars;
    Stmt *Body = clone(Ctx, L.Body, Vars);
    Body->Pos = L.Pos;
    walkExprs(Body, [&](Expr *&E) {
      if (!isRef(E, Counter))
        return;
      auto *Value = Ctx.make<IntLit>(Counter->Ty, I);
      Value->Pos = E->Pos;
      E = Value;
    });
    return Body;
  }
};

} // namespace

bool ampcc::unrollLoops(PassContext &PC) {
  Unroller U(PC.M.Ctx);
  for (Function *F : PC.M.Functions)
    U.block(*F, *F->Body);
  return U.Changed;
}
