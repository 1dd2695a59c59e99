//===- VersionLoops.cpp - loops that need not ask -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check an access asks whether its index is in bounds, and who else uses the element.
// Where that can be answered for all threads of a loop in front of it, the loop is there twice:
//
//   if (begin >= 0 && end - 1 < extent && is_quiet(v)) {
//     thread for (int i = begin; i < end; ++i) v[i] = 1;
//   } else {
//     thread for (int i = begin; i < end; ++i) if (check_use(..., &v[check_index1(..., i)])) ...
//   }
//
// What has no answer is asked in both.
//
//===----------------------------------------------------------------------===//
#include "OwnElements.h"
#include "Passes.h"
#include "ShadowQuestions.h"
#include "TileElements.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class LoopVersioner final : PathVisitor {
  Context &Ctx;
  Function &F;
  LinearForms &Forms;
  const OwnElements Own;
  const TileElements Tile;

  // Of the loop at hand.
  DenseSet<const Var *> Changed; ///< in it, or declared there
  DenseSet<const Expr *> Answered;
  Expr *Tests = nullptr;
  StringSet<> Known; ///< the tests, as texts
  const For *Loop = nullptr;
  /// Parts of tile_static variables that the loop writes.
  SmallVector<std::pair<const Var *, const TileElements::Box *>, 4> Filled;
  DenseSet<const Var *> Asked; ///< tile_static variables

public:
  LoopVersioner(Context &Ctx, Function &F, LinearForms &Forms, bool IndicesAsked)
      : PathVisitor(Forms), Ctx(Ctx), F(F), Forms(Forms), Own(F, Forms),
        Tile(F, Forms, IndicesAsked) {}

  bool run() {
    const bool Any = block(*F.Body);
    F.Body->Stmts.insert(F.Body->Stmts.begin(), AtFront.begin(), AtFront.end());
    return Any;
  }

private:
  /// Two addresses; null: not known.
  struct Place {
    Var *Begin = nullptr, *End = nullptr;
  };
  std::map<const Var *, Place> Places;
  DenseMap<const Var *, Var *> Quiet; ///< of a buffer; null: that cannot be said
  std::vector<Stmt *> AtFront;        ///< of the kernel

  bool block(Block &B) {
    bool Any = false;
    for (Stmt *&S : B.Stmts) {
      auto *L = dyn_cast<For>(S);
      if (!L || !L->IsThreadLoop) {
        forEachInnerBlock(S, [&](Block &Inner) { Any |= block(Inner); });
        continue;
      }
      if (Stmt *New = versions(*L)) {
        S = New;
        Any = true;
      }
    }
    return Any;
  }

  Stmt *versions(For &L) {
    Changed = changedIn(L);
    Answered.clear();
    Known.clear();
    Filled.clear();
    Asked.clear();
    Tests = nullptr;
    Loop = &L;
    Forms.enter(&Changed);
    walk(&L);
    Forms.enter(nullptr);
    if (Answered.empty())
      return nullptr;
    Stmt *Fast = answered(L);
    if (!Tests && Filled.empty())
      return Fast;
    auto *Then = Ctx.make<Block>(), *Else = Ctx.make<Block>();
    Then->Stmts.push_back(Fast); // where a tile may begin
    for (const auto &[V, Box] : Filled)
      Then->Stmts.push_back(Ctx.make<ExprStmt>(askOf(V, *Box, shadow::Fills)));
    if (!Tests) {
      Then->Pos = L.Pos;
      return Then;
    }
    Else->Stmts.push_back(&L);
    auto *Result = Ctx.make<If>(Tests, Then, Else);
    Result->Pos = Then->Pos = Else->Pos = L.Pos;
    return Result;
  }

  //===--------------------------------------------------------------------===//
  // What can be answered
  //===--------------------------------------------------------------------===//

  void visit(Expr *E) override {
    if (answer(E))
      Answered.insert(E);
  }

  bool answer(const Expr *E) {
    if (auto *B = dyn_cast<Builtin>(E); B && B->is(BuiltinID::IN_BOUNDS)) {
      const Call *Index = Own.bufferOf(B->Args[0]) ? Own.indexIn(B->Args[0]) : nullptr;
      return Index && Answered.count(Index);
    }
    auto *C = dyn_cast<Call>(E);
    if (!C)
      return false;
    const auto Arg = [&](unsigned I) { return C->Args[FirstOfQuestion + I]; };
    switch (C->Callee->Asks) {
    case Function::Question::Index: {
      const unsigned Rank = rankOf(*C);
      if (C->Args.size() < FirstOfQuestion + 1 + 2 * Rank)
        return false;
      for (unsigned I = 0; I < Rank; ++I)
        if (!isInside(Arg(1 + I), Arg(1 + Rank + I)))
          return false;
      return true;
    }
    case Function::Question::Element:
    case Function::Question::Position:
      return isInside(Arg(0), Arg(1));
    case Function::Question::Use: {
      if (cast<PointerType>(Arg(0)->type())->AS == Space::Local)
        return answerOfTile(Arg(0));
      if (cast<PointerType>(Arg(0)->type())->AS != Space::Global)
        return false;
      const Var *Buffer = Own.bufferOf(Arg(0));
      if (!Buffer || !Own.isQuiet(Buffer))
        return false;
      Expr *Answer = isQuiet(Buffer);
      if (Answer)
        test("quiet " + textOf(Buffer), [&] { return Answer; });
      return Answer;
    }
    default:
      return false;
    }
  }

  Expr *holds(Expr *Answer) const {
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Answer,
                            Ctx.make<IntLit>(Answer->type(), 0));
  }
  /// Asked once by the kernel: all of the buffer is written, and the others whose elements are no
  /// thread's own lie elsewhere. Null where that cannot be said.
  Expr *isQuiet(const Var *Buffer) {
    if (Quiet.try_emplace(Buffer, nullptr).second) {
      Expr *Answer =
          holds(shadow::ask(Ctx, Ctx.ref(const_cast<Var *>(Buffer)), shadow::IsSettled, 0));
      for (const Var *Other : Own.rivalsOf(Buffer)) {
        Expr *Apart = areApart(Buffer, Other);
        if (!Apart)
          return nullptr;
        Answer = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Answer, Apart);
      }
      Quiet[Buffer] = constant("quiet", Answer);
    }
    Var *V = Quiet.lookup(Buffer);
    return V ? Ctx.ref(V) : nullptr;
  }

  Var *constant(const std::string &Name, Expr *Value) {
    Var *V = Ctx.temp(Name, Value->type());
    V->IsConst = true;
    auto *D = Ctx.make<DeclStmt>(V, Value);
    D->Pos = F.Pos;
    AtFront.push_back(D);
    return V;
  }

  /// Where the elements of a buffer are that the kernel uses.
  const Place &placeOf(const Var *Buffer) {
    auto [It, New] = Places.try_emplace(Buffer);
    if (!New)
      return It->second;
    std::pair<Expr *, Expr *> Addresses = memoryOf(Buffer);
    if (const ViewShape *Shape = Own.shapeOf(Buffer))
      if (auto OfShape = Own.shapes().addresses(Ctx, *Shape); OfShape.first)
        Addresses = OfShape;
    if (Addresses.first)
      It->second = {constant(Buffer->Name + "_begin", Addresses.first),
                    constant(Buffer->Name + "_end", Addresses.second)};
    return It->second;
  }
  /// All that there is behind the pointer.
  std::pair<Expr *, Expr *> memoryOf(const Var *Buffer) const {
    const ArgBinding &Mine = *Buffer->Binding;
    const Type *Number = Ctx.intTy(64, false);
    const auto Begin = [&] {
      return Ctx.make<Cast>(Number, Ctx.ref(const_cast<Var *>(Buffer)), /*Implicit=*/false);
    };
    for (Var *P : F.Params)
      if (P->Binding && P->Binding->K == ArgBinding::Kind::Bytes &&
          P->Binding->Offset == Mine.Offset &&
          P->Binding->ThroughReference == Mine.ThroughReference &&
          P->Binding->InnerOffset == Mine.InnerOffset)
        return {Begin(), Ctx.make<Binary>(Number, BinaryOp::Add, Begin(), Ctx.ref(P))};
    return {};
  }

  /// They share no element. Null where that cannot be said.
  Expr *areApart(const Var *A, const Var *B) {
    const Place First = placeOf(A), Second = placeOf(B);
    if (!First.Begin || !Second.Begin)
      return nullptr;
    const auto IsBefore = [&](const Place &Lower, const Place &Upper) {
      return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Le, Ctx.ref(Lower.End), Ctx.ref(Upper.Begin));
    };
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, IsBefore(First, Second),
                            IsBefore(Second, First));
  }

  /// About rows of elements, and planes of rows.
  Builtin *askOf(const Var *V, const TileElements::Box &Box, int64_t What) const {
    if (Box.empty() || Box.size() > 3)
      return shadow::ask(Ctx, shadow::addressOf(Ctx, V), What, V->Ty->size());
    Expr *First = Ctx.ref(const_cast<Var *>(V));
    const Type *Ty = V->Ty;
    SmallVector<std::pair<Expr *, int64_t>, 3> Counts; // and the bytes from one to the next
    for (const auto &[Least, Most] : Box) {
      First = Ctx.make<Subscript>(First, number(Least));
      Ty = cast<ArrayType>(Ty)->Element;
      LinearForm Count = Most;
      (void)Count.add(Least, -1);
      Count.Constant += 1;
      Counts.push_back({number(Count), int64_t(Ty->size())});
    }
    const auto [Count, Size] = Counts.pop_back_val();
    Builtin *B = shadow::ask(
        Ctx, Ctx.make<AddrOf>(Ctx.pointerTo(Ty, /*Const=*/false, Space::Local), First), What, 0);
    B->Args[1] = Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Mul, Count, Ctx.intLit(Size));
    if (!Counts.empty()) {
      const auto [Rows, Stride] = Counts.pop_back_val();
      B->Args[2] = Rows;
      B->Args[3] = Ctx.intLit(Stride);
    }
    if (!Counts.empty()) {
      B->Args[4] = Counts[0].first;
      B->Args[5] = Ctx.make<IntLit>(Ctx.intTy(32, false), Counts[0].second);
    }
    return B;
  }
  Expr *number(const LinearForm &Form) const {
    return Form.isConstant() ? static_cast<Expr *>(Ctx.intLit(Form.Constant))
                             : Ctx.make<Cast>(Ctx.intTy(), Forms.expr(Form), /*Implicit=*/false);
  }

  bool answerOfTile(const Expr *Pointer) {
    const Var *V = Tile.variableOf(Pointer);
    const TileElements::Uses *Of = V ? Tile.quietUses(Loop, V) : nullptr;
    if (!Of)
      return false;
    const auto IsTested = [](const TileElements::Use &U) {
      return U.By.IsAtomic || (U.Asks ? !U.Follows : !U.Exact);
    };
    if (Of->InFirst && any_of(Of->All, IsTested))
      return false;
    if (!Asked.insert(V).second)
      return true;
    for (const TileElements::Use &U : Of->All) {
      if (U.Exact)
        Filled.push_back({V, &U.Reached});
      else if (IsTested(U))
        test("filled " + textOf(V) + textOf(U.Reached),
             [&] { return holds(askOf(V, U.Reached, shadow::IsFilled)); });
    }
    return true;
  }

  static std::string textOf(const Var *V) { return utohexstr(reinterpret_cast<uintptr_t>(V)); }
  static std::string textOf(const LinearForm &Form) {
    std::vector<std::string> Parts;
    for (const auto &[V, Factor] : Form.Factors)
      Parts.push_back(textOf(V) + "*" + itostr(Factor));
    sort(Parts);
    return join(Parts, " ") + " " + itostr(Form.Constant);
  }
  static std::string textOf(const TileElements::Box &Box) {
    std::string Result;
    for (const auto &[Least, Most] : Box)
      Result += ", " + textOf(Least) + " to " + textOf(Most);
    return Result;
  }

  void test(const std::string &Key, function_ref<Expr *()> Make) {
    if (!Known.insert(Key).second)
      return;
    Expr *E = Make();
    Tests = Tests ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalAnd, Tests, E) : E;
  }

  /// Known in front of the loop.
  bool isVisible(const LinearForm &Form) const {
    return all_of(Form.Factors, [&](const auto &Each) { return !Changed.count(Each.first); });
  }

  /// 0 <= Index < Bound for all threads, or where the tests hold.
  bool isInside(const Expr *Index, const Expr *Bound) {
    if (auto *Count = dyn_cast<IntLit>(Forms.resolve(Bound)))
      if (auto Numbers = Forms.interval(Index))
        if (Numbers->first >= 0 && Numbers->second < Count->Value)
          return true;
    std::optional<LinearForm> Of = Forms.of(Index), Limit = Forms.of(Bound);
    if (!Of || !Limit || !isVisible(*Limit) || !Limit->add(*Of, -1))
      return false;
    Limit->Constant -= 1;
    const auto Least = leastOf(*Of), Room = leastOf(*Limit);
    if (Least.empty() || Room.empty())
      return false;
    testAny(Least);
    testAny(Room);
    return true;
  }

  /// What the form is at least for all threads: by what their loops say, and by what the conditions
  /// on the way say. Nothing where it is negative, or not known in front of the loop.
  SmallVector<LinearForm, 2> leastOf(const LinearForm &Form) {
    SmallVector<LinearForm, 2> Result;
    for (const ArrayRef<LinearForm> Known : {ArrayRef<LinearForm>(), ArrayRef<LinearForm>(Holds)}) {
      std::optional<LinearForm> One = Forms.extreme(Form, /*Greatest=*/false, Inside, Known);
      if (!One || !isVisible(*One) || (One->isConstant() && One->Constant < 0))
        continue;
      if (One->isConstant())
        return {*One};
      if (!is_contained(Result, *One))
        Result.push_back(std::move(*One));
    }
    return Result;
  }

  /// One of them is not negative.
  void testAny(ArrayRef<LinearForm> Forms) {
    if (Forms[0].isConstant())
      return;
    std::string Key = "least ";
    for (const LinearForm &One : Forms)
      Key += textOf(One) + ";";
    test(Key, [&] {
      Expr *Any = nullptr;
      for (const LinearForm &One : Forms) {
        Expr *Holds = Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ge, this->Forms.expr(One),
                                       Ctx.make<IntLit>(Ctx.intTy(64), 0));
        Any = Any ? Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::LogicalOr, Any, Holds) : Holds;
      }
      return Any;
    });
  }

  //===--------------------------------------------------------------------===//
  // The loop without what is answered
  //===--------------------------------------------------------------------===//

  Stmt *answered(For &L) {
    std::vector<char> Drop; // in the order of the walk
    walkExprs(&L, [&](Expr *&E) { Drop.push_back(Answered.count(E) != 0); });
    VarMap Vars;
    Stmt *Copy = clone(Ctx, &L, Vars);
    size_t Next = 0;
    walkExprs(Copy, [&](Expr *&E) {
      if (!Drop[Next++])
        return;
      auto *C = dyn_cast<Call>(E);
      const Function::Question Asks = C ? C->Callee->Asks : Function::Question::None;
      E = Asks == Function::Question::Index || Asks == Function::Question::Position
              ? C->Args[FirstOfQuestion]
              : Ctx.boolLit(true);
    });
    return Copy;
  }
};

} // namespace

bool ampcc::versionLoops(PassContext &PC) {
  bool Changed = false;
  for (Function *F : PC.M.Functions)
    if (F->IsKernel) {
      const VarUses Uses(*F);
      LinearForms Forms(PC.M.Ctx, *F, Uses);
      Changed |= LoopVersioner(PC.M.Ctx, *F, Forms, PC.M.checks(CheckRule::Element)).run();
    }
  return Changed;
}
