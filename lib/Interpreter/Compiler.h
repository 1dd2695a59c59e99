//===- Compiler.h - KIR functions to the interpreter's code ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter runs kernels in KIR, the intermediate representation, to test passes.
// Interpreter.cpp compiles each function before its first run, because that is faster than a walk
// of KIR. The compiler chooses for each expression and statement the C++ function that runs it
// (Code.h), and for each variable its place (Place). An expression that cannot be run, or whose
// operands are not sequenced (Sequencing.h), becomes a node that ends the run when the run reaches
// it. A new kind of node in KIR needs a case here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_COMPILER_H
#define AMPCC_LIB_INTERPRETER_COMPILER_H

#include "Machine.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Allocator.h"
#include <deque>

namespace ampcc::interpreter {

/// The code of one module's functions, each made when it is first needed. Owns the memory of all
/// nodes, so it must outlive their runs.
class Compiler {
public:
  explicit Compiler(const kir::Module &M);

  const FunctionCode &codeOf(const kir::Function &F);

  const kir::Module &M;
  llvm::BumpPtrAllocator Arena;
  llvm::DenseMap<const kir::Var *, uint32_t> TileStatics; ///< the number of each
  std::vector<const kir::Var *> TileStaticVars;
  std::deque<LabelMap> Labels;
  /// The built-ins that compute one lane of a vector built-in. Only the types of their arguments
  /// matter.
  std::deque<kir::Builtin> ScalarBuiltins;
  std::deque<kir::NullPtr> Placeholders;

private:
  llvm::DenseMap<const kir::Function *, std::unique_ptr<FunctionCode>> Codes;
};

/// Compiles one function.
class FunctionCompiler {
public:
  FunctionCompiler(Compiler &C, const kir::Function &F, FunctionCode &Out) : C(C), F(F), Out(Out) {}
  void run();

  /// A node for the value of E. The value of a struct or an array is the address where it is.
  const Node *value(const kir::Expr *E);
  /// A node for the address of an lvalue. OnePast: the index may be that of the end of the array.
  const Node *place(const kir::Expr *E, bool OnePast = false);

  /// A node that ends the run with Unsupported, for an expression that cannot be run.
  const Node *unsupported(const kir::Expr *E, const char *Why);
  /// A node that ends the run with Unsequenced: C may use V before or after its assignment.
  const Node *unsequenced(const kir::Expr *E, const kir::Var &V);
  Node *make(const kir::Expr *E, Evaluate Do);
  /// Nodes for the values of several expressions.
  void values(Node &N, llvm::ArrayRef<kir::Expr *> Exprs);
  /// E as a value of type To.
  const Node *converted(const Node *N, Scalar From, Scalar To);

  /// A variable of the frame for a struct that a call returns.
  uint32_t temporary(const kir::Type *T);

  Compiler &C;
  const kir::Function &F;
  FunctionCode &Out;

private:
  class Nesting;

  // Variables.
  void findMemoryVariables();
  Place &placeOf(const kir::Var *V);
  /// The register of a scalar variable, if E is one.
  std::optional<uint32_t> registerOf(const kir::Expr *E);

  // Expressions.
  const Node *valueOf(const kir::Expr *E);
  const Node *placeOf(const kir::Expr *E, bool OnePast);
  const Node *memberPlace(const kir::Member *E);
  const Node *subscriptPlace(const kir::Subscript *E, bool OnePast);
  const Node *variablePlace(const kir::VarRef *E);
  const Node *loaded(const kir::Expr *E);
  const Node *registerNode(const kir::Expr *E, uint32_t Slot);
  const Node *unary(const kir::Unary *E);
  const Node *binary(const kir::Binary *E);
  const Node *pointerSum(const kir::Binary *E);
  const Node *assign(const kir::Assign *E);
  const Node *compound(const kir::Assign *E);
  const Node *incDec(const kir::IncDec *E);
  const Node *conditional(const kir::Conditional *E);
  const Node *conversion(const kir::Cast *E);
  const Node *call(const kir::Call *E);
  const Node *builtin(const kir::Builtin *E);

  // Vectors (Lanes.cpp).
  const Node *lane(const kir::Expr *E, unsigned L);
  const Node *laneOfBuiltin(const kir::Builtin *E, unsigned L);
  const Node *laneOfFunction(const kir::Builtin *E, unsigned L);
  const Node *lanesBuiltin(const kir::Builtin *E);
  const Node *vectorStore(const Node *To, const kir::Expr *Value);
  const Node *consecutive(const kir::Expr *First, unsigned L);
  void appendLanes(std::vector<const Node *> &To, const kir::Expr *E);
  void setArgs(Node &N, llvm::ArrayRef<const Node *> Nodes);

  // Statements.
  const Step *stmt(const kir::Stmt *S);
  const Step *stmtOf(const kir::Stmt *S);
  const Step *block(const kir::Block *B);
  const Step *declaration(const kir::DeclStmt *D);
  /// Code that writes the elements of a list to the memory at To.
  void initialise(const kir::InitList *L, uint64_t Offset, const Node *To,
                  std::vector<const Step *> &Steps);
  void initialiseZero(const kir::Type *T, uint64_t Count, uint64_t Offset, const Node *To,
                      std::vector<const Step *> &Steps);
  const Step *loop(const kir::Stmt *S);
  const Step *threadLoop(const kir::For *L);
  const Step *switchStmt(const kir::Switch *S);
  Step *makeStep(const kir::Stmt *S, Execute Do);
  const Step *sequence(const kir::Stmt *S, llvm::ArrayRef<const Step *> Steps);
  /// One step that holds others.
  Step *stepWith(const kir::Stmt *S, llvm::ArrayRef<const Step *> Steps, Execute Do);
  const Node *condition(const kir::Expr *E);
  bool waits(const kir::Stmt *S);

  llvm::DenseMap<const kir::Var *, Place> Places;
  llvm::DenseSet<const kir::Var *> InMemory; ///< scalars whose address is taken
  unsigned Depth = 0, Loops = 0;
  bool InLoopOverThreads = false;
};

/// Sets in N the C++ function that carries out a built-in, and the data that it needs beside its
/// arguments (Builtins.h). Returns false if the built-in does not take these arguments.
bool chooseBuiltin(const kir::Builtin &B, Node &N);

/// F is a kernel with loops over threads, regions, or parameters for the place of a tile. Such a
/// kernel is called once for each tile or strip (docs/kir.md, "The tile form").
bool isTileForm(const kir::Function &F);

/// The function of nodes for the address of a variable in memory.
Value evaluateObject(const Node &N, Frame &F);

/// Runs C in a new frame. The arguments are the nodes Args, evaluated in Caller, or if Args is null
/// the values Given. A struct is returned to the address ResultTo. Machine::Current must be the
/// thread that runs, and its StackLimit must be set.
Value callFunction(Frame *Caller, Machine &M, const FunctionCode &C, const Node *const *Args,
                   const Value *Given, uint64_t ResultTo);

} // namespace ampcc::interpreter

#endif
