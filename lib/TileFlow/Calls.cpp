//===- Calls.cpp - calls and built-in functions in TileFlow --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walker.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

const CallChain *Walker::chain(const Function &F, const Expr *Call) {
  auto &Slot = Chains[{Where, Call, &F}];
  if (!Slot)
    Slot = std::make_unique<CallChain>(CallChain{&F, Call, Where});
  return Slot.get();
}

/// Marks a result that the library computes with the user's expression that called the library.
Object Walker::anchored(Object Result, const Expr *At) const {
  const Expr *Users = usersOwn(At);
  auto Anchor = [&](auto &Self, Object &O) -> void {
    if (O.V.differs() && !O.V.Source)
      O.V.Source = Users;
    for (auto &[Name, Part] : O.Parts)
      Self(Self, Part);
  };
  Anchor(Anchor, Result);
  return Result;
}

/// With all calls written out, more than any kernel that is to be compiled. A function that calls
/// itself is too large; in kernels lower-recursion has replaced it.
bool Walker::isTooLarge(const Function &F) {
  constexpr uint64_t Limit = 100000;
  auto [It, New] = Sizes.try_emplace(&F, Limit + 1);
  if (!New)
    return It->second > Limit;
  uint64_t Size = 1;
  walkExprs(F.Body, [&](Expr *&E) {
    ++Size;
    if (auto *C = dyn_cast<Call>(E)) {
      isTooLarge(*C->Callee);
      Size = std::min(Size + Sizes.lookup(C->Callee), Limit + 1);
    }
  });
  Sizes[&F] = Size;
  return Size > Limit;
}

Object Walker::invoke(const Function &Callee, MutableArrayRef<Object> Args, const Expr *At) {
  if (!Callee.Body || Known.isIncomplete(&Callee) || (At && isTooLarge(Callee))) {
    for (const Object &Arg : Args)
      Cur.escapeAll(Arg);
    Cur.Accesses.clear();
    Cur.Barrier = NextBarrier++;
    return Value::unknown();
  }
  Visited.insert(&Callee);
  const CallChain *Caller = Where;
  const bool FromLibrary = inLibrary();
  Where = chain(Callee, At);
  Frames.emplace_back();
  for (unsigned I = 0; I < Callee.Params.size() && I < Args.size(); ++I)
    declare(Callee.Params[I], std::move(Args[I]));

  Frames.back().Constructs = open();
  runBody(Callee.Body);
  Object Result;
  close(&Result);

  const bool ToUser = inLibrary() && Caller && !FromLibrary;
  for (const Var *Local : Frames.back().Locals)
    Cur.Variables.erase(Local);
  Frames.pop_back();
  Where = Caller;
  return ToUser && At ? anchored(std::move(Result), At) : Result;
}

Object Walker::call(const Call *E) {
  SmallVector<Object, 4> Args;
  for (const Expr *Arg : E->Args)
    Args.push_back(eval(Arg));
  if (!Cur.Alive)
    return Value::unknown();
  return invoke(*E->Callee, Args, E);
}

Value Walker::threadNumber(bool Global, unsigned Dim, const Expr *Source) {
  const Value Spread = Value::spread(Spread::Differs, 7, Source);
  const Number *Local = Table.place(Dim);
  if (!Global || !Table.Tile.isTiled()) // of a simple launch, the first threads
    return Make.of(Local, Source, Spread);
  const Number *Origin = Table.operation(BinaryOp::Mul, Table.unknown(/*NonNegative=*/true),
                                         Table.constant(Table.Tile.Extents[Dim]), nullptr);
  return Make.of(Table.operation(BinaryOp::Add, Origin, Local, nullptr), Source, Spread);
}

void Walker::endThread(const Builtin *E) {
  if (!Known.isCheck(E))
    return leave(0, Now); // the outermost construct: the kernel, or the function that is analysed
  Cur.Alive = false;
  Cur.EndedBy.clear();
}

Object Walker::builtin(const Builtin *E) {
  SmallVector<Object, 4> Args;
  for (const Expr *Arg : E->Args)
    Args.push_back(eval(Arg));
  if (!Cur.Alive || E->isUnknown())
    return Value::unknown();
  if (E->is(builtin::end_thread)) {
    endThread(E);
    return Value::unknown();
  }
  if (E->isBarrier()) {
    reachBarrier(E);
    return Value::unknown();
  }
  if (E->is(builtin::mem_fence)) {
    Cur.Accesses.clear();
    return Value::unknown();
  }
  const Expr *Users = usersOwn(E);
  auto Dim = [&]() -> unsigned {
    std::optional<int64_t> D = Args.empty() ? std::nullopt : Make.constantOf(Args[0].V);
    return D && *D >= 0 && *D < 3 ? unsigned(*D) : 3;
  };
  if (E->Info.Spread == BuiltinSpread::OfThread && E->Info.Effect == BuiltinEffect::Pure)
    return Dim() < 3 ? threadNumber(E->is(builtin::get_global_id), Dim(), Users)
                     : Value::spread(Spread::Differs, 7, Users);
  if (E->is(builtin::CHECK_INDEX)) // the place, where nothing is wrong
    return Args[0];
  if (E->is(builtin::INDEX)) // the index as a long, where it is in bounds
    return Make.converted(Args[0].V, E->type());
  if (E->is(builtin::IN_DOMAIN) && Table.Tile.IsSample)
    return Make.constant(1);
  if (E->is(builtin::get_group_id))
    return Make.of(Table.unknown(/*NonNegative=*/true), nullptr);
  if (E->isAtomic()) {
    if (Args[0].V.Target)
      recordAccess(*Args[0].V.Target, Use::ChangesAtomically, /*Updates=*/false, {}, E);
    return Value::spread(Spread::MayDiffer, 7, Users);
  }

  Value All = Value::spread(Spread::Uniform, 0, nullptr);
  bool Pointers = false;
  for (const Object &Arg : Args) {
    Pointers |= Arg.V.Target != nullptr;
    if (Arg.V.Target && E->Info.Effect != BuiltinEffect::Pure)
      store(*Arg.V.Target, Value::unknown(), E);
    else
      All = Make.ofBoth(All, Arg.whole());
  }
  if (Pointers)
    return Value::unknown();
  if (All.isUniform())
    return isa<IntType, BoolType>(E->type()) ? Make.uniform() : All;
  // A function of values that differ may have the same result for all of them.
  if (All.S == Spread::Differs)
    All.S = Spread::MayDiffer;
  if (E->Info.Effect != BuiltinEffect::Pure)
    All.N = All.By = nullptr;
  return spreadOnly(All);
}

/// The value of a kernel's parameter, which the launch binds.
Value Walker::argument(const Var &Param, const Function &Kernel, const LaunchFacts &Launch) {
  const bool IsBound = Param.Binding && Table.Tile.hasThreads();
  if (IsBound && Param.Binding->K == ArgBinding::Kind::Buffer)
    return pointerTo(Place::buffer(&Param, Make.constant(0)));
  if (!isa<IntType, BoolType>(Param.Ty))
    return Value::spread(Spread::Uniform, 0, nullptr);
  if (!IsBound || Param.Binding->K != ArgBinding::Kind::Domain)
    return Make.uniform();
  const unsigned Dim = Kernel.DomainRank - 1 - Param.Binding->Offset;
  if (Launch.Domain[Dim])
    return Make.constant(*Launch.Domain[Dim]);
  // At least the threads of the sample tile.
  return Make.of(Table.operation(BinaryOp::Add, Table.unknown(/*NonNegative=*/true),
                                 Table.constant(Table.Tile.Extents[Dim]), nullptr),
                 nullptr);
}

void Walker::runKernel(const Function &Kernel, const LaunchFacts &Launch) {
  SmallVector<Object, 8> Args;
  for (const Var *Param : Kernel.Params)
    Args.push_back(argument(*Param, Kernel, Launch));
  invoke(Kernel, Args, nullptr);
}

void Walker::runUncalled(const Function &F, ArrayRef<ThreadPlace> Places) {
  std::vector<std::unique_ptr<Var>> Referred;
  SmallVector<Object, 8> Args(F.Params.size(), Object(Value::unknown()));
  for (const ThreadPlace &P : Places) {
    const Type *Ty = F.Params[P.Param]->Ty;
    Object *At = &Args[P.Param];
    if (auto *Pointer = dyn_cast<PointerType>(Ty)) {
      // A parameter passed by reference names an object of the caller.
      if (!At->V.Target) {
        Referred.push_back(std::make_unique<Var>());
        Referred.back()->Ty = Pointer->Pointee;
        Referred.back()->IsTemp = true;
        Cur.Variables.set(Referred.back().get(),
                          std::make_shared<Object>(Object(Value::unknown())));
        *At = Object(pointerTo(Place::variable(Referred.back().get())));
      }
      Object Whole = *Cur.Variables.lookup(At->V.Target->Root);
      Object *Part = &Whole;
      const Type *Now = Pointer->Pointee;
      for (unsigned Index : P.Path) {
        auto *Array = dyn_cast<ArrayType>(Now);
        Part = &Part->part(Array ? Object::Key{-1, Index} : Object::Key{int(Index), 0});
        Now = Array ? Array->Element : cast<StructType>(Now)->Fields[Index].Ty;
      }
      *Part = Object(placeValue(P));
      Cur.Variables.set(At->V.Target->Root, std::make_shared<Object>(std::move(Whole)));
      continue;
    }
    const Type *Now = Ty;
    for (unsigned Index : P.Path) {
      auto *Array = dyn_cast<ArrayType>(Now);
      At = &At->part(Array ? Object::Key{-1, Index} : Object::Key{int(Index), 0});
      Now = Array ? Array->Element : cast<StructType>(Now)->Fields[Index].Ty;
    }
    *At = Object(placeValue(P));
  }
  invoke(F, Args, nullptr);
}

Value Walker::placeValue(const ThreadPlace &P) {
  switch (P.K) {
  case ThreadPlace::Kind::Global:
  case ThreadPlace::Kind::Local:
    return threadNumber(P.K == ThreadPlace::Kind::Global, P.Dim, nullptr);
  case ThreadPlace::Kind::Tile:
    return Make.of(Table.unknown(/*NonNegative=*/true), nullptr);
  case ThreadPlace::Kind::Origin:
    return Make.of(Table.operation(BinaryOp::Mul, Table.unknown(/*NonNegative=*/true),
                                   Table.constant(Table.Tile.Extents[P.Dim]), nullptr),
                   nullptr);
  }
  return Value::unknown();
}

} // namespace ampcc::flow
