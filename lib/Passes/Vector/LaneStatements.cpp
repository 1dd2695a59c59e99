//===- LaneStatements.cpp - control flow under masks ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Vectoriser.h"
#include "ampcc/KIR/LaneBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

Expr *Vectoriser::all(bool On) { return widened(Ctx.boolLit(On)); }

Expr *Vectoriser::maskValue() { return mask() ? Ctx.ref(mask()) : all(true); }

Expr *Vectoriser::select(Expr *Mask, Expr *A, Expr *B) {
  return lanes(A->type(), builtin::SELECT, {Mask, A, B});
}

Expr *Vectoriser::inMask(Expr *Cond) {
  Cond = widened(Cond);
  return mask() ? select(Ctx.ref(mask()), Cond, all(false)) : Cond;
}

Expr *Vectoriser::any(Var *Mask) { return lanes(Ctx.boolTy(), builtin::ANY, {Ctx.ref(Mask)}); }

Var *Vectoriser::newMask(StringRef Name, Expr *Init) {
  Var *V = Ctx.temp(Name, vectorOf(Ctx.boolTy()), Pos);
  emit(Ctx.make<DeclStmt>(V, Init));
  return V;
}

/// Lanes that are off read V again where they come in, or after those that are on.
bool Vectoriser::mustKeep(const Var *V) const {
  return any_of(Scopes, [&](const Scope &S) {
    if (S.KeepsAll || S.Needed.contains(V))
      return true;
    return S.Else && VarUses(const_cast<Stmt *>(S.Else)).of(V).Reads > 0;
  });
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Leaves the loop around the place when no lane of Mask is on.
void Vectoriser::leaveWhenOff(Var *Mask) {
  auto *Leave = Ctx.make<Block>();
  auto *B = Ctx.make<Break>();
  B->Pos = Pos;
  Leave->Stmts.push_back(B);
  emitIf(Ctx.logicalNot(any(Mask)), Leave);
}

bool Vectoriser::block(const Block &B) {
  StmtList *const Outer = Out;
  bool Reached = true;
  for (const Stmt *S : B.Stmts) {
    if (Why)
      break;
    if (!(Reached = stmt(S)))
      break;
    if (S == B.Stmts.back() || !mayLose(S))
      continue;
    // In the body of a loop under masks itself there is nothing else to do.
    const Scope &Now = Scopes.back();
    if (Now.K == Scope::Kind::Loop && Out == BodyOfLoop) {
      leaveWhenOff(Now.Mask);
      continue;
    }
    auto *Rest = Ctx.make<Block>();
    emitIf(any(Now.Mask), Rest);
    Out = &Rest->Stmts;
  }
  Out = Outer;
  return Reached;
}

bool Vectoriser::stmt(const Stmt *S) {
  // After a failure only the statement that failed, or one around it, can run lane by lane. One
  // that follows it would end the failure, and the first one would be missing.
  if (Why)
    return true;
  const SourcePos Outer = Pos;
  if (S->Pos.Line)
    Pos = S->Pos;
  const size_t Made = Out->size();
  bool Reached = true;
  switch (S->kind()) {
  case Stmt::Kind::Block: {
    auto *Inner = Ctx.make<Block>();
    StmtList *Around = Out;
    emit(Inner);
    Out = &Inner->Stmts;
    Reached = block(*cast<Block>(S));
    Out = Around;
    break;
  }
  case Stmt::Kind::Decl:
    declaration(*cast<DeclStmt>(S));
    break;
  case Stmt::Kind::Expr:
    effect(cast<ExprStmt>(S)->E);
    break;
  case Stmt::Kind::If:
    Reached = ifStmt(*cast<If>(S));
    break;
  case Stmt::Kind::For:
  case Stmt::Kind::While:
  case Stmt::Kind::DoWhile:
    loop(S);
    break;
  case Stmt::Kind::Break:
  case Stmt::Kind::Continue:
    Reached = jump(S);
    break;
  case Stmt::Kind::Switch:
    switchStmt(*cast<Switch>(S));
    break;
  case Stmt::Kind::Case:
  case Stmt::Kind::Return:
    fail("a statement of a function");
    break;
  }
  if (Why && insteadLaneByLane(S, Made))
    Reached = true;
  Pos = Outer;
  return Reached;
}

//===----------------------------------------------------------------------===//
// Declarations and assignments
//===----------------------------------------------------------------------===//

/// T with vectors in the place of numbers; null for objects that have none.
static const Type *vectorised(Context &Ctx, const Type *T, unsigned Lanes) {
  if (T->isArithmetic())
    return Ctx.vectorOf(T, Lanes);
  auto *A = dyn_cast<ArrayType>(T);
  const Type *Element = A ? vectorised(Ctx, A->Element, Lanes) : nullptr;
  return Element ? Ctx.arrayOf(Element, A->Count) : nullptr;
}

void Vectoriser::initialise(Var *V, const InitList &L) {
  auto *Own = Vectors.lookup(V);
  emit(Ctx.make<DeclStmt>(Own, Ctx.make<InitList>(Own->Ty, std::vector<Expr *>())));
  if (!isa<ArrayType>(V->Ty) || L.Elements.size() > 64)
    fail("a list of values that differ between lanes");
  for (size_t I = 0; I < L.Elements.size() && !Why; ++I) {
    if (isa<InitList>(L.Elements[I])) {
      fail("a list of lists that differ between lanes");
      return;
    }
    emit(Ctx.assign(Ctx.make<Subscript>(Ctx.ref(Own), Ctx.intLit(int64_t(I))),
                    vector(L.Elements[I])));
  }
}

void Vectoriser::declaration(const DeclStmt &D) {
  Var *V = D.V;
  if (U.isUniform(V)) {
    auto *Own = Ctx.make<Var>(*V);
    Expr *Init = D.Init ? uniform(D.Init) : nullptr;
    Shared[V] = Own;
    emit(Ctx.make<DeclStmt>(Own, Init));
    return;
  }
  if (V->Ty->isPointer())
    return pointer(V, D.Init);
  const Type *Ty = vectorised(Ctx, V->Ty, Lanes);
  if (!Ty) {
    fail("a pointer or an object that differs between lanes");
    return;
  }
  auto *Own = Ctx.make<Var>(*V);
  Own->Ty = Ty;
  if (auto *List = dyn_cast_or_null<InitList>(D.Init)) {
    Vectors[V] = Own;
    return initialise(V, *List);
  }
  if (D.Init && !V->Ty->isArithmetic()) {
    fail("an array that is copied");
    return;
  }
  Expr *Init = D.Init ? vector(D.Init) : nullptr;
  const std::optional<int64_t> Growth = D.Init && Uses.isFixed(V) ? growth(D.Init) : std::nullopt;
  if (Growth) {
    Var *Scalar = Ctx.temp(V->Name, V->Ty, V->Pos);
    emit(Ctx.make<DeclStmt>(Scalar, inFirst(D.Init)));
    Firsts[V] = Scalar;
    Growths[V] = *Growth;
  }
  Vectors[V] = Own;
  emit(Ctx.make<DeclStmt>(Own, Init));
}

void Vectoriser::assign(const Expr *Target, Expr *Value, SourcePos At) {
  auto *Ref = dyn_cast<VarRef>(Target);
  Var *Own = Ref ? Vectors.lookup(Ref->V) : nullptr;
  if (Own) {
    Value = widened(Value);
    if (mask() && mustKeep(Ref->V))
      Value = select(Ctx.ref(mask()), Value, Ctx.ref(Own));
    emit(Ctx.assign(Ctx.ref(Own), Value))->Pos = At;
    return;
  }
  if (Ref && !isInside(Ref->V)) {
    fail("a variable of the tile that lanes assign");
    return;
  }
  store(Target, Value, At);
}

void Vectoriser::increment(const IncDec *I) {
  if (!I->type()->isArithmetic() && !U.isUniform(I->Operand)) {
    fail("a pointer that differs between lanes");
    return;
  }
  if (auto *Ref = dyn_cast<VarRef>(I->Operand); Ref && U.isUniform(Ref->V)) {
    emit(Ctx.make<ExprStmt>(uniform(I)));
    return;
  }
  if (hasEffect(I->Operand)) {
    fail("an effect within the place of another one");
    return;
  }
  const SourcePos At = Pos;
  const Type *Lane = I->type();
  Expr *One = isa<FloatType>(Lane) ? static_cast<Expr *>(Ctx.make<FloatLit>(Lane, 1.0))
                                   : Ctx.make<IntLit>(Lane, 1);
  const BinaryOp Op = I->Increment ? BinaryOp::Add : BinaryOp::Sub;
  assign(I->Operand, combine(Op, vector(I->Operand), widened(One), Lane), At);
}

void Vectoriser::effect(const Expr *E) {
  if (auto *C = dyn_cast<Cast>(E); C && C->type()->isVoid())
    return effect(C->Operand);
  if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::Comma) {
    effect(B->Left);
    return effect(B->Right);
  }
  const SourcePos At = Pos;
  if (auto *I = dyn_cast<IncDec>(E))
    return increment(I);
  auto *A = dyn_cast<Assign>(E);
  if (!A) {
    auto *B = dyn_cast<Builtin>(E);
    if (B && B->Info.Effect != BuiltinEffect::Pure && laneByLane(Ctx.make<ExprStmt>(clone(Ctx, E))))
      return;
    // A statement without an effect is left out.
    if (hasEffect(E))
      expr(E); // its effects become statements
    return;
  }
  auto *Ref = dyn_cast<VarRef>(A->Target);
  if (Ref && isInside(Ref->V) && U.isUniform(Ref->V)) {
    emit(Ctx.make<ExprStmt>(uniform(E)));
    return;
  }
  if (Var *Root = rootVar(A->Target); Root && isInside(Root) && U.isUniform(Root)) {
    emit(Ctx.make<ExprStmt>(uniform(E)));
    return;
  }
  if (!A->Compound)
    return assign(A->Target, expr(A->Value), At);
  const Type *Lane = A->Target->type(), *In = A->ComputeTy;
  if (!Lane->isArithmetic()) {
    fail("a pointer that differs between lanes");
    return;
  }
  if (hasEffect(A->Target)) {
    fail("an effect within the place of another one");
    return;
  }
  const bool Shifts = A->Op == BinaryOp::Shl || A->Op == BinaryOp::Shr;
  Expr *Operand = vector(A->Value);
  if (!Shifts)
    Operand = converted(Operand, In);
  Expr *Result = combine(A->Op, converted(vector(A->Target), In), Operand, In);
  assign(A->Target, converted(Result, Lane), At);
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

Block *Vectoriser::under(Scope New, const Block &B) {
  auto *Result = Ctx.make<Block>();
  StmtList *Outer = Out;
  Out = &Result->Stmts;
  Scopes.push_back(std::move(New));
  block(B);
  Scopes.pop_back();
  Out = Outer;
  return Result;
}

/// A few assignments that may run with no lane on: that costs less than a test whether one is.
bool Vectoriser::isFlat(const Block &B, const Expr *Cond) const {
  return B.Stmts.size() <= 4 && all_of(B.Stmts, [&](const Stmt *S) {
           auto *E = dyn_cast<ExprStmt>(S);
           auto *Step = E ? dyn_cast<IncDec>(E->E) : nullptr;
           auto *Stepped = Step ? dyn_cast<VarRef>(Step->Operand) : nullptr;
           if (Stepped)
             return Vectors.contains(Stepped->V) && Stepped->type()->isArithmetic();
           auto *A = E ? dyn_cast<Assign>(E->E) : nullptr;
           auto *Ref = A ? dyn_cast<VarRef>(A->Target) : nullptr;
           return Ref && Vectors.contains(Ref->V) && isHarmless(A->Value, Cond) &&
                  (!A->Compound || (A->Op != BinaryOp::Div && A->Op != BinaryOp::Rem) ||
                   isa<FloatType>(A->ComputeTy));
         });
}

bool Vectoriser::ifStmt(const If &I) {
  Expr *Cond = truth(I.Cond);
  if (!Cond->type()->isVector()) {
    auto Arm = [&](const Block &B, bool &Reached) {
      auto *Result = Ctx.make<Block>();
      StmtList *Outer = Out;
      Out = &Result->Stmts;
      Reached = block(B);
      Out = Outer;
      Result->Pos = Pos;
      return Result;
    };
    bool AfterThen = true, AfterElse = true;
    Block *Then = Arm(*I.Then, AfterThen);
    Block *Else = I.Else ? Arm(*I.Else, AfterElse) : nullptr;
    emit(Ctx.make<If>(Cond, Then, Else));
    return AfterThen || AfterElse;
  }
  const Liveness::Set Needed = Live.after(&I);
  Var *Then = newMask("then", inMask(Cond));
  Var *Else =
      I.Else ? newMask("otherwise", select(Ctx.ref(Then), all(false), maskValue())) : nullptr;
  auto Arm = [&](Var *Mask, const Block &B, const Stmt *Other) {
    Block *Body = under({Scope::Kind::If, Mask, Needed, Other}, B);
    if (isOnlyJump(B) || isFlat(B, I.Cond))
      append_range(*Out, Body->Stmts);
    else
      emitIf(any(Mask), Body);
  };
  Arm(Then, *I.Then, I.Else);
  if (Else)
    Arm(Else, *I.Else, nullptr);
  return true;
}

/// Takes the lanes that are on out of all masks up to that of the construct that the jump leaves.
bool Vectoriser::jump(const Stmt *S) {
  if (!U.isDivergent(S) && !(isa<Break>(S) && InMaskedSwitch)) {
    if (isa<Break>(S))
      emit(Ctx.make<Break>());
    else
      emit(Ctx.make<Continue>());
    return false;
  }
  const auto IsTarget = [&](const Scope &Around) {
    if (isa<Break>(S))
      return Around.K == Scope::Kind::Loop || Around.K == Scope::Kind::Switch;
    return Around.K == (LoopsAround == 0 ? Scope::Kind::Thread : Scope::Kind::Iteration);
  };
  size_t I = Scopes.size();
  while (I > 0 && !IsTarget(Scopes[I - 1]))
    --I;
  if (I == 0) {
    fail("a jump to a place that is not followed");
    return false;
  }
  Var *Leaving = mask();
  for (size_t K = I - 1; K < Scopes.size(); ++K)
    if (Scopes[K].Mask != Leaving)
      emit(Ctx.assign(Ctx.ref(Scopes[K].Mask),
                      select(Ctx.ref(Leaving), all(false), Ctx.ref(Scopes[K].Mask))));
  emit(Ctx.assign(Ctx.ref(Leaving), all(false)));
  return false;
}
