//===- Interpreter.h - runs a function for all threads of a tile -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An abstract interpreter over Clang's AST. Control flow of restrict(amp) code is structured (there
// is no goto), and the rules for barriers speak of the constructs that enclose them (spec 8.1.1),
// so it walks the statements as they nest. Calls are run in the context of the caller: argument
// values, the threads that make the call, and memory reached through references are those of the
// call. What cannot be told becomes unknown, and nothing is reported that depends on it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_FLOW_INTERPRETER_H
#define AMPCC_LIB_FLOW_INTERPRETER_H

#include "Findings.h"

namespace ampcc::flow {

class Interpreter {
public:
  Interpreter(clang::ASTContext &Ast, Findings &Found) : Ast(Ast), Found(Found) {}

  /// Runs a kernel from its entry in the library.
  void runKernel(const clang::FunctionDecl *Entry, const TileShape &Shape);
  /// Runs a function that no kernel reaches; of its parameters only tiled_index is known.
  void runAlone(const clang::FunctionDecl *Function);

  /// The functions with a body that were run, canonical.
  const llvm::DenseSet<const clang::FunctionDecl *> &visited() const { return Visited; }

private:
  // Constructs that can be left: functions, loops, switches (Construct.cpp).
  struct Exit {
    State S;
    Value Decides; ///< how the threads were chosen that leave here
    Object Result; ///< of a return
  };
  struct Construct {
    unsigned Id;
    size_t Conditions; ///< those open when it began
    size_t Departures;
    Mask Who;
    std::vector<Exit> Exits;
  };
  struct Condition {
    const clang::Expr *E;
    Value V;
  };
  struct Frame {
    const clang::FunctionDecl *Function = nullptr;
    std::optional<Value> This;
    size_t Constructs = 0; ///< index of the function's own
    std::vector<const void *> Locals;
    /// A lambda's captured variables.
    llvm::DenseMap<const clang::ValueDecl *, clang::FieldDecl *> Captures;
  };

  size_t open();
  /// All exits meet; leaves the result of a function in Result.
  void close(Object *Result = nullptr);
  void leave(size_t Index, const clang::Stmt *By, Object Result = {});
  Value decides(const Construct &To) const;
  void openCondition(const clang::Expr *E, const Value &V, bool Holds);
  void closeCondition() { Conditions.pop_back(); }
  void meet(const State &Before, State IfTrue, State IfFalse, const clang::Expr *E, const Value &V);
  void reachBarrier(const clang::Expr *Call);
  void recordAccess(const Place &P, bool Writes, bool Updates, const Value &Stored,
                    const clang::Expr *At);
  void compareArms(const State &Before, const State &IfTrue, const State &IfFalse);
  void compareAccesses(const Access &Later, const Access &Earlier);
  void checkBounds(const Place &P, const clang::Expr *At);
  bool mustRun() const;

  // Statements.
  void run(const clang::Stmt *S);
  void runIf(const clang::IfStmt *S);
  void runSwitch(const clang::SwitchStmt *S);
  void runCase(const clang::SwitchCase *S);
  void runDecl(const clang::Decl *D);
  struct Loop {
    const clang::Stmt *Statement;
    const clang::VarDecl *ConditionVariable;
    const clang::Expr *Condition;
    const clang::Expr *Increment;
    const clang::Stmt *PerIteration; ///< the variable of a range-for
    const clang::Stmt *Body;
    bool TestsFirst;
  };
  /// `for (int i = First; i < Limit; i += Step)` with constants.
  struct Counter {
    const clang::VarDecl *Variable;
    int64_t Last;
  };
  void runLoop(const Loop &L, std::optional<Counter> Count = std::nullopt);
  void runBody(const Loop &L);
  std::optional<Counter> counter(const clang::ForStmt *S);
  size_t countExits() const;

  // Expressions.
  Object eval(const clang::Expr *E);
  Object evalOther(const clang::Expr *E);
  Value scalar(const clang::Expr *E);
  Value condition(const clang::Expr *E);
  Place place(const clang::Expr *E);
  Place temporary(const clang::Expr *E);
  Place variable(const clang::ValueDecl *D, const clang::Expr *At);
  Value binaryOperator(const clang::BinaryOperator *E);
  Value shortCircuit(const clang::BinaryOperator *E);
  /// The place assigned to; Stored is what it holds then.
  Place assign(const clang::BinaryOperator *E, Object &Stored);
  Value arithmetic(clang::BinaryOperatorKind Op, const Value &L, const Value &R, clang::QualType Ty,
                   const clang::BinaryOperator *E);
  Object unaryOperator(const clang::UnaryOperator *E);
  Object convert(const clang::CastExpr *E);
  Object initList(const clang::InitListExpr *E);
  Object conditional(const clang::AbstractConditionalOperator *E, Place *Where);
  Object load(const Place &P, const clang::Expr *At);
  void store(const Place &P, const Object &O, const clang::Expr *At, bool Updates = false);
  Value evaluated(const clang::Expr *E) const;
  static Value pointerTo(const Place &P);
  static Place pointee(const Value &Pointer);
  Value offset(const Value &Pointer, const Value &By, bool Subtract, bool InArray = false);
  bool isWithin(const Step &S) const;
  std::optional<Value> indexOperation(clang::BinaryOperatorKind Op, const Value &L,
                                      const Value &R) const;
  void setVariable(const clang::VarDecl *V, const clang::Expr *Init);

  // Calls.
  Object call(const clang::CallExpr *E);
  Object construct(const clang::CXXConstructExpr *E);
  Object invoke(const clang::FunctionDecl *Callee, std::optional<Value> This,
                llvm::MutableArrayRef<Object> Args, const clang::Expr *At);
  Object builtin(llvm::StringRef Name, llvm::ArrayRef<Object> Args, const clang::Expr *At);
  Object argument(const clang::Expr *Arg, clang::QualType ParamTy);
  Object lambda(const clang::LambdaExpr *E);
  void initializeMembers(const clang::CXXConstructorDecl *Ctor, const Value &This);
  void bindCaptures(Frame &F);
  Object anchored(Object Result, const clang::Expr *At) const;
  Value threadNumber(bool Global, unsigned Dimension, const clang::Expr *At) const;
  Object indexObject(const clang::CXXRecordDecl *Index, llvm::StringRef Member) const;
  Object tiledIndexObject(const clang::CXXRecordDecl *TiledIndex) const;

  void reset(const TileShape &Shape);
  bool spend();
  bool inLibrary(const clang::FunctionDecl *Function) const;

  clang::ASTContext &Ast;
  Findings &Found;
  TileShape Tile;
  State Cur;
  std::vector<Condition> Conditions;
  std::vector<Construct> Constructs;
  std::vector<size_t> BreakTo, ContinueTo;
  struct OpenSwitch {
    Value V;
    State Entry;
    const clang::SwitchCase *Taken; ///< of a constant value
  };
  std::vector<OpenSwitch> Switches;
  std::vector<Frame> Frames;
  CallStack Stack;
  llvm::DenseSet<const clang::FunctionDecl *> Visited;
  unsigned NextConstruct = 0;
  unsigned Budget = 0;
  bool LastIteration = false; ///< only what is definite there is of interest
};

/// The extents of a tiled_index<...>; Rank 0 for other types.
TileShape tileShapeOf(clang::QualType Index);

} // namespace ampcc::flow

#endif
