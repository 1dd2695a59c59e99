//===- Store.cpp - variables and their values ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Store.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace ampcc::flow {

Place Place::member(unsigned Field) const {
  Place P = *this;
  if (isFollowed())
    P.Path.push_back({int(Field), {}, -1});
  return P;
}

Place Place::element(const Value &Index, int64_t Size) const {
  Place P = *this;
  if (isFollowed())
    P.Path.push_back({-1, Index, Size});
  else if (K == Kind::Memory)
    P.Address = combined(Address, Index);
  return P;
}

Value Place::address() const {
  if (K == Kind::Nowhere)
    return Value::unknown();
  if (K == Kind::Memory)
    return Address;
  Value A = Value::spread(Spread::Uniform, 0, nullptr);
  for (const Step &S : Path)
    if (S.isElement())
      A = combined(A, S.Index);
  return A;
}

const Object *Object::find(const Key &K) const {
  for (const auto &[Name, Part] : Parts)
    if (Name == K)
      return &Part;
  return nullptr;
}

Object &Object::part(const Key &K) {
  for (auto &[Name, Part] : Parts)
    if (Name == K)
      return Part;
  Parts.emplace_back(K, Object(V));
  return Parts.back().second;
}

Value Object::whole() const {
  Value W = V;
  for (const auto &[Name, Part] : Parts) {
    Value P = Part.whole();
    if (W.S == Spread::Unset)
      W = P;
    else if (P.S != Spread::Unset && !(P == W))
      W = combined(W, P);
  }
  return W;
}

Object joined(Values &Make, const Object &A, const Object &B, const Value &Condition) {
  if (A == B)
    return A;
  Object R(Make.joined(A.V, B.V, Condition));
  auto Missing = [](const Object &From, const Object::Key &K) {
    const Object *Part = From.find(K);
    return Part ? *Part : Object(From.V);
  };
  for (const auto &[Name, Part] : A.Parts)
    R.Parts.emplace_back(Name, joined(Make, Part, Missing(B, Name), Condition));
  for (const auto &[Name, Part] : B.Parts)
    if (!A.find(Name))
      R.Parts.emplace_back(Name, joined(Make, Object(A.V), Part, Condition));
  return R;
}

/// The part that a step leads to for all threads; nothing when it is some element.
static std::optional<Object::Key> keyOf(Values &Make, const Step &S) {
  if (!S.isElement())
    return Object::Key{S.Field, 0};
  if (std::optional<int64_t> Index = Make.constantOf(S.Index))
    return Object::Key{-1, *Index};
  return std::nullopt;
}

/// One of the two values; it is unknown which.
static Value either(const Value &A, const Value &B) {
  if (A.S == Spread::Unset)
    return B;
  if (B.S == Spread::Unset)
    return A;
  return A.differs() == B.differs() ? combined(A, B) : Value::unknown();
}

/// The value of a part if it is unknown which part it is.
static Value anyPart(const Object &O) {
  Value Any = O.V;
  for (const auto &[Name, Part] : O.Parts) {
    const Value P = anyPart(Part);
    Any = Any == P ? P : either(Any, P);
  }
  return Any;
}

static Object readPart(Values &Make, const Object &Whole, ArrayRef<Step> Path) {
  if (Path.empty())
    return Whole;
  const Step &First = Path.front();
  if (std::optional<Object::Key> Key = keyOf(Make, First)) {
    if (const Object *Part = Whole.find(*Key))
      return readPart(Make, *Part, Path.drop_front());
    return Object(Whole.V);
  }
  // An unknown element: the common value of all, selected by the index.
  Value All = anyPart(Whole);
  if (All.S == Spread::Unset || All.Target)
    return Object(Value::unknown());
  if (First.Index.isUniform() && Whole.Parts.empty())
    return Object(All);
  All = combined(All, First.Index);
  return Object(All.isUniform() ? Make.uniform() : All);
}

/// Afterwards every part may hold O instead.
static void weaken(Object &Whole, const Value &O, Values &Make) {
  Whole.V = either(Whole.V, O);
  if (Whole.V.isUniform())
    Whole.V = Make.uniform();
  for (auto &[Name, Part] : Whole.Parts)
    weaken(Part, O, Make);
}

static void writePart(Object &Whole, ArrayRef<Step> Path, const Object &O, Values &Make) {
  if (Path.empty()) {
    Whole = O;
    return;
  }
  const Step &First = Path.front();
  if (std::optional<Object::Key> Key = keyOf(Make, First))
    writePart(Whole.part(*Key), Path.drop_front(), O, Make);
  else
    weaken(Whole, combined(O.whole(), First.Index), Make);
}

Object State::read(Values &Make, const Place &P, const kir::Expr *At) const {
  if (P.K == Place::Kind::Nowhere)
    return Object(Value::unknown());
  if (P.K != Place::Kind::Variable || P.isTileStatic()) {
    Value A = P.address();
    if (A.differs())
      return Object(Value::spread(Spread::MayDiffer, A.Dims, At));
    return Object(A.isUniform() ? Make.uniform() : Value::unknown());
  }
  const std::shared_ptr<const Object> Held = Variables.lookup(P.Root);
  if (!Held || Escaped.lookup(P.Root))
    return Object(Value::unknown());
  return readPart(Make, *Held, P.Path);
}

void State::write(const Place &P, const Object &O, Values &Make) {
  if (P.K != Place::Kind::Variable || P.isTileStatic())
    return;
  // Without a copy of the other parts, which can be many.
  const auto *Own = P.Path.empty() ? nullptr : Variables.ofThisMapAlone(P.Root);
  if (Own && Own->use_count() == 1)
    return writePart(const_cast<Object &>(**Own), P.Path, Object(O), Make);
  const std::shared_ptr<const Object> Held = P.Path.empty() ? nullptr : Variables.lookup(P.Root);
  Object New = Held ? *Held : Object();
  writePart(New, P.Path, O, Make);
  Variables.set(P.Root, std::make_shared<Object>(std::move(New)));
}

void State::escape(const Value &Pointer) {
  if (Pointer.Target && Pointer.Target->K == Place::Kind::Variable &&
      !Pointer.Target->isTileStatic())
    Escaped.set(Pointer.Target->Root, true);
}

void State::escapeAll(const Object &O) {
  escape(O.V);
  for (const auto &[Name, Part] : O.Parts)
    escapeAll(Part);
}

/// Pointers in Before that lead nowhere in After.
void State::escapeLost(const Object &Before, const Object &After) {
  if (Before.V.Target && !After.V.Target)
    escape(Before.V);
  for (const auto &[Name, Part] : Before.Parts) {
    const Object *Other = After.find(Name);
    escapeLost(Part, Other ? *Other : Object(After.V));
  }
}

uintptr_t AccessTraits::hash(const Held &A) {
  hash_code Hash = hash_combine(A->At, A->Does, A->Where);
  for (const Step &S : A->Path)
    Hash = hash_combine(Hash, S.Field, S.Index.N);
  return Hash;
}

/// Accesses that can be compared with A and do this.
static hash_code comparable(const Access &A, Use Does) {
  hash_code Hash = hash_combine(A.Variable, Does);
  for (const std::vector<const Number *> &Product : A.First.Products)
    Hash = hash_combine(Hash, hash_combine_range(Product.begin(), Product.end()));
  for (const UnknownSum &Unknown : A.First.Unknown) {
    size_t Sum = 0; // the order of the unknowns does not count
    for (const auto &[N, Factor] : Unknown.Factors)
      Sum += hash_combine(N, Factor);
    Hash = hash_combine(Hash, Sum);
  }
  for (const Step &S : A.Path)
    Hash = hash_combine(Hash, S.Field);
  return Hash;
}

namespace {
/// What a group of comparable accesses holds: all of them, those to too many blocks to be listed,
/// or those to a block.
enum class Holds : uint8_t { All, Wide, Block };
} // namespace

static uintptr_t groupOf(hash_code Comparable, Holds What, int64_t Block = 0) {
  return hash_combine(Comparable, What, Block);
}

AccessTraits::Groups AccessTraits::groups(const Held &A) {
  const hash_code Comparable = comparable(*A, A->Does);
  Groups Result = {groupOf(Comparable, Holds::All)};
  if (const auto Blocks = A->First.blocks())
    for (int64_t Block : *Blocks)
      Result.push_back(groupOf(Comparable, Holds::Block, Block));
  else
    Result.push_back(groupOf(Comparable, Holds::Wide));
  return Result;
}

AccessTraits::Groups AccessTraits::groupsToCompare(const Access &A, Use Does) {
  const hash_code Comparable = comparable(A, Does);
  const auto Blocks = A.First.blocks();
  if (!Blocks)
    return {groupOf(Comparable, Holds::All)};
  Groups Result = {groupOf(Comparable, Holds::Wide)};
  for (int64_t Block : *Blocks)
    Result.push_back(groupOf(Comparable, Holds::Block, Block));
  return Result;
}

uintptr_t LeftTraits::hash(const Left &L) { return hash_combine(L.Construct, L.By, L.Condition); }

/// It is known for every thread which path it takes: always, or in the first iterations of loops,
/// for which masks are evaluated.
static bool isKnownPerThread(Values &Make, const Value &Condition) {
  if (!Condition.N || Condition.S == Spread::Differs)
    return Condition.N;
  const MaybeLanes &First = Make.Table.FirstIterations.of(Make.Table, Condition.N);
  return Condition.N->OfThread && First && First->isKnown();
}

State merged(Values &Make, const State &IfTrue, const State &IfFalse, const Value &Condition,
             const Departed &Held) {
  State R;
  R.Variables = IfTrue.Variables;
  R.Escaped = IfTrue.Escaped;
  R.Escaped.forEachDifference(
      IfFalse.Escaped, IfTrue.Escaped,
      [&](const kir::Var *V, const bool &, const bool &) { R.Escaped.set(V, true); });
  VariableMap::forEachDifference(IfFalse.Variables, IfTrue.Variables,
                                 [&](const kir::Var *Root, const std::shared_ptr<const Object> &O,
                                     const std::shared_ptr<const Object> &Other) {
                                   if (!Other)
                                     return R.Variables.set(Root, O);
                                   if (*Other == *O)
                                     return;
                                   Object Both = joined(Make, *Other, *O, Condition);
                                   R.escapeLost(*Other, Both);
                                   R.escapeLost(*O, Both);
                                   R.Variables.set(Root, std::make_shared<Object>(std::move(Both)));
                                 });

  // Threads that took different paths are compared by their masks. For the others an access is
  // certain only if it is on both paths.
  const bool ByThread = isKnownPerThread(Make, Condition);
  if (IfTrue.Barrier == IfFalse.Barrier) {
    R.Accesses = IfTrue.Accesses;
    if (ByThread)
      for (const auto *A : IfFalse.Accesses.since(IfTrue.Accesses))
        R.Accesses.insert(*A);
    else
      R.Accesses.removeSince(IfFalse.Accesses,
                             [&](const auto &A) { return !IfFalse.Accesses.contains(A); });
  }
  R.Barrier = std::max(IfTrue.Barrier, IfFalse.Barrier);

  R.Departures = IfTrue.Departures;
  for (const Left *D : IfFalse.Departures.since(IfTrue.Departures, Held))
    R.Departures.insert(*D);

  if (IfTrue.Who == IfFalse.Who)
    R.Who = IfTrue.Who;
  else
    R.Who.Exact = false;
  return R;
}

} // namespace ampcc::flow
