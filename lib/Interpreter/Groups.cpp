//===- Groups.cpp - the groups and threads of a launch --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Groups.h"
#include <numeric>

using namespace ampcc;
using namespace ampcc::interpreter;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Geometry
//===----------------------------------------------------------------------===//

static constexpr uint64_t MostThreads = uint64_t(1) << 18, MostOfGroup = 1024;

std::vector<unsigned> ampcc::interpreter::extentFor(const kir::Function &F,
                                                    const std::vector<unsigned> &Given) {
  size_t Rank = F.IsKernel ? std::max(F.DomainRank, 1u) : 0;
  for (size_t D = 0; D < 3; ++D)
    if (F.WorkGroupSize.variesIn(D))
      Rank = std::max(Rank, D + 1);
  std::vector<unsigned> Result(Rank, 1);
  for (size_t I = 0; I < std::min(Rank, Given.size()); ++I)
    Result[Rank - 1 - I] = Given[Given.size() - 1 - I];
  return Result;
}

uint32_t Machine::placeInOrder(uint32_t I, uint32_t Count) {
  switch (L->Order.K) {
  case ThreadOrder::Kind::Forward:
    return I;
  case ThreadOrder::Kind::Backward:
    return Count - 1 - I;
  case ThreadOrder::Kind::Seeded:
    break;
  }
  // A factor without a divisor of Count makes another order of the same numbers.
  uint64_t Mixed = (L->Order.Seed + Count) * 0x9e3779b97f4a7c15;
  uint32_t Factor = uint32_t(Mixed >> 40) % Count;
  while (std::gcd(Factor, Count) != 1)
    ++Factor;
  return uint32_t((uint64_t(I) * Factor + (Mixed >> 20) % Count) % Count);
}

unsigned ampcc::interpreter::tileOf(const Launch &L, unsigned D) {
  return D < L.Tile.size() ? std::max(L.Tile[L.Tile.size() - 1 - D], 1u) : 1;
}

void Groups::prepare() {
  uint64_t Total = 1;
  for (unsigned Each : Extent) {
    Total *= Each;
    if (Total > MostThreads)
      M.failAt(nullptr, Problem::Unsupported, "more than %llu threads",
               (unsigned long long)MostThreads);
  }
  const size_t Rank = Extent.size();
  if (Rank > 3)
    Size[0] = uint32_t(Total);
  for (size_t D = 0; D < Rank && Rank <= 3; ++D)
    Size[D] = Extent[Rank - 1 - D];
  if (!isTiled() && !C.IsTile && F.IsKernel)
    Size[0] += M.L->Padding;
  GroupCount = 1;
  for (unsigned D = 0; D < 3; ++D) {
    M.GlobalSize[D] = Size[D];
    M.LocalSize[D] = isTiled() ? F.WorkGroupSize.threadsIn(D).value_or(tileOf(*M.L, D)) : Size[D];
    M.Groups[D] = 1;
    if (isTiled()) {
      if (Size[D] % M.LocalSize[D] != 0)
        M.failAt(nullptr, Problem::Unsupported, "the extent %u is no multiple of the tile's %u",
                 Size[D], M.LocalSize[D]);
      M.Groups[D] = Size[D] / M.LocalSize[D];
    }
    GroupCount *= M.Groups[D];
  }
  if (!isTiled())
    GroupCount = Total != 0;
  const uint64_t OfGroup = uint64_t(M.LocalSize[0]) * M.LocalSize[1] * M.LocalSize[2];
  if ((isTiled() || (C.Waits && !C.IsTile)) && OfGroup > MostOfGroup && GroupCount != 0)
    M.failAt(nullptr, Problem::Unsupported, "more than %llu threads in a group",
             (unsigned long long)MostOfGroup);
  M.ThreadsOfGroup = uint32_t(OfGroup);
}

/// Computes the place of a group from its linear number.
void Groups::placeGroup(uint64_t Number) {
  Group[0] = uint32_t(Number % M.Groups[0]);
  Group[1] = uint32_t(Number / M.Groups[0] % M.Groups[1]);
  Group[2] = uint32_t(Number / M.Groups[0] / M.Groups[1]);
}

void Groups::beginGroup() {
  ++M.TileNow;
  ++M.LaunchNow;
  M.FirstOfGroup = M.LaunchNow;
  M.FirstOfTile = M.TileNow;
  M.Decided = 0;
  M.AnyContinues = false;
  for (const std::vector<uint64_t> *All : {&M.TileStaticAddresses, &M.TileArrayAddresses})
    for (uint64_t Address : *All)
      M.forget(nullptr, Address);
}

/// The threads of the group at hand, in M.Threads, and the order in which they run.
void Groups::placeThreads() {
  if (M.Threads.size() < M.ThreadsOfGroup)
    M.Threads.resize(M.ThreadsOfGroup);
  M.Order.resize(M.ThreadsOfGroup);
  for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I) {
    M.Order[I] = M.placeInOrder(I, M.ThreadsOfGroup);
    Thread &T = M.Threads[I];
    T.InGroup = I;
    T.Local[0] = I % M.LocalSize[0];
    T.Local[1] = I / M.LocalSize[0] % M.LocalSize[1];
    T.Local[2] = I / M.LocalSize[0] / M.LocalSize[1];
    for (unsigned D = 0; D < 3; ++D) {
      T.Group[D] = Group[D];
      T.Global[D] = Group[D] * M.LocalSize[D] + T.Local[D];
    }
    T.InLaunch = (uint64_t(T.Global[2]) * Size[1] + T.Global[1]) * Size[0] + T.Global[0];
    T.S = Thread::State::Runs;
    T.Path = 0;
    T.Objects.clear();
  }
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

/// Destroys the variables of a thread that ended within calls.
void Groups::freeFrames(Thread &T) {
  for (; !T.Objects.empty(); T.Objects.pop_back())
    M.Mem.destroy(T.Objects.back());
}

/// A limit for the stack that the system gave this thread. Its actual end is not known, but at
/// least this much is left.
static const char *limitOfThisStack() {
  constexpr size_t Usable = size_t(2) << 20;
  return static_cast<const char *>(__builtin_frame_address(0)) - Usable;
}

void Groups::runThread(Thread &T) {
  M.Current = &T;
  M.Me.Number = uint32_t(T.InLaunch % (Use::Number - 1)) + 1;
  if (_setjmp(M.ThreadEnd) == 0)
    callFunction(nullptr, M, C, nullptr, Args.data(), 0);
  freeFrames(*M.Current);
  M.Current->S = Thread::State::Ended;
}

void Groups::runOneByOne() {
  const char *Limit = limitOfThisStack();
  for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I) {
    Thread &T = M.Threads[M.Order[I]];
    T.StackLimit = Limit;
    runThread(T);
  }
}

void Groups::enterThread(void *Argument) {
  auto *G = static_cast<Groups *>(Argument);
  // Where the thread's own end leads: this frame lives as long as the thread.
  callFunction(nullptr, G->M, G->C, nullptr, G->Args.data(), 0);
}

/// All threads of the group have come to the same barrier, or have all ended.
void Groups::checkBarrier() {
  const Thread *First = nullptr, *Ended = nullptr;
  for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I) {
    const Thread &T = M.Threads[I];
    if (T.S == Thread::State::Ended)
      Ended = &T;
    else if (!First)
      First = &T;
    else if (First->Barrier != T.Barrier)
      M.failAt(First->BarrierStmt, Problem::DivergentBarrier,
               "thread %llu comes to this barrier, thread %llu to another one, or to it in another "
               "iteration or call",
               (unsigned long long)First->InLaunch, (unsigned long long)T.InLaunch);
    else if (First->BarrierFlags != T.BarrierFlags)
      M.failAt(First->BarrierStmt, Problem::DivergentBarrier,
               "thread %llu comes to this barrier with the flags %u, thread %llu with %u",
               (unsigned long long)First->InLaunch, First->BarrierFlags,
               (unsigned long long)T.InLaunch, T.BarrierFlags);
  }
  if (First && Ended)
    M.failAt(First->BarrierStmt, Problem::DivergentBarrier,
             "thread %llu comes to this barrier, thread %llu has ended",
             (unsigned long long)First->InLaunch, (unsigned long long)Ended->InLaunch);
}

/// A thread that ends early ends its fiber.
void Groups::runTogether() {
  M.UsesFibers = true;
  for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I) {
    M.Stacks.start(I, enterThread, this);
    M.Threads[I].StackLimit = M.Stacks.stackLimit(I);
  }
  for (bool Waiting = true; Waiting;) {
    Waiting = false;
    for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I) {
      const uint32_t Number = M.Order[I];
      Thread &T = M.Threads[Number];
      if (T.S == Thread::State::Ended)
        continue;
      T.S = Thread::State::Runs;
      M.Current = &T;
      M.Me.Number = uint32_t(T.InLaunch % (Use::Number - 1)) + 1;
      if (_setjmp(M.ThreadEnd) == 0 && M.Stacks.resume(Number)) {
        Waiting = true;
        continue;
      }
      M.Current->S = Thread::State::Ended;
      freeFrames(*M.Current);
    }
    checkBarrier();
    M.AnyContinued = M.AnyContinues;
    const unsigned Flags = Waiting ? M.Threads[0].BarrierFlags : 0;
    M.TileNow += Flags & 1;
    M.LaunchNow += Flags >> 1 & 1;
  }
  M.UsesFibers = false;
}

void Groups::runSingle(Bytes &Result) {
  placeThreads();
  Thread &T = M.Threads[0];
  T.StackLimit = limitOfThisStack();
  M.Current = &T;
  M.Me.Number = 0;
  const kir::Type *Ty = F.ReturnTy;
  const Value To = {M.newObject(nullptr, Ty->isVoid() ? 0 : Ty->size(), Sharing::Private, nullptr),
                    true};
  if (_setjmp(M.ThreadEnd) == 0) {
    const Value V = callFunction(nullptr, M, C, nullptr, Args.data(), To.Bits);
    Frame Caller{M, C, nullptr, nullptr, nullptr, {}, 0};
    if (!Ty->isVoid() && !Ty->isAggregate())
      M.store(Caller, To, scalarOf(Ty), V);
  }
  const Object &O = *M.Mem.find(To.Bits);
  Result = Bytes(O.Size);
  for (size_t I = 0; I < O.Size; ++I) {
    Result.Initialised[I] = O.Written[I] != 0;
    Result.Values[I] = O.Written[I] ? O.Values[I] : 0;
  }
}

void Groups::run(const std::vector<Value> &Given, Bytes &Result) {
  Args = Given;
  for (const kir::Var *V : M.TileStaticVars)
    M.TileStaticAddresses.push_back(M.newObject(nullptr, V->Ty->size(), Sharing::Tile, V));
  if (!F.IsKernel)
    return runSingle(Result);
  if (C.IsTile)
    return isTiled() ? runTiles() : runStrips();
  for (uint64_t I = 0; I < GroupCount; ++I) {
    placeGroup(M.placeInOrder(uint32_t(I), uint32_t(GroupCount)));
    beginGroup();
    placeThreads();
    if (C.Waits && M.ThreadsOfGroup > 1)
      runTogether();
    else
      runOneByOne();
  }
}

//===----------------------------------------------------------------------===//
// The tile form
//===----------------------------------------------------------------------===//

void Groups::setPosition(unsigned Number, uint64_t V) {
  for (size_t I = 0; I < F.Params.size(); ++I) {
    const auto &B = F.Params[I]->Binding;
    if (B && B->K == kir::ArgBinding::Kind::Position && B->Offset == Number)
      Args[I] = defined(V);
  }
}

void Groups::createPerThread() {
  for (uint64_t Address : M.PerThreadAddresses)
    M.Mem.destroy(Memory::indexOf(Address));
  M.PerThreadAddresses.clear();
  for (const kir::Var *V : C.PerThreadVars)
    for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I)
      M.PerThreadAddresses.push_back(M.newObject(nullptr, V->Ty->size(), Sharing::Private, V));
}

void Groups::callAsTile() {
  Tile.IsTile = true;
  Tile.Objects.clear();
  Tile.StackLimit = limitOfThisStack();
  M.Current = &Tile;
  M.InRegion = false;
  M.Me.Number = M.nextUser();
  createPerThread();
  if (_setjmp(M.ThreadEnd) == 0)
    callFunction(nullptr, M, C, nullptr, Args.data(), 0);
  freeFrames(Tile);
}

void Groups::runTiles() {
  for (uint64_t I = 0; I < GroupCount; ++I) {
    placeGroup(M.placeInOrder(uint32_t(I), uint32_t(GroupCount)));
    beginGroup();
    placeThreads();
    for (unsigned D = 0; D < 3; ++D) {
      setPosition(D, Group[D]);
      Tile.Group[D] = Group[D];
    }
    callAsTile();
  }
}

/// Threads from Begin to End of a row, or of all threads above three dimensions.
void Groups::runStrip(uint32_t Begin, uint32_t End, uint32_t Y, uint32_t Z) {
  beginGroup();
  M.ThreadsOfGroup = End - Begin;
  M.LocalSize[0] = End - Begin;
  M.LocalSize[1] = M.LocalSize[2] = 1;
  placeThreads();
  for (uint32_t I = 0; I < M.ThreadsOfGroup; ++I) {
    Thread &T = M.Threads[I];
    T.Global[0] = Begin + I;
    T.Global[1] = Y;
    T.Global[2] = Z;
    T.InLaunch = (uint64_t(Z) * Size[1] + Y) * Size[0] + Begin + I;
  }
  const uint64_t Positions[] = {Begin, End, Y, Z};
  for (unsigned I = 0; I < 4; ++I)
    setPosition(I, Positions[I]);
  callAsTile();
}

void Groups::runStrips() {
  uint32_t Most = M.L->StripLength ? M.L->StripLength : uint32_t(MostOfGroup);
  if (F.StripLimit)
    Most = std::min(Most, F.StripLimit);
  const uint32_t OfRow = (Size[0] + Most - 1) / Most;
  const uint64_t Count = GroupCount == 0 ? 0 : uint64_t(OfRow) * Size[1] * Size[2];
  for (uint64_t I = 0; I < Count; ++I) {
    const uint64_t Number = M.placeInOrder(uint32_t(I), uint32_t(Count));
    const uint32_t Begin = uint32_t(Number % OfRow) * Most;
    const uint64_t Row = Number / OfRow;
    runStrip(Begin, std::min(Begin + Most, Size[0]), uint32_t(Row % Size[1]),
             uint32_t(Row / Size[1]));
  }
}
