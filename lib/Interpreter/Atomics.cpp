//===- Atomics.cpp - atomic operations, and messages to the host ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Builtins.h"
#include "ampcc/KIR/AnyBuiltin.h"
#include "ampcc/KIR/MessageBuiltins.h"
#include <cmath>

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;
using kir::AnyBuiltin;

//===----------------------------------------------------------------------===//
// Atomic operations
//===----------------------------------------------------------------------===//

template <typename T> static T changed(AnyBuiltin ID, T Old, T V, T Other) {
  switch (ID) {
  case AnyBuiltin::atomic_add:
  case AnyBuiltin::ADD_SUM:
    return Old + V;
  case AnyBuiltin::atomic_sub:
    return Old - V;
  case AnyBuiltin::atomic_inc:
    return Old + T(1);
  case AnyBuiltin::atomic_dec:
    return Old - T(1);
  case AnyBuiltin::atomic_and:
    return Old & V;
  case AnyBuiltin::atomic_or:
    return Old | V;
  case AnyBuiltin::atomic_xor:
    return Old ^ V;
  case AnyBuiltin::atomic_cmpxchg:
    return Old == V ? Other : Old;
  default: // atomic_xchg
    return V;
  }
}

/// Whether atomic_min, or with IsMax atomic_max, stores V where Old is (CoreBuiltins.def).
template <typename T> static bool replaces(T V, T Old, bool IsMax) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(Old))
      return true;
    if (V == Old)
      return std::signbit(IsMax ? Old : V) && !std::signbit(IsMax ? V : Old);
  }
  return IsMax ? V > Old : V < Old;
}

template <typename T>
static uint64_t changedBits(AnyBuiltin ID, uint64_t Old, uint64_t V, uint64_t Other) {
  if (ID == AnyBuiltin::atomic_min || ID == AnyBuiltin::atomic_max)
    return replaces(as<T>(V), as<T>(Old), ID == AnyBuiltin::atomic_max) ? V : Old;
  if constexpr (std::is_floating_point_v<T>) {
    return ID == AnyBuiltin::atomic_add ? bitsOf(as<T>(Old) + as<T>(V)) : V; // else atomic_xchg
  } else {
    // Sums wrap around.
    using U = std::make_unsigned_t<T>;
    return bitsOf(T(changed<U>(ID, U(Old), U(V), U(Other))));
  }
}

static bool needsOld(AnyBuiltin ID) {
  return ID != AnyBuiltin::atomic_xchg && ID != AnyBuiltin::atomic_store;
}

static Value evaluateAtomic(const Node &N, Frame &F) {
  Machine &M = F.M;
  const Value At = argument(N, F, 0);
  const Value V = N.ArgCount > 1 ? argument(N, F, 1) : defined(0);
  const Value Other = N.ArgCount > 2 ? argument(N, F, 2) : defined(0); // ADD_SUM's does nothing
  const auto ID = static_cast<AnyBuiltin>(N.Slot);
  const unsigned Size = sizeOf(N.Kind);
  uint64_t Offset;
  Object &O = M.access(F, At, Size, Offset);
  M.noteAccess(F, O, Offset, Size, Access::Atomic, false);
  uint64_t Bits = 0;
  std::memcpy(&Bits, O.Values + Offset, Size);
  bool IsDefined = true;
  for (unsigned I = 0; I < Size; ++I)
    IsDefined &= O.Written[Offset + I] != 0;
  const Value Old = {withType(N.Kind, [&](auto T) { return bitsOf(as<decltype(T)>(Bits)); }),
                     IsDefined};
  if (ID == AnyBuiltin::atomic_cmpxchg && !(Old.Defined && V.Defined))
    M.fail(F, Problem::Uninitialised, "atomic_cmpxchg compares what is not initialised");
  if (ID == AnyBuiltin::atomic_load)
    return Old;
  const uint64_t New = withType(N.Kind, [&](auto T) {
    if constexpr (std::is_same_v<decltype(T), bool>)
      return V.Bits;
    else
      return changedBits<decltype(T)>(ID, Old.Bits, V.Bits, Other.Bits);
  });
  const bool NewDefined = ID == AnyBuiltin::atomic_cmpxchg
                              ? (Old.Bits == V.Bits ? Other.Defined : Old.Defined)
                              : V.Defined && (!needsOld(ID) || Old.Defined);
  std::memcpy(O.Values + Offset, &New, Size);
  std::memset(O.Written + Offset, NewDefined ? 0xff : 0, Size);
  return Old;
}

bool ampcc::interpreter::chooseAtomic(const kir::Builtin &B, Node &N) {
  const AnyBuiltin ID = anyBuiltin(B.Info);
  const bool IsOfMemoryAlone =
      ID == AnyBuiltin::atomic_inc || ID == AnyBuiltin::atomic_dec || ID == AnyBuiltin::atomic_load;
  const size_t Count = IsOfMemoryAlone ? 1 : ID == AnyBuiltin::atomic_cmpxchg ? 3 : 2;
  if (B.Args.size() != Count + (ID == AnyBuiltin::ADD_SUM))
    return false;
  auto *To = dyn_cast<kir::PointerType>(B.Args[0]->type());
  if (!To || !To->Pointee->isScalar())
    return false;
  N.Do = evaluateAtomic;
  N.Slot = unsigned(ID);
  N.Kind = scalarOf(To->Pointee);
  const bool TakesFloats = ID == AnyBuiltin::atomic_add || ID == AnyBuiltin::atomic_min ||
                           ID == AnyBuiltin::atomic_max || ID == AnyBuiltin::atomic_xchg ||
                           ID == AnyBuiltin::atomic_load || ID == AnyBuiltin::atomic_store;
  const unsigned Size = sizeOf(N.Kind);
  bool Fits = (Size == 4 || Size == 8) && (isInteger(N.Kind) || isFloating(N.Kind)) &&
              (TakesFloats || !isFloating(N.Kind));
  for (size_t I = 1; I < Count; ++I)
    Fits &= sizeOf(scalarOfArgument(B, I)) == Size &&
            isFloating(scalarOfArgument(B, I)) == isFloating(N.Kind);
  return Fits;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// The words of an argument, as lower-messages writes them.
static void appendWords(SentMessage &To, const kir::Type *T, uint64_t Bits) {
  To.Words.push_back(uint32_t(Bits));
  if (sizeOf(scalarOf(T)) == 8)
    To.Words.push_back(uint32_t(Bits >> 32));
}

static Value evaluateSend(const Node &N, Frame &F) {
  const auto &Args = cast<kir::Builtin>(N.Source)->Args;
  const Value Index = argument(N, F, 0);
  constexpr uint32_t Most = 128;
  Value Values[Most];
  for (uint32_t I = 1; I < N.ArgCount; ++I) {
    Values[I] = argument(N, F, I);
    if (!Values[I].Defined)
      F.M.fail(F, Problem::Uninitialised, "a message sends what is not initialised");
  }
  F.M.Messages.emplace_back();
  SentMessage &Sent = F.M.Messages.back();
  Sent.Index = uint32_t(Index.Bits);
  for (uint32_t I = 1; I < N.ArgCount; ++I)
    appendWords(Sent, Args[I]->type(), Values[I].Bits);
  // lower-messages adds the row, and to an assertion the thread's place. A launch whose messages
  // have no room there has no meaning here either, else the two could not be compared.
  constexpr unsigned AddedWords = 4;
  F.M.MessageWords += unsigned(Sent.Words.size()) + AddedWords;
  if (F.M.MessageWords > F.M.L->MessageWords)
    F.M.fail(F, Problem::StepLimit, "more than %u words of messages", F.M.L->MessageWords);
  return {};
}

static Value evaluateEnd(const Node &N, Frame &F) {
  F.M.endThread();
  return {};
}

/// The end of a thread ends its callers already.
static Value evaluateFollow(const Node &N, Frame &F) { return {}; }

bool ampcc::interpreter::chooseMessage(const kir::Builtin &B, Node &N) {
  if (B.is(kir::builtin::send_message)) {
    N.Do = evaluateSend;
    return !B.Args.empty() && B.Args.size() < 128 && isa<kir::IntLit>(B.Args[0]);
  }
  N.Do = B.is(kir::builtin::end_thread) ? evaluateEnd : evaluateFollow;
  return B.Args.empty();
}
