//===- Vectoriser.h - the vector form of a loop body ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A native kernel runs a tile of GPU threads as loops on a CPU thread. The pass vector-form
// converts the body of such a loop, if Clang would not vectorise it, into one that runs several GPU
// threads at once, in the lanes of vectors. A value that all lanes share (Uniformity) stays scalar.
// Control flow that differs between lanes becomes masks, vectors of bools that say which lanes are
// *on*, that is, which threads run a statement:
//
//   if (x > 0) y = f(x);        m = x > 0;  if (@ANY(m)) y = @SELECT(m, f(x), y);
//   while (x > 1) x = x / 2;    go = all;   while (true) { go = @SELECT(go, x > 1, none);
//                                             if (!@ANY(go)) break;  x = @SELECT(go, x / 2, x); }
//
// Invariant: every statement that may trap, access memory or jump runs with at least one lane on.
// So a uniform operation is done once, for whichever lane is on. Lanes that are off may compute
// anything; they read and write no memory, and divide by 1. A variable keeps its value in lanes
// that are off only if these lanes may read it again (Liveness).
//
// A node of KIR, the intermediate representation, without a case in LaneStatements.cpp or
// LaneExpressions.cpp is no error: run() returns null, and the loop stays scalar.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_VECTOR_VECTORISER_H
#define AMPCC_LIB_PASSES_VECTOR_VECTORISER_H

#include "ampcc/Analysis/Liveness.h"
#include "ampcc/Analysis/Uniformity.h"

namespace ampcc {

/// Converts one loop, which does not change itself. vector-form (VectorForm.cpp) constructs it,
/// calls run() once, and builds the loop over vectors around the new body.
class Vectoriser {
public:
  /// For Loop, a loop over threads in F, whose Init declares the counter. First is the counter of
  /// the new loop over vectors: the number of the thread in the first lane. Lanes: the number of
  /// threads that run at once. Nothing in the new body but its types and LANE_COUNT depends on it,
  /// because native code also has the body with another number.
  Vectoriser(kir::Context &Ctx, kir::Function &F, kir::For &Loop, kir::Var *First, unsigned Lanes);

  /// Returns the new body, or null if a statement has no vector form. End: the number of the first
  /// thread that does not exist, whose lane and those after it are off; null if all lanes are
  /// always on.
  kir::Block *run(const kir::Expr *End);
  /// After run(), the reason why there is no vector form; null after a success.
  const char *why() const { return Why; }
  /// The loops in the new body that run one lane in each iteration, because a statement has no form
  /// for all lanes at once.
  const llvm::DenseSet<const kir::Stmt *> &serial() const { return Serial; }
  /// The statements in the new body that only test the bounds of accesses.
  const llvm::DenseSet<const kir::Stmt *> &tests() const { return Tests; }
  /// B is a function with a second result, to whose place it gets a pointer, such as sincos.
  static bool setsNumber(const kir::Builtin &B);

private:
  using StmtList = std::vector<kir::Stmt *>;

  /// A construct that only some lanes run. Its mask loses those that leave it.
  struct Scope {
    enum class Kind : uint8_t { Thread, If, Switch, Loop, Iteration };
    Kind K;
    kir::Var *Mask;
    /// Variables that lanes which are off read where they come in again.
    Liveness::Set Needed{};
    const kir::Stmt *Else = nullptr; ///< lanes that are off run it afterwards
    bool KeepsAll = false;           ///< lanes that are off may read any variable again
  };

  // Statements (LaneStatements.cpp). False where the end of the statement is not reached.
  bool block(const kir::Block &B);
  bool stmt(const kir::Stmt *S);
  void declaration(const kir::DeclStmt &D);
  void initialise(kir::Var *V, const kir::InitList &L);
  void effect(const kir::Expr *E);
  void increment(const kir::IncDec *I);
  void assign(const kir::Expr *Target, kir::Expr *Value, kir::SourcePos Pos);
  bool ifStmt(const kir::If &I);
  bool isFlat(const kir::Block &B, const kir::Expr *Cond) const;
  void loop(const kir::Stmt *S);
  void uniformLoop(const kir::Stmt *S);
  void varyingLoop(const kir::Stmt *S);
  bool jump(const kir::Stmt *S);
  // LaneSwitch.cpp.
  void switchStmt(const kir::Switch &S);
  void uniformSwitch(const kir::Switch &S);
  void varyingSwitch(const kir::Switch &S);
  // LaneLoops.cpp.
  void iteration(const kir::Stmt *Loop, const kir::Block &Body);
  kir::Block *under(Scope New, const kir::Block &B);
  void leaveWhenOff(kir::Var *Mask);
  static bool isOnlyJump(const kir::Block &B);
  /// A jump out of S that not all lanes take.
  bool mayLose(const kir::Stmt *S, bool BreakStays = false, bool ContinueStays = false) const;
  bool beginsWithBreak(const kir::Block &Body) const;
  static bool breaks(const kir::Stmt &S);

  /// The result of an atomic operation may decide when a loop ends: lanes must not wait for each
  /// other there (LaneWaits.cpp).
  bool waits() const;
  // LaneByLane.cpp.
  /// All that gets the address of V, which is declared in the loop, are functions that set it.
  bool isSetByFunctions(const kir::Var *V) const;
  bool laneByLane(const kir::Stmt *S);
  bool insteadLaneByLane(const kir::Stmt *S, size_t Made);
  kir::Expr *valuesLaneByLane(const kir::Builtin *B);
  bool takeLane(const kir::Stmt *S, kir::Var *Lane, kir::VarMap &Vars,
                std::vector<kir::Var *> &Written);

  // Masks.
  kir::Var *mask() const { return Scopes.empty() ? nullptr : Scopes.back().Mask; }
  kir::Expr *maskValue();
  /// Cond in the lanes that are on.
  kir::Expr *inMask(kir::Expr *Cond);
  kir::Expr *select(kir::Expr *Mask, kir::Expr *A, kir::Expr *B);
  kir::Expr *any(kir::Var *Mask);
  kir::Expr *all(bool On);
  bool mustKeep(const kir::Var *V) const;

  // Expressions (LaneExpressions.cpp).
  /// Of a vector where lanes may differ, else of a scalar.
  kir::Expr *expr(const kir::Expr *E);
  kir::Expr *vector(const kir::Expr *E);
  kir::Expr *truth(const kir::Expr *E);
  kir::Expr *uniform(const kir::Expr *E);
  kir::Expr *scalar(const kir::Expr *E);
  kir::Expr *withEffect(const kir::Expr *E);
  kir::Expr *widened(kir::Expr *Scalar);
  kir::Expr *converted(kir::Expr *E, const kir::Type *Lane);
  kir::Expr *isNotZero(kir::Expr *E);
  kir::Expr *unary(const kir::Unary *U);
  kir::Expr *binary(const kir::Binary *B);
  kir::Expr *logical(const kir::Binary *B);
  static Scope partOfExpression(kir::Var *Mask);
  kir::Expr *conditional(const kir::Conditional *C);
  kir::Expr *builtin(const kir::Builtin *B);
  kir::Expr *combine(kir::BinaryOp Op, kir::Expr *L, kir::Expr *R, const kir::Type *Lane);
  static bool hasEffect(const kir::Expr *E);
  /// Evaluating E where no lane is on does nothing. Before: an expression that a
  /// lane that is on has evaluated.
  bool isHarmless(const kir::Expr *E, const kir::Expr *Before = nullptr) const;
  /// An element of a thread's array, at an index that lanes share, which Before reads in any case.
  bool isReadBefore(const kir::Subscript *S, const kir::Expr *Before) const;
  const kir::Type *vectorOf(const kir::Type *Lane) { return Ctx.vectorOf(Lane, Lanes); }
  kir::Expr *laneCount();

  // Memory (LaneAccesses.cpp).
  /// The memory of an lvalue: the same for all lanes (Shared), a variable of each lane (Own),
  /// consecutive elements (Consecutive), or any elements (Spread).
  struct Place {
    enum class Kind : uint8_t { Shared, Own, Consecutive, Spread };
    Kind K = Kind::Shared;
    kir::Expr *At = nullptr;    ///< an lvalue, or a pointer
    kir::Expr *Index = nullptr; ///< of the first lane, or of each
    uint64_t Bytes = 0;
  };
  /// A pointer that differs between lanes, declared with the address of such a place.
  struct Pointer {
    Place::Kind K;
    kir::Var *Base, *Index;
    uint64_t Bytes;
  };
  void pointer(kir::Var *V, const kir::Expr *Init);
  const Pointer *pointerIn(const kir::Expr *E) const;
  /// An index that lanes do not share, or one of a pointer, and the bytes that it counts.
  struct Step {
    const kir::Expr *Index;
    const Pointer *Of;
    uint64_t Bytes;
  };
  using StepList = llvm::SmallVector<Step, 2>;
  kir::Expr *base(const kir::Expr *E, StepList &Steps);
  Place place(const kir::Expr *LValue);
  // LaneBounds.cpp.
  kir::Expr *inBounds(const kir::Builtin *Test);
  kir::Expr *testedLoad(const kir::Conditional *C, kir::Expr *Inside);
  kir::Expr *indexOf(const Step &S);
  kir::Expr *inFirst(const kir::Expr *E);
  kir::Expr *sharedPlace(const kir::Expr *E);
  Place ownPlace(const kir::Expr *LValue, kir::Var *V);
  /// An element of an array of few vectors, at an index that differs between lanes.
  struct Choice {
    const kir::Subscript *Differs; ///< by the index, of an array of Count
    unsigned Count;
  };
  std::optional<Choice> choice(const kir::Expr *LValue) const;
  kir::Expr *elementAt(const kir::Expr *LValue, const Choice &C, unsigned I);
  kir::Expr *chosen(const kir::Expr *LValue, const Choice &C);
  void choose(const kir::Expr *LValue, const Choice &C, kir::Expr *Value, kir::SourcePos Pos);
  kir::Expr *load(const kir::Expr *LValue);
  void store(const kir::Expr *LValue, kir::Expr *Value, kir::SourcePos Pos);
  /// By how much E, an integer, grows from lane to lane, if that is known.
  std::optional<int64_t> growth(const kir::Expr *E) const;
  bool fitsInt(const kir::Expr *E) const;
  kir::Expr *asInt(const kir::Expr *E);

  // Making nodes.
  kir::Builtin *lanes(const kir::Type *Ty, const kir::BuiltinInfo &Row,
                      std::vector<kir::Expr *> Args);
  kir::Var *newMask(llvm::StringRef Name, kir::Expr *Init);
  template <typename T> T *emit(T *S) {
    S->Pos = Pos;
    Out->push_back(S);
    return S;
  }
  void emitIf(kir::Expr *Cond, kir::Block *Then) {
    Then->Pos = Pos;
    emit(Ctx.make<kir::If>(Cond, Then));
  }
  std::nullptr_t fail(const char *Reason) {
    if (!Why)
      Why = Reason;
    return nullptr;
  }
  /// Where Fail was called, something of this type, to go on with.
  kir::Expr *anything(const kir::Type *T);
  bool isInside(const kir::Var *V) const { return Inside.contains(V); }

  kir::Context &Ctx;
  kir::Function &F;
  kir::For &Loop;
  kir::Var *const Counter, *const First;
  const unsigned Lanes;
  const VarUses Uses;
  const Uniformity U;
  const Liveness Live;
  llvm::DenseSet<const kir::Var *> Inside; ///< declared in the loop
  /// What is declared in the loop: by itself where it is uniform, else as a vector.
  kir::VarMap Shared, Vectors;
  /// Of variables that grow from lane to lane by a constant: their value in the first lane.
  kir::VarMap Firsts;
  llvm::DenseMap<const kir::Var *, int64_t> Growths;
  llvm::DenseMap<const kir::Var *, Pointer> Pointers;
  llvm::SmallVector<Scope, 8> Scopes;
  llvm::DenseSet<const kir::Stmt *> Serial, Tests;
  StmtList *Out = nullptr;
  /// The statements of the innermost loop under masks, where nothing is around them in it.
  const StmtList *BodyOfLoop = nullptr;
  unsigned LoopsAround = 0;
  bool InMaskedSwitch = false; ///< a `break` leaves a switch that is masks
  kir::SourcePos Pos;
  const char *Why = nullptr;
};

} // namespace ampcc

#endif
