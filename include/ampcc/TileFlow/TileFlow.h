//===- TileFlow.h - control and data flow of the threads of a tile ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks functions once for all threads of a tile and finds errors: barriers that not all threads of
// a tile reach (spec 8.1.1), races on tile_static variables (8.1.2) and on buffers, accesses out of
// the range of an array, divisions by zero. It reports only errors that it can prove. The exception
// are findings that depend on values in memory: these have `Certain` false or `Values` MayDiffer.
// The analysis has no limit of time, so its result depends on the program alone. The time is linear
// in the size of the functions with all calls inlined. lib/FlowCheck turns the findings into
// diagnostics, kir-opt prints them.
//
// A further kind of finding is an enumerator here, with its text in lib/FlowCheck and Print.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TILEFLOW_TILEFLOW_H
#define AMPCC_TILEFLOW_TILEFLOW_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace ampcc::flow {

/// A called function on the stack of calls: the function, its call, and the entry of its caller.
struct CallChain {
  const kir::Function *Function = nullptr;
  const kir::Expr *Call = nullptr; ///< null: the analysis begins with this function
  const CallChain *Caller = nullptr;
};

/// A way for a thread to leave a construct before others.
struct Departure {
  const kir::Stmt *By = nullptr; ///< the statement; null: the condition of a loop
};

/// A thread's access to an element. Two accesses conflict if at least one of them is in `Writes`;
/// atomic changes do not conflict with reads or with each other (spec 8.1.2.2).
enum class Use : uint8_t { Reads, Writes, ChangesAtomically };
inline bool conflict(Use A, Use B) { return A == Use::Writes || B == Use::Writes; }

/// The relation between the values that several threads write to one element.
enum class Stored : uint8_t { Equal, MayDiffer, Different };

struct Finding {
  enum class Kind : uint8_t {
    DivergentBarrier, ///< At: the barrier; Condition and Source say why
    SharedElement,    ///< At: several threads write one element at the same time
    Race,             ///< At, and Other: two threads, one of which writes
    OutOfRange,       ///< At: the access; Index, Size
    Unwritten,        ///< At: reads the tile_static variable Array
    DivisionByZero,   ///< At: the division
    FloatDivisionByZero
  };
  Kind K;
  const kir::Expr *At = nullptr;
  /// The calls through which At runs. The chain exists until runKernel() or runUncalled() returns.
  const CallChain *Where = nullptr;

  // DivergentBarrier
  bool Certain = false;    ///< false: only if memory holds different values for the threads
  bool OfSubGroup = false; ///< At: an operation of a sub-group in place of a barrier
  const kir::Expr *Condition = nullptr;
  const kir::Expr *Source = nullptr; ///< the expression that differs between the threads
  const kir::Stmt *Left = nullptr;   ///< break, continue, return or the end of a thread

  // Races and ranges
  const kir::Var *Array = nullptr; ///< null: the variable is not known
  Use Does = Use::Reads;
  bool Updates = false; ///< At reads and writes the element, as in `a += 1`
  /// Race and SharedElement: Equal if the threads write the same value to the element, which is
  /// harmless. MayDiffer occurs only in SharedElement.
  Stored Values = Stored::Different;
  bool OfElement = false; ///< SharedElement: of an array
  bool IsGlobal = false;  ///< Array is a kernel's parameter: threads of a launch, not of a tile
  const kir::Expr *Other = nullptr;
  Use OtherDoes = Use::Reads;
  int64_t Index = 0, Size = 0;
  bool ByThread = false; ///< not all threads of the tile have this index
};

/// Facts about the program that KIR does not hold and the analysis needs.
class Knowledge {
public:
  virtual ~Knowledge() = default;
  /// F is a function of the library: findings in it are reported at the user's call.
  virtual bool isLibrary(const kir::Function *F) const { return false; }
  /// Some construct of F had no lowering.
  virtual bool isIncomplete(const kir::Function *F) const { return false; }
  /// Lower generated this `break` to leave a loop whose condition does not hold.
  virtual bool isCondition(const kir::Stmt *Break) const { return false; }
  /// Lower generated this end_thread for a check, which ends no thread of a right program.
  virtual bool isCheck(const kir::Expr *End) const { return false; }
};

/// A component of a parameter that holds a coordinate of the thread: the components of a
/// tiled_index.
struct ThreadPlace {
  /// The members of tiled_index: global, local, tile and tile_origin.
  enum class Kind : uint8_t { Global, Local, Tile, Origin };
  unsigned Param = 0;
  llvm::SmallVector<unsigned, 4> Path; ///< fields, and the elements of arrays
  Kind K = Kind::Global;
  unsigned Dim = 0; ///< as OpenCL counts
};

/// The facts about a launch that are known at its call.
struct LaunchFacts {
  /// The domain, as OpenCL counts its dimensions.
  std::array<std::optional<int64_t>, 3> Domain;
};

/// The analysis of a module. Run its kernels first, then the functions that they have not reached.
class TileFlow {
public:
  /// Gets each finding. A finding may come several times, because a loop may be walked again.
  using Report = llvm::function_ref<void(const Finding &)>;
  /// Known and Found must outlive the object.
  TileFlow(const Knowledge &Known, Report Found);
  ~TileFlow();

  /// Walks a kernel for one tile; without tiles, for the first threads of the domain.
  void runKernel(const kir::Function &Kernel, const LaunchFacts &Launch = {});
  /// Walks a function that no kernel reaches, for threads of a tile of these extents. Only the
  /// parameters in Places are known.
  void runUncalled(const kir::Function &F, const std::array<unsigned, 3> &Tile,
                   llvm::ArrayRef<ThreadPlace> Places);
  /// F was walked, by runKernel() or runUncalled() or through a call.
  bool hasRun(const kir::Function &F) const;

  /// E itself, or the user's call through which E runs if E is in the library.
  static const kir::Expr *usersOwn(const Knowledge &Known, const CallChain *Where,
                                   const kir::Expr *E);

private:
  class Impl;
  std::unique_ptr<Impl> P;
};

} // namespace ampcc::flow

#endif
