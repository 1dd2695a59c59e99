//===- Store.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Store.h"
#include "clang/AST/Decl.h"

using namespace clang;

namespace ampcc::flow {

Place Place::member(const FieldDecl *Field) const {
  Place P = *this;
  if (K == Kind::Variable)
    P.Path.push_back({Field, {}, -1});
  return P;
}

Place Place::element(const Value &Index, int64_t Size) const {
  Place P = *this;
  if (K == Kind::Variable)
    P.Path.push_back({nullptr, Index, Size});
  else if (K == Kind::Memory)
    P.Address = spreadOnly(combined(Address, Index));
  return P;
}

Value Place::address() const {
  if (K == Kind::Nowhere)
    return Value::unknown();
  if (K == Kind::Memory)
    return Address;
  Value A = Value::uniform();
  for (const Step &S : Path)
    if (!S.Field)
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

Object joined(const TileShape &Tile, const Object &A, const Object &B, const Value &Condition) {
  if (A == B)
    return A;
  Object R(joined(Tile, A.V, B.V, Condition));
  auto Missing = [](const Object &From, const Object::Key &K) {
    const Object *Part = From.find(K);
    return Part ? *Part : Object(From.V);
  };
  for (const auto &[Name, Part] : A.Parts)
    R.Parts.emplace_back(Name, joined(Tile, Part, Missing(B, Name), Condition));
  for (const auto &[Name, Part] : B.Parts)
    if (!A.find(Name))
      R.Parts.emplace_back(Name, joined(Tile, Object(A.V), Part, Condition));
  return R;
}

static Object readPart(const Object &Whole, ArrayRef<Step> Path) {
  if (Path.empty())
    return Whole;
  const Step &First = Path.front();
  std::optional<int64_t> Index = First.Field ? 0 : First.Index.constant();
  if (Index) {
    if (const Object *Part = Whole.find({First.Field, *Index}))
      return readPart(*Part, Path.drop_front());
    return Object(Whole.V);
  }
  // Some element: what they have in common, chosen by the index.
  Value All = Whole.whole();
  if (All.S == Spread::Unset)
    return Object(Value::unknown());
  if (All.Target)
    return Object(Value::unknown());
  return Object(First.Index.differs() ? spreadOnly(combined(All, First.Index))
                                      : combined(All, First.Index));
}

/// Afterwards every part may hold O instead.
static void weaken(Object &Whole, const Value &O) {
  Whole.V = Whole.V.S == Spread::Unset ? O : combined(Whole.V, O);
  for (auto &[Name, Part] : Whole.Parts)
    weaken(Part, O);
}

static void writePart(Object &Whole, ArrayRef<Step> Path, const Object &O) {
  if (Path.empty()) {
    Whole = O;
    return;
  }
  const Step &First = Path.front();
  std::optional<int64_t> Index = First.Field ? 0 : First.Index.constant();
  if (Index)
    writePart(Whole.part({First.Field, *Index}), Path.drop_front(), O);
  else
    weaken(Whole, spreadOnly(combined(O.whole(), First.Index)));
}

Object State::read(const Place &P, const Expr *At) const {
  if (P.K == Place::Kind::Nowhere)
    return Object(Value::unknown());
  if (P.K == Place::Kind::Memory || P.TileStatic) {
    Value A = P.address();
    if (A.differs())
      return Object(Value::spread(Spread::MayDiffer, A.Dims, At));
    return Object(A.S == Spread::Uniform ? Value::uniform() : Value::unknown());
  }
  auto It = Variables.find(P.Root);
  if (It == Variables.end() || Escaped.count(P.Root))
    return Object(Value::unknown());
  return readPart(*It->second, P.Path);
}

void State::write(const Place &P, const Object &O) {
  if (P.K != Place::Kind::Variable || P.TileStatic)
    return;
  auto &Slot = Variables[P.Root];
  Object New = Slot ? *Slot : Object();
  writePart(New, P.Path, O);
  Slot = std::make_shared<const Object>(std::move(New));
}

void State::forget(const Place &P) { write(P, Object(Value::unknown())); }

void State::escape(const Value &Pointer) {
  if (Pointer.Target && Pointer.Target->K == Place::Kind::Variable && !Pointer.Target->TileStatic)
    Escaped.insert(Pointer.Target->Root);
}

static void escapeAll(State &S, const Object &O) {
  S.escape(O.V);
  for (const auto &[Name, Part] : O.Parts)
    escapeAll(S, Part);
}

State merged(const TileShape &Tile, const State &IfTrue, const State &IfFalse,
             const Value &Condition) {
  State R;
  R.Variables = IfTrue.Variables;
  R.Escaped = IfTrue.Escaped;
  R.Escaped.insert(IfFalse.Escaped.begin(), IfFalse.Escaped.end());
  for (const auto &[Root, O] : IfFalse.Variables) {
    auto &Slot = R.Variables[Root];
    if (!Slot) {
      Slot = O;
    } else if (Slot != O && !(*Slot == *O)) {
      Object Both = joined(Tile, *Slot, *O, Condition);
      escapeAll(R, *Slot);
      escapeAll(R, *O);
      Slot = std::make_shared<const Object>(std::move(Both));
    }
  }

  // Threads that went different ways are compared by their masks; for the others an access must
  // stand on both ways to be certain.
  bool ByThread = Condition.exact() && Condition.Lane;
  for (const Access &A : IfTrue.Accesses)
    if (ByThread || llvm::is_contained(IfFalse.Accesses, A))
      R.Accesses.push_back(A);
  if (ByThread)
    for (const Access &A : IfFalse.Accesses)
      if (!llvm::is_contained(R.Accesses, A))
        R.Accesses.push_back(A);

  R.Departures = IfTrue.Departures;
  for (const Departure &D : IfFalse.Departures)
    if (llvm::none_of(R.Departures, [&](const Departure &O) {
          return O.Construct == D.Construct && O.By == D.By && O.Condition == D.Condition;
        }))
      R.Departures.push_back(D);

  const Mask &A = IfTrue.Who, &B = IfFalse.Who;
  if (A.Active == B.Active && A.Exact == B.Exact) {
    R.Who = A;
  } else if (A.Exact && B.Exact && ByThread) {
    std::vector<int64_t> Either(Tile.threads());
    bool All = true;
    for (unsigned T = 0; T < Either.size(); ++T)
      All &= (Either[T] = A.has(T) || B.has(T)) != 0;
    R.Who.Dims = All ? 0 : A.Dims | B.Dims;
    if (!All)
      R.Who.Active = std::make_shared<const std::vector<int64_t>>(std::move(Either));
  } else if (!A.Active && !B.Active) {
    R.Who.Exact = A.Exact && B.Exact;
    R.Who.Dims = A.Dims | B.Dims;
  } else {
    R.Who.Exact = false;
    R.Who.Dims = A.Dims | B.Dims;
  }
  return R;
}

bool sameVariables(const State &A, const State &B) {
  if (A.Variables.size() != B.Variables.size() || A.Escaped.size() != B.Escaped.size())
    return false;
  for (const auto &[Root, O] : A.Variables) {
    auto It = B.Variables.find(Root);
    if (It == B.Variables.end() || (It->second != O && !(*It->second == *O)))
      return false;
  }
  return true;
}

} // namespace ampcc::flow
