//===- TileFlow.h - control and data flow of the threads of a tile ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Goes through functions once for all threads of a tile and finds what is wrong for certain:
// barriers that not all threads of a tile reach (spec 8.1.1), races on tile_static variables
// (8.1.2), accesses out of the range of an array, divisions by zero. What cannot be told is passed
// over in silence. The verdict on a place depends on the program alone, and the time is linear in
// what the functions are with their calls written out.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TILEFLOW_TILEFLOW_H
#define AMPCC_TILEFLOW_TILEFLOW_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace ampcc::flow {

/// A function that runs, and the call that made it run.
struct CallChain {
  const kir::Function *Function = nullptr;
  const kir::Expr *Call = nullptr; ///< null: the analysis begins with this function
  const CallChain *Caller = nullptr;
};

/// How a thread may leave before others: by a statement, or by a loop's condition (null).
struct Departure {
  const kir::Stmt *By = nullptr;
};

/// What a thread does with an element. Writes agree with nothing, the others with each other (spec
/// 8.1.2.2).
enum class Use : uint8_t { Reads, Writes, ChangesAtomically };
inline bool conflict(Use A, Use B) { return A == Use::Writes || B == Use::Writes; }

/// Of what several threads write in one element.
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
  const CallChain *Where = nullptr;

  // DivergentBarrier
  bool Certain = false; ///< not only as far as memory may hold different values
  const kir::Expr *Condition = nullptr;
  const kir::Expr *Source = nullptr; ///< what the threads get different values from
  const kir::Stmt *Left = nullptr;   ///< break, continue, return or the end of a thread

  // Races and ranges
  const kir::Var *Array = nullptr; ///< null: not known by name
  Use Does = Use::Reads;
  bool Updates = false;
  /// Equal: all that several threads write in the element, which harms nobody. SharedElement also
  /// knows the others.
  Stored Values = Stored::Different;
  bool OfElement = false; ///< SharedElement: of an array
  bool IsGlobal = false;  ///< Array is a kernel's parameter: threads of a launch, not of a tile
  const kir::Expr *Other = nullptr;
  Use OtherDoes = Use::Reads;
  int64_t Index = 0, Size = 0;
  bool ByThread = false; ///< only some threads of the tile have this index
};

/// What the analysis has to be told about the program.
class Knowledge {
public:
  virtual ~Knowledge() = default;
  /// Of the library: what happens there is told at the user's call.
  virtual bool isLibrary(const kir::Function *F) const { return false; }
  /// Not all of the function is known.
  virtual bool isIncomplete(const kir::Function *F) const { return false; }
  /// A `break` that Lower made of a loop's condition.
  virtual bool isCondition(const kir::Stmt *Break) const { return false; }
};

/// A component of a parameter that says where the thread is: those of a tiled_index.
struct ThreadPlace {
  enum class Kind : uint8_t { Global, Local, Tile, Origin };
  unsigned Param = 0;
  llvm::SmallVector<unsigned, 4> Path; ///< fields, and the elements of arrays
  Kind K = Kind::Global;
  unsigned Dim = 0; ///< as OpenCL counts
};

/// What is known of a launch where it stands.
struct LaunchFacts {
  /// The domain, as OpenCL counts its dimensions.
  std::array<std::optional<int64_t>, 3> Domain;
};

class TileFlow {
public:
  using Report = llvm::function_ref<void(const Finding &)>;
  TileFlow(const Knowledge &Known, Report Found);
  ~TileFlow();

  void runKernel(const kir::Function &Kernel, const LaunchFacts &Launch = {});
  /// A function that no kernel reaches; of its parameters nothing but Places is known.
  void runAlone(const kir::Function &F, const std::array<unsigned, 3> &Tile,
                llvm::ArrayRef<ThreadPlace> Places);
  /// The function was run, as one of these or by a call.
  bool hasRun(const kir::Function &F) const;

  /// The expression itself, or the user's call that led to it when it stands in the library.
  static const kir::Expr *usersOwn(const Knowledge &Known, const CallChain *Where,
                                   const kir::Expr *E);

private:
  class Impl;
  std::unique_ptr<Impl> P;
};

} // namespace ampcc::flow

#endif
