//===- Calls.cpp - frames, and the code of functions ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compiler.h"
#include "ampcc/KIR/Builtins.h"
#include <alloca.h>

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// The bytes of the stack that a call takes at most. The two constants are upper bounds for the C++
/// frame of one node and of callFunction.
static uint64_t stackNeed(const FunctionCode &Code) {
  constexpr uint64_t OfNode = 384, OfCall = 4096;
  return Code.Depth * OfNode + Code.Registers * sizeof(Value) + Code.Objects.size() * 8 + OfCall;
}

static void createObjects(Machine &M, Frame &G) {
  const auto &Slots = G.Code.Objects;
  Thread &T = *M.Current;
  for (size_t I = 0; I < Slots.size(); ++I) {
    G.Objects[I] = M.newObject(G.At, Slots[I].Size,
                               Slots[I].IsTracked ? Sharing::Tile : Sharing::Private, Slots[I].Of);
    T.Objects.push_back(Memory::indexOf(G.Objects[I]));
  }
}

static void destroyObjects(Machine &M, Frame &G) {
  Thread &T = *M.Current;
  for (size_t I = G.Code.Objects.size(); I-- > 0;) {
    M.Mem.destroy(T.Objects.back());
    T.Objects.pop_back();
  }
}

static void passArgument(Frame &G, const kir::Var *P, const Place &At, Value V) {
  if (At.K == Place::Kind::Register) {
    G.Registers[At.Slot] = V;
    return;
  }
  const Value To = {G.Objects[At.Slot], true};
  if (P->Ty->isAggregate())
    G.M.copy(G, To, V, P->Ty);
  else
    G.M.store(G, To, scalarOf(P->Ty), V);
}

Value ampcc::interpreter::callFunction(Frame *Caller, Machine &M, const FunctionCode &C,
                                       const Node *const *Args, const Value *Given,
                                       uint64_t ResultTo) {
  Frame G{M, C, nullptr, nullptr, Caller ? Caller->At : nullptr, {}, ResultTo};
  if (!C.Unsupported.empty())
    M.fail(G, Problem::Unsupported, "%s", C.Unsupported.c_str());
  const char *Here = static_cast<const char *>(__builtin_frame_address(0));
  if (Here < M.Current->StackLimit + stackNeed(C))
    M.fail(G, Problem::StackLimit, "calls are nested too deeply");
  G.Registers = static_cast<Value *>(alloca(C.Registers * sizeof(Value)));
  G.Objects = static_cast<uint64_t *>(alloca(C.Objects.size() * sizeof(uint64_t)));
  std::memset(static_cast<void *>(G.Registers), 0, C.Registers * sizeof(Value));
  if (!C.Objects.empty())
    createObjects(M, G);
  const auto &Params = C.Source->Params;
  const bool FromRight = Params.size() > 1 && M.beginsRight();
  for (size_t N = 0; N < Params.size(); ++N) {
    const size_t I = FromRight ? Params.size() - 1 - N : N;
    passArgument(G, Params[I], C.Params[I], Args ? Args[I]->Do(*Args[I], *Caller) : Given[I]);
  }
  const Flow End = C.Body->Do(*C.Body, G);
  if (End != Flow::Return && !C.Source->ReturnTy->isVoid())
    M.fail(G, Problem::NoReturn, "'%s' ends without a value", C.Source->Name.c_str());
  if (!C.Objects.empty())
    destroyObjects(M, G);
  return G.Result;
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

bool ampcc::interpreter::isTileForm(const kir::Function &F) {
  if (!F.IsKernel)
    return false;
  for (const kir::Var *P : F.Params)
    if (P->Binding && P->Binding->K == kir::ArgBinding::Kind::Position)
      return true;
  return kir::holdsThreadLoop(F.Body);
}

Compiler::Compiler(const kir::Module &M) : M(M) {}

const FunctionCode &Compiler::codeOf(const kir::Function &F) {
  std::unique_ptr<FunctionCode> &Slot = Codes[&F];
  if (Slot) // or it is being compiled: a recursive call
    return *Slot;
  Slot = std::make_unique<FunctionCode>();
  FunctionCode &Code = *Slot;
  FunctionCompiler(*this, F, Code).run();
  return Code;
}

/// Calls Fn on every expression below S, and on whether a loop over threads is around it.
static void forEachExprBelow(const kir::Stmt *S, bool InThreads,
                             function_ref<void(const kir::Expr *, bool)> Fn) {
  if (!S)
    return;
  auto *L = dyn_cast<kir::For>(S);
  InThreads |= L && L->IsThreadLoop;
  kir::forEachExpr(S, [&](const kir::Expr *Root) {
    kir::walkExprs(Root, [&](const kir::Expr *E) { Fn(E, InThreads); });
  });
  kir::forEachChild(S, [&](const kir::Stmt *Child) { forEachExprBelow(Child, InThreads, Fn); });
}

/// Finds the scalars that cannot live in a register: those whose address is taken, and those of the
/// whole tile that its threads assign, because only uses of memory are checked for races.
void FunctionCompiler::findMemoryVariables() {
  DenseSet<const kir::Var *> OfThreads;
  std::function<void(const kir::Stmt *, bool)> Declared = [&](const kir::Stmt *S, bool InThreads) {
    auto *L = dyn_cast<kir::For>(S);
    InThreads |= L && L->IsThreadLoop;
    if (auto *D = dyn_cast<kir::DeclStmt>(S); D && InThreads)
      OfThreads.insert(D->V);
    kir::forEachChild(S, [&](const kir::Stmt *Child) { Declared(Child, InThreads); });
  };
  if (Out.IsTile)
    Declared(F.Body, false);
  forEachExprBelow(F.Body, false, [&](const kir::Expr *E, bool InThreads) {
    auto Mark = [&](const kir::Expr *LValue) {
      if (auto *R = dyn_cast<kir::VarRef>(LValue))
        InMemory.insert(R->V);
    };
    if (auto *A = dyn_cast<kir::AddrOf>(E))
      Mark(A->Operand);
    if (!InThreads)
      return;
    const kir::Expr *Target = nullptr;
    if (auto *A = dyn_cast<kir::Assign>(E))
      Target = A->Target;
    else if (auto *I = dyn_cast<kir::IncDec>(E))
      Target = I->Operand;
    auto *R = dyn_cast_or_null<kir::VarRef>(Target);
    if (R && !OfThreads.contains(R->V))
      InMemory.insert(R->V);
  });
}

Place &FunctionCompiler::placeOf(const kir::Var *V) {
  auto [It, New] = Places.try_emplace(V);
  if (!New)
    return It->second;
  Place P;
  if (V->S == kir::Var::Storage::TileStatic) {
    P.K = Place::Kind::TileStatic;
    const auto [Number, First] = C.TileStatics.try_emplace(V, C.TileStatics.size());
    P.Slot = Number->second;
    if (First)
      C.TileStaticVars.push_back(V);
  } else if (V->IsPerThread) {
    P.K = Place::Kind::PerThread;
    P.Slot = Out.PerThreadVars.size();
    Out.PerThreadVars.push_back(V);
  } else if (V->Ty->isAggregate() || V->Ty->isVector() || InMemory.contains(V)) {
    P.K = Place::Kind::Object;
    P.Slot = Out.Objects.size();
    Out.Objects.push_back({V->Ty->size(), V, Out.IsTile && !InLoopOverThreads});
  } else {
    P.Slot = Out.Registers++;
  }
  return Places[V] = P;
}

void FunctionCompiler::run() {
  Out.Source = &F;
  Out.IsTile = isTileForm(F);
  if (!F.Body) {
    Out.Unsupported = "'" + F.Name + "' is defined in another translation unit";
    return;
  }
  findMemoryVariables();
  for (const kir::Var *P : F.Params)
    Out.Params.push_back(placeOf(P));
  Out.Waits = waits(F.Body);
  Out.Body = stmt(F.Body);
}
