//===- Code.h - functions as the interpreter runs them --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter compiles a function once, because a walk of KIR with a switch over the kinds of
// nodes would be slower. The result is a tree of the same shape as the KIR, in which every node has
// a pointer to the C++ function that runs it, and every variable has a place. A scalar variable of
// the function whose address is never taken lives in a register of the frame. Others live in
// memory: of the frame, of the tile (tile_static), or of each thread.
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

/// The steps of a switch after its labels. The labels are any numbers, of which a DenseMap keeps
/// two for itself.
using LabelMap = std::unordered_map<int64_t, uint32_t>;

using Evaluate = Value (*)(const Node &, Frame &);
using Execute = Flow (*)(const Step &, Frame &);
/// A binary operation on values.
using Operate = Value (*)(Frame &, Value, Value);
/// A conversion.
using Convert = Value (*)(Frame &, Value);

/// An expression. Do evaluates the node, and the function that built the node has set the members
/// that Do reads: operands (A, B, C, Args), an offset, size or literal (Number), a place in the
/// frame (Slot). The comment of each Do says what they hold where that is not plain.
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
  uint32_t Number = 0;      ///< of a loop with a barrier, unique in its function; how many zeros
  bool IsInnermost = false; ///< of loops over threads
  bool CanReorder = false;  ///< a loop over threads whose counter is in the register Slot
  const kir::Type *Ty = nullptr;
  /// Of a switch: the first step after the label, by value.
  const LabelMap *Labels = nullptr;
};

/// A variable in the frame.
struct Place {
  enum class Kind : uint8_t { Register, Object, TileStatic, PerThread };
  Kind K = Kind::Register;
  uint32_t Slot = 0;
};

struct ObjectSlot {
  uint64_t Size = 0;
  const kir::Var *Of = nullptr;
  /// Its uses by the iterations of loops over threads matter.
  bool IsTracked = false;
};

struct FunctionCode {
  const kir::Function *Source = nullptr;
  const Step *Body = nullptr;
  uint32_t Registers = 0;
  std::vector<ObjectSlot> Objects;
  std::vector<Place> Params;
  bool Waits = false;  ///< at a barrier, itself or in a function that it calls
  bool IsTile = false; ///< of the tile form
  unsigned Depth = 0;  ///< of the deepest node
  std::vector<const kir::Var *> PerThreadVars; ///< what every thread of the tile has
  /// Why it cannot be run; empty where it can.
  std::string Unsupported;
};

} // namespace ampcc::interpreter

#endif
