//===- PersistentMap.h - a map whose copies share their nodes --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A copy of the map takes constant time, a change logarithmic time, and a comparison of two maps
// time proportional to the changes since one was copied from the other. TileFlow's states (Store.h)
// keep the values of variables in such maps, because there is one state for each direction that a
// branch may take, and most variables are the same in all of them. OrderedSet uses it for its
// indices.
//
// It is a Patricia tree (Okasaki and Gill, "Fast Mergeable Integer Maps") over integers: a node
// with two children holds the keys that agree above one bit. Its form depends on the keys alone,
// and equal parts of two maps are mostly one node.
//
// Nothing in it depends on TileFlow.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_PERSISTENTMAP_H
#define AMPCC_LIB_TILEFLOW_PERSISTENTMAP_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/bit.h"
#include <cstdint>
#include <memory>

namespace ampcc::flow {

/// Key is a pointer or an unsigned integer. Held() is the empty value, to which set() must not map
/// a key, because it stands for a missing key.
template <typename Key, typename Held> class PersistentMap {
public:
  using Difference = llvm::function_ref<void(Key, const Held &, const Held &)>;

  /// The value of V, or the empty value if V is not in the map.
  Held lookup(Key V) const {
    const Node *N = Root.get();
    while (N && N->Bit)
      N = (bits(V) & N->Bit ? N->Right : N->Left).get();
    return N && N->Bits == bits(V) ? N->Value : Held();
  }
  /// The value of V if no other copy of the map shares its node, so that the caller may change it
  /// in place; else null.
  const Held *ofThisMapAlone(Key V) const {
    const Tree *T = &Root;
    while (T->use_count() == 1 && (*T)->Bit)
      T = bits(V) & (*T)->Bit ? &(*T)->Right : &(*T)->Left;
    return T->use_count() == 1 && (*T)->Bits == bits(V) ? &(*T)->Value : nullptr;
  }
  void set(Key V, Held Value) { Root = with(Root, leaf(bits(V), std::move(Value))); }
  void erase(Key V) { Root = without(Root, bits(V)); }

  /// Calls Fn for every key of A that B lacks or maps to another value, with the values in A and in
  /// B (the empty value if B lacks the key). Keys that only B has are not visited.
  static void forEachDifference(const PersistentMap &A, const PersistentMap &B, Difference Fn) {
    differences(A.Root, B, Fn, B.Root);
  }

private:
  struct Node;
  using Tree = std::shared_ptr<const Node>;
  struct Node {
    uintptr_t Bits; ///< the key of a leaf; of others some key below
    uintptr_t Bit;  ///< the highest in which the keys below differ; 0: a leaf
    Tree Left, Right;
    Held Value;
  };
  Tree Root;

  static uintptr_t bits(Key V) { return (uintptr_t)V; }
  static Tree leaf(uintptr_t Bits, Held Value) {
    return std::make_shared<const Node>(Node{Bits, 0, nullptr, nullptr, std::move(Value)});
  }
  static Tree branch(uintptr_t Bit, Tree Left, Tree Right) {
    const uintptr_t Bits = Left->Bits;
    return std::make_shared<const Node>(Node{Bits, Bit, std::move(Left), std::move(Right), Held()});
  }
  /// Bits belong below N.
  static bool fits(const Node &N, uintptr_t Bits) {
    return ((Bits ^ N.Bits) & ~(N.Bit | (N.Bit - 1))) == 0;
  }

  static Tree with(const Tree &T, Tree Leaf) {
    const uintptr_t Bits = Leaf->Bits;
    if (!T || (!T->Bit && T->Bits == Bits))
      return Leaf;
    if (T->Bit && fits(*T, Bits))
      return Bits & T->Bit ? branch(T->Bit, T->Left, with(T->Right, std::move(Leaf)))
                           : branch(T->Bit, with(T->Left, std::move(Leaf)), T->Right);
    const uintptr_t Bit = llvm::bit_floor(Bits ^ T->Bits);
    return Bits & Bit ? branch(Bit, T, std::move(Leaf)) : branch(Bit, std::move(Leaf), T);
  }

  static Tree without(const Tree &T, uintptr_t Bits) {
    if (!T || !T->Bit)
      return T && T->Bits == Bits ? nullptr : T;
    const bool IsRight = Bits & T->Bit;
    const Tree &Old = IsRight ? T->Right : T->Left, &Other = IsRight ? T->Left : T->Right;
    Tree New = without(Old, Bits);
    if (New == Old)
      return T;
    if (!New)
      return Other;
    return IsRight ? branch(T->Bit, Other, std::move(New)) : branch(T->Bit, std::move(New), Other);
  }

  /// Of A; Beside is where B has the same keys. Nothing but the cost depends on it.
  static void differences(const Tree &A, const PersistentMap &B, Difference Fn,
                          const Tree &Beside) {
    if (!A || A == Beside)
      return;
    if (!A->Bit) {
      const Key V = (Key)A->Bits;
      const Held Other = B.lookup(V);
      if (Other == Held() || Other != A->Value)
        Fn(V, A->Value, Other);
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
      if (!fits(**At, N.Bits))
        return None;
      At = N.Bits & (*At)->Bit ? &(*At)->Right : &(*At)->Left;
    }
    return *At;
  }
};

} // namespace ampcc::flow

#endif
