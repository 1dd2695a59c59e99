//===- Machine.cpp - memory accesses, and the end of a run ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Machine.h"
#include "ampcc/KIR/Text.h"
#include <cstdarg>
#include <cstdio>

using namespace ampcc;
using namespace ampcc::interpreter;

//===----------------------------------------------------------------------===//
// The end of a run
//===----------------------------------------------------------------------===//

static void note(std::optional<Undefined> &Found, const Thread *By, const kir::Stmt *At, Problem K,
                 const char *Text) {
  Found.emplace();
  Found->K = K;
  if (At)
    Found->Pos = At->Pos;
  Found->Sentence = Text;
  if (By && !By->IsTile)
    Found->Thread = By->InLaunch;
}

void Machine::failAt(const kir::Stmt *At, Problem K, const char *Format, ...) {
  char Text[256];
  va_list Args;
  va_start(Args, Format);
  std::vsnprintf(Text, sizeof Text, Format, Args);
  va_end(Args);
  note(Found, nullptr, At, K, Text);
  _longjmp(RunEnd, 1);
}

void Machine::fail(Frame &F, Problem K, const char *Format, ...) {
  char Text[256];
  va_list Args;
  va_start(Args, Format);
  std::vsnprintf(Text, sizeof Text, Format, Args);
  va_end(Args);
  note(Found, Current, F.At, K, Text);
  _longjmp(RunEnd, 1);
}

void Machine::reset(const Launch &NewLaunch, std::vector<const kir::Var *> TileStatics) {
  L = &NewLaunch;
  TileStaticVars = std::move(TileStatics);
  Mem.clear();
  Found.reset();
  Current = nullptr;
  Me = User();
  TileNow = LaunchNow = FirstOfGroup = FirstOfTile = NextNumber = 1;
  Steps = 0;
  StepLimit = NewLaunch.StepLimit;
  RightFirst = NewLaunch.RightFirst;
  MixedOrder = NewLaunch.MixedOrder;
  InLanes = false;
  InRegion = UsesFibers = AnyContinues = AnyContinued = false;
  Decided = 0;
  LoopValues.clear();
  TileStaticAddresses.clear();
  TileArrayAddresses.clear();
  PerThreadAddresses.clear();
  Messages.clear();
  MessageWords = 0;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// "'name' of 16 bytes"
static const char *describe(const Object &O, char (&To)[128]) {
  const char *Name = O.Of ? O.Of->Name.c_str() : "an object";
  std::snprintf(To, sizeof To, "'%.80s' of %llu bytes", Name, (unsigned long long)O.Size);
  return To;
}

void Machine::badAccess(Frame &F, Value Address, uint64_t Size) {
  if (!Address.Defined)
    fail(F, Problem::Uninitialised, "an address is not initialised");
  if (Memory::indexOf(Address.Bits) == 0)
    fail(F, Problem::NullPointer, "a null pointer is followed");
  Object *O = Mem.find(Address.Bits);
  char Text[128];
  if (O && !(Address.Bits >> 61))
    fail(F, Problem::OutOfBounds, "%llu bytes at byte %lld of %s", (unsigned long long)Size,
         (long long)Memory::offsetOf(Address.Bits), describe(*O, Text));
  if (Mem.wasDestroyed(Address.Bits))
    fail(F, Problem::BadPointer, "a pointer leads to a variable that is gone");
  fail(F, Problem::BadPointer, "a pointer leads to no object");
}

void Machine::noteShared(Frame &F, Object &O, uint64_t Offset, uint64_t Size, Access How,
                         bool SameBytes) {
  const bool OfLaunch = O.Who == Sharing::Launch;
  Me.Now = OfLaunch ? LaunchNow : TileNow;
  Me.FirstOfGroup = OfLaunch ? FirstOfGroup : FirstOfTile;
  if (uint32_t Other = noteUse(*O.Uses, Offset, Offset + Size, How, SameBytes, Me)) {
    static const char *const Uses[] = {"reads", "writes", "atomically changes"};
    char Text[128], Who[32] = "another thread";
    if (!F.Code.IsTile && !InRegion)
      std::snprintf(Who, sizeof Who, "thread %u", Other - 1);
    fail(F, Problem::Race, "a thread %s byte %llu of %s, which %s uses without a barrier between",
         Uses[unsigned(How)], (unsigned long long)Offset, describe(O, Text), Who);
  }
}

static bool allWritten(const uint8_t *Flags, uint64_t Size) {
  for (uint64_t I = 0; I < Size; ++I)
    if (!Flags[I])
      return false;
  return true;
}

template <typename T> static Value loadAs(Machine &M, Frame &F, Value Address) {
  uint64_t Offset;
  Object &O = M.access(F, Address, sizeof(T), Offset);
  M.noteAccess(F, O, Offset, sizeof(T), Access::Read, false);
  std::conditional_t<std::is_same_v<T, bool>, uint8_t, T> V;
  std::memcpy(&V, O.Values + Offset, sizeof V);
  const bool Defined = allWritten(O.Written + Offset, sizeof V);
  if constexpr (std::is_same_v<T, bool>)
    if (Defined && V > 1)
      M.fail(F, Problem::BadBool, "a bool has the value %d", int(V));
  return {bitsOf(V), Defined};
}

Value Machine::load(Frame &F, Value Address, Scalar Kind) {
  return withType(Kind, [&](auto T) { return loadAs<decltype(T)>(*this, F, Address); });
}

void Machine::store(Frame &F, Value Address, Scalar Kind, Value V) {
  const unsigned Size = sizeOf(Kind);
  uint64_t Offset;
  Object &O = access(F, Address, Size, Offset);
  uint8_t *To = O.Values + Offset, *Written = O.Written + Offset;
  if (O.Uses && Me.Number)
    noteShared(F, O, Offset, Size, Access::Write,
               V.Defined && allWritten(Written, Size) && std::memcmp(To, &V.Bits, Size) == 0);
  if (Size == 4) { // the most frequent one, without a call
    std::memcpy(To, &V.Bits, 4);
    std::memset(Written, V.Defined ? 0xff : 0, 4);
    return;
  }
  std::memcpy(To, &V.Bits, Size);
  std::memset(Written, V.Defined ? 0xff : 0, Size);
}

//===----------------------------------------------------------------------===//
// Structs and arrays
//===----------------------------------------------------------------------===//

using Ranges = std::vector<std::pair<uint64_t, uint64_t>>;

/// The bytes that T, at Base, has values in, in order.
static void collectBytes(const kir::Type *T, uint64_t Base, Ranges &Out) {
  auto Append = [&](uint64_t Size) {
    if (!Out.empty() && Out.back().second == Base)
      Out.back().second += Size;
    else
      Out.emplace_back(Base, Base + Size);
  };
  if (auto *S = llvm::dyn_cast<kir::StructType>(T)) {
    if (S->IsUnion)
      return Append(S->Size);
    for (const kir::Field &Each : S->Fields)
      collectBytes(Each.Ty, Base + Each.Offset, Out);
  } else if (auto *A = llvm::dyn_cast<kir::ArrayType>(T); A && A->Element->isAggregate()) {
    for (uint64_t I = 0; I < A->Count; ++I)
      collectBytes(A->Element, Base + I * A->Element->size(), Out);
  } else {
    Append(T->size());
  }
}

/// Where T has no values: padding, and what only the host has.
const Ranges &Machine::holes(const kir::Type *T) {
  auto [It, New] = Holes.try_emplace(T);
  if (!New)
    return It->second;
  Ranges Bytes;
  collectBytes(T, 0, Bytes);
  uint64_t End = 0;
  Ranges Result;
  for (const auto &[Begin, Stop] : Bytes) {
    if (Begin > End)
      Result.emplace_back(End, Begin);
    End = std::max(End, Stop);
  }
  if (End < T->size())
    Result.emplace_back(End, T->size());
  return Holes[T] = std::move(Result);
}

void Machine::copy(Frame &F, Value To, Value From, const kir::Type *T) {
  const uint64_t Size = T->size();
  if (Size == 0)
    return;
  countBytes(F.At, Size);
  uint64_t Source, Target;
  // Found again below: a reference to one does not outlive the other's access.
  access(F, From, Size, Source);
  Object &Out = access(F, To, Size, Target);
  Object &In = *Mem.find(From.Bits);
  noteAccess(F, In, Source, Size, Access::Read, false);
  if (Out.Uses && Me.Number)
    noteShared(F, Out, Target, Size, Access::Write,
               allWritten(In.Written + Source, Size) && allWritten(Out.Written + Target, Size) &&
                   std::memcmp(In.Values + Source, Out.Values + Target, Size) == 0);
  std::memmove(Out.Values + Target, In.Values + Source, Size);
  std::memmove(Out.Written + Target, In.Written + Source, Size);
  for (const auto &[Begin, End] : holes(T))
    std::memset(Out.Written + Target + Begin, 0, End - Begin);
}

void Machine::zero(Frame &F, Value To, const kir::Type *T, uint64_t Count) {
  const uint64_t Size = T->size() * Count;
  if (Size == 0)
    return;
  countBytes(F.At, Size);
  uint64_t Offset;
  Object &O = access(F, To, Size, Offset);
  noteAccess(F, O, Offset, Size, Access::Write, false);
  std::memset(O.Values + Offset, 0, Size);
  std::memset(O.Written + Offset, 0xff, Size);
  const Ranges &Holes = holes(T);
  for (uint64_t At = Holes.empty() ? Size : 0; At < Size; At += T->size())
    for (const auto &[Begin, End] : Holes)
      std::memset(O.Written + Offset + At + Begin, 0, End - Begin);
}

void Machine::forget(const kir::Stmt *At, uint64_t Address) {
  Object *O = Mem.find(Address);
  if (!O)
    return;
  countBytes(At, O->Size);
  Mem.renew(*O);
}

uint64_t Machine::newObject(const kir::Stmt *At, uint64_t Size, Sharing Who, const kir::Var *Of) {
  countBytes(At, Size);
  const uint32_t Index = Mem.create(Size, Who, Of);
  if (Index == 0)
    failAt(At, Problem::Unsupported, "too much memory: %llu bytes", (unsigned long long)Size);
  return Memory::addressOf(Index);
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

void Machine::endThread() {
  Current->S = Thread::State::Ended;
  _longjmp(ThreadEnd, 1);
}

void Machine::waitAt(Frame &F, const kir::Builtin *B, unsigned Flags) {
  if (InRegion || (F.Code.IsTile && !UsesFibers))
    fail(F, Problem::Unsupported, "a barrier in the tile form");
  if (UsesFibers) {
    Thread &T = *Current;
    T.S = Thread::State::Waits;
    T.Barrier = (T.Path ^ reinterpret_cast<uintptr_t>(B)) * 0x9e3779b97f4a7c15;
    T.BarrierStmt = F.At;
    T.BarrierFlags = Flags;
    Stacks.yield();
    return;
  }
  TileNow += Flags & 1;
  LaunchNow += Flags >> 1 & 1;
}
