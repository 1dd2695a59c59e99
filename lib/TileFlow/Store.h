//===- Store.h - the state of the symbolic execution at a point of a kernel --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow's walk (Walker.h) executes statements on a State, which represents all threads of a tile
// at one point of a kernel. It holds:
//
// - the values of the variables of a thread, as far as they are known (Object, Place);
// - the accesses to tile_static variables and buffers since the last barrier (Access). The walk
//   compares each new access with these, because accesses without a barrier in between may race;
// - the condition that selects the threads that are here (Mask), and the threads that have left a
//   loop, switch or function before others (Left), because a barrier must be reached by all.
//
// A fact that the walk has to know at each point becomes a member of State, which merged() must
// join.
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
    Nowhere,  ///< no object is known
    Variable, ///< Root, or the part of it to which Path leads
    Buffer,   ///< the memory that a launch binds to the kernel's parameter Root
    Memory    ///< other memory, to which a pointer leads
  };
  Kind K = Kind::Nowhere;
  const kir::Var *Root = nullptr;
  flow::Path Path;
  /// Of Memory: the spread of the address: whether it may differ between threads (Value.h).
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
  /// True if Path says which part of the object it is. Other places have no Path.
  bool isFollowed() const { return K == Kind::Variable || K == Kind::Buffer; }
  bool isTileStatic() const {
    return K == Kind::Variable && Root->S == kir::Var::Storage::TileStatic;
  }
  Place member(unsigned Field) const;
  Place element(const Value &Index, int64_t Size = -1) const;
  /// The spread of the address over the threads.
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

/// The object where two paths join, of which Condition selected one: A if it holds, else B.
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

/// A number that the analysis assumes not to be 0 (true) or to be 0 (false).
using Assumption = std::pair<const Number *, bool>;

/// The elements that the threads of a tile access, each as one number. Two accesses can be compared
/// only if the unknowns in their indices are the same.
struct Elements {
  llvm::SmallVector<UnknownSum, 2> Unknown; ///< of the indices
  std::vector<int64_t> Of;                  ///< the known part of the element, for each thread
  std::vector<char> Active;                 ///< for each thread: it makes the access
  /// For a buffer, instead of Unknown: the products that the threads' factors multiply (Terms.h).
  std::vector<std::vector<const Number *>> Products;
  /// Conditions that hold for the threads in the middle of a launch.
  std::vector<Assumption> Assumed;

  /// The least and the greatest element; the least is greater if no thread is active. The result is
  /// kept, so the elements must not change after the first call.
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
  const kir::Expr *At; ///< the expression in the user's code
  const CallChain *Where;
  unsigned Loop;  ///< the innermost loop around it
  Elements First; ///< in the first iterations of the loops around it
  bool isGlobal() const { return Variable->S == kir::Var::Storage::Param; }
  bool operator==(const Access &O) const {
    return At == O.At && Does == O.Does && Path == O.Path && Where == O.Where;
  }
};

/// The traits of a set of accesses (OrderedSet.h). Two accesses are the same if one expression
/// makes them, in one chain of calls, and they have the same kind and path.
///
/// The groups serve to find the accesses that may use an element that A uses, without many others.
/// Each block of neighbouring elements has a group with the accesses to it. All accesses that can
/// be compared with one another also share a group, and those to too many blocks share another.
struct AccessTraits {
  using Held = std::shared_ptr<const Access>;
  using Groups = llvm::SmallVector<uintptr_t, 8>;
  static uintptr_t hash(const Held &A);
  static Groups groups(const Held &A);
  /// The groups with all accesses of the kind Does that can be compared with A and may use one of
  /// its elements.
  static Groups groupsToCompare(const Access &A, Use Does);
  static bool isSame(const Held &A, const Held &B) { return A == B || *A == *B; }
};

/// A departure: some threads may have left a construct (a function, loop or switch) before others,
/// so that the others may reach a barrier in it without them.
struct Left {
  unsigned Construct;
  const kir::Stmt *By;        ///< null for a loop's condition
  const kir::Expr *Condition; ///< selects the threads that left
  Value Decides;              ///< the value of Condition
  /// True for the same threads. Decides does not count.
  bool operator==(const Left &O) const {
    return Construct == O.Construct && By == O.By && Condition == O.Condition;
  }
};

/// The traits of a set of Left: a group for each construct.
struct LeftTraits {
  static uintptr_t hash(const Left &L);
  static std::array<uintptr_t, 1> groups(const Left &L) { return {L.Construct}; }
  static bool isSame(const Left &A, const Left &B) { return A == B; }
};

using Departed = OrderedSet<Left, LeftTraits>;

/// The values of all variables. The objects are not const, so that a map that alone refers to one
/// may change it.
using VariableMap = PersistentMap<const kir::Var *, std::shared_ptr<const Object>>;

/// The state of the walk at one point of the kernel, for all threads of a tile.
///
/// A branch copies the state, and merged() joins the two results. Maps and sets share their
/// contents with their copies (PersistentMap.h, OrderedSet.h), so that a branch costs only its
/// changes.
struct State {
  bool Alive = true;
  VariableMap Variables;
  /// Variables that an unknown pointer may point to.
  PersistentMap<const kir::Var *, bool> Escaped;
  /// The accesses since the last barrier, along every path to this point.
  OrderedSet<std::shared_ptr<const Access>, AccessTraits> Accesses;
  Departed Departures;
  /// How a state that is not alive ended: the construct that was left, and the statement that left
  /// it.
  llvm::SmallVector<std::pair<unsigned, const kir::Stmt *>, 2> EndedBy;
  Mask Who;
  /// Number of the last barrier that was passed.
  unsigned Barrier = 0;

  /// The value at P. At: the expression that reads, for the source of a difference.
  Object read(Values &Make, const Place &P, const kir::Expr *At) const;
  /// Stores O at P. Only variables of a thread keep values: those in memory that threads share are
  /// not recorded.
  void write(const Place &P, const Object &O, Values &Make);
  /// From now on, the variable that Pointer points to has unknown values, because something that
  /// the walk does not follow may have the pointer.
  void escape(const Value &Pointer);
  /// escape() for all pointers in O.
  void escapeAll(const Object &O);
  /// escape() for the pointers in Before that are unknown in After.
  void escapeLost(const Object &Before, const Object &After);
};

/// The state where two live paths join, of which Condition selected one. Held: departures that
/// IfTrue has already, which are not compared again.
State merged(Values &Make, const State &IfTrue, const State &IfFalse, const Value &Condition,
             const Departed &Held = {});

} // namespace ampcc::flow

#endif
