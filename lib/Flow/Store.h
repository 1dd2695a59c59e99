//===- Store.h - variables and what they hold ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_FLOW_STORE_H
#define AMPCC_LIB_FLOW_STORE_H

#include "Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc::flow {

/// One step from an object to a part of it: a member or an element.
struct Step {
  const clang::FieldDecl *Field = nullptr;
  Value Index;
  int64_t Size = -1; ///< number of elements of the array, if known
  bool operator==(const Step &O) const { return Field == O.Field && Index == O.Index; }
};

/// Where an lvalue stands.
struct Place {
  enum class Kind { Nowhere, Variable, Memory };
  Kind K = Kind::Nowhere;
  /// A variable, or the expression that makes a temporary.
  const void *Root = nullptr;
  const clang::VarDecl *TileStatic = nullptr;
  const clang::VarDecl *Variable = nullptr; ///< the one that the user wrote, if any
  llvm::SmallVector<Step, 2> Path;
  /// Of memory that is no variable: how the address spreads.
  Value Address;

  static Place variable(const void *Root) {
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
  Place member(const clang::FieldDecl *Field) const;
  Place element(const Value &Index, int64_t Size = -1) const;
  /// The address as a value: how it differs over the threads.
  Value address() const;
  bool operator==(const Place &O) const {
    return K == O.K && Root == O.Root && Path == O.Path &&
           (K != Kind::Memory || Address == O.Address);
  }
};

/// What a variable holds: a scalar, or the parts of an aggregate that are known apart.
struct Object {
  struct Key {
    const clang::FieldDecl *Field = nullptr;
    int64_t Index = 0;
    bool operator==(const Key &O) const { return Field == O.Field && Index == O.Index; }
  };
  /// A scalar, or what every part holds that is not in Parts.
  Value V;
  std::vector<std::pair<Key, Object>> Parts;

  Object() = default;
  Object(Value V) : V(std::move(V)) {}
  const Object *find(const Key &K) const;
  Object &part(const Key &K);
  /// What the parts have in common.
  Value whole() const;
  bool operator==(const Object &O) const { return V == O.V && Parts == O.Parts; }
};

Object joined(const TileShape &Tile, const Object &A, const Object &B, const Value &Condition);

/// The threads that run a piece of code.
struct Mask {
  bool Exact = true; ///< known to be those of Active
  Lanes Active;      ///< null: all
  uint8_t Dims = 0;  ///< dimensions that decide which threads these are
  bool has(unsigned Thread) const { return !Active || (*Active)[Thread]; }
};

/// One access to a tile_static variable, to be compared with those of other threads.
struct Access {
  const clang::VarDecl *Variable;
  llvm::SmallVector<Step, 2> Path;
  bool Writes;
  bool Updates; ///< reads and writes, as `+=` does
  Value Stored;
  Mask Who;
  const clang::Expr *At;
  bool operator==(const Access &O) const {
    return At == O.At && Writes == O.Writes && Path == O.Path;
  }
};

/// Threads that differ from others in having left a construct before it ended.
struct Departure {
  unsigned Construct;
  const clang::Stmt *By; ///< break, continue, return, or null for a loop's condition
  const clang::Expr *Condition;
  Value Decides;
};

/// What is known at one point of the program.
struct State {
  bool Alive = true;
  llvm::DenseMap<const void *, std::shared_ptr<const Object>> Variables;
  /// Variables that an unknown pointer may point to.
  llvm::DenseSet<const void *> Escaped;
  /// Since the last barrier, on every way to here.
  std::vector<Access> Accesses;
  llvm::SmallVector<Departure, 2> Departures;
  /// How a state that is not alive ended: construct left and by which statement.
  llvm::SmallVector<std::pair<unsigned, const clang::Stmt *>, 2> EndedBy;
  Mask Who;

  Object read(const Place &P, const clang::Expr *At) const;
  void write(const Place &P, const Object &O);
  void forget(const Place &P);
  /// The place that a pointer points to will not be followed any more.
  void escape(const Value &Pointer);
};

/// Where two ways meet that Condition chose between; both alive.
State merged(const TileShape &Tile, const State &IfTrue, const State &IfFalse,
             const Value &Condition);
bool sameVariables(const State &A, const State &B);

} // namespace ampcc::flow

#endif
