//===- VariableMap.h - what every variable holds, at many points -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A map from variables to objects of which a copy costs nothing, a change the logarithm of the
// size, and a comparison of two what has changed since one was copied from the other. A walk keeps
// a state for each way that a branch may go, and most variables are the same in all of them.
//
// It is a Patricia tree (Okasaki and Gill, "Fast Mergeable Integer Maps") over the addresses of the
// variables: a node with two children holds the keys that agree above one bit. Its form depends on
// the keys alone, and equal parts of two maps are mostly one node.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_VARIABLEMAP_H
#define AMPCC_LIB_TILEFLOW_VARIABLEMAP_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/bit.h"
#include <cstdint>
#include <memory>

namespace ampcc::kir {
struct Var;
}

namespace ampcc::flow {

struct Object;

class VariableMap {
public:
  using Slot = std::shared_ptr<const Object>;

  /// Null for a variable that is not there.
  Slot lookup(const kir::Var *V) const {
    const Node *N = Root.get();
    while (N && N->Bit)
      N = (bits(V) & N->Bit ? N->Right : N->Left).get();
    return N && N->Key == bits(V) ? N->Held : nullptr;
  }
  /// The object of V, to be changed in place; null where other copies of the map hold it too.
  Object *ofThisMapAlone(const kir::Var *V) {
    const Tree *T = &Root;
    while (T->use_count() == 1 && (*T)->Bit)
      T = bits(V) & (*T)->Bit ? &(*T)->Right : &(*T)->Left;
    const bool IsAlone = T->use_count() == 1 && (*T)->Key == bits(V) && (*T)->Held.use_count() == 1;
    return IsAlone ? const_cast<Object *>((*T)->Held.get()) : nullptr;
  }
  /// Held is not a constant object, so that a map that alone holds it may change it.
  void set(const kir::Var *V, Slot Held) { Root = with(Root, leaf(bits(V), std::move(Held))); }
  void erase(const kir::Var *V) { Root = without(Root, bits(V)); }

  /// Calls Fn for every variable of A that B lacks (null), or that holds another object there.
  static void
  forEachDifference(const VariableMap &A, const VariableMap &B,
                    llvm::function_ref<void(const kir::Var *, const Slot &, const Slot &)> Fn) {
    differences(A.Root, B, Fn, B.Root);
  }

private:
  struct Node;
  using Tree = std::shared_ptr<const Node>;
  struct Node {
    uintptr_t Key; ///< of a leaf; of others some key below
    uintptr_t Bit; ///< the highest in which the keys below differ; 0: a leaf
    Tree Left, Right;
    Slot Held;
  };
  Tree Root;

  static uintptr_t bits(const kir::Var *V) { return reinterpret_cast<uintptr_t>(V); }
  static Tree leaf(uintptr_t Key, Slot Held) {
    return std::make_shared<const Node>(Node{Key, 0, nullptr, nullptr, std::move(Held)});
  }
  static Tree branch(uintptr_t Bit, Tree Left, Tree Right) {
    const uintptr_t Key = Left->Key;
    return std::make_shared<const Node>(Node{Key, Bit, std::move(Left), std::move(Right), nullptr});
  }
  /// Key belongs below N.
  static bool fits(const Node &N, uintptr_t Key) {
    return ((Key ^ N.Key) & ~(N.Bit | (N.Bit - 1))) == 0;
  }

  static Tree with(const Tree &T, Tree Leaf) {
    const uintptr_t Key = Leaf->Key;
    if (!T || (!T->Bit && T->Key == Key))
      return Leaf;
    if (T->Bit && fits(*T, Key))
      return Key & T->Bit ? branch(T->Bit, T->Left, with(T->Right, std::move(Leaf)))
                          : branch(T->Bit, with(T->Left, std::move(Leaf)), T->Right);
    const uintptr_t Bit = llvm::bit_floor(Key ^ T->Key);
    return Key & Bit ? branch(Bit, T, std::move(Leaf)) : branch(Bit, std::move(Leaf), T);
  }

  static Tree without(const Tree &T, uintptr_t Key) {
    if (!T || !T->Bit)
      return T && T->Key == Key ? nullptr : T;
    const bool IsRight = Key & T->Bit;
    const Tree &Old = IsRight ? T->Right : T->Left, &Other = IsRight ? T->Left : T->Right;
    Tree New = without(Old, Key);
    if (New == Old)
      return T;
    if (!New)
      return Other;
    return IsRight ? branch(T->Bit, Other, std::move(New)) : branch(T->Bit, std::move(New), Other);
  }

  /// Of A; Beside is where B has the same keys. Nothing but the cost depends on it.
  static void differences(const Tree &A, const VariableMap &B,
                          llvm::function_ref<void(const kir::Var *, const Slot &, const Slot &)> Fn,
                          const Tree &Beside) {
    if (!A || A == Beside)
      return;
    if (!A->Bit) {
      auto *V = reinterpret_cast<const kir::Var *>(A->Key);
      const Slot Other = B.lookup(V);
      if (!Other || Other != A->Held)
        Fn(V, A->Held, Other);
      return;
    }
    const Tree &Match = below(Beside, *A);
    const bool Same = Match && Match->Bit == A->Bit;
    differences(A->Left, B, Fn, Same ? Match->Left : Match);
    differences(A->Right, B, Fn, Same ? Match->Right : Match);
  }

  /// The node of T where the keys below N are, if T has some.
  static const Tree &below(const Tree &T, const Node &N) {
    static const Tree None;
    const Tree *At = &T;
    while (*At && (*At)->Bit > N.Bit) {
      if (!fits(**At, N.Key))
        return None;
      At = N.Key & (*At)->Bit ? &(*At)->Right : &(*At)->Left;
    }
    return *At;
  }
};

} // namespace ampcc::flow

#endif
