//===- Statements.cpp - blocks, declarations, branches and loops ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Arithmetic.h"
#include "Compiler.h"
#include "Sequencing.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;

static void begin(const Step &S, Frame &F) {
  F.At = S.Source;
  F.M.countStep(F);
}

//===----------------------------------------------------------------------===//
// Simple statements
//===----------------------------------------------------------------------===//

static Flow runExpr(const Step &S, Frame &F) {
  begin(S, F);
  S.E->Do(*S.E, F);
  return Flow::Next;
}

static Flow runNothing(const Step &S, Frame &F) { return Flow::Next; }

static Flow runBreak(const Step &S, Frame &F) { return Flow::Break; }
static Flow runContinue(const Step &S, Frame &F) { return Flow::Continue; }

static Flow runReturn(const Step &S, Frame &F) {
  begin(S, F);
  if (S.E)
    F.Result = S.E->Do(*S.E, F);
  return Flow::Return;
}

static Flow runReturnStruct(const Step &S, Frame &F) {
  begin(S, F);
  const Value V = S.E->Do(*S.E, F);
  if (F.ResultTo)
    F.M.copy(F, {F.ResultTo, true}, V, S.Ty);
  return Flow::Return;
}

static Flow runBlock(const Step &S, Frame &F) {
  for (uint32_t I = 0; I < S.Count; ++I)
    if (Flow End = S.Steps[I]->Do(*S.Steps[I], F); End != Flow::Next)
      return End;
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

static Flow declareRegister(const Step &S, Frame &F) {
  begin(S, F);
  F.Registers[S.Slot] = S.E ? S.E->Do(*S.E, F) : Value();
  return Flow::Next;
}

/// A variable in memory. It loses its value each time its declaration is reached.
static Flow declareObject(const Step &S, Frame &F) {
  begin(S, F);
  const Value V = S.E ? S.E->Do(*S.E, F) : Value();
  F.M.forget(F.At, F.Objects[S.Slot]);
  if (!S.E)
    return Flow::Next;
  const Value To = {F.Objects[S.Slot], true};
  if (S.Ty->isAggregate())
    F.M.copy(F, To, V, S.Ty);
  else
    F.M.store(F, To, scalarOf(S.Ty), V);
  return Flow::Next;
}

static Flow declarePerThread(const Step &S, Frame &F) {
  begin(S, F);
  Machine &M = F.M;
  for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I)
    M.forget(F.At, M.PerThreadAddresses[S.Slot * M.ThreadsOfGroup + I]);
  return Flow::Next;
}

static Flow writeElement(const Step &S, Frame &F) {
  const Value V = S.E->Do(*S.E, F);
  const Value To = S.Inc->Do(*S.Inc, F);
  if (S.Ty->isAggregate())
    F.M.copy(F, To, V, S.Ty);
  else
    F.M.store(F, To, scalarOf(S.Ty), V);
  return Flow::Next;
}

static Value evaluateZero(const Node &, Frame &) { return {0, true}; }

static Value evaluateElementOf(const Node &N, Frame &F) {
  const Value Base = N.A->Do(*N.A, F);
  return {Memory::moved(Base.Bits, int64_t(N.Number)), Base.Defined};
}

Step *FunctionCompiler::makeStep(const kir::Stmt *S, Execute Do) {
  Step *New = new (C.Arena.Allocate<Step>()) Step();
  New->Do = Do;
  New->Source = S;
  return New;
}

const Step *FunctionCompiler::sequence(const kir::Stmt *S, ArrayRef<const Step *> Steps) {
  return Steps.size() == 1 ? Steps[0] : stepWith(S, Steps, runBlock);
}

Step *FunctionCompiler::stepWith(const kir::Stmt *S, ArrayRef<const Step *> Steps, Execute Do) {
  Step *New = makeStep(S, Do);
  auto **Each = C.Arena.Allocate<const Step *>(Steps.size());
  std::copy(Steps.begin(), Steps.end(), Each);
  New->Steps = Each;
  New->Count = Steps.size();
  return New;
}

/// Zeros for what a list leaves out. All values of all types are bytes that are 0 then.
static Flow writeZeros(const Step &S, Frame &F) {
  const Value To = S.Inc->Do(*S.Inc, F);
  F.M.zero(F, To, S.Ty, S.Number);
  return Flow::Next;
}

void FunctionCompiler::initialiseZero(const kir::Type *T, uint64_t Count, uint64_t Offset,
                                      const Node *To, std::vector<const Step *> &Steps) {
  Node *At = make(To->Source, evaluateElementOf);
  At->A = To;
  At->Number = Offset;
  Step *New = makeStep(nullptr, writeZeros);
  New->Inc = At;
  New->Ty = T;
  New->Number = uint32_t(Count);
  Steps.push_back(New);
}

void FunctionCompiler::initialise(const kir::InitList *L, uint64_t Offset, const Node *To,
                                  std::vector<const Step *> &Steps) {
  auto *S = dyn_cast<kir::StructType>(L->type());
  auto *A = dyn_cast<kir::ArrayType>(L->type());
  auto Element = [&](size_t I) -> std::pair<const kir::Type *, uint64_t> {
    if (S)
      return {S->Fields[I].Ty, S->Fields[I].Offset};
    if (A)
      return {A->Element, I * A->Element->size()};
    return {L->type(), 0};
  };
  const kir::Var *Unsequenced = unsequencedVariable(L);
  for (size_t I = 0; I < L->Elements.size(); ++I) {
    const auto [Ty, At] = Element(I);
    if (auto *Inner = dyn_cast<kir::InitList>(L->Elements[I])) {
      initialise(Inner, Offset + At, To, Steps);
      continue;
    }
    Node *Place = make(L, evaluateElementOf);
    Place->A = To;
    Place->Number = Offset + At;
    Step *New = makeStep(nullptr, writeElement);
    New->E = Unsequenced ? unsequenced(L, *Unsequenced) : value(L->Elements[I]);
    New->Inc = Place;
    New->Ty = Ty;
    Steps.push_back(New);
  }
  const size_t Given = L->Elements.size();
  if (A) {
    if (Given < A->Count) // one step, since arrays are long
      initialiseZero(A->Element, A->Count - Given, Offset + Element(Given).second, To, Steps);
    return;
  }
  const size_t Count = !S           ? 1
                       : S->IsUnion ? std::min<size_t>(S->Fields.size(), 1)
                                    : S->Fields.size();
  for (size_t I = Given; I < Count; ++I)
    initialiseZero(Element(I).first, 1, Offset + Element(I).second, To, Steps);
}

/// The elements of a list, whose order C leaves open.
static Flow runElements(const Step &S, Frame &F) {
  const bool FromRight = F.M.beginsRight();
  for (uint32_t I = 0; I < S.Count; ++I) {
    const Step &Element = *S.Steps[FromRight ? S.Count - 1 - I : I];
    Element.Do(Element, F);
  }
  return Flow::Next;
}

const Step *FunctionCompiler::declaration(const kir::DeclStmt *D) {
  const Place P = placeOf(D->V);
  if (P.K == Place::Kind::TileStatic)
    return makeStep(D, runNothing);
  Step *New = makeStep(D, P.K == Place::Kind::Register    ? declareRegister
                          : P.K == Place::Kind::PerThread ? declarePerThread
                                                          : declareObject);
  New->Slot = P.Slot;
  New->Ty = D->V->Ty;
  auto *List = dyn_cast_or_null<kir::InitList>(D->Init);
  if (!D->Init || (P.K == Place::Kind::PerThread && !List))
    return New;
  if (D->V->Ty->isVector() && !List) {
    Node *To = make(D->Init, evaluateObject);
    To->Slot = P.Slot;
    Step *Store = makeStep(D, runExpr);
    Store->E = vectorStore(To, D->Init);
    return sequence(D, {New, Store});
  }
  if (!List) {
    New->E = value(D->Init);
    return New;
  }
  if (P.K == Place::Kind::Register) {
    New->E = List->Elements.empty() ? make(List, evaluateZero) : value(List->Elements[0]);
    return New;
  }
  Node *To = make(D->Init, evaluateObject);
  To->Slot = P.Slot;
  std::vector<const Step *> Elements;
  initialise(List, 0, To, Elements);
  return sequence(D, {New, stepWith(D, Elements, runElements)});
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

static Flow runIf(const Step &S, Frame &F) {
  begin(S, F);
  const Step *Taken = decide(F, S.E->Do(*S.E, F)) ? S.A : S.B;
  return Taken ? Taken->Do(*Taken, F) : Flow::Next;
}

static Flow runSwitch(const Step &S, Frame &F) {
  begin(S, F);
  const Value V = S.E->Do(*S.E, F);
  decide(F, V);
  auto At = S.Labels->find(int64_t(V.Bits));
  // Slot: the first step after `default:`, or the number of steps.
  for (uint32_t I = At == S.Labels->end() ? S.Slot : At->second; I < S.Count; ++I) {
    const Flow End = S.Steps[I]->Do(*S.Steps[I], F);
    if (End != Flow::Next)
      return End == Flow::Break ? Flow::Next : End;
  }
  return Flow::Next;
}

const Step *FunctionCompiler::switchStmt(const kir::Switch *S) {
  Step *New = makeStep(S, runSwitch);
  New->E = value(S->Cond);
  C.Labels.emplace_back();
  auto &Labels = C.Labels.back();
  const Scalar Kind = scalarOf(S->Cond->type());
  std::vector<const Step *> Steps;
  std::optional<uint32_t> Default;
  for (const kir::Stmt *Each : S->Body->Stmts) {
    auto *Label = dyn_cast<kir::Case>(Each);
    if (!Label) {
      Steps.push_back(stmt(Each));
      continue;
    }
    if (!Label->Value) {
      Default = Steps.size();
      continue;
    }
    const uint64_t Bits = withType(
        Kind, [&](auto T) { return bitsOf(as<decltype(T)>(uint64_t(Label->Value->Value))); });
    Labels.try_emplace(int64_t(Bits), Steps.size());
  }
  auto **Each = C.Arena.Allocate<const Step *>(Steps.size());
  std::copy(Steps.begin(), Steps.end(), Each);
  New->Steps = Each;
  New->Count = Steps.size();
  New->Slot = Default.value_or(Steps.size());
  New->Labels = &Labels;
  return New;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// The iterations of a loop with a barrier, as part of the thread's path.
class Iterations {
  Thread *T;
  uint64_t Path = 0, Number = 0;

public:
  Iterations(const Step &S, Frame &F) : T(S.Number ? F.M.Current : nullptr) {
    if (T) {
      Path = T->Path;
      Number = uint64_t(S.Number) << 32;
    }
  }
  void next() {
    if (T)
      T->Path = (Path ^ ++Number) * 0x9e3779b97f4a7c15;
  }
  void end() {
    if (T)
      T->Path = Path;
  }
};

/// Whether a loop ends after an iteration that ended with End. Result is then how the loop ends.
static bool leaves(Flow End, Flow &Result) {
  if (End == Flow::Next || End == Flow::Continue)
    return false;
  Result = End == Flow::Break ? Flow::Next : End;
  return true;
}

static Flow runFor(const Step &S, Frame &F) {
  begin(S, F);
  Flow Result = Flow::Next;
  if (S.B)
    S.B->Do(*S.B, F);
  for (Iterations Each(S, F);; Each.next()) {
    begin(S, F);
    if (S.E && !decide(F, S.E->Do(*S.E, F))) {
      Each.end();
      break;
    }
    if (leaves(S.A->Do(*S.A, F), Result)) {
      Each.end();
      break;
    }
    F.At = S.Source;
    if (S.Inc)
      S.Inc->Do(*S.Inc, F);
  }
  return Result;
}

static Flow runDo(const Step &S, Frame &F) {
  Flow Result = Flow::Next;
  Iterations Each(S, F);
  for (;; Each.next()) {
    begin(S, F);
    if (leaves(S.A->Do(*S.A, F), Result))
      break;
    F.At = S.Source;
    if (!decide(F, S.E->Do(*S.E, F)))
      break;
  }
  Each.end();
  return Result;
}

bool FunctionCompiler::waits(const kir::Stmt *S) {
  bool Found = false;
  kir::walkExprs(const_cast<kir::Stmt *>(S), [&](kir::Expr *&E) {
    if (auto *B = dyn_cast<kir::Builtin>(E))
      Found |= B->isBarrier();
    if (auto *Callee = dyn_cast<kir::Call>(E); Callee && Callee->Callee->Body)
      Found |= C.codeOf(*Callee->Callee).Waits;
  });
  return Found;
}

const Node *FunctionCompiler::condition(const kir::Expr *E) {
  return converted(value(E), scalarOf(E->type()), Scalar::Bool);
}

const Step *FunctionCompiler::loop(const kir::Stmt *S) {
  auto *L = dyn_cast<kir::For>(S);
  if (L && L->IsThreadLoop)
    return threadLoop(L);
  Step *New = makeStep(S, isa<kir::DoWhile>(S) ? runDo : runFor);
  if (L) {
    New->B = L->Init ? stmt(L->Init) : nullptr;
    New->E = L->Cond ? condition(L->Cond) : nullptr;
    New->Inc = L->Inc ? value(L->Inc) : nullptr;
    New->A = block(L->Body);
  } else if (auto *W = dyn_cast<kir::While>(S)) {
    New->E = condition(W->Cond);
    New->A = block(W->Body);
  } else {
    New->A = block(cast<kir::DoWhile>(S)->Body);
    New->E = condition(cast<kir::DoWhile>(S)->Cond);
  }
  if (Out.Waits && waits(S))
    New->Number = ++Loops;
  return New;
}

const Step *FunctionCompiler::block(const kir::Block *B) {
  std::vector<const Step *> Steps;
  for (const kir::Stmt *S : B->Stmts)
    Steps.push_back(stmt(S));
  return sequence(B, Steps);
}

const Step *FunctionCompiler::stmt(const kir::Stmt *S) {
  constexpr unsigned Most = 4000;
  Out.Depth = std::max(Out.Depth, ++Depth);
  const Step *New = nullptr;
  if (Depth > Most) {
    Out.Unsupported = "statements are nested too deeply";
    New = makeStep(S, runNothing);
  } else {
    New = stmtOf(S);
  }
  --Depth;
  return New;
}

const Step *FunctionCompiler::stmtOf(const kir::Stmt *S) {
  switch (S->kind()) {
  case kir::Stmt::Kind::Block:
    return block(cast<kir::Block>(S));
  case kir::Stmt::Kind::Decl:
    return declaration(cast<kir::DeclStmt>(S));
  case kir::Stmt::Kind::Expr: {
    Step *New = makeStep(S, runExpr);
    New->E = value(cast<kir::ExprStmt>(S)->E);
    return New;
  }
  case kir::Stmt::Kind::If: {
    auto *I = cast<kir::If>(S);
    Step *New = makeStep(S, runIf);
    New->E = condition(I->Cond);
    New->A = block(I->Then);
    New->B = I->Else ? block(I->Else) : nullptr;
    return New;
  }
  case kir::Stmt::Kind::For:
  case kir::Stmt::Kind::While:
  case kir::Stmt::Kind::DoWhile:
    return loop(S);
  case kir::Stmt::Kind::Switch:
    return switchStmt(cast<kir::Switch>(S));
  case kir::Stmt::Kind::Case:
    return makeStep(S, runNothing);
  case kir::Stmt::Kind::Break:
    return makeStep(S, runBreak);
  case kir::Stmt::Kind::Continue:
    return makeStep(S, runContinue);
  case kir::Stmt::Kind::Return: {
    auto *R = cast<kir::Return>(S);
    const bool IsStruct = R->Value && R->Value->type()->isAggregate();
    Step *New = makeStep(S, IsStruct ? runReturnStruct : runReturn);
    New->E = R->Value ? value(R->Value) : nullptr;
    New->Ty = R->Value ? R->Value->type() : nullptr;
    return New;
  }
  }
  llvm_unreachable("all kinds are handled");
}
