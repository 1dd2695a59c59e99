//===- Store.h - variables and their values ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of TileFlow's walk (Walker.h) at a point of a kernel: the values of variables and
// elements, and the accesses to memory since the last barrier.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_STORE_H
#define AMPCC_LIB_TILEFLOW_STORE_H

#include "OrderedSet.h"
#include "Value.h"
#include <array>
#include <optional>

namespace ampcc::flow {

/// One step from an object to a part of it: a member or an element.
struct Step {
  int Field = -1; ///< -1: an element
  Value Index;
  int64_t Size = -1; ///< number of elements of the array, if known
  bool isElement() const { return Field < 0; }
  bool operator==(const Step &O) const { return Field == O.Field && Index == O.Index; }
};
using Path = llvm::SmallVector<Step, 2>;

/// The object that an lvalue denotes.
struct Place {
  enum class Kind : uint8_t {
    Nowhere,
    Variable,
    Buffer, ///< the memory that a launch binds to the kernel's parameter Root
    Memory  ///< somewhere
  };
  Kind K = Kind::Nowhere;
  const kir::Var *Root = nullptr;
  flow::Path Path;
  /// Of memory that is no variable: how the address spreads.
  Value Address;

  static Place variable(const kir::Var *Root) {
    Place P;
    P.K = Kind::Variable;
    P.Root = Root;
    return P;
  }
  static Place memory(const Value &Address) {
    Place P;
    P.K = Kind::Memory;
    P.Address = spreadOnly(Address);
    return P;
  }
  static Place buffer(const kir::Var *Param, const Value &Index) {
    Place P;
    P.K = Kind::Buffer;
    P.Root = Param;
    P.Path.push_back({-1, Index, -1});
    return P;
  }
  /// It is followed to its parts.
  bool isFollowed() const { return K == Kind::Variable || K == Kind::Buffer; }
  bool isTileStatic() const {
    return K == Kind::Variable && Root->S == kir::Var::Storage::TileStatic;
  }
  Place member(unsigned Field) const;
  Place element(const Value &Index, int64_t Size = -1) const;
  /// The address as a value: how it differs over the threads.
  Value address() const;
  bool operator==(const Place &O) const {
    return K == O.K && Root == O.Root && Path == O.Path &&
           (K != Kind::Memory || Address == O.Address);
  }
};

/// The value of a variable: a scalar, or the parts of an aggregate whose values are known
/// separately.
struct Object {
  struct Key {
    int Field = -1;
    int64_t Index = 0;
    bool operator==(const Key &O) const { return Field == O.Field && Index == O.Index; }
  };
  /// The value of a scalar, or of every part that is not in Parts.
  Value V;
  std::vector<std::pair<Key, Object>> Parts;

  Object() = default;
  Object(Value V) : V(std::move(V)) {}
  const Object *find(const Key &K) const;
  Object &part(const Key &K);
  /// A value that covers those of all parts.
  Value whole() const;
  bool operator==(const Object &O) const { return V == O.V && Parts == O.Parts; }
};
using Keys = llvm::SmallVector<Object::Key, 4>;

Object joined(Values &Make, const Object &A, const Object &B, const Value &Condition);

/// A condition along the path to a piece of code.
struct PathCondition {
  const PathCondition *Outer;
  const Number *N;
  bool Holds;
  bool OfLoop;   ///< decides whether a loop's body runs
  unsigned Loop; ///< the innermost loop around it
};

/// The threads that run a piece of code.
struct Mask {
  bool Exact = true; ///< Conditions determine exactly these threads
  const PathCondition *Conditions = nullptr;
  bool operator==(const Mask &O) const { return Exact == O.Exact && Conditions == O.Conditions; }
};

/// A number that is taken not to be 0, or to be 0.
using Assumption = std::pair<const Number *, bool>;

/// The elements that the threads of a tile access, each one number. Two accesses can be compared
/// when the unknowns in their indices are the same.
struct Elements {
  llvm::SmallVector<UnknownSum, 2> Unknown;
  std::vector<int64_t> Of;
  std::vector<char> Active;
  /// For a buffer, instead of Unknown: the products that the threads' factors multiply (Terms.h).
  std::vector<std::vector<const Number *>> Products;
  /// Conditions that hold for the threads in the middle of a launch.
  std::vector<Assumption> Assumed;

  /// The least and the greatest element; the least is greater where no thread is active. Elements
  /// do not change once they have been compared.
  std::pair<int64_t, int64_t> range() const;
  /// Blocks of neighbouring elements, each once; nothing if there are too many to be listed.
  std::optional<llvm::SmallVector<int64_t, 8>> blocks() const;

private:
  mutable std::optional<std::pair<int64_t, int64_t>> Range;
};

/// One access to a tile_static variable or a buffer, to be compared with those of other threads.
struct Access {
  const kir::Var *Variable;
  flow::Path Path;
  Use Does;
  bool Updates; ///< reads and writes, as `+=` does
  Value What;   ///< of a write: the stored value
  Mask Who;
  const kir::Expr *At; ///< the user's
  const CallChain *Where;
  unsigned Loop;  ///< the innermost loop around it
  Elements First; ///< in the first iterations of the loops around it
  bool isGlobal() const { return Variable->S == kir::Var::Storage::Param; }
  bool operator==(const Access &O) const {
    return At == O.At && Does == O.Does && Path == O.Path && Where == O.Where;
  }
};

/// A copy of an access is the same access.
///
/// The groups are chosen so that few accesses share one with A but no element, however many there
/// are. Blocks of elements have a group each; an access to more blocks than an index is worth is in
/// one for all blocks.
struct AccessTraits {
  using Held = std::shared_ptr<const Access>;
  using Groups = llvm::SmallVector<uintptr_t, 8>;
  static uintptr_t hash(const Held &A);
  static Groups groups(const Held &A);
  /// Of accesses that can be compared with A, may be to an element of A, and do this.
  static Groups groupsToCompare(const Access &A, Use Does);
  static bool isSame(const Held &A, const Held &B) { return A == B || *A == *B; }
};

/// Threads that differ from others in having left a construct before it ended.
struct Left {
  unsigned Construct;
  const kir::Stmt *By; ///< null for a loop's condition
  const kir::Expr *Condition;
  Value Decides;
  /// Of the same threads, whatever is known of the condition.
  bool operator==(const Left &O) const {
    return Construct == O.Construct && By == O.By && Condition == O.Condition;
  }
};

/// A group of threads consists of those that have left one construct.
struct LeftTraits {
  static uintptr_t hash(const Left &L);
  static std::array<uintptr_t, 1> groups(const Left &L) { return {L.Construct}; }
  static bool isSame(const Left &A, const Left &B) { return A == B; }
};

using Departed = OrderedSet<Left, LeftTraits>;

/// The values of all variables. The objects are not const, so that a map that alone refers to one
/// may change it.
using VariableMap = PersistentMap<const kir::Var *, std::shared_ptr<const Object>>;

/// The state of the analysis at one point of the program.
struct State {
  bool Alive = true;
  VariableMap Variables;
  /// Variables that an unknown pointer may point to.
  PersistentMap<const kir::Var *, bool> Escaped;
  /// The accesses since the last barrier, along every path to this point.
  OrderedSet<std::shared_ptr<const Access>, AccessTraits> Accesses;
  Departed Departures;
  /// How a state that is not alive ended: construct left and by which statement.
  llvm::SmallVector<std::pair<unsigned, const kir::Stmt *>, 2> EndedBy;
  Mask Who;
  /// Number of the last barrier that was passed.
  unsigned Barrier = 0;

  Object read(Values &Make, const Place &P, const kir::Expr *At) const;
  void write(const Place &P, const Object &O, Values &Make);
  /// The place that a pointer points to will not be followed any more.
  void escape(const Value &Pointer);
  void escapeAll(const Object &O);
  void escapeLost(const Object &Before, const Object &After);
};

/// The state where two live paths join, of which Condition selected one. Held: departures of
/// IfTrue.
State merged(Values &Make, const State &IfTrue, const State &IfFalse, const Value &Condition,
             const Departed &Held = {});

} // namespace ampcc::flow

#endif
