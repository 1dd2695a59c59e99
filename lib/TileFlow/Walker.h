//===- Walker.h - the symbolic execution of a kernel for all threads of a tile --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walker is the core of TileFlow, the analysis that finds races, divergent barriers and accesses
// out of range at compile time. It executes the statements of a kernel once, on a State (Store.h)
// that represents all threads of a tile, and reports each finding. TileFlow.cpp constructs one
// Walker for each kernel, and for each function that no kernel calls. The walk follows the nesting
// of statements, because the control flow of KIR, the intermediate representation, is structured
// and the rules for barriers are about the constructs that enclose them (spec 8.1.1). A further
// kind of finding is reported where the walk sees it, in the file of its subject (Accesses.cpp,
// Control.cpp, ...).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_WALKER_H
#define AMPCC_LIB_TILEFLOW_WALKER_H

#include "Agreement.h"
#include "Store.h"
#include "Terms.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <set>

namespace ampcc::flow {

/// The facts about the head of a loop that a walk has found.
struct LoopFacts {
  struct Changed {
    const kir::Var *Root;
    Keys Path;
    Value Spread;         ///< the widest spread after an iteration
    bool Steps = true;    ///< every iteration adds the same number for all threads
    int64_t Multiple = 1; ///< every iteration adds a multiple of this
    bool operator==(const Changed &O) const { return Root == O.Root && Path == O.Path; }
  };
  std::vector<Changed> Variables;
  llvm::DenseSet<const kir::Var *> Escaped;
  /// Constructs get new numbers with every walk; how many are open inside of one stays.
  struct RelativeDeparture {
    size_t Inside; ///< 0: the loop itself
    Left By;
  };
  std::vector<RelativeDeparture> Departures;
};

/// A check that needs the last iteration of a loop, or the first, and so waits for its end.
struct Deferred {
  const Number *N; ///< an index, or a divisor
  int64_t Size;    ///< the number of elements; -1 for a divisor
  Mask Who;
  Finding F;
};

/// Walks one kernel, or one function that no kernel calls. A new kind of statement or expression of
/// KIR needs a case here.
///
/// Calls are walked in the context of the caller: argument values, the threads that make the call,
/// and memory reached through references are those of the call. A value that is not known becomes
/// Unknown, and nothing is reported that depends on it.
///
/// A loop is walked once, for all of its iterations: variables that an iteration changes are phis
/// at its head. The set of phis, and their spread over the threads, is stored for the place
/// (Facts); the loop is walked again only if a walk adds to these facts.
///
/// Each walk of a loop walks the loops inside it. So a nest is first probed: one walk collects
/// facts of all its loops, each as if its first iteration were the last one, and reports nothing. A
/// loop may run any number of iterations, so these facts hold in later walks, which rarely add to
/// them. Departures (some threads leave a construct before others) are left to the later walks,
/// because they depend on all facts.
class Walker {
public:
  Walker(const Knowledge &Known, TileFlow::Report Report,
         llvm::DenseSet<const kir::Function *> &Visited, const TileShape &Tile)
      : Known(Known), Report(Report), Visited(Visited), Table(Tile), Sums(Table), Agree(Table),
        Make(Table) {}

  /// Walks Kernel and the functions that it calls, and reports findings. Call this or runUncalled()
  /// once for each Walker.
  void runKernel(const kir::Function &Kernel, const LaunchFacts &Launch);
  /// Walks F, which no kernel calls, with unknown arguments. Places: the parameters, or their
  /// parts, that hold the place of a thread.
  void runUncalled(const kir::Function &F, llvm::ArrayRef<ThreadPlace> Places);

private:
  // --- Constructs that can be left: functions, loops, switches (Control.cpp)
  struct Exit {
    State S;
    Value Decides; ///< how the threads were chosen that leave here
    Object Result; ///< of a return
  };
  struct Construct {
    unsigned Id;
    size_t Conditions;   ///< those open when it began
    Departed Departures; ///< before it
    Mask Who;
    size_t FirstExit; ///< the index in ExitsTaken of the first that was taken since
    std::vector<Exit> Exits;
  };
  struct Condition {
    const kir::Expr *E;
    Value V;
  };
  struct Frame {
    size_t Constructs = 0;                 ///< index of the function's own
    std::vector<const kir::Var *> Locals;  ///< may be in states of exits after their scopes
    std::vector<const kir::Var *> InScope; ///< of the present blocks
  };
  struct OpenLoop {
    unsigned Id;
    unsigned FirstId;                                 ///< of the numbers made in it
    unsigned Barrier;                                 ///< State::Barrier at its head
    std::vector<std::shared_ptr<const Access>> Heads; ///< before the first barrier of an iteration
    std::vector<Deferred> Deferrals;
    std::vector<std::pair<LoopFacts::Changed, Number *>> Phis; ///< that change in each iteration
  };
  size_t open();
  /// Joins all exits; stores the result of a function in Result.
  void close(Object *Result = nullptr);
  void leave(size_t Index, const kir::Stmt *By, Object Result = {});
  Value decides(const Construct &To) const;
  void openCondition(const kir::Expr *E, const Value &V, bool Holds, bool OfLoop = false);
  void closeCondition() { Conditions.pop_back(); }
  void mergePaths(const State &Before, State IfTrue, State IfFalse, const kir::Expr *E,
                  const Value &V);
  void reachBarrier(const kir::Builtin *Call);

  // --- Accesses (Accesses.cpp)
  void recordAccess(const Place &P, Use Does, bool Updates, const Value &What, const kir::Expr *At);
  void compareArms(const State &Before, const State &IfTrue, const State &IfFalse);
  void compareIterations(const OpenLoop &L, const State &Entry);
  void raceWithItself(const Access &A);
  Stored compareValues(const Access &A, unsigned Of, unsigned Other);
  /// The threads that use an element.
  struct Users {
    unsigned First;
    bool Several = false;
    bool StoreEqual = true;
  };
  llvm::DenseMap<int64_t, Users> usersOf(const Access &A, const Elements &By);
  /// An access, its elements, and the iterations in which it accesses them.
  struct Compared {
    const Access &A;
    const Elements &By;
    Numbers::Evaluation &In;
  };
  Compared inFirst(const Access &A) { return {A, A.First, Table.FirstIterations}; }
  std::optional<Finding> compareThread(unsigned Thread, const Compared &Later,
                                       const Compared &Earlier, const Users &Of);
  bool compareAccesses(const Compared &Later, const Compared &Earlier);
  void checkBounds(const Place &P, const kir::Expr *At);
  void checkDivisor(kir::BinaryOp Op, const Value &Divisor, const kir::Type *Ty,
                    const kir::Expr *At, const kir::Expr *DivisorExpr);
  std::optional<std::vector<char>> active(const Mask &Who, Numbers::Evaluation &In,
                                          std::optional<unsigned> StrictFrom = std::nullopt,
                                          std::vector<Assumption> *Assumed = nullptr);
  std::optional<Elements> elements(const Access &A, Numbers::Evaluation &In);
  // --- Accesses to global memory (GlobalAccesses.cpp)
  std::optional<Elements> globalElements(const Access &A);
  void assume(const Number *N, bool Holds, std::vector<char> &Active,
              std::vector<Assumption> &Assumed);
  bool holdInTheMiddle(llvm::ArrayRef<Assumption> Assumed);

  void checkDeferred(const Deferred &D, Numbers::Evaluation &In, unsigned StrictFrom);
  void defer(Deferred D);
  void find(Finding F);

  // --- Statements (Statements.cpp, Loops.cpp)
  void run(const kir::Stmt *S);
  /// Of a function, whose variables end with the call.
  void runBody(const kir::Block *B);
  void runBlock(const kir::Block *B);
  void runIf(const kir::If *S);
  void runSwitch(const kir::Switch *S);
  struct Loop {
    const kir::Stmt *Statement;
    const kir::Expr *Condition, *Increment;
    const kir::Block *Body;
    bool TestsFirst;
  };
  void runLoop(const Loop &L);
  bool runWrittenOut(const kir::For *L);
  bool walkLoop(const Loop &L, LoopFacts &Facts, const State &Entry);
  struct Iteration {
    Value Test;
    bool Certain = false;                 ///< the first one takes place
    bool MayBreak = false;                ///< the loop can be left but by its condition
    const kir::Expr *Divergent = nullptr; ///< a condition on which the threads diverge
  };
  Iteration walkIteration(const Loop &L, size_t Out);
  /// The loop's condition: leaves for those for which it does not hold. False when it never holds.
  bool test(const Loop &L, size_t Out, Value &V);
  void beginIteration(const LoopFacts &Facts, size_t Out);
  bool endIteration(LoopFacts &Facts, const State &Head, size_t Out);
  bool noteChange(LoopFacts &Facts, const kir::Var *Root, const Keys &At, const Value &Before,
                  const Value &After);
  void checkDeferrals(const Loop &L, bool MayBreak);
  void widenExit(Exit &E, unsigned Loop, const State &Entry);
  void widenExits(size_t Count, unsigned Loop, const State &Entry);
  void replacePart(const LoopFacts::Changed &C, llvm::function_ref<Value(const Object &)> Fn);
  void widenDivergent(const LoopFacts &Facts, const Value &Decides);
  /// Drops the exits that were taken after the first Count.
  void dropExits(size_t Count);

  // --- Expressions (Expressions.cpp, Operators.cpp)
  Object eval(const kir::Expr *E);
  Value scalar(const kir::Expr *E) { return eval(E).V; }
  Value condition(const kir::Expr *E) { return Make.truth(scalar(E)); }
  Place place(const kir::Expr *E);
  Object load(const Place &P, const kir::Expr *At);
  void store(const Place &P, const Object &O, const kir::Expr *At, bool Updates = false);
  Object assign(const kir::Assign *E);
  Value incDec(const kir::IncDec *E);
  Value unary(const kir::Unary *E);
  Value binary(const kir::Binary *E);
  Value shortCircuit(const kir::Binary *E);
  Value arithmetic(kir::BinaryOp Op, const Value &L, const Value &R, const kir::Type *Ty,
                   const kir::Expr *At, const kir::Expr *Divisor);
  Object conditional(const kir::Conditional *E);
  Object convert(const kir::Cast *E);
  Object initList(const kir::InitList *E);
  static Value pointerTo(const Place &P);
  static Place pointee(const Value &Pointer);
  Value offset(const Value &Pointer, const Value &By, bool Subtract);
  bool isWithin(const Step &S);
  std::optional<Value> indexOperation(kir::BinaryOp Op, const Value &L, const Value &R);

  // --- Calls (Calls.cpp)
  Object call(const kir::Call *E);
  Object invoke(const kir::Function &Callee, llvm::MutableArrayRef<Object> Args,
                const kir::Expr *At);
  void endThread(const kir::Builtin *E);
  Object builtin(const kir::Builtin *E);
  Value argument(const kir::Var &Param, const kir::Function &Kernel, const LaunchFacts &Launch);
  Value threadNumber(bool Global, unsigned Dim, const kir::Expr *Source);
  Value placeValue(const ThreadPlace &P);
  const CallChain *chain(const kir::Function &F, const kir::Expr *Call);
  bool isTooLarge(const kir::Function &F);
  bool inLibrary() const { return Where && Known.isLibrary(Where->Function); }
  const kir::Expr *usersOwn(const kir::Expr *E) const {
    return TileFlow::usersOwn(Known, Where, E);
  }
  Object anchored(Object Result, const kir::Expr *At) const;
  void declare(const kir::Var *V, Object Value);

  const Knowledge &Known;
  TileFlow::Report Report;
  llvm::DenseSet<const kir::Function *> &Visited;
  Numbers Table;
  TermTable Sums;
  Agreement Agree;
  /// The elements of buffers, and of arrays with many dimensions: each with a number for what leads
  /// to it.
  std::map<std::vector<int64_t>, int64_t> Interned;
  Values Make;

  State Cur;
  std::vector<Condition> Conditions;
  std::vector<Construct> Constructs;
  std::vector<size_t> ExitsTaken; ///< of open constructs, their indices
  std::vector<size_t> BreakTo, ContinueTo;
  std::vector<Frame> Frames;
  const CallChain *Where = nullptr;
  const kir::Stmt *Now = nullptr; ///< the statement that runs
  std::vector<OpenLoop> Loops;
  bool Probing = false; ///< the walk only collects facts
  unsigned NextConstruct = 0, NextLoop = 1, NextBarrier = 1;
  std::map<std::pair<const CallChain *, const kir::Stmt *>, LoopFacts> Facts;
  std::map<std::tuple<const CallChain *, const kir::Expr *, const kir::Function *>,
           std::unique_ptr<CallChain>>
      Chains;
  std::vector<std::unique_ptr<PathCondition>> PathConditions;
  llvm::DenseMap<const kir::Function *, uint64_t> Sizes;
};

} // namespace ampcc::flow

#endif
