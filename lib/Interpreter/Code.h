//===- Code.h - functions as the interpreter runs them --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter compiles a function once, because a walk of KIR, the intermediate representation,
// with a switch over the kinds of nodes would be slower. The result is a tree of the same shape as
// the KIR, in which every node has a pointer to the C++ function that runs it, and every variable
// has a place. Compiler.h creates the tree and owns it; Machine.h has the state that the functions
// work on.
//
// A scalar variable of the frame lives in a register, unless its address is taken, or a loop over
// threads assigns it and does not contain its declaration. Such variables of loops over threads
// have to be in memory, because only uses of memory are checked for races. All other variables live
// in memory: of the frame, of the tile (tile_static), or of each thread (per_thread).
//
// A member of Node or Step is for data of any kind of node: reuse one before you add another,
// because every node gets larger.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_CODE_H
#define AMPCC_LIB_INTERPRETER_CODE_H

#include "Value.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include <unordered_map>

namespace ampcc::interpreter {

class Machine;
struct Frame;
struct Node;
struct Step;
struct FunctionCode;

/// How a statement ends.
enum class Flow : uint8_t { Next, Break, Continue, Return };

/// The index of the first step after each label of a switch. Not a DenseMap, which reserves two
/// numbers as keys, because a label can be any number.
using LabelMap = std::unordered_map<int64_t, uint32_t>;

using Evaluate = Value (*)(const Node &, Frame &);
using Execute = Flow (*)(const Step &, Frame &);
/// A binary operation on values.
using Operate = Value (*)(Frame &, Value, Value);
/// A conversion.
using Convert = Value (*)(Frame &, Value);

/// An expression. Do evaluates the node, and the function that built the node has set the members
/// that Do reads: operands (A, B, C, Args), an offset, size or literal (Number), a place in the
/// frame (Slot). Where this is not enough, the comment of the function in Do says what they hold.
struct Node {
  Evaluate Do = nullptr;
  const Node *A = nullptr, *B = nullptr, *C = nullptr;
  uint64_t Number = 0;
  uint32_t Slot = 0;
  Scalar Kind = Scalar::I32;
  Operate Apply = nullptr;
  Convert To = nullptr, Back = nullptr;
  const Node *const *Args = nullptr;
  uint32_t ArgCount = 0;
  const kir::Expr *Source = nullptr;
  const kir::Type *Ty = nullptr;
  const FunctionCode *Callee = nullptr;
};

/// A statement. As for Node, Do reads the members that it needs.
struct Step {
  Execute Do = nullptr;
  const kir::Stmt *Source = nullptr;
  const Node *E = nullptr, *Inc = nullptr; ///< condition or value; increment or target
  const Step *A = nullptr, *B = nullptr;
  const Step *const *Steps = nullptr; ///< of a block
  uint32_t Count = 0;
  uint32_t Slot = 0;
  /// Of a loop with a barrier: its number in the function, from 1. Of a step that fills memory with
  /// zeros: the number of elements of type Ty.
  uint32_t Number = 0;
  bool IsInnermost = false; ///< a loop over threads that contains no other one
  /// A loop over threads whose iterations can run in the order of the launch, because its counter
  /// is in the register Slot.
  bool CanReorder = false;
  const kir::Type *Ty = nullptr;
  /// Of a switch: the index in Steps of the first step after each label.
  const LabelMap *Labels = nullptr;
};

/// The place of a variable. Slot is its index in the registers or Objects of the frame, in
/// Compiler::TileStaticVars, or in PerThreadVars.
struct Place {
  enum class Kind : uint8_t { Register, Object, TileStatic, PerThread };
  Kind K = Kind::Register;
  uint32_t Slot = 0;
};

/// A variable in the memory of the frame.
struct ObjectSlot {
  uint64_t Size = 0;
  const kir::Var *Of = nullptr;
  /// Its uses are checked for races, because the threads of the tile share it: the tile form
  /// declares it outside of loops over threads.
  bool IsTracked = false;
};

struct FunctionCode {
  const kir::Function *Source = nullptr;
  const Step *Body = nullptr;
  uint32_t Registers = 0;
  std::vector<ObjectSlot> Objects;
  std::vector<Place> Params;
  bool Waits = false;  ///< it, or a function that it calls, has a barrier
  bool IsTile = false; ///< a kernel in the tile form (isTileForm)
  unsigned Depth = 0;  ///< the deepest nesting of steps and nodes, for the stack that a call needs
  std::vector<const kir::Var *> PerThreadVars; ///< what every thread of the tile has
  /// The reason why the function cannot be run; empty if it can.
  std::string Unsupported;
};

} // namespace ampcc::interpreter

#endif
