//===- Places.cpp - lvalues, and what reads and writes them ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Arithmetic.h"
#include "Compiler.h"

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

/// Number bytes into the variable in Slot.
Value ampcc::interpreter::evaluateObject(const Node &N, Frame &F) {
  return {F.Objects[N.Slot] + N.Number, true};
}

static Value evaluateTileStatic(const Node &N, Frame &F) {
  return {F.M.TileStaticAddresses[N.Slot] + N.Number, true};
}

static Value evaluatePerThread(const Node &N, Frame &F) {
  Machine &M = F.M;
  if (!M.InRegion)
    M.fail(F, Problem::Unsupported, "a per_thread variable is used outside of a region");
  return {M.PerThreadAddresses[N.Slot * M.ThreadsOfGroup + M.Current->InGroup] + N.Number, true};
}

static bool isFixedAddress(const Node *N) {
  return N->Do == evaluateObject || N->Do == evaluateTileStatic || N->Do == evaluatePerThread;
}

static Value evaluateMember(const Node &N, Frame &F) {
  const Value Base = N.A->Do(*N.A, F);
  return {Memory::moved(Base.Bits, int64_t(N.Number)), Base.Defined};
}

/// A pointer's element; Number: its size.
static Value evaluateElement(const Node &N, Frame &F) {
  const Operands O(N, F);
  return movedPointer(O.Left, O.Right, N.Number);
}

/// An array's element; Slot: how many indices are valid.
static Value evaluateArrayElement(const Node &N, Frame &F) {
  const auto [Base, Index] = Operands(N, F);
  if (Index.Defined && Index.Bits >= N.Slot)
    F.M.fail(F, Problem::OutOfBounds, "index %lld is outside of an array of %llu elements",
             (long long)Index.Bits,
             (unsigned long long)cast<kir::ArrayType>(cast<kir::Subscript>(N.Source)->Base->type())
                 ->Count);
  return movedPointer(Base, Index, N.Number);
}

const Node *FunctionCompiler::variablePlace(const kir::VarRef *E) {
  const Place P = placeOf(E->V);
  Evaluate Do = P.K == Place::Kind::Object       ? evaluateObject
                : P.K == Place::Kind::TileStatic ? evaluateTileStatic
                                                 : evaluatePerThread;
  Node *N = make(E, Do);
  N->Slot = P.Slot;
  return N;
}

const Node *FunctionCompiler::memberPlace(const kir::Member *E) {
  // The value of a struct is the address where it is, of an lvalue or not.
  const Node *Base = value(E->Base);
  Node *N;
  if (isFixedAddress(Base)) {
    N = make(E, Base->Do);
    N->Slot = Base->Slot;
    N->Number = Base->Number + E->field().Offset;
  } else {
    N = make(E, evaluateMember);
    N->A = Base;
    N->Number = E->field().Offset;
  }
  return N;
}

const Node *FunctionCompiler::subscriptPlace(const kir::Subscript *E, bool OnePast) {
  const bool OfPointer = E->Base->type()->isPointer();
  Node *N = make(E, OfPointer ? evaluateElement : evaluateArrayElement);
  N->A = value(E->Base);
  N->B = value(E->Index);
  N->Number = E->type()->size();
  if (!OfPointer) {
    const uint64_t Count = cast<kir::ArrayType>(E->Base->type())->Count + OnePast;
    N->Slot = uint32_t(std::min<uint64_t>(Count, UINT32_MAX));
  }
  return N;
}

const Node *FunctionCompiler::placeOf(const kir::Expr *E, bool OnePast) {
  if (auto *V = dyn_cast<kir::VarRef>(E))
    return variablePlace(V);
  if (auto *D = dyn_cast<kir::Deref>(E))
    return value(D->Pointer);
  if (auto *M = dyn_cast<kir::Member>(E))
    return memberPlace(M);
  if (auto *S = dyn_cast<kir::Subscript>(E))
    return subscriptPlace(S, OnePast);
  return unsupported(E, "the address of no lvalue");
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static Value evaluateRegister(const Node &N, Frame &F) { return F.Registers[N.Slot]; }

static Value evaluateLoad(const Node &N, Frame &F) { return F.M.load(F, N.A->Do(*N.A, F), N.Kind); }

const Node *FunctionCompiler::registerNode(const kir::Expr *E, uint32_t Slot) {
  Node *N = make(E, evaluateRegister);
  N->Slot = Slot;
  return N;
}

const Node *FunctionCompiler::loaded(const kir::Expr *E) {
  if (auto *V = dyn_cast<kir::VarRef>(E)) {
    const Place P = placeOf(V->V);
    if (P.K == Place::Kind::Register)
      return registerNode(E, P.Slot);
  }
  const Node *At = place(E);
  if (E->type()->isAggregate())
    return At;
  if (E->type()->isVoid())
    return unsupported(E, "a value of type void");
  Node *N = make(E, evaluateLoad);
  N->A = At;
  N->Kind = scalarOf(E->type());
  return N;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static Value assignRegister(const Node &N, Frame &F) {
  return F.Registers[N.Slot] = N.B->Do(*N.B, F);
}

static Value assignScalar(const Node &N, Frame &F) {
  const Operands O(N, F, /*IsAssigned=*/true);
  F.M.store(F, O.Left, N.Kind, O.Right);
  return O.Right;
}

static Value assignAggregate(const Node &N, Frame &F) {
  const auto [To, From] = Operands(N, F, /*IsAssigned=*/true);
  F.M.copy(F, To, From, N.Ty);
  return To;
}

static Value compute(const Node &N, Frame &F, Value Old, Value Operand) {
  if (N.To)
    Old = N.To(F, Old);
  const Value New = N.Apply(F, Old, Operand);
  return N.Back ? N.Back(F, New) : New;
}

static Value compoundRegister(const Node &N, Frame &F) {
  const Value Operand = N.B->Do(*N.B, F);
  return F.Registers[N.Slot] = compute(N, F, F.Registers[N.Slot], Operand);
}

static Value compoundScalar(const Node &N, Frame &F) {
  const auto [At, Operand] = Operands(N, F, /*IsAssigned=*/true);
  const Value New = compute(N, F, F.M.load(F, At, N.Kind), Operand);
  F.M.store(F, At, N.Kind, New);
  return New;
}

static Value stepRegister(const Node &N, Frame &F) {
  const Value Old = F.Registers[N.Slot];
  const Value New = F.Registers[N.Slot] = N.To(F, Old);
  return N.Number ? New : Old;
}

static Value stepScalar(const Node &N, Frame &F) {
  const Value At = N.A->Do(*N.A, F);
  const Value Old = F.M.load(F, At, N.Kind);
  const Value New = N.To(F, Old);
  F.M.store(F, At, N.Kind, New);
  return N.Number ? New : Old;
}

/// Pointers: C is one step, of Number bytes or as many back.
template <bool InRegister> static Value movePointer(const Node &N, Frame &F) {
  const Value Count = N.B->Do(*N.B, F);
  const Value At = InRegister ? Value() : N.A->Do(*N.A, F);
  const Value Old = InRegister ? F.Registers[N.Slot] : F.M.load(F, At, N.Kind);
  const Value New = movedPointer(Old, Count, N.Number);
  if (InRegister)
    F.Registers[N.Slot] = New;
  else
    F.M.store(F, At, N.Kind, New);
  return N.ArgCount ? Old : New; // ArgCount: the value of before is wanted
}

static Value evaluateNegated(const Node &N, Frame &F) {
  const Value V = N.A->Do(*N.A, F);
  return {0 - V.Bits, V.Defined};
}

static Value evaluateOne(const Node &N, Frame &) { return {N.Number, true}; }

std::optional<uint32_t> FunctionCompiler::registerOf(const kir::Expr *E) {
  auto *V = dyn_cast<kir::VarRef>(E);
  if (!V || placeOf(V->V).K != Place::Kind::Register)
    return std::nullopt;
  return placeOf(V->V).Slot;
}

const Node *FunctionCompiler::assign(const kir::Assign *E) {
  if (E->Compound)
    return compound(E);
  if (E->type()->isVector())
    return vectorStore(place(E->Target), E->Value);
  const std::optional<uint32_t> R = registerOf(E->Target);
  Node *N = make(E, R ? assignRegister : E->type()->isAggregate() ? assignAggregate : assignScalar);
  N->B = value(E->Value);
  if (R)
    N->Slot = *R;
  else
    N->A = place(E->Target);
  N->Ty = E->type();
  if (!E->type()->isAggregate())
    N->Kind = scalarOf(E->type());
  return N;
}

const Node *FunctionCompiler::compound(const kir::Assign *E) {
  const std::optional<uint32_t> R = registerOf(E->Target);
  Node *N = make(E, R ? compoundRegister : compoundScalar);
  N->B = value(E->Value);
  N->Kind = scalarOf(E->type());
  if (R)
    N->Slot = *R;
  else
    N->A = place(E->Target);
  if (auto *P = dyn_cast<kir::PointerType>(E->type())) {
    if (E->Op != kir::BinaryOp::Add && E->Op != kir::BinaryOp::Sub)
      return unsupported(E, "a pointer that is no sum");
    N->Do = R ? movePointer<true> : movePointer<false>;
    N->Number = P->Pointee->size();
    if (E->Op == kir::BinaryOp::Sub) {
      Node *Negated = make(E->Value, evaluateNegated);
      Negated->A = N->B;
      N->B = Negated;
    }
    return N;
  }
  const bool Shifts = E->Op == kir::BinaryOp::Shl || E->Op == kir::BinaryOp::Shr;
  const Scalar In = scalarOf(E->ComputeTy);
  if (!Shifts)
    N->B = converted(N->B, scalarOf(E->Value->type()), In);
  N->To = conversionOf(N->Kind, In);
  N->Apply = operationOf(E->Op, In);
  N->Back = conversionOf(In, N->Kind);
  return N->Apply ? N : unsupported(E, "an operation that its type lacks");
}

const Node *FunctionCompiler::incDec(const kir::IncDec *E) {
  const std::optional<uint32_t> R = registerOf(E->Operand);
  Node *N = make(E, R ? stepRegister : stepScalar);
  N->Kind = scalarOf(E->type());
  N->To = stepOf(E->Increment, N->Kind);
  N->Number = E->Prefix;
  if (R)
    N->Slot = *R;
  else
    N->A = place(E->Operand);
  if (auto *P = dyn_cast<kir::PointerType>(E->type())) {
    Node *One = make(E, evaluateOne);
    One->Number = E->Increment ? 1 : ~uint64_t(0);
    N->Do = R ? movePointer<true> : movePointer<false>;
    N->B = One;
    N->Number = P->Pointee->size();
    N->ArgCount = !E->Prefix;
  }
  return N;
}
