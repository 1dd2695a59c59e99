//===- SpaceConstraints.cpp - what a function demands of address spaces ---===//
#include "SpaceConstraints.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

SpaceConstraints::SpaceConstraints(SpaceTypes &Types, const SpaceSummaries &Summaries, Function &F)
    : Types(Types), Summaries(Summaries), F(F), Here(F.Pos) {
  for (const Var *P : F.Params)
    append_range(Signature, varSlots(P));
  Slots Result = slotsFor(F.ReturnTy, F.Pos);
  append_range(Signature, Result);
  stmt(F.Body);
}

SpaceSummary SpaceConstraints::summary() {
  SpaceSummary S;
  DenseMap<unsigned, unsigned> ClassOfRoot;
  for (unsigned Slot : Signature) {
    auto [It, New] = ClassOfRoot.try_emplace(Solver.find(Slot), S.Classes.size());
    if (New)
      S.Classes.push_back({Solver.space(Slot), Solver.origin(Slot)});
    S.ClassOfSlot.push_back(It->second);
  }
  return S;
}

void SpaceConstraints::bindSignature(ArrayRef<Space> Spaces) {
  for (auto [Slot, AS] : zip(Signature, Spaces))
    if (AS != Space::Unresolved)
      Solver.bind(Slot, AS, F.Pos, F.Pos);
}

std::vector<Space> SpaceConstraints::spaces(ArrayRef<unsigned> S) {
  std::vector<Space> Result;
  for (unsigned Slot : S) {
    Space AS = Solver.space(Slot);
    Result.push_back(AS == Space::Unresolved ? Space::Private : AS);
  }
  return Result;
}

/// Pointers whose space Lower already knows (buffers) are bound from the start.
static void knownSpaces(const Type *T, SmallVectorImpl<Space> &Out) {
  if (auto *P = dyn_cast<PointerType>(T)) {
    Out.push_back(P->AS);
    return knownSpaces(P->Pointee, Out);
  }
  if (auto *A = dyn_cast<ArrayType>(T))
    return knownSpaces(A->Element, Out);
  if (auto *S = dyn_cast<StructType>(T))
    for (const Field &F : S->Fields)
      knownSpaces(F.Ty, Out);
}

Slots SpaceConstraints::slotsFor(const Type *T, SourcePos Origin) {
  Slots Result;
  if (Types.count(T) == 0)
    return Result;
  SmallVector<Space, 4> Known;
  knownSpaces(T, Known);
  for (Space AS : Known) {
    Result.push_back(Solver.fresh());
    if (AS != Space::Unresolved)
      Solver.bind(Result.back(), AS, Origin, Origin);
  }
  return Result;
}

const Slots &SpaceConstraints::varSlots(const Var *V) {
  auto It = VarSlots.find(V);
  if (It == VarSlots.end())
    It = VarSlots.try_emplace(V, slotsFor(V->Ty, V->Pos)).first;
  return It->second;
}

void SpaceConstraints::unify(ArrayRef<unsigned> A, ArrayRef<unsigned> B) {
  for (auto [X, Y] : zip(A, B))
    Solver.unify(X, Y, Here);
}

void SpaceConstraints::stmt(Stmt *S) {
  if (S->Pos.Opaque || S->Pos.Line)
    Here = S->Pos;
  if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init)
    unify(Slots(varSlots(D->V)), expr(D->Init));
  else if (auto *R = dyn_cast<Return>(S); R && R->Value)
    unify(ArrayRef(Signature).take_back(Types.count(F.ReturnTy)), expr(R->Value));
  else
    forEachExpr(S, [&](Expr *&E) { expr(E); });
  forEachChild(S, [&](Stmt *Child) { stmt(Child); });
}

Slots SpaceConstraints::expr(const Expr *E) {
  SourcePos Outer = Here;
  if (E->Pos.Opaque || E->Pos.Line)
    Here = E->Pos;
  Slots Result = compute(E);
  ExprSlots[E] = Result;
  Here = Outer;
  return Result;
}

/// Where an lvalue lies, as the space of a pointer to it.
unsigned SpaceConstraints::addressSlot(const Expr *E) {
  if (auto *M = dyn_cast<Member>(E))
    return addressSlot(M->Base);
  if (auto *D = dyn_cast<Deref>(E))
    return ExprSlots[D->Pointer][0];
  if (auto *S = dyn_cast<Subscript>(E))
    return S->Base->type()->isPointer() ? ExprSlots[S->Base][0] : addressSlot(S->Base);
  unsigned Slot = Solver.fresh();
  auto *Ref = dyn_cast<VarRef>(E);
  bool Shared = Ref && Ref->V->S == Var::Storage::TileStatic;
  SourcePos Origin = Ref && (Ref->V->Pos.Opaque || Ref->V->Pos.Line) ? Ref->V->Pos : Here;
  Solver.bind(Slot, Shared ? Space::Local : Space::Private, Origin, Here);
  return Slot;
}

Slots SpaceConstraints::addressOf(const AddrOf *A) {
  Slots Inner = expr(A->Operand);
  Slots Result = {addressSlot(A->Operand)};
  append_range(Result, Inner);
  return Result;
}

Slots SpaceConstraints::conversion(const Cast *C) {
  Slots From = expr(C->Operand);
  Slots To = slotsFor(C->type(), Here);
  if (!To.empty() && C->Operand->type()->isPointer()) {
    // What the pointee holds stays the same only if it is still seen as the same pointers.
    bool SamePointee = From.size() == To.size();
    unify(ArrayRef(To).take_front(SamePointee ? To.size() : 1), From);
  }
  return To;
}

Slots SpaceConstraints::call(const Call *C) {
  auto It = Summaries.find(C->Callee);
  assert(It != Summaries.end() && "callees come first");
  const SpaceSummary &S = It->second;
  Slots Classes, Signature;
  for (const SpaceSummary::Class &Class : S.Classes) {
    Classes.push_back(Solver.fresh());
    if (Class.AS != Space::Unresolved)
      Solver.bind(Classes.back(), Class.AS, Class.Origin, Here);
  }
  for (unsigned Class : S.ClassOfSlot)
    Signature.push_back(Classes[Class]);
  CalleeSlots[C] = Signature;
  ArrayRef<unsigned> Rest = Signature;
  for (const Expr *Arg : C->Args) {
    Slots ArgSlots = expr(Arg);
    unify(Rest.take_front(ArgSlots.size()), ArgSlots);
    Rest = Rest.drop_front(ArgSlots.size());
  }
  return Slots(Rest);
}

Slots SpaceConstraints::initList(const InitList *L) {
  Slots Result = slotsFor(L->type(), Here);
  auto *S = dyn_cast<StructType>(L->type());
  for (size_t I = 0; I < L->Elements.size(); ++I) {
    Slots Element = expr(L->Elements[I]);
    unsigned Start = S && !S->IsUnion ? Types.fieldStart(S, I) : 0;
    unify(ArrayRef(Result).slice(Start, Element.size()), Element);
  }
  return Result;
}

Slots SpaceConstraints::compute(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::VarRef:
    return varSlots(cast<VarRef>(E)->V);
  case Expr::Kind::Deref:
    return Slots(drop_begin(expr(cast<Deref>(E)->Pointer)));
  case Expr::Kind::Member: {
    auto *M = cast<Member>(E);
    Slots Base = expr(M->Base);
    unsigned Start = Types.fieldStart(cast<StructType>(M->Base->type()), M->Index);
    return Slots(ArrayRef(Base).slice(Start, Types.count(M->type())));
  }
  case Expr::Kind::Subscript: {
    auto *S = cast<Subscript>(E);
    Slots Base = expr(S->Base);
    expr(S->Index);
    return S->Base->type()->isPointer() ? Slots(drop_begin(Base)) : Base;
  }
  case Expr::Kind::AddrOf:
    return addressOf(cast<AddrOf>(E));
  case Expr::Kind::IncDec:
    return expr(cast<IncDec>(E)->Operand);
  case Expr::Kind::Binary: {
    auto *B = cast<Binary>(E);
    Slots Left = expr(B->Left), Right = expr(B->Right);
    if (B->Op == BinaryOp::Comma)
      return Right;
    if (B->Left->type()->isPointer() && B->Right->type()->isPointer())
      unify(Left, Right);
    return !B->type()->isPointer() ? Slots() : B->Left->type()->isPointer() ? Left : Right;
  }
  case Expr::Kind::Assign: {
    auto *A = cast<Assign>(E);
    Slots Target = expr(A->Target), Value = expr(A->Value);
    if (!A->Compound)
      unify(Target, Value);
    return Target;
  }
  case Expr::Kind::Conditional: {
    auto *C = cast<Conditional>(E);
    expr(C->Cond);
    Slots Then = expr(C->Then), Else = expr(C->Else);
    unify(Then, Else);
    return Then;
  }
  case Expr::Kind::Cast:
    return conversion(cast<Cast>(E));
  case Expr::Kind::Call:
    return call(cast<Call>(E));
  case Expr::Kind::InitList:
    return initList(cast<InitList>(E));
  case Expr::Kind::IntLit:
  case Expr::Kind::FloatLit:
  case Expr::Kind::NullPtr:
  case Expr::Kind::Unary:
  case Expr::Kind::Builtin:
    // forEachOperand only lends the slots; nothing is replaced here.
    forEachOperand(const_cast<Expr *>(E), [&](Expr *&Operand) { expr(Operand); });
    return slotsFor(E->type(), Here);
  }
  llvm_unreachable("all kinds are handled");
}
