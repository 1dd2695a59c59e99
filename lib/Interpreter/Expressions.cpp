//===- Expressions.cpp - operators, conversions, calls and literals -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Arithmetic.h"
#include "Compiler.h"
#include "Sequencing.h"

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;
using kir::BinaryOp;

//===----------------------------------------------------------------------===//
// Building nodes
//===----------------------------------------------------------------------===//

Node *FunctionCompiler::make(const kir::Expr *E, Evaluate Do) {
  Node *N = new (C.Arena.Allocate<Node>()) Node();
  N->Do = Do;
  N->Source = E;
  return N;
}

static Value evaluateUnsupported(const Node &N, Frame &F) {
  F.M.fail(F, Problem::Unsupported, "%s", reinterpret_cast<const char *>(N.Number));
}

const Node *FunctionCompiler::unsupported(const kir::Expr *E, const char *Why) {
  Node *N = make(E, evaluateUnsupported);
  N->Number = reinterpret_cast<uintptr_t>(Why);
  return N;
}

void FunctionCompiler::values(Node &N, ArrayRef<kir::Expr *> Exprs) {
  auto **Args = C.Arena.Allocate<const Node *>(Exprs.size());
  for (size_t I = 0; I < Exprs.size(); ++I)
    Args[I] = value(Exprs[I]);
  N.Args = Args;
  N.ArgCount = Exprs.size();
}

static Value evaluateConversion(const Node &N, Frame &F) { return N.To(F, N.A->Do(*N.A, F)); }

const Node *FunctionCompiler::converted(const Node *A, Scalar From, Scalar To) {
  Convert Fn = conversionOf(From, To);
  if (!Fn)
    return A;
  Node *N = make(A->Source, evaluateConversion);
  N->A = A;
  N->To = Fn;
  return N;
}

/// Counts the nodes above the current one. Too many would not fit on the stack of a fiber.
class FunctionCompiler::Nesting {
  FunctionCompiler &Of;

public:
  static constexpr unsigned Most = 4000;
  explicit Nesting(FunctionCompiler &Of) : Of(Of) {
    Of.Out.Depth = std::max(Of.Out.Depth, ++Of.Depth);
  }
  ~Nesting() { --Of.Depth; }
  bool isTooDeep() const { return Of.Depth > Most; }
};

const Node *FunctionCompiler::value(const kir::Expr *E) {
  Nesting Here(*this);
  if (Here.isTooDeep())
    return unsupported(E, "expressions are nested too deeply");
  if (const kir::Var *V = unsequencedVariable(E))
    return unsequenced(E, *V);
  return valueOf(E);
}

const Node *FunctionCompiler::place(const kir::Expr *E, bool OnePast) {
  if (const kir::Var *V = unsequencedVariable(E))
    return unsequenced(E, *V);
  return placeOf(E, OnePast);
}

static Value evaluateUnsequenced(const Node &N, Frame &F) {
  F.M.fail(F, Problem::Unsequenced, "C may use '%s' before or after its assignment",
           reinterpret_cast<const kir::Var *>(N.Number)->Name.c_str());
}

const Node *FunctionCompiler::unsequenced(const kir::Expr *E, const kir::Var &V) {
  Node *N = make(E, evaluateUnsequenced);
  N->Number = reinterpret_cast<uintptr_t>(&V);
  return N;
}

static Value evaluateLiteral(const Node &N, Frame &) { return {N.Number, true}; }

const Node *FunctionCompiler::valueOf(const kir::Expr *E) {
  if (E->type()->isVector() && !isa<kir::Assign>(E))
    return unsupported(E, "a vector that is no part of a statement");
  switch (E->kind()) {
  case kir::Expr::Kind::IntLit: {
    Node *N = make(E, evaluateLiteral);
    N->Number = withType(scalarOf(E->type()), [&](auto T) {
      return bitsOf(as<decltype(T)>(uint64_t(cast<kir::IntLit>(E)->Value)));
    });
    return N;
  }
  case kir::Expr::Kind::FloatLit: {
    Node *N = make(E, evaluateLiteral);
    const double V = cast<kir::FloatLit>(E)->Value;
    N->Number = scalarOf(E->type()) == Scalar::F32 ? bitsOf(float(V)) : bitsOf(V);
    return N;
  }
  case kir::Expr::Kind::NullPtr:
    return make(E, evaluateLiteral);
  case kir::Expr::Kind::InitList:
    return unsupported(E, "a list outside of a declaration");
  case kir::Expr::Kind::VarRef:
  case kir::Expr::Kind::Deref:
  case kir::Expr::Kind::Member:
  case kir::Expr::Kind::Subscript:
    return loaded(E);
  case kir::Expr::Kind::AddrOf:
    return place(cast<kir::AddrOf>(E)->Operand, /*OnePast=*/true);
  case kir::Expr::Kind::Unary:
    return unary(cast<kir::Unary>(E));
  case kir::Expr::Kind::IncDec:
    return incDec(cast<kir::IncDec>(E));
  case kir::Expr::Kind::Binary:
    return binary(cast<kir::Binary>(E));
  case kir::Expr::Kind::Assign:
    return assign(cast<kir::Assign>(E));
  case kir::Expr::Kind::Conditional:
    return conditional(cast<kir::Conditional>(E));
  case kir::Expr::Kind::Cast:
    return conversion(cast<kir::Cast>(E));
  case kir::Expr::Kind::Call:
  case kir::Expr::Kind::Check: // the function that performs it says what it means
    return call(cast<kir::Call>(E));
  case kir::Expr::Kind::Builtin:
    return builtin(cast<kir::Builtin>(E));
  }
  llvm_unreachable("all kinds are handled");
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

const Node *FunctionCompiler::unary(const kir::Unary *E) {
  const Scalar S = scalarOf(E->Operand->type());
  Node *N = make(E, evaluateConversion);
  N->A = value(E->Operand);
  N->To = operationOf(E->Op, S);
  return E->Op == kir::UnaryOp::LogicalNot ? N : converted(N, S, scalarOf(E->type()));
}

static Value evaluateAnd(const Node &N, Frame &F) {
  if (!decide(F, N.A->Do(*N.A, F)))
    return defined(false);
  const Value R = N.B->Do(*N.B, F);
  return {R.Bits != 0, R.Defined};
}

static Value evaluateOr(const Node &N, Frame &F) {
  if (decide(F, N.A->Do(*N.A, F)))
    return defined(true);
  const Value R = N.B->Do(*N.B, F);
  return {R.Bits != 0, R.Defined};
}

static Value evaluateComma(const Node &N, Frame &F) {
  N.A->Do(*N.A, F);
  return N.B->Do(*N.B, F);
}

const Node *FunctionCompiler::binary(const kir::Binary *E) {
  const kir::Type *L = E->Left->type(), *R = E->Right->type();
  Node *N = make(E, nullptr);
  const bool IsLogical = isLogical(E->Op);
  if ((L->isPointer() || R->isPointer()) && (E->Op == BinaryOp::Add || E->Op == BinaryOp::Sub))
    return pointerSum(E);
  N->A = value(E->Left);
  N->B = value(E->Right);
  if (E->Op == BinaryOp::Comma) {
    N->Do = evaluateComma;
  } else if (IsLogical) {
    // A condition counts by being zero or not, a float by its value.
    N->A = converted(N->A, scalarOf(L), Scalar::Bool);
    N->B = converted(N->B, scalarOf(R), Scalar::Bool);
    N->Do = E->Op == BinaryOp::LogicalAnd ? evaluateAnd : evaluateOr;
  } else {
    N->Do = evaluationOf(E->Op, scalarOf(L));
  }
  return N->Do ? N : unsupported(E, "an operation that its type lacks");
}

static Value evaluateMoved(const Node &N, Frame &F) {
  const Operands O(N, F);
  return movedPointer(O.Left, O.Right, N.Number);
}

static Value evaluateMovedLeft(const Node &N, Frame &F) {
  const Operands O(N, F);
  return movedPointer(O.Right, O.Left, N.Number);
}

static Value evaluateMovedBack(const Node &N, Frame &F) {
  const Operands O(N, F);
  return movedPointer(O.Left, {0 - O.Right.Bits, O.Right.Defined}, N.Number);
}

static Value evaluateDistance(const Node &N, Frame &F) {
  const auto [L, R] = Operands(N, F);
  if (!L.Defined || !R.Defined)
    return {};
  if (Memory::indexOf(L.Bits) != Memory::indexOf(R.Bits))
    F.M.fail(F, Problem::BadPointer, "pointers into different objects are subtracted");
  return defined(int64_t(L.Bits - R.Bits) / int64_t(N.Number));
}

const Node *FunctionCompiler::pointerSum(const kir::Binary *E) {
  auto *L = dyn_cast<kir::PointerType>(E->Left->type());
  auto *R = dyn_cast<kir::PointerType>(E->Right->type());
  Node *N = make(E, L && R                   ? evaluateDistance
                    : R                      ? evaluateMovedLeft
                    : E->Op == BinaryOp::Add ? evaluateMoved
                                             : evaluateMovedBack);
  N->A = value(E->Left);
  N->B = value(E->Right);
  N->Number = std::max<uint64_t>((L ? L : R)->Pointee->size(), 1);
  return L && R ? converted(N, Scalar::I64, scalarOf(E->type())) : N;
}

static Value evaluateConditional(const Node &N, Frame &F) {
  const Node *Chosen = decide(F, N.A->Do(*N.A, F)) ? N.B : N.C;
  return Chosen->Do(*Chosen, F);
}

const Node *FunctionCompiler::conditional(const kir::Conditional *E) {
  Node *N = make(E, evaluateConditional);
  N->A = converted(value(E->Cond), scalarOf(E->Cond->type()), Scalar::Bool);
  N->B = value(E->Then);
  N->C = value(E->Else);
  return N;
}

const Node *FunctionCompiler::conversion(const kir::Cast *E) {
  const Node *Operand = value(E->Operand);
  if (E->type()->isVoid() || E->Operand->type()->isVoid())
    return Operand;
  return converted(Operand, scalarOf(E->Operand->type()), scalarOf(E->type()));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

uint32_t FunctionCompiler::temporary(const kir::Type *T) {
  Out.Objects.push_back({T->size(), nullptr, false});
  return Out.Objects.size() - 1;
}

static Value evaluateCall(const Node &N, Frame &F) {
  return callFunction(&F, F.M, *N.Callee, N.Args, nullptr, 0);
}

/// A struct is returned into a variable of the caller.
static Value evaluateStructCall(const Node &N, Frame &F) {
  const uint64_t To = F.Objects[N.Slot];
  F.M.forget(F.At, To);
  callFunction(&F, F.M, *N.Callee, N.Args, nullptr, To);
  return {To, true};
}

/// A call of a function with a barrier: adds the call to Thread::Path, so that threads that wait in
/// different calls are found to wait at different barriers.
static Value evaluateWaitingCall(const Node &N, Frame &F) {
  Thread &T = *F.M.Current;
  const uint64_t Path = T.Path;
  T.Path = (Path ^ reinterpret_cast<uintptr_t>(&N)) * 0x9e3779b97f4a7c15;
  const Value V = N.A->Do(*N.A, F);
  T.Path = Path;
  return V;
}

const Node *FunctionCompiler::call(const kir::Call *E) {
  if (!E->Callee->Body)
    return unsupported(E, "a call of a function of another translation unit");
  const FunctionCode &Callee = C.codeOf(*E->Callee);
  Node *N = make(E, evaluateCall);
  N->Callee = &Callee;
  values(*N, E->Args);
  if (E->type()->isAggregate()) {
    N->Do = evaluateStructCall;
    N->Slot = temporary(E->type());
  }
  if (!Callee.Waits)
    return N;
  Node *Waiting = make(E, evaluateWaitingCall);
  Waiting->A = N;
  return Waiting;
}

/// The arguments into registers, in one of the orders that C leaves open, then the built-in A,
/// which reads them there. Slot: the first register.
static Value evaluateUnordered(const Node &N, Frame &F) {
  const bool FromRight = F.M.beginsRight();
  for (uint32_t Done = 0; Done < N.ArgCount; ++Done) {
    const uint32_t I = FromRight ? N.ArgCount - 1 - Done : Done;
    F.Registers[N.Slot + I] = N.Args[I]->Do(*N.Args[I], F);
  }
  return N.A->Do(*N.A, F);
}

/// The order of the arguments can matter.
static bool haveEffects(ArrayRef<kir::Expr *> Args) {
  return Args.size() > 1 && any_of(Args, [](const kir::Expr *Arg) {
           return containsExpr(Arg, [&](const kir::Expr *E) {
             auto *B = dyn_cast<kir::Builtin>(E);
             return isa<kir::Assign, kir::IncDec, kir::Call>(E) ||
                    (B && B->Info.Effect != kir::BuiltinEffect::Pure);
           });
         });
}

const Node *FunctionCompiler::builtin(const kir::Builtin *E) {
  if (E->Info.Kind == kir::BuiltinKind::Lanes)
    return lanesBuiltin(E);
  Node *N = make(E, nullptr);
  N->Ty = E->type();
  if (!chooseBuiltin(*E, *N))
    return unsupported(E, "a built-in function with arguments of these types");
  values(*N, E->Args);
  if (!haveEffects(E->Args))
    return N;
  Node *Unordered = make(E, evaluateUnordered);
  Unordered->A = N;
  Unordered->Args = N->Args;
  Unordered->ArgCount = N->ArgCount;
  Unordered->Slot = Out.Registers;
  auto **Given = C.Arena.Allocate<const Node *>(N->ArgCount);
  for (uint32_t I = 0; I < N->ArgCount; ++I)
    Given[I] = registerNode(E->Args[I], Out.Registers++);
  N->Args = Given;
  return Unordered;
}
