//===- TileElements.cpp - loops whose threads do not race in a tile ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TileElements.h"
#include "OwnElements.h"
#include "ShadowEvents.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// E as the check of an access to memory that may be tile_static; null for others.
static const Check *accessToTile(const Expr *E) {
  const Check *C = checkOf(CheckKind::Access, E);
  return C && includes(usedSpace(*C), Space::Local) ? C : nullptr;
}

TileElements::TileElements(Function &F, LinearForms &Forms, const UsedSpaces &Used,
                           bool ChecksIndices)
    : PathConditions(Forms), F(F), Used(Used), InThreadLoops(declaredInThreadLoops(F)),
      Entered(Forms), ChecksIndices(ChecksIndices) {
  regions(*F.Body);
  size_t Accesses = 0;
  walkExprs(F.Body, [&](Expr *&E) { Accesses += accessToTile(E) != nullptr; });
  AnyUnknown |= Accesses != Seen; // one outside of all regions
  unsigned Number = 0;
  for (const Region &R : Regions)
    Order[R.Loop] = Number++;
  Next.resize(Number);
  follow(*F.Body, node(), nullptr);
  findPlaces(*F.Body);
}

/// Adds the control flow from the node From through B. Returns the node after B.
unsigned TileElements::follow(const Block &B, unsigned From, const Around *Jumps) {
  for (const Stmt *S : B.Stmts) {
    if (auto It = Order.find(S); It != Order.end()) {
      Next[From].push_back(It->second);
      From = It->second;
    } else if (isa<Break>(S) || isa<Continue>(S)) {
      if (Jumps) // it may be any of them
        Next[From].append({Jumps->Head, Jumps->Exit, Jumps->SwitchExit});
      From = node();
    } else if (isa<Return>(S)) {
      From = node();
    } else if (isa<For, While, DoWhile>(S)) {
      const unsigned Head = node(), Exit = node();
      const Around Mine{Head, Exit, Exit};
      Next[From].push_back(Head);
      forEachInnerBlock(const_cast<Stmt *>(S), [&](Block &Inner) {
        const unsigned Last = follow(Inner, Head, &Mine);
        Next[Last].push_back(Head);
      });
      Next[Head].push_back(Exit);
      From = Exit;
    } else {
      // One of them, several, or none.
      const unsigned Exit = node();
      unsigned Last = From;
      forEachInnerBlock(const_cast<Stmt *>(S), [&](Block &Inner) {
        const unsigned Head = node();
        Next[From].push_back(Head);
        if (isa<Switch>(S))
          Next[Last].push_back(Head);
        const Around OfSwitch{Jumps ? Jumps->Head : Exit, Jumps ? Jumps->Exit : Exit, Exit};
        Last = follow(Inner, Head, isa<Switch>(S) ? &OfSwitch : Jumps);
        Next[Last].push_back(Exit);
        if (isa<Switch>(S))
          Next[Head].push_back(Exit);
      });
      if (!isa<Block>(S))
        Next[From].push_back(Exit);
      else if (Last == From)
        Next[From].push_back(Exit);
      From = Exit;
    }
  }
  return From;
}

/// Whether a thread may come from one to the other while another thread is still there.
bool TileElements::reaches(const Region &From, const Region &To) const {
  if (isClosed(From) || isOpened(To))
    return false;
  const unsigned Begin = Order.lookup(From.Loop);
  BitVector &Reached = ReachedFrom[Begin];
  if (Reached.empty()) {
    Reached.resize(Next.size());
    SmallVector<unsigned, 16> Open{Begin};
    while (!Open.empty())
      for (unsigned N : Next[Open.pop_back_val()]) {
        const bool IsSeen = Reached.test(N);
        Reached.set(N);
        if (!IsSeen && !(N < Regions.size() && (isOpened(Regions[N]) || isClosed(Regions[N]))))
          Open.push_back(N);
      }
  }
  return Reached.test(Order.lookup(To.Loop));
}

void TileElements::regions(Block &B) {
  for (Stmt *S : B.Stmts) {
    auto *L = dyn_cast<For>(S);
    if (!L || !L->IsThreadLoop) {
      forEachInnerBlock(S, [&](Block &Inner) { regions(Inner); });
      continue;
    }
    Region R;
    R.Loop = L;
    R.Changed = changedIn(*L);
    walkStmts(L, [&](Stmt *Inner) { R.Leaves |= isa<Break, Continue, Return>(Inner); });
    At = &R;
    Entered.enter(&R.Changed);
    walk(L);
    Entered.enter(nullptr);
    for (auto &Each : R.Uses)
      Each.second.InFirst = R.Begins;
    Regions.push_back(std::move(R));
  }
}

void TileElements::visit(Expr *E) {
  if (auto *B = dyn_cast<Builtin>(E); B && B->is(builtin::SHADOW_BARRIER)) {
    const IntLit *What = shadow::wordOf(*B);
    const int64_t Step = What ? shadow::stepOf(*What) : -1;
    const bool Arrives = Step == shadow::Arrives;
    const bool Orders = What && !(What->Value & shadow::NotTileStatic);
    if (Step == shadow::Fences || Step == shadow::Changes || Step == shadow::OrdersTiles)
      return;
    AnyDecided |= !What;
    At->Begins |= Step == shadow::Begins;
    if (Orders && (Arrives || At->Uses.empty()))
      (Arrives ? At->Closes : At->Opens) = true;
  }
  if (const Check *Access = accessToTile(E))
    use(*Access);
  else if (auto *C = dyn_cast<Call>(E)) // the elements that another function uses are not looked at
    AnyUnknown |= Used.uses(*C->Callee, Space::Local);
}

/// The variable of an element, and the indices that lead to it, the outermost first.
static const Var *pathOf(const Expr *L, SmallVectorImpl<const Expr *> &Indices) {
  for (;;) {
    if (auto *M = dyn_cast<Member>(L)) {
      L = M->Base;
    } else if (auto *S = dyn_cast<Subscript>(L); S && !S->Base->type()->isPointer()) {
      Indices.insert(Indices.begin(), S->Index);
      L = S->Base;
    } else {
      auto *Ref = dyn_cast<VarRef>(L);
      return Ref && Ref->V->S == Var::Storage::TileStatic ? Ref->V : nullptr;
    }
  }
}

const Var *TileElements::variableOf(const Expr *Pointer) const {
  auto *A = dyn_cast<AddrOf>(Forms.resolve(Pointer));
  SmallVector<const Expr *, 3> Indices;
  return A ? pathOf(A->Operand, Indices) : nullptr;
}

SmallVector<const Expr *, 3> TileElements::indicesOf(const Expr *Pointer) const {
  SmallVector<const Expr *, 3> Result;
  if (auto *A = dyn_cast<AddrOf>(Forms.resolve(Pointer)))
    (void)pathOf(A->Operand, Result);
  return Result;
}

/// The form contains nothing that changes between the accesses of the threads.
bool TileElements::isKnown(const LinearForm &Form) const {
  SmallVector<const Var *, 2> Powers;
  Forms.needs(Form, Powers);
  return none_of(Powers, [&](const Var *V) { return At->Changed.contains(V); });
}

/// Describes the element that Indices select, and the conditions under which an index is in bounds.
/// Returns the type of the element.
const Type *TileElements::elementOf(const Type *Ty, ArrayRef<const Expr *> Indices,
                                    ElementAccess &By) const {
  for (const Expr *Index : Indices) {
    // Where a reference is bound an index that is wrong is reported, and is another one then.
    if (const Check *Position = checkOf(CheckKind::Position, Forms.resolve(Index)))
      Index = Position->number();
    std::optional<LinearForm> Form = Forms.of(Index);
    auto *Array = dyn_cast<ArrayType>(Ty);
    if (Form && !isKnown(*Form))
      Form = std::nullopt;
    if (!Form) {
      // Any element; conditions may still keep threads apart.
      By.Element.assign(Indices.size(), LinearForm());
      By.AnyElement = true;
    }
    if (!Form || !Array)
      break;
    LinearForm Last;
    Last.Constant = int64_t(Array->Count) - 1;
    if (ChecksIndices) { // what is outside has been reported
      By.Holds.push_back(*Form);
      if (Last.add(*Form, -1))
        By.Holds.push_back(std::move(Last));
    }
    By.Element.push_back(std::move(*Form));
    Ty = Array->Element;
  }
  return Ty;
}

/// Of an element of an array of several dimensions those of the whole path; a member of an element
/// is the element.
void TileElements::use(const Check &Access) {
  ++Seen;
  At->Closes = false; // the barrier does not follow all uses
  const Expr *Pointer = Access.pointer();
  SmallVector<const Expr *, 3> Indices;
  auto *A = isMixed(usedSpace(Access)) ? nullptr : dyn_cast<AddrOf>(Forms.resolve(Pointer));
  const Var *V = A ? pathOf(A->Operand, Indices) : nullptr;
  if (!V) {
    AnyUnknown = true;
    return;
  }
  Uses &All = At->Uses[V];
  auto *Kind = dyn_cast<IntLit>(Access.use());
  const int64_t What = Kind ? Kind->Value & shadow::KindMask : int64_t(shadow::Updates);
  const bool Stores = shadow::storesAll(What);
  Use U;
  U.By.IsAtomic = What == shadow::IsAtomic;
  U.By.Writes = What != shadow::Reads && !U.By.IsAtomic;
  copy_if(Holds, std::back_inserter(U.By.Holds),
          [&](const LinearForm &Form) { return isKnown(Form); });
  U.NeedsInit = !Stores && !U.By.IsAtomic;
  // Without, other indices may be the same element.
  const bool IsClear = ChecksIndices || Indices.size() <= 1;
  if (!IsClear || !addLanes(F, Threads, U.By.Thread)) {
    All.AnyUnknown = true;
    return;
  }
  const Type *Ty = elementOf(V->Ty, Indices, U.By);
  if (!U.By.AnyElement) {
    U.Reached = reach(V->Ty, U.By.Element);
    U.Exact = Stores && !mayBeSkipped() && !At->Leaves &&
              Ty == cast<PointerType>(Pointer->type())->Pointee && isExact(V->Ty, U);
    U.AfterOwnWrite = U.NeedsInit && any_of(All.All, [&](const Use &Before) {
                        return Before.Exact && Before.By.Element == U.By.Element &&
                               all_of(Before.By.Holds, [&](const LinearForm &Form) {
                                 return is_contained(U.By.Holds, Form);
                               });
                      });
  }
  for (const Use &Each : All.All)
    if (Each.By == U.By && Each.NeedsInit == U.NeedsInit && Each.Exact == U.Exact &&
        Each.AfterOwnWrite == U.AfterOwnWrite)
      return;
  All.All.push_back(std::move(U));
}

/// Empty if the indices are not known before the loop.
TileElements::Box TileElements::reach(const Type *Ty, ArrayRef<LinearForm> Element) const {
  Box Result;
  for (const LinearForm &Form : Element) {
    auto *Array = dyn_cast<ArrayType>(Ty);
    if (!Array)
      return Box();
    LinearForm Room;
    Room.Constant = int64_t(Array->Count) - 1;
    (void)Room.add(Form, -1);
    // That the index is in bounds says less than the program's conditions and the loops.
    SmallVector<LinearForm, 8> Others;
    copy_if(Holds, std::back_inserter(Others),
            [&](const LinearForm &Each) { return !(Each == Form) && !(Each == Room); });
    const auto Extreme = [&](bool Greatest) -> std::optional<LinearForm> {
      for (const ArrayRef<LinearForm> Known :
           {ArrayRef<LinearForm>(Others), ArrayRef<LinearForm>(Holds)}) {
        std::optional<LinearForm> Of = Forms.extreme(Form, Greatest, Inside, Known);
        if (Of && Forms.allOf(*Of, [&](const Var *V) {
              return !At->Changed.contains(V) && !InThreadLoops.contains(V);
            }))
          return Of;
      }
      return std::nullopt;
    };
    std::optional<LinearForm> Least = Extreme(/*Greatest=*/false), Most = Extreme(true);
    if (!Least || !Most)
      return Box();
    Result.push_back({std::move(*Least), std::move(*Most)});
    Ty = Array->Element;
  }
  return isa<ArrayType>(Ty) ? Box() : Result;
}

/// Adds Left * Right to Sum. False where 64 bits do not hold that.
static bool addProduct(int64_t &Sum, int64_t Left, int64_t Right) {
  int64_t Product;
  return !MulOverflow(Left, Right, Product) && !AddOverflow(Sum, Product, Sum);
}

/// The first and the last number that a counter counts where a use is, and nothing else says
/// whether a thread comes there; nothing where something does.
std::optional<TileElements::Numbers> TileElements::numbers(const Type *Ty, const Use &U) const {
  Numbers Counters;
  for (const For *L : Inside) {
    auto *D = dyn_cast_or_null<DeclStmt>(L->Init);
    if (!D || valuesOf(*L) == 0)
      return std::nullopt;
    Counters[D->V] = {0, valuesOf(*L) - 1};
  }
  const auto IsBound = [&](const LinearForm &Form) {
    const Type *Of = Ty;
    return any_of(U.By.Element, [&](const LinearForm &Index) {
      auto *Array = cast<ArrayType>(Of);
      LinearForm Room;
      Room.Constant = int64_t(Array->Count) - 1;
      Of = Array->Element;
      return Form == Index || (Room.add(Index, -1) && Form == Room);
    });
  };
  for (const LinearForm &Form : Holds) {
    int64_t Least = Form.Constant;
    bool IsKnown = true;
    for (const auto &[V, Factor] : Form.Factors) {
      auto It = Counters.find(V);
      IsKnown &= It != Counters.end();
      if (IsKnown && !addProduct(Least, Factor, Factor > 0 ? It->second.first : It->second.second))
        return std::nullopt;
    }
    if ((IsKnown && Least >= 0) || (!IsKnown && IsBound(Form)))
      continue; // that is always so, or where the box is part of the variable
    if (!IsKnown || Form.Factors.size() != 1)
      return std::nullopt;
    const auto &[V, Factor] = *Form.Factors.begin();
    if (Factor == 1)
      Counters[V].first = std::max(Counters[V].first, -Form.Constant);
    else if (Factor == -1)
      Counters[V].second = std::min(Counters[V].second, Form.Constant);
    else
      return std::nullopt;
  }
  if (any_of(Counters, [](const auto &Each) { return Each.second.first > Each.second.second; }))
    return std::nullopt;
  return Counters;
}

/// All iterations of the threads together write every element of the box, if the box is within the
/// variable: no condition excludes numbers of a counter, and every index counts without a gap.
bool TileElements::isExact(const Type *Ty, const Use &U) const {
  const std::optional<Numbers> Counters = numbers(Ty, U);
  if (!Counters)
    return false;
  DenseSet<const Var *> Taken;
  for (const auto &[Form, Range] : zip(U.By.Element, U.Reached)) {
    SmallVector<std::pair<int64_t, int64_t>, 3> Parts; // factor, numbers
    LinearForm First;
    First.Constant = Form.Constant;
    for (const auto &[V, Factor] : Form.Factors) {
      auto It = Counters->find(V);
      if (It == Counters->end()) { // the same for all
        if (!First.add(LinearForm::of(V), Factor))
          return false;
        continue;
      }
      if (Factor <= 0 || !Taken.insert(V).second)
        return false;
      if (!addProduct(First.Constant, Factor, It->second.first))
        return false;
      Parts.push_back({Factor, It->second.second - It->second.first + 1});
    }
    sort(Parts);
    int64_t Room = 1;
    for (const auto &[Factor, Count] : Parts) {
      if ((Factor != Room && Count != 1) || MulOverflow(Room, Count, Room))
        return false;
    }
    auto *Array = cast<ArrayType>(Ty);
    Ty = Array->Element;
    LinearForm Last = First;
    if (AddOverflow(Last.Constant, Room - 1, Last.Constant) || !(Range.first == First) ||
        !(Range.second == Last) ||
        (First.isConstant() && (First.Constant < 0 || Last.Constant >= int64_t(Array->Count))))
      return false;
  }
  return U.Reached.size() == U.By.Element.size();
}
