//===- OrderedSet.h - an ordered set whose copies share their elements ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow's states (Store.h) keep the accesses to memory in such sets, one for each path of
// control flow. The set keeps the order of insertion. A copy takes constant time, and an insertion
// or a search logarithmic time. since() compares two sets in time proportional to the insertions
// since they were copies of one set. The type of the elements puts each element in some groups,
// which are plain numbers. The elements of a group are linked, so that inGroups() visits no others.
// For example, accesses to the same elements of an array share a group, because only these can
// race.
//
// The elements are a list from the last one to the first. Each holds the indices of the list that
// ends with it, so that a set is the address of its last element.
//
// The class knows nothing of accesses: change AccessTraits (Store.h) for what is compared.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_ORDEREDSET_H
#define AMPCC_LIB_TILEFLOW_ORDEREDSET_H

#include "PersistentMap.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc::flow {

/// Traits has three static functions: hash() returns an integer for an element, groups() the
/// numbers of its groups, each once, and isSame() true if two elements are equal. Pointers to
/// elements are valid while a set contains them.
template <typename T, typename Traits> class OrderedSet {
public:
  using Elements = llvm::SmallVector<const T *, 8>;

  size_t size() const { return Last ? Last->Size : 0; }
  bool contains(const T &Value) const { return find(Value) != nullptr; }
  bool hasGroup(uintptr_t Group) const { return Last && Last->ByGroup.lookup(Group); }
  /// True if nothing was inserted in either set since one was copied from the other.
  bool isCopy(const OrderedSet &Other) const { return Last == Other.Last; }
  void clear() { Last = nullptr; }
  void insert(const T &Value) {
    if (!contains(Value))
      append(Value);
  }
  /// Inserts Value even if the set contains an equal element.
  void append(const T &Value) {
    auto New = std::make_shared<Node>(Value, Last, size() + 1);
    if (Last) {
      New->ByHash = Last->ByHash;
      New->ByGroup = Last->ByGroup;
    }
    New->SameHash = New->ByHash.lookup(Traits::hash(Value));
    New->ByHash.set(Traits::hash(Value), New.get());
    for (uintptr_t Group : Traits::groups(Value)) {
      New->Groups.push_back({Group, New->ByGroup.lookup(Group)});
      New->ByGroup.set(Group, New.get());
    }
    Last = std::move(New);
  }
  /// All elements, in order.
  Elements all() const { return since({}); }
  /// The elements that were inserted in this set since it and Other were copies of one set, in
  /// order.
  Elements since(const OrderedSet &Other) const { return since(Other, Other); }
  /// The elements that were inserted in this set since it was a copy of First or of Second,
  /// whichever was later, in order.
  Elements since(const OrderedSet &First, const OrderedSet &Second) const {
    Elements Result;
    for (const Node *N = Last.get(); N && !First.shares(N) && !Second.shares(N);
         N = N->Before.get())
      Result.push_back(&N->Value);
    std::reverse(Result.begin(), Result.end());
    return Result;
  }
  /// The elements that belong to one of Groups, in order, each once.
  Elements inGroups(llvm::ArrayRef<uintptr_t> Groups) const {
    llvm::SmallVector<const Node *, 8> Nodes;
    for (uintptr_t Group : Groups)
      for (const Node *N = Last ? Last->ByGroup.lookup(Group) : nullptr; N; N = N->before(Group))
        Nodes.push_back(N);
    llvm::sort(Nodes, [](const Node *A, const Node *B) { return A->Size < B->Size; });
    Nodes.erase(llvm::unique(Nodes), Nodes.end());
    return Elements(llvm::map_range(Nodes, [](const Node *N) { return &N->Value; }));
  }
  /// Removes the elements of since(Begin) for which Fn returns true. The elements after the first
  /// removed one are inserted anew: for since() they differ from those of earlier copies.
  void removeSince(const OrderedSet &Begin, llvm::function_ref<bool(const T &)> Fn) {
    const Elements New = since(Begin);
    const auto First = llvm::find_if(New, [&](const T *Value) { return Fn(*Value); });
    if (First == New.end())
      return;
    const OrderedSet Before = *this; // holds the elements
    for (size_t I = New.end() - First; I; --I)
      Last = Last->Before;
    for (const T *Value : llvm::make_range(First, New.end()))
      if (!Fn(*Value))
        append(*Value);
  }

private:
  struct Node;
  using Chain = std::shared_ptr<const Node>;
  using Index = PersistentMap<uintptr_t, const Node *>;
  struct Node {
    T Value;
    Chain Before;
    size_t Size; ///< of the list that ends here
    const Node *SameHash = nullptr;
    /// The element's groups, each with the element before in it.
    llvm::SmallVector<std::pair<uintptr_t, const Node *>, 1> Groups;
    Index ByHash, ByGroup; ///< the last element with each hash and in each group

    Node(T Value, Chain Before, size_t Size)
        : Value(std::move(Value)), Before(std::move(Before)), Size(Size) {}
    /// The element before in the group, which is one of this element's.
    const Node *before(uintptr_t Group) const {
      return llvm::find_if(Groups, [=](const auto &G) { return G.first == Group; })->second;
    }
    /// Without recursion, since lists are long.
    ~Node() {
      Chain Next = std::move(Before);
      while (Next && Next.use_count() == 1)
        Next = std::move(const_cast<Node *>(Next.get())->Before);
    }
  };
  Chain Last;

  const Node *withHash(uintptr_t Hash) const { return Last ? Last->ByHash.lookup(Hash) : nullptr; }
  const Node *find(const T &Value) const {
    const Node *N = withHash(Traits::hash(Value));
    while (N && !Traits::isSame(N->Value, Value))
      N = N->SameHash;
    return N;
  }
  /// The list of this set goes through the node.
  bool shares(const Node *Element) const {
    if (size() < Element->Size)
      return false;
    const Node *N = withHash(Traits::hash(Element->Value));
    while (N && N->Size > Element->Size)
      N = N->SameHash;
    return N == Element;
  }
};

} // namespace ampcc::flow

#endif
