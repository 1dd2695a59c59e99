//===- Generator.h - generator of random KIR modules ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-fuzz generates a random module of kernels, runs the passes of the compiler on it, and
// compares the results of the kernels before and after (Runner.h). The comparison needs kernels
// with defined behaviour. Generator writes the text of such a module. Nearly every module has
// defined behaviour for every launch that seededLaunch() (ampcc/Interpreter) returns, because of
// these invariants:
//
// - Values stay in range by construction (Value.h).
// - A thread writes only its own element of a buffer or of a tile_static array.
// - A thread reads elements of others only in a phase (from one barrier to the next) in which no
//   thread writes the array.
// - Several threads change one element only with commutative atomic operations, whose results are
//   dropped.
// - Buffers have at least `Elements` elements, and a launch has at most as many threads.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_TOOLS_KIR_FUZZ_GENERATOR_H
#define AMPCC_TOOLS_KIR_FUZZ_GENERATOR_H

#include "Random.h"
#include "Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <vector>

namespace ampcc::fuzz {

/// A scalar in scope that statements can read, and assign if Assignable is set.
struct Scalar {
  std::string Name; ///< an lvalue: `x`, `p.a`, `b[2]`
  Ty T = Ty::I32;
  Range R; ///< the range in which its value stays
  bool Assignable = true;
  bool Uniform = false;     ///< all threads of a tile have the same value
  bool Addressable = false; ///< helper functions may get a pointer to it
  bool Usable = true;       ///< false while expressions must not use it
};

/// An array in scope. K is the rule for the elements that a thread may read and write: none is
/// written, only the thread's own one, only by atomic operations, by the phases of a tile, or all.
struct Memory {
  std::string Base; ///< `a`; with `@` for the index where an accessor is called
  Ty T = Ty::I32;
  enum class Kind : uint8_t { ReadOnly, Own, Atomic, Tile, Local } K = Kind::ReadOnly;
  unsigned Count = 256;  ///< a power of two; indices are masked with Count - 1
  std::string OwnIndex;  ///< index of the thread's element
  bool InBuffer = false; ///< Tile: the tile's part of a buffer
  bool Constant = false; ///< in this phase no thread writes it
  /// Returns the text of the element at an index.
  std::string at(const std::string &Index) const;
};

/// A parameter that represents an image (ImageGenerator.cpp).
struct ImageInfo {
  std::string Name;
  unsigned Offset = 0; ///< offset of its binding, from which its texels are computed
};

/// A struct type of the module with two or three scalar members, and its helper functions.
struct StructInfo {
  std::string Name;
  std::vector<Ty> Members;
  bool Library = false;
};

/// A function of the module that statements can call.
struct FunctionInfo {
  std::string Name;
  Ty Result = Ty::I32;
  struct Param {
    Ty T = Ty::I32;
    bool Reference = false;
  };
  std::vector<Param> Params;
  bool IsInline = false;
};

/// An inline or ordinary function of a pointer and two values (OrderGenerator.cpp).
struct OrderedFunction {
  std::string Name;
  Ty T = Ty::U32;
  bool IsInline = false, IsVoid = false;
  bool IsExpression = false; ///< inline, one expression without effects
};

/// The control flow around the statement that is generated next.
struct Place {
  unsigned Depth = 0;
  bool InLoop = false;   ///< `break` and `continue` are allowed
  bool InSwitch = false; ///< `break` is allowed
  bool CanReturn = false;
  std::string Return; ///< the statement by which a function ends early; empty: `return;`
};

/// Writes one module from a seed.
class Generator {
  Random R;
  std::string Out;
  std::vector<Scalar> Scalars;
  std::vector<Memory> Memories;
  std::optional<Memory> TileArray; ///< memory of a tile that is a parameter
  std::vector<StructInfo> Structs;
  /// Struct variables in scope: the name and the index of the type.
  std::vector<std::pair<std::string, unsigned>> Objects;
  std::vector<std::string> Words; ///< unions in scope
  std::vector<ImageInfo> Images;
  std::vector<FunctionInfo> Functions;
  std::vector<OrderedFunction> OrderedFunctions;
  Ty OrderedType = Ty::U32; ///< type of all ordered functions
  struct {
    std::string Text, Fill, Fields; ///< the closure `c` is filled, in a library kernel
    unsigned Offset = 0, Buffers = 0;
  } Params;                          ///< parameters of the kernel
  std::optional<size_t> FirstShared; ///< first of the two buffers that may share memory
  unsigned Names = 0;
  int Fuel = 0;         ///< statements that may still be generated
  bool Uniform = false; ///< expressions must be the same for all threads of a tile
  bool Tiled = false, Library = false, InHelper = false;
  unsigned Rank = 1;
  unsigned Group[3] = {0, 0, 0};
  unsigned GroupSize = 0;
  bool HasLaunchTiles = false; ///< the launch gives the tile, which is Group
  unsigned MessageCount = 0;
  bool HasBools = false, HasUnions = false; ///< the module has their types and functions
  bool HasImages = false, HasEnds = false;
  bool HasPointers = false; ///< and functions of pointers to this type
  Ty PointeeType = Ty::U32;

public:
  /// The least number of elements of a buffer, and the most threads of a launch.
  static constexpr unsigned Elements = 256;

  explicit Generator(uint64_t Seed) : R(Seed) {}
  /// Returns the text of the module. May be called once.
  std::string module();

private:
  /// Returns a new name. Sometimes its base is a name of OpenCL C or of the emitted text.
  std::string fresh(const char *Base) {
    const std::string Number = std::to_string(Names++);
    if (!R.percent(10))
      return Base + Number;
    return R.oneOf({"as_value", "IMAGE", "float4", "kernel", "index", "messages", "closure"}) +
           ("$" + Number);
  }
  void emit(const std::string &Text) { Out += Text + "\n"; }
  /// Calls Fn, and then removes the variables that it has added to the scope.
  void scoped(llvm::function_ref<void()> Fn);
  void block(llvm::function_ref<void()> Fn);

  // Expressions (ExprGenerator.cpp). Each function returns an expression of type T. Its operands
  // are nested at most Depth levels.
  Value expr(Ty T, unsigned Depth);
  Value leaf(Ty T);
  Value constant(Ty T);
  Value edge(Ty T);
  Value variable(Ty T);
  Value load(Ty T);
  Value workItem(Ty T);
  Value converted(Ty T, unsigned Depth);
  Value conditional(Ty T, unsigned Depth);
  Value arithmetic(Ty T, unsigned Depth);
  Value division(Ty T, unsigned Depth);
  Value shift(Ty T, unsigned Depth);
  Value bitwise(Ty T, unsigned Depth);
  Value minMax(Ty T, unsigned Depth);
  Value half(unsigned Depth);
  Value floatFunction(Ty T, unsigned Depth);
  Value bitsOfVariable(Ty T);
  Value floating(Ty T, unsigned Depth);
  // Operators on one operand, assignments as values (OperatorGenerator.cpp).
  Value unary(Ty T, unsigned Depth);
  Value bitFunction(Ty T, const Value &A);
  bool wideCompound(const Scalar &S);
  void assignmentValue();
  // Effects that only some threads have (EffectGenerator.cpp).
  Value assigning(const Scalar &To);
  Value assigningElement();
  Value ownAtomic();
  void chosenEffect();
  void usedAtomic();
  void pointerOrder();
  void partOfResult(const StructInfo &S, const std::string &Init);
  Value condition(unsigned Depth);
  Value guardedCondition(unsigned Depth);
  /// Compares the index of the thread with a uniform value, as a bounds check does.
  Value threadTest();
  Value comparison(unsigned Depth);
  /// Returns V reduced to the range In by `&`, `%` or a condition.
  Value reduced(Value V, const Range &In);
  Value castTo(Ty T, Value V);
  /// Returns an index of any integer type that is less than Count.
  std::string index(unsigned Count);
  std::string movingIndex();
  Ty anyInteger();
  Ty anyType();

  // Statements (StmtGenerator.cpp, LoopGenerator.cpp). Each function emits statements of the kind
  // that its name says, with operands from the scope.
  void statements(const Place &P, unsigned Count);
  void statement(const Place &P);
  void declare();
  void declareArray();
  void declareObject();
  void declareObjects();
  void orderedCalls(const FunctionInfo &F);
  void assignment();
  void assign(const Scalar &S);
  void compound(const Scalar &S);
  void store();
  bool copyArray(const Memory &To);
  void twoResults();
  void atomic();
  void callStatement();
  std::string call(const FunctionInfo &F);
  std::string reference(Ty T);
  /// Returns the condition, often with a preceding operand of `&&` that has an effect in all
  /// threads.
  std::string effectBefore(std::string Cond);
  void ifStatement(Place P);
  void switchStatement(Place P);
  void caseStatements(const Place &P);
  void jump(const Place &P);
  void callBeforeJump(const Place &P);
  void loop(const Place &P);
  struct LoopHead {
    std::string From, Cond, Step;
    Range Counter;
  };
  LoopHead loopHead(Ty T, const std::string &I, const Value &To);
  void countedLoop(const Place &P);
  void whileLoop(const Place &P);
  void stridedLoop(const Place &P);
  void rankLoop(const Place &P);
  void carryingLoop();
  void sendMessage();
  Scalar *assignable(llvm::function_ref<bool(const Scalar &)> Accept);

  // Operands and arguments with effects (OrderGenerator.cpp).
  void orderedFunctions();
  void emitOrdered(const OrderedFunction &F, const std::string &Body);
  void orderedEffects();
  void orderedEffect();
  void orderedArray(Ty Of, const std::string &Place, llvm::function_ref<std::string()> Call);
  std::string orderedCall(const OrderedFunction &F, const std::string &Place, unsigned Depth);
  std::string orderedOperand(Ty T, const std::string &Place, unsigned Depth);
  void orderedTemporary(Ty Of, const std::string &Place);
  void orderedControl(Ty T, const std::string &Place, llvm::function_ref<std::string()> Call);
  std::string separateEffect(Ty T);
  void separateEffects(const OrderedFunction &F, const std::string &Place);

  // Pointers into several memories (PointerGenerator.cpp).
  void pointerFunctions();
  void declarePointer();
  void mixedPointers();
  std::string mixedPointer(const std::string &A, const std::string &B);
  void nullPointer(const std::string &A, const std::string &B);
  void nullCopy(const std::string &P, const std::string &Name);
  void thereAndBack(const std::string &P);
  void usePointer(const std::string &P, const std::string &A, const std::string &B);
  void pointerInStruct(const std::string &P, const std::string &A);
  bool mixedAtomic();
  std::string ownElement(Ty T);
  std::string ownVariable(Ty T);
  void tileObjects();
  void addObject(const std::string &Name, unsigned Index);
  void objectPointer();

  // Bools in memory (BoolGenerator.cpp).
  void boolFunctions();
  void boolStatement();
  void movingFlag();
  void movingFlags();
  void assignBool(const std::string &Target);
  std::string declareFlags();

  // Unions (UnionGenerator.cpp).
  void unionFunctions();
  void unionStatement();
  void declareWord();
  void addWord(const std::string &W);

  // Threads that end (EndGenerator.cpp).
  void endFunctions();
  void endThread();

  // Images (ImageGenerator.cpp).
  void imageFunctions();
  void imageStatement();

  // Parameters of kernels (ParameterGenerator.cpp).
  void parameters();
  void buffers();
  void sharedBuffers();
  void tileArray();
  void sharedStore();
  void numbers();
  void images();
  void addParameter(const std::string &P);
  void addField(const std::string &T, const std::string &Name, unsigned Offset);
  void addBuffer(Memory M, bool ReadOnly, const std::string &Index);

  // Functions and kernels (FunctionGenerator.cpp, KernelGenerator.cpp, PhaseGenerator.cpp).
  void structs();
  void structHelpers(const StructInfo &S);
  void fixedObject();
  void function();
  void kernel();
  void chooseLaunch();
  void libraryIndex();
  void kernelBody();
  void storeVariables();
  void threadPlace();
  void tileStatics();
  void phases(unsigned Depth);
  void phase(unsigned Depth);
  void barrier();
  void uniformControl(unsigned Depth);
  void reduction();
  void changedVariable();
  void keptAddress();
  void waitingFunctions();

  // Shapes of code for which a pass has a special case (IdiomGenerator.cpp).
  static std::string hidden(const std::string &V);
  std::string sharedInt(Wide Most);
  void addToOwn(const std::string &Value);
  void edgePhase();
  void uniformLoop();
  void sideBySide();
  void shortLived();
  void leave(const char *Jump);
  void leavingLoop(unsigned Depth);
  void uniformReturn();
  /// Calls Fn with expressions that are the same for all threads of a tile.
  template <typename FnTy> auto uniformly(FnTy Fn) {
    const bool Old = Uniform;
    Uniform = true;
    auto Result = Fn();
    Uniform = Old;
    return Result;
  }
};

} // namespace ampcc::fuzz

#endif
