//===- Lanes.cpp - vectors, a lane at a time ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An expression of vectors becomes one tree of scalar nodes for each lane. It is evaluated when a
// statement stores all lanes, tests whether one is on, or accesses memory. In a lane an operation
// without a result gives a value that is not initialised, because the lane may be off; a division
// traps all the same (docs/kir.md, "The vector form").
//
//===----------------------------------------------------------------------===//
#include "Arithmetic.h"
#include "Compiler.h"
#include "ampcc/KIR/LaneBuiltins.h"

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;
namespace builtin = ampcc::kir::builtin;

static constexpr unsigned MostLanes = 64;

static unsigned lanesOf(const kir::Type *T) { return cast<kir::VectorType>(T)->Lanes; }

/// The values of so many lanes, the first of which is the node Args[First].
static void evaluateLanes(const Node &N, Frame &F, unsigned First, unsigned Count, Value *To) {
  const bool Outer = F.M.InLanes;
  F.M.InLanes = true;
  for (unsigned I = 0; I < Count; ++I)
    To[I] = N.Args[First + I]->Do(*N.Args[First + I], F);
  F.M.InLanes = Outer;
}

/// A: where to; Args: the lanes.
static Value evaluateVectorStore(const Node &N, Frame &F) {
  Value Lanes[MostLanes];
  evaluateLanes(N, F, 0, N.ArgCount, Lanes);
  const Value To = N.A->Do(*N.A, F);
  for (unsigned I = 0; I < N.ArgCount; ++I)
    F.M.store(F, movedPointer(To, defined(uint64_t(I)), sizeOf(N.Kind)), N.Kind, Lanes[I]);
  return {};
}

static Value evaluateAny(const Node &N, Frame &F) {
  Value Lanes[MostLanes];
  evaluateLanes(N, F, 0, N.ArgCount, Lanes);
  bool Any = false;
  for (unsigned I = 0; I < N.ArgCount; ++I)
    Any |= decide(F, Lanes[I]);
  return defined(Any);
}

/// A: the number of the lane.
static Value evaluateLane(const Node &N, Frame &F) {
  const Value Number = N.A->Do(*N.A, F);
  if (!Number.Defined || Number.Bits >= N.ArgCount)
    return {};
  const Node *Lane = N.Args[Number.Bits];
  return Lane->Do(*Lane, F);
}

/// A: the pointer; Args: indices, values and masks of all lanes; Number: bytes of a step.
static Value evaluateScatter(const Node &N, Frame &F) {
  const unsigned Count = N.ArgCount / 3;
  Value Indices[MostLanes], Values[MostLanes], Masks[MostLanes];
  const Value P = N.A->Do(*N.A, F);
  evaluateLanes(N, F, 0, Count, Indices);
  evaluateLanes(N, F, Count, Count, Values);
  evaluateLanes(N, F, 2 * Count, Count, Masks);
  for (unsigned I = 0; I < Count; ++I)
    if (decide(F, Masks[I]))
      F.M.store(F, movedPointer(P, Indices[I], N.Number), N.Kind, Values[I]);
  return {};
}

/// One lane. A: the pointer; B: the index; C: the mask.
static Value evaluateGather(const Node &N, Frame &F) {
  if (!decide(F, N.C->Do(*N.C, F)))
    return {};
  const Value P = N.A->Do(*N.A, F);
  return F.M.load(F, movedPointer(P, N.B->Do(*N.B, F), N.Number), N.Kind);
}

static Value evaluateSelect(const Node &N, Frame &F) {
  const Value Mask = N.A->Do(*N.A, F);
  const Node *Chosen = Mask.Bits ? N.B : N.C;
  return Mask.Defined ? Chosen->Do(*Chosen, F) : Value();
}

static Value evaluateConverted(const Node &N, Frame &F) { return N.To(F, N.A->Do(*N.A, F)); }

/// Slot: the lane.
static Value evaluateLaneNumber(const Node &N, Frame &F) {
  const Value First = N.A->Do(*N.A, F);
  return N.Apply(F, First, defined(uint64_t(N.Slot)));
}

static Value evaluateLaneOfPlace(const Node &N, Frame &F) {
  return F.M.load(F, movedPointer(N.A->Do(*N.A, F), defined(uint64_t(N.Slot)), sizeOf(N.Kind)),
                  N.Kind);
}

void FunctionCompiler::appendLanes(std::vector<const Node *> &To, const kir::Expr *E) {
  for (unsigned L = 0, Count = lanesOf(E->type()); L < Count; ++L)
    To.push_back(lane(E, L));
}

void FunctionCompiler::setArgs(Node &N, ArrayRef<const Node *> Nodes) {
  auto **Args = C.Arena.Allocate<const Node *>(Nodes.size());
  std::copy(Nodes.begin(), Nodes.end(), Args);
  N.Args = Args;
  N.ArgCount = Nodes.size();
}

const Node *FunctionCompiler::vectorStore(const Node *To, const kir::Expr *Value) {
  Node *N = make(Value, evaluateVectorStore);
  N->A = To;
  N->Kind = scalarOf(kir::laneType(Value->type()));
  std::vector<const Node *> Lanes;
  appendLanes(Lanes, Value);
  setArgs(*N, Lanes);
  return N;
}

const Node *FunctionCompiler::lanesBuiltin(const kir::Builtin *E) {
  std::vector<const Node *> Lanes;
  if (E->is(builtin::ANY)) {
    Node *N = make(E, evaluateAny);
    appendLanes(Lanes, E->Args[0]);
    setArgs(*N, Lanes);
    return N;
  }
  if (E->is(builtin::LANE)) {
    Node *N = make(E, evaluateLane);
    N->A = value(E->Args[1]);
    appendLanes(Lanes, E->Args[0]);
    setArgs(*N, Lanes);
    return N;
  }
  if (E->is(builtin::LANE_COUNT))
    return value(E->Args[0]);
  if (E->is(builtin::AFTER_LANES))
    return value(E->Args[1]);
  const bool Scatters = E->is(builtin::SCATTER);
  if (!Scatters && !E->is(builtin::STORE_LANES))
    return unsupported(E, "a vector that is no part of a statement");
  const kir::Expr *Value = E->Args[Scatters ? 3 : 2];
  Node *N = make(E, evaluateScatter);
  N->A = value(E->Args[0]);
  N->Kind = scalarOf(kir::laneType(Value->type()));
  N->Number = Scatters ? uint64_t(cast<kir::IntLit>(E->Args[2])->Value) : sizeOf(N->Kind);
  if (Scatters)
    appendLanes(Lanes, E->Args[1]);
  else
    for (unsigned L = 0; L < lanesOf(Value->type()); ++L)
      Lanes.push_back(consecutive(E->Args[1], L));
  appendLanes(Lanes, Value);
  appendLanes(Lanes, E->Args.back());
  setArgs(*N, Lanes);
  return N;
}

/// The index of a lane: that of the first one, and its number.
const Node *FunctionCompiler::consecutive(const kir::Expr *First, unsigned L) {
  Node *N = make(First, evaluateLaneNumber);
  N->A = value(First);
  N->Apply = operationOf(kir::BinaryOp::Add, scalarOf(First->type()));
  N->Slot = L;
  return N;
}

/// A lane of a function of numbers: the function itself, of lanes.
const Node *FunctionCompiler::laneOfFunction(const kir::Builtin *E, unsigned L) {
  std::vector<kir::Expr *> Placeholders;
  std::vector<const Node *> Lanes;
  for (kir::Expr *Arg : E->Args) {
    const bool IsVector = Arg->type()->isVector();
    Placeholders.push_back(IsVector ? &C.Placeholders.emplace_back(kir::laneType(Arg->type()))
                                    : Arg);
    Lanes.push_back(IsVector ? lane(Arg, L) : value(Arg));
  }
  const auto &Scalar =
      C.ScalarBuiltins.emplace_back(kir::laneType(E->type()), E->Info, std::move(Placeholders));
  Node *N = make(E, nullptr);
  N->Ty = Scalar.type();
  if (!chooseBuiltin(Scalar, *N))
    return unsupported(E, "a built-in function with arguments of these types");
  setArgs(*N, Lanes);
  return N;
}

const Node *FunctionCompiler::laneOfBuiltin(const kir::Builtin *E, unsigned L) {
  const Scalar Kind = scalarOf(kir::laneType(E->type()));
  if (E->is(builtin::LANES_OF))
    return value(E->Args[0]);
  if (E->is(builtin::LANE_NUMBERS))
    return consecutive(E->Args[0], L);
  if (E->is(builtin::SELECT)) {
    Node *N = make(E, evaluateSelect);
    N->A = lane(E->Args[0], L);
    N->B = lane(E->Args[1], L);
    N->C = lane(E->Args[2], L);
    return N;
  }
  if (E->isOneOf(builtin::LOAD_LANES, builtin::GATHER)) {
    const bool Gathers = E->is(builtin::GATHER);
    Node *N = make(E, evaluateGather);
    N->A = value(E->Args[0]);
    N->B = Gathers ? lane(E->Args[1], L) : consecutive(E->Args[1], L);
    N->C = lane(E->Args.back(), L);
    N->Kind = Kind;
    N->Number = Gathers ? uint64_t(cast<kir::IntLit>(E->Args[2])->Value) : sizeOf(Kind);
    return N;
  }
  return E->Info.Kind == kir::BuiltinKind::Lanes ? unsupported(E, "lanes of no vector")
                                                 : laneOfFunction(E, L);
}

const Node *FunctionCompiler::lane(const kir::Expr *E, unsigned L) {
  const Scalar Kind = scalarOf(kir::laneType(E->type()));
  if (isLValue(E)) {
    Node *N = make(E, evaluateLaneOfPlace);
    N->A = place(E);
    N->Kind = Kind;
    N->Slot = L;
    return N;
  }
  if (auto *B = dyn_cast<kir::Binary>(E)) {
    Node *N = make(E, evaluationOf(B->Op, scalarOf(kir::laneType(B->Left->type()))));
    N->A = lane(B->Left, L);
    N->B = lane(B->Right, L);
    return N->Do ? N : unsupported(E, "an operation that its type lacks");
  }
  if (auto *U = dyn_cast<kir::Unary>(E)) {
    Node *N = make(E, evaluateConverted);
    N->A = lane(U->Operand, L);
    N->To = operationOf(U->Op, scalarOf(kir::laneType(U->Operand->type())));
    return N;
  }
  if (auto *Conversion = dyn_cast<kir::Cast>(E))
    return converted(lane(Conversion->Operand, L),
                     scalarOf(kir::laneType(Conversion->Operand->type())), Kind);
  if (auto *B = dyn_cast<kir::Builtin>(E))
    return laneOfBuiltin(B, L);
  return unsupported(E, "an expression of vectors");
}
