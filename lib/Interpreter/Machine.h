//===- Machine.h - the state of a running launch -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter executes launches of kernels in KIR, the intermediate representation, to test
// passes. The machine holds the memory, the threads and the counters of one launch. The functions
// that run expressions and statements (Code.h) reach it through their Frame. If the launch has no
// meaning (undefined behaviour; docs/kir.md, "Meaning"), fail() ends the run by a longjmp to its
// start in Interpreter.cpp. endThread() ends one thread by a longjmp to its start in Groups.cpp. So
// no C++ frame between the two places may hold an object that needs a destructor. Another reason
// why a launch has no meaning is a row of Interpreter/Undefined.def, and a call of fail().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_MACHINE_H
#define AMPCC_LIB_INTERPRETER_MACHINE_H

#include "Code.h"
#include "Fibers.h"
#include "Memory.h"
#include "ampcc/Interpreter/Interpreter.h"

namespace ampcc::interpreter {

using Problem = Undefined::Kind;

/// A thread of the launch; in the tile form also the tile itself.
struct Thread {
  uint32_t Local[3] = {0, 0, 0}, Group[3] = {0, 0, 0}, Global[3] = {0, 0, 0};
  /// The thread's linear number in the tile or strip, and in the launch.
  uint32_t InGroup = 0;
  uint64_t InLaunch = 0;
  bool IsTile = false; ///< the tile's code, or a loop over its threads
  const char *StackLimit = nullptr;
  /// A hash of the calls and iterations with barriers that the thread is in: threads that wait at
  /// one barrier in different iterations have different paths.
  uint64_t Path = 0;
  // The barrier at which the thread waits: Barrier is a hash of Path and the barrier.
  uint64_t Barrier = 0;
  const kir::Stmt *BarrierStmt = nullptr;
  unsigned BarrierFlags = 0;
  enum class State : uint8_t { Runs, Waits, Ended } S = State::Runs;
  std::vector<uint32_t> Objects; ///< of its frames, the innermost last
};

/// A call that is running.
struct Frame {
  Machine &M;
  const FunctionCode &Code;
  Value *Registers = nullptr;
  uint64_t *Objects = nullptr; ///< addresses
  const kir::Stmt *At = nullptr;
  Value Result;
  uint64_t ResultTo = 0; ///< where a struct is returned
};

class Machine {
public:
  explicit Machine(const kir::Module &Mod) : Mod(Mod) {}
  /// Prepares a new launch, with these tile_static variables. Removes all memory of the last one.
  void reset(const Launch &NewLaunch, std::vector<const kir::Var *> TileStatics);

  const kir::Module &Mod;
  std::vector<const kir::Var *> TileStaticVars;

  const Launch *L = nullptr;
  Memory Mem;
  Fibers &Stacks = Fibers::ofThisThread();
  Thread *Current = nullptr;
  User Me; ///< Current, as accesses to memory record it (Races.h)
  // The numbers of the intervals between barriers, and of the first one of the group at hand: of
  // barriers that order tile_static memory, and of those that order global memory.
  uint32_t TileNow = 1, LaunchNow = 1;
  uint32_t FirstOfTile = 1, FirstOfGroup = 1;
  uint32_t NextNumber = 1; ///< for users
  uint64_t Steps = 0, StepLimit = 0;
  /// An operation without a result, such as an overflow, gives a value that is not initialised
  /// instead of ending the run (Lanes.cpp).
  bool InLanes = false;
  bool RightFirst = false; ///< the order of operands that C leaves open
  uint64_t MixedOrder = 0; ///< the state of Launch::MixedOrder's random numbers; 0 without

  // The geometry, OpenCL's dimensions (the fastest first).
  uint32_t LocalSize[3] = {1, 1, 1}, Groups[3] = {1, 1, 1}, GlobalSize[3] = {1, 1, 1};
  uint32_t ThreadsOfGroup = 1;
  bool InRegion = false; ///< of the tile form
  bool UsesFibers = false;
  std::vector<Thread> Threads;   ///< of the group at hand
  std::vector<uint32_t> Order;   ///< in which they run
  std::vector<Value> LoopValues; ///< counters of loops over threads that are running
  std::vector<uint64_t> TileStaticAddresses;
  std::vector<uint64_t> TileArrayAddresses; ///< memory of the tile that the launch gives
  std::vector<uint64_t> PerThreadAddresses;
  uint32_t ViewsWithOffset = ~0u, Unusual = ~0u;
  std::vector<const Image *> Images; ///< number 1 first
  // With --amp-check the threads of a group agree on the next iteration of a loop with a barrier:
  // each calls SHADOW_BARRIER to announce whether it goes on, and SHADOW_ABSENT returns whether any
  // thread goes on.
  uint32_t Decided = 0;      ///< how many threads have announced it
  bool AnyContinues = false; ///< one of them goes on
  /// AnyContinues after the last announcement of all threads. Fibers read this one, because other
  /// fibers may have begun to announce for the next iteration.
  bool AnyContinued = false;
  std::vector<SentMessage> Messages;
  unsigned MessageWords = 0; ///< the most words that Messages will take after lower-messages

  std::optional<Undefined> Found;
  std::jmp_buf RunEnd, ThreadEnd;

  /// Ends the run with Problem K: in the current thread at the statement that F runs, or at At
  /// without naming a thread. The format is printf's.
  [[noreturn]] void fail(Frame &F, Problem K, const char *Format, ...)
      __attribute__((format(printf, 4, 5)));
  [[noreturn]] void failAt(const kir::Stmt *At, Problem K, const char *Format, ...)
      __attribute__((format(printf, 4, 5)));

  void countStep(Frame &F) {
    if (++Steps > StepLimit)
      fail(F, Problem::StepLimit, "more than %llu steps", (unsigned long long)StepLimit);
  }

  /// Counts work on Size bytes as one step for each 256 of them.
  void countBytes(const kir::Stmt *At, uint64_t Size) {
    constexpr uint64_t OfStep = 256;
    Steps += Size / OfStep;
    if (Steps > StepLimit)
      failAt(At, Problem::StepLimit, "more than %llu steps", (unsigned long long)StepLimit);
  }

  //===--- Memory ---------------------------------------------------------===//

  /// Returns the object that has Size bytes at Address, and sets Offset to their place in it. Ends
  /// the run if there is none. newObject() invalidates the reference.
  Object &access(Frame &F, Value Address, uint64_t Size, uint64_t &Offset) {
    Object *O = Mem.find(Address.Bits);
    Offset = (Address.Bits & Memory::OffsetMask) - Memory::Middle;
    if (!Address.Defined || !O || Address.Bits >> 61 || Offset > O->Size || Size > O->Size - Offset)
      badAccess(F, Address, Size);
    return *O;
  }
  [[noreturn]] void badAccess(Frame &F, Value Address, uint64_t Size);

  void noteAccess(Frame &F, Object &O, uint64_t Offset, uint64_t Size, Access How, bool SameBytes) {
    if (O.Uses && Me.Number)
      noteShared(F, O, Offset, Size, How, SameBytes);
  }
  void noteShared(Frame &F, Object &O, uint64_t Offset, uint64_t Size, Access How, bool SameBytes);

  Value load(Frame &F, Value Address, Scalar Kind);
  void store(Frame &F, Value Address, Scalar Kind, Value V);
  /// Copies a struct or an array. The padding between its members becomes bytes that are not
  /// written.
  void copy(Frame &F, Value To, Value From, const kir::Type *T);
  /// Writes Count objects of type T, one after the other, whose values are all 0.
  void zero(Frame &F, Value To, const kir::Type *T, uint64_t Count);
  /// Marks the bytes of the object as not initialised. At: where a step limit is reported.
  void forget(const kir::Stmt *At, uint64_t Address);

  /// Returns the address of a new object. Ends the run, at At, if there is too much memory.
  uint64_t newObject(const kir::Stmt *At, uint64_t Size, Sharing Who, const kir::Var *Of);

  /// Calls the function; its registers hold the arguments already.
  void enter(Frame &F);

  // The beginning and the end of a region or loop over threads in the tile form. Each begins a new
  // interval, as a barrier does.
  void beginRegion();
  void endRegion();
  uint32_t nextUser() {
    NextNumber = NextNumber % (Use::Number - 1) + 1;
    return NextNumber;
  }
  /// The number of the thread or group, of Count, that runs as the I-th in the launch's order.
  uint32_t placeInOrder(uint32_t I, uint32_t Count);

  /// Waits at the barrier B if the threads are fibers; else only begins a new interval. Ends the
  /// run as Unsupported in the tile form, which has no barriers.
  void waitAt(Frame &F, const kir::Builtin *B, unsigned Flags);
  void endThread();

  const std::vector<std::pair<uint64_t, uint64_t>> &holes(const kir::Type *T);

  /// Returns true if the right one of two operands, whose order C leaves open, is evaluated first
  /// this time.
  bool beginsRight() {
    if (!MixedOrder)
      return RightFirst;
    MixedOrder ^= MixedOrder << 13; // xorshift (Marsaglia)
    MixedOrder ^= MixedOrder >> 7;
    MixedOrder ^= MixedOrder << 17;
    return MixedOrder >> 32 & 1;
  }

private:
  llvm::DenseMap<const kir::Type *, std::vector<std::pair<uint64_t, uint64_t>>> Holes;
};

/// The values of a node's two operands, whose order C leaves open. IsAssigned: the right operand is
/// the value of an assignment, which C++17 evaluates first.
struct Operands {
  Value Left, Right;

  Operands(const Node &N, Frame &F, bool IsAssigned = false) {
    if (F.M.beginsRight() != IsAssigned) {
      Right = N.B->Do(*N.B, F);
      Left = N.A->Do(*N.A, F);
    } else {
      Left = N.A->Do(*N.A, F);
      Right = N.B->Do(*N.B, F);
    }
  }
};

} // namespace ampcc::interpreter

#endif
