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

class LoopVersioner {
  Context &Ctx;
  Function &F;
  const VarUses Uses;
  LinearForms Forms;
  const OwnElements Own;
  const TileElements Tile;

  // Of the loop at hand.
  DenseSet<const Var *> Changed; ///< in it, or declared there
  DenseSet<const Expr *> Answered;
  Expr *Tests = nullptr;
  StringSet<> Known; ///< the tests, as texts
  SmallVector<const For *, 8> Inside;
  llvm::MapVector<const Var *, TileElements::Box>
      Filled; ///< tile_static variables that the loop writes

public:
  LoopVersioner(Context &Ctx, Function &F)
      : Ctx(Ctx), F(F), Uses(F), Forms(Ctx, F, Uses), Own(F, Forms), Tile(F, Forms) {}

  bool run() {
    const bool Any = block(*F.Body);
    F.Body->Stmts.insert(F.Body->Stmts.begin(), AtFront.begin(), AtFront.end());
    return Any;
  }

private:
  std::map<std::pair<const Var *, int64_t>, Var *> Quiet;
  std::vector<Stmt *> AtFront; ///< of the kernel

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
    Changed.clear();
    Answered.clear();
    Known.clear();
    Inside.clear();
    Filled.clear();
    Tests = nullptr;
    walkStmts(&L, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Changed.insert(D->V);
      if (auto *Inner = dyn_cast<For>(S))
        if (auto *D = dyn_cast_or_null<DeclStmt>(Inner->Init))
          Changed.insert(D->V);
    });
    walkExprs(&L, [&](Expr *&E) {
      Expr *Target = nullptr;
      if (auto *A = dyn_cast<Assign>(E))
        Target = A->Target;
      else if (auto *I = dyn_cast<IncDec>(E))
        Target = I->Operand;
      if (auto *Ref = dyn_cast_or_null<VarRef>(Target))
        Changed.insert(Ref->V);
      if (auto *A = dyn_cast<AddrOf>(E))
        if (auto *Ref = dyn_cast<VarRef>(A->Operand))
          Changed.insert(Ref->V);
    });
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
      Then->Stmts.push_back(Ctx.make<ExprStmt>(askOf(V, Box, shadow::Fills)));
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

  void walk(Stmt *S) {
    auto *L = dyn_cast<For>(S);
    if (L)
      Inside.push_back(L);
    forEachExpr(S, [&](Expr *&Root) {
      walkExprs(Root, [&](Expr *&E) {
        if (answer(E))
          Answered.insert(E);
      });
    });
    forEachChild(S, [&](Stmt *Child) { walk(Child); });
    if (L)
      Inside.pop_back();
  }

  bool answer(const Expr *E) {
    if (auto *B = dyn_cast<Builtin>(E); B && B->is(BuiltinID::IN_BOUNDS)) {
      const Call *Index = Own.bufferOf(B->Args[0]) ? Own.indexOf(B->Args[0]) : nullptr;
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
      test("quiet " + utohexstr(reinterpret_cast<uintptr_t>(Buffer)),
           [&] { return isQuiet(Buffer, shadow::IsQuiet); });
      return true;
    }
    default:
      return false;
    }
  }

  Expr *holds(Expr *Answer) const {
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Ne, Answer,
                            Ctx.make<IntLit>(Answer->type(), 0));
  }
  /// Asked once by the kernel.
  Expr *isQuiet(const Var *Buffer, int64_t What) {
    Var *&V = Quiet[{Buffer, What}];
    if (!V) {
      V = Ctx.temp("quiet", Ctx.boolTy());
      V->IsConst = true;
      auto *D = Ctx.make<DeclStmt>(
          V, holds(shadow::ask(Ctx, Ctx.ref(const_cast<Var *>(Buffer)), What, 0)));
      D->Pos = F.Pos;
      AtFront.push_back(D);
    }
    return Ctx.ref(V);
  }

  /// About rows of elements, and planes of rows.
  Builtin *askOf(const Var *V, const TileElements::Box &Box, int64_t What) const {
    const auto *Dims = dyn_cast<ArrayType>(V->Ty);
    if (Box.empty() || Box.size() > 3 || !Dims)
      return shadow::ask(Ctx, shadow::addressOf(Ctx, V), What, V->Ty->size());
    Expr *First = Ctx.ref(const_cast<Var *>(V));
    const Type *Ty = V->Ty;
    SmallVector<uint64_t, 3> Strides;
    for (const auto &[Begin, Count] : Box) {
      First = Ctx.make<Subscript>(First, Ctx.intLit(Begin));
      Ty = cast<ArrayType>(Ty)->Element;
      Strides.push_back(Ty->size());
    }
    const size_t Last = Box.size() - 1;
    Builtin *B =
        shadow::ask(Ctx, Ctx.make<AddrOf>(Ctx.pointerTo(Ty, /*Const=*/false, Space::Local), First),
                    What, uint64_t(Box[Last].second) * Strides[Last]);
    if (Last >= 1) {
      B->Args[2] = Ctx.intLit(Box[Last - 1].second);
      B->Args[3] = Ctx.intLit(int64_t(Strides[Last - 1]));
    }
    if (Last == 2) {
      B->Args[4] = Ctx.intLit(Box[0].second);
      B->Args[5] = Ctx.make<IntLit>(Ctx.intTy(32, false), int64_t(Strides[0]));
    }
    return B;
  }

  bool answerOfTile(const Expr *Pointer) {
    const Var *V = Tile.variableOf(Pointer);
    const TileElements::Use *U = V ? Tile.quietUse(Inside.front(), V) : nullptr;
    if (!U)
      return false;
    if (U->Writes && U->Covers && !U->Reads)
      Filled[V] = U->Written;
    else if (U->InFirst)
      return false;
    else
      test("filled " + utohexstr(reinterpret_cast<uintptr_t>(V)),
           [&] { return holds(askOf(V, U->All, shadow::IsFilled)); });
    return true;
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
    std::optional<LinearForm> Of = Forms.of(Index), Limit = Forms.of(Bound);
    if (!Of || !Limit || !isVisible(*Limit))
      return false;
    std::optional<LinearForm> Least = Forms.least(*Of, Inside);
    std::optional<LinearForm> Greatest = Forms.greatest(*Of, Inside);
    if (!Least || !Greatest || !Greatest->add(*Limit, -1) || !isVisible(*Least) ||
        !isVisible(*Greatest))
      return false;
    if ((Least->isConstant() && Least->Constant < 0) ||
        (Greatest->isConstant() && Greatest->Constant >= 0))
      return false;
    if (!Least->isConstant())
      compare(*Least, BinaryOp::Ge);
    if (!Greatest->isConstant())
      compare(*Greatest, BinaryOp::Lt);
    return true;
  }

  /// Form op 0.
  void compare(const LinearForm &Form, BinaryOp Op) {
    std::string Key = Op == BinaryOp::Ge ? "least " : "greatest ";
    std::vector<std::string> Parts;
    for (const auto &[V, Factor] : Form.Factors)
      Parts.push_back(utohexstr(reinterpret_cast<uintptr_t>(V)) + "*" + itostr(Factor));
    sort(Parts);
    Key += join(Parts, " ") + " " + itostr(Form.Constant);
    test(Key, [&]() -> Expr * {
      return Ctx.make<Binary>(Ctx.boolTy(), Op, Forms.expr(Form),
                              Ctx.make<IntLit>(Ctx.intTy(64), 0));
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
    if (F->IsKernel)
      Changed |= LoopVersioner(PC.M.Ctx, *F).run();
  return Changed;
}
