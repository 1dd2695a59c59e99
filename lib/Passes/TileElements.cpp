//===- TileElements.cpp - loops in which threads do not meet in a tile ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TileElements.h"
#include "OwnElements.h"
#include "ShadowWords.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

TileElements::TileElements(Function &F, const LinearForms &Forms) : F(F), Forms(Forms) {
  regions(*F.Body);
  unsigned Number = 0;
  for (const Region &R : Regions)
    Numbers[R.Loop] = Number++;
  Next.resize(Number);
  follow(*F.Body, node(), nullptr);
}

/// Control flow from From through B; Loop: the nodes in front of and behind the loop around it.
/// Returns the node behind B.
unsigned TileElements::follow(const Block &B, unsigned From,
                              const std::pair<unsigned, unsigned> *Loop) {
  for (const Stmt *S : B.Stmts) {
    if (auto It = Numbers.find(S); It != Numbers.end()) {
      Next[From].push_back(It->second);
      From = It->second;
    } else if (isa<Break>(S) || isa<Continue>(S)) {
      if (Loop) // a switch's, too, may be any of them
        Next[From].append({Loop->first, Loop->second});
      From = node();
    } else if (isa<Return>(S)) {
      From = node();
    } else if (isa<For, While, DoWhile>(S)) {
      const std::pair<unsigned, unsigned> Mine{node(), node()};
      Next[From].push_back(Mine.first);
      forEachInnerBlock(const_cast<Stmt *>(S), [&](Block &Inner) {
        Next[follow(Inner, Mine.first, &Mine)].push_back(Mine.first);
      });
      Next[Mine.first].push_back(Mine.second);
      From = Mine.second;
    } else {
      // One of them, several, or none.
      const unsigned Behind = node();
      unsigned Last = From;
      forEachInnerBlock(const_cast<Stmt *>(S), [&](Block &Inner) {
        const unsigned Front = node();
        Next[From].push_back(Front);
        if (isa<Switch>(S))
          Next[Last].push_back(Front);
        const std::pair<unsigned, unsigned> Around{Behind, Behind};
        Last = follow(Inner, Front, isa<Switch>(S) && !Loop ? &Around : Loop);
        Next[Last].push_back(Behind);
        if (isa<Switch>(S))
          Next[Front].push_back(Behind);
      });
      if (!isa<Block>(S))
        Next[From].push_back(Behind);
      else if (Last == From)
        Next[From].push_back(Behind);
      From = Behind;
    }
  }
  return From;
}

/// Whether a thread may come from one to the other while another thread is still there.
bool TileElements::meet(const Region &From, const Region &To) const {
  if (From.Closes || To.Opens)
    return false;
  const unsigned Wanted = Numbers.lookup(To.Loop);
  SmallVector<unsigned, 16> Open{Numbers.lookup(From.Loop)};
  BitVector Seen(Next.size());
  while (!Open.empty()) {
    const unsigned At = Open.pop_back_val();
    for (unsigned N : Next[At]) {
      if (N == Wanted)
        return true;
      if (Seen.test(N) || (N < Regions.size() && (Regions[N].Opens || Regions[N].Closes)))
        continue;
      Seen.set(N);
      Open.push_back(N);
    }
  }
  return false;
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
    bool Leaves = false;
    walkStmts(L, [&](Stmt *Inner) { Leaves |= isa<Break, Continue, Return>(Inner); });
    SmallVector<const For *, 3> Threads;
    walk(R, L, Threads, /*Always=*/!Leaves);
    for (auto &Each : R.Uses)
      Each.second.InFirst = R.Begins;
    Regions.push_back(std::move(R));
  }
}

/// Nothing but questions decides.
static bool onlyAsks(const Expr *E) {
  if (auto *B = dyn_cast<Binary>(E))
    return B->Op == BinaryOp::LogicalAnd && onlyAsks(B->Left) && onlyAsks(B->Right);
  auto *C = dyn_cast<Call>(E);
  return isa<IntLit>(E) || (C && C->Callee->Asks != Function::Question::None);
}

/// Always: all threads do S, once.
void TileElements::walk(Region &R, Stmt *S, SmallVectorImpl<const For *> &Threads, bool Always) {
  auto *L = dyn_cast<For>(S);
  const bool OfThreads = L && L->IsThreadLoop;
  if (OfThreads)
    Threads.push_back(L);
  if (L)
    Inside.push_back(L);
  forEachExpr(S, [&](Expr *&Root) {
    walkExprs(Root, [&](Expr *&E) {
      if (auto *B = dyn_cast<Builtin>(E); B && B->is(BuiltinID::SHADOW_BARRIER)) {
        auto *What = dyn_cast<IntLit>(B->Args[3]);
        const bool Comes = What && What->Value == shadow::Arrives;
        R.Begins |= What && What->Value == shadow::Begins;
        if (What && (Comes || R.Uses.empty()))
          (Comes ? R.Closes : R.Opens) = true;
      }
      auto *C = dyn_cast<Call>(E);
      if (C && C->Callee->Asks == Function::Question::Use)
        use(R, *C, Threads, Always && isa<If>(S) && onlyAsks(Root));
      else if (C && C->Callee->Asks == Function::Question::None && !C->Callee->NeverInline)
        AnyUnknown |= any_of(C->Args, [](Expr *A) {
          auto *P = dyn_cast<PointerType>(A->type());
          return P && P->AS == Space::Local;
        });
    });
  });
  // What stands behind a question alone is done where the question is answered.
  const bool Below = Always && (OfThreads || isa<Block>(S) || (L && valuesOf(*L) > 0));
  forEachChild(S, [&](Stmt *Child) { walk(R, Child, Threads, Below); });
  if (L)
    Inside.pop_back();
  if (OfThreads)
    Threads.pop_back();
}

/// The variable, and the indices on the way to the element, the first ones first.
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

void TileElements::use(Region &R, const Call &Question, ArrayRef<const For *> Threads,
                       bool Always) {
  const Expr *Pointer = Question.Args[FirstOfQuestion];
  if (cast<PointerType>(Pointer->type())->AS != Space::Local)
    return;
  SmallVector<const Expr *, 3> Indices;
  auto *A = dyn_cast<AddrOf>(Forms.resolve(Pointer));
  const Var *V = A ? pathOf(A->Operand, Indices) : nullptr;
  if (!V) {
    AnyUnknown = true;
    return;
  }
  if (R.Closes) // the barrier is not behind all uses
    R.Closes = false;
  auto *Kind = dyn_cast<IntLit>(Question.Args[FirstOfQuestion + 1]);
  const int64_t What = Kind ? Kind->Value & 7 : 3;
  Use &U = R.Uses[V];
  const bool First = U.Count++ == 0;
  U.Reads |= What == 0 || What == 4;
  U.Writes |= What != 0;
  U.IsAtomic &= What == 3;
  if (What == 3)
    U.IsApart = false;
  SmallVector<LinearForm, 3> Element;
  bool Known = true;
  for (const Expr *Index : Indices) {
    std::optional<LinearForm> Form = Forms.of(Index);
    Known &= Form.has_value();
    Element.push_back(Form ? *Form : LinearForm());
  }
  bool Covers = false;
  Box Written, Reached = Known ? reach(V->Ty, Element) : Box();
  if (First)
    U.All = Reached;
  else if (Reached.size() != U.All.size())
    U.All.clear();
  for (auto [Mine, Other] : zip(U.All, Reached)) {
    const int64_t End = std::max(Mine.first + Mine.second, Other.first + Other.second);
    Mine.first = std::min(Mine.first, Other.first);
    Mine.second = End - Mine.first;
  }
  if (First)
    U.Element = Element;
  const bool Same = U.Element.size() == Element.size() &&
                    all_of(zip(U.Element, Element),
                           [](const auto &Pair) { return std::get<0>(Pair) == std::get<1>(Pair); });
  Use This;
  This.Element = std::move(Element);
  if (!Known || !Same ||
      !isOwn(This, V->Ty, cast<PointerType>(Pointer->type())->Pointee, Threads, Covers, Written)) {
    U.IsApart &= !U.Writes; // and see quietUse
    U.Element.clear();
    U.Element.resize(1);
    U.Element[0].Constant = -1; // like no other
  }
  if (Covers)
    U.Written = Written;
  U.Covers |= Covers && Always && What != 0 && What != 4 && What != 3;
}

/// The indices that occur; empty where they are not known.
TileElements::Box TileElements::reach(const Type *Ty, ArrayRef<LinearForm> Element) const {
  Box Result;
  for (const LinearForm &Form : Element) {
    std::optional<LinearForm> Least = Forms.least(Form, Inside),
                              Greatest = Forms.greatest(Form, Inside);
    auto *Array = dyn_cast<ArrayType>(Ty);
    if (!Array || !Least || !Greatest || !Least->isConstant() || !Greatest->isConstant() ||
        Least->Constant < 0 || Greatest->Constant >= int64_t(Array->Count))
      return Box();
    Result.push_back({Least->Constant, Greatest->Constant - Least->Constant + 1});
    Ty = Array->Element;
  }
  return isa<ArrayType>(Ty) ? Box() : Result;
}

static bool holds(const For *Outer, const For *Inner) {
  bool Found = false;
  walkStmts(Outer, [&](const Stmt *S) { Found |= S == Inner; });
  return Found;
}

/// Every thread has another element.
bool TileElements::isOwn(const Use &U, const Type *Ty, const Type *Part,
                         ArrayRef<const For *> Threads, bool &Covers, Box &Written) const {
  DenseMap<const Var *, int64_t> Lanes; // and their numbers
  for (const For *L : Threads) {
    auto *Test = dyn_cast_or_null<Binary>(L->Cond);
    auto *D = dyn_cast_or_null<DeclStmt>(L->Init);
    if (!D || !Test || Test->Op != BinaryOp::Lt)
      return false;
    // Loops that were made shorter have fewer threads than the tile, but no others.
    Lanes[D->V] = valuesOf(*L);
  }
  const unsigned All = F.WorkGroupSize[0] * F.WorkGroupSize[1] * F.WorkGroupSize[2];
  int64_t Found = 1;
  DenseSet<const Var *> Seen;
  bool Exact = true;
  const Type *At = Ty;
  for (const LinearForm &Form : U.Element) {
    SmallVector<std::pair<int64_t, int64_t>, 3> Parts; // factor, threads
    for (const auto &[V, Factor] : Form.Factors) {
      if (auto It = Lanes.find(V); It != Lanes.end()) {
        if (Factor <= 0 || It->second == 0 || !Seen.insert(V).second)
          return false;
        Parts.push_back({Factor, It->second});
      } else if (const For *L = Forms.loopOf(V)) {
        const int64_t Values = valuesOf(*L); // an element for each round
        if (Factor <= 0 || Values == 0 || !Seen.insert(V).second)
          return false;
        Parts.push_back({Factor, Values});
        Exact &= holds(Threads.front(), L); // else this is one of the rounds
      } else {
        Exact = false;
        if (V->S != Var::Storage::Param)
          return false;
      }
    }
    sort(Parts);
    int64_t Room = 1;
    for (const auto &[Factor, Number] : Parts) {
      if (Factor < Room)
        return false;
      Exact &= Factor == Room;
      Room = Factor * (Number - 1) + Room;
    }
    auto *Array = dyn_cast<ArrayType>(At);
    Exact &= Array && Form.Constant >= 0 && Form.Constant + Room <= int64_t(Array->Count);
    Written.push_back({Form.Constant, Room});
    if (Array)
      At = Array->Element;
  }
  for (const auto &[V, Number] : Lanes) {
    if (!Seen.count(V) && Number != 1)
      return false;
    Found *= Number;
  }
  Covers = Exact && At == Part && Found == int64_t(All);
  return true;
}

const TileElements::Use *TileElements::quietUse(const For *Loop, const Var *V) const {
  if (AnyUnknown)
    return nullptr;
  const Region *Mine = nullptr;
  for (const Region &R : Regions)
    if (R.Loop == Loop)
      Mine = &R;
  auto It = Mine ? Mine->Uses.find(V) : decltype(Mine->Uses.find(V))();
  if (!Mine || It == Mine->Uses.end())
    return nullptr;
  const Use &U = It->second;
  if (U.Writes && !U.IsAtomic &&
      (!U.IsApart || (!U.Element.empty() && U.Element[0].Constant == -1)))
    return nullptr;
  for (const Region &R : Regions) {
    auto Other = R.Uses.find(V);
    if (Other == R.Uses.end() || (!U.Writes && !Other->second.Writes))
      continue;
    if (meet(*Mine, R) || meet(R, *Mine))
      return nullptr;
  }
  return &U;
}
