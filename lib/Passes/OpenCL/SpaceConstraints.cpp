//===- SpaceConstraints.cpp - the address spaces that a function requires -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SpaceConstraints.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

SpaceConstraints::SpaceConstraints(SpaceTypes &Types, const SpaceSummaries &Summaries, Function &F)
    : Types(Types), Summaries(Summaries), F(F) {
  for (const Var *P : F.Params)
    append_range(Signature, varSlots(P));
  Slots Result = slotsFor(F.ReturnTy);
  append_range(Signature, Result);
  stmt(F.Body);
}

SpaceSummary SpaceConstraints::summary() {
  SpaceSummary S;
  Solver.propagate();
  DenseMap<unsigned, unsigned> ClassOfRoot;
  for (unsigned Slot : Signature) {
    auto [It, New] = ClassOfRoot.try_emplace(Solver.find(Slot), S.Classes.size());
    if (New)
      S.Classes.push_back(Solver.space(Slot));
    S.ClassOfSlot.push_back(It->second);
  }
  for (auto [Root, From] : ClassOfRoot)
    for (unsigned Reached : Solver.reachable(Root))
      if (auto To = ClassOfRoot.find(Reached); To != ClassOfRoot.end() && To->second != From)
        S.Flows.push_back({From, To->second});
  sort(S.Flows);
  return S;
}

void SpaceConstraints::solve(ArrayRef<Space> Spaces) {
  for (auto [Slot, AS] : zip(Signature, Spaces))
    Solver.bind(Slot, AS);
  Solver.solve();
}

std::vector<Space> SpaceConstraints::spaces(ArrayRef<unsigned> S) {
  std::vector<Space> Result;
  for (unsigned Slot : S) {
    Space AS = Solver.space(Slot);
    Result.push_back(AS == Space::Unresolved ? Space::Private : AS);
  }
  return Result;
}

static Space anySpace() { return Space::Private | Space::Local | Space::Global; }

/// Pointers whose space Lower already knows (buffers) are bound from the start, and so are those
/// that may lead into any, as all pointers of a struct of which IsReinterpreted is true do.
static void knownSpaces(const SpaceTypes &Types, const Type *T, SmallVectorImpl<Space> &Out,
                        bool IsReinterpreted = false) {
  if (auto *P = dyn_cast<PointerType>(T)) {
    Out.push_back(IsReinterpreted ? anySpace() : P->AS);
    const Type *Object = P->Pointee;
    while (auto *A = dyn_cast<ArrayType>(Object))
      Object = A->Element;
    IsReinterpreted |= Object->isPointer() && Types.arePointersReinterpreted();
    return knownSpaces(Types, P->Pointee, Out, IsReinterpreted);
  }
  if (auto *A = dyn_cast<ArrayType>(T))
    return knownSpaces(Types, A->Element, Out, IsReinterpreted);
  if (auto *S = dyn_cast<StructType>(T))
    for (const Field &F : S->Fields)
      knownSpaces(Types, F.Ty, Out, IsReinterpreted || Types.isReinterpreted(S));
}

Slots SpaceConstraints::slotsFor(const Type *T) {
  Slots Result;
  if (Types.count(T) == 0)
    return Result;
  SmallVector<Space, 4> Known;
  knownSpaces(Types, T, Known);
  for (Space AS : Known) {
    Result.push_back(Solver.fresh());
    Solver.bind(Result.back(), AS);
  }
  return Result;
}

const Slots &SpaceConstraints::varSlots(const Var *V) {
  auto It = VarSlots.find(V);
  if (It == VarSlots.end())
    It = VarSlots.try_emplace(V, slotsFor(V->Ty)).first;
  return It->second;
}

void SpaceConstraints::unify(ArrayRef<unsigned> A, ArrayRef<unsigned> B) {
  for (auto [X, Y] : zip(A, B))
    Solver.unify(X, Y);
}

/// Only the pointer itself can be converted: the object that it points to has one space, and
/// structs and arrays are copied as they are.
void SpaceConstraints::copy(ArrayRef<unsigned> From, ArrayRef<unsigned> To, const Type *T) {
  if (T->isPointer() && !From.empty() && !To.empty()) {
    Solver.flow(From[0], To[0]);
    From = From.drop_front();
    To = To.drop_front();
  }
  unify(From, To);
}

void SpaceConstraints::stmt(Stmt *S) {
  if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init)
    copy(expr(D->Init), Slots(varSlots(D->V)), D->V->Ty);
  else if (auto *R = dyn_cast<Return>(S); R && R->Value)
    copy(expr(R->Value), ArrayRef(Signature).take_back(Types.count(F.ReturnTy)), F.ReturnTy);
  else
    forEachExpr(S, [&](Expr *&E) { expr(E); });
  forEachChild(S, [&](Stmt *Child) { stmt(Child); });
}

Slots SpaceConstraints::expr(const Expr *E) {
  Slots Result = compute(E);
  ExprSlots[E] = Result;
  return Result;
}

/// The address space of an lvalue, as the space of a pointer to it.
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
  Solver.bind(Slot, Shared ? Space::Local : Space::Private);
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
  Slots To = slotsFor(C->type());
  if (!To.empty() && C->Operand->type()->isPointer()) {
    // What the pointee holds stays the same only if it is still seen as the same pointers. Others
    // may lead anywhere (SpaceTypes::reinterpret).
    bool SamePointee = From.size() == To.size();
    if (!SamePointee && Types.arePointersReinterpreted())
      for (unsigned Inner : drop_begin(From))
        Solver.bind(Inner, anySpace());
    copy(From, ArrayRef(To).take_front(SamePointee ? To.size() : 1), C->type());
  } else if (!To.empty()) {
    Solver.bind(To.front(), Types.ofIntegers());
  }
  return To;
}

Slots SpaceConstraints::call(const Call *C) {
  auto It = Summaries.find(C->Callee);
  assert(It != Summaries.end() && "callees come first");
  const SpaceSummary &S = It->second;
  Slots Classes, Signature;
  for (Space AS : S.Classes) {
    Classes.push_back(Solver.fresh());
    Solver.bind(Classes.back(), AS);
  }
  for (auto [From, To] : S.Flows)
    Solver.flow(Classes[From], Classes[To]);
  for (unsigned Class : S.ClassOfSlot)
    Signature.push_back(Classes[Class]);
  CalleeSlots[C] = Signature;
  ArrayRef<unsigned> Rest = Signature;
  for (size_t I = 0; I < C->Args.size(); ++I) {
    Slots ArgSlots = expr(C->Args[I]);
    copy(ArgSlots, Rest.take_front(ArgSlots.size()), C->Args[I]->type());
    Rest = Rest.drop_front(ArgSlots.size());
  }
  return Slots(Rest);
}

Slots SpaceConstraints::initList(const InitList *L) {
  Slots Result = slotsFor(L->type());
  auto *S = dyn_cast<StructType>(L->type());
  for (size_t I = 0; I < L->Elements.size(); ++I) {
    Slots Element = expr(L->Elements[I]);
    unsigned Start = S && !S->IsUnion ? Types.fieldStart(S, I) : 0;
    copy(Element, ArrayRef(Result).slice(Start, Element.size()), L->Elements[I]->type());
  }
  return Result;
}

/// One value of two: a slot of its own that both flow to.
Slots SpaceConstraints::either(const Expr *Left, const Expr *Right) {
  Slots Result = slotsFor(Left->type());
  copy(expr(Left), Result, Left->type());
  copy(expr(Right), Result, Right->type());
  return Result;
}

Slots SpaceConstraints::binary(const Binary *B) {
  if (B->Op != BinaryOp::Comma && B->Left->type()->isPointer() && B->Right->type()->isPointer()) {
    Compared[B] = either(B->Left, B->Right);
    return Slots();
  }
  Slots Left = expr(B->Left), Right = expr(B->Right);
  if (B->Op == BinaryOp::Comma)
    return Right;
  return !B->type()->isPointer() ? Slots() : B->Left->type()->isPointer() ? Left : Right;
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
  case Expr::Kind::Binary:
    return binary(cast<Binary>(E));
  case Expr::Kind::Assign: {
    auto *A = cast<Assign>(E);
    Slots Target = expr(A->Target), Value = expr(A->Value);
    if (!A->Compound)
      copy(Value, Target, A->Target->type());
    return Target;
  }
  case Expr::Kind::Conditional: {
    auto *C = cast<Conditional>(E);
    expr(C->Cond);
    return either(C->Then, C->Else);
  }
  case Expr::Kind::Cast:
    return conversion(cast<Cast>(E));
  case Expr::Kind::Call:
  case Expr::Kind::Check:
    return call(cast<Call>(E));
  case Expr::Kind::InitList:
    return initList(cast<InitList>(E));
  case Expr::Kind::IntLit:
  case Expr::Kind::FloatLit:
  case Expr::Kind::NullPtr:
  case Expr::Kind::Unary:
  case Expr::Kind::Builtin:
    forEachOperand(E, [&](const Expr *Operand) { expr(Operand); });
    return slotsFor(E->type());
  }
  llvm_unreachable("all kinds are handled");
}
