//===- InitialiseDeclarations.cpp - declarations merged with their first assignment -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Split objects are declared first and assigned by what was their constructor; library functions
// build results step by step (`r = a; r += b;`). For temporaries this pass follows the statements
// of the declaration's block:
//   - an assignment that is the first mention of the variable becomes its declaration,
//   - an assignment right after the declaration makes the first value superfluous, or takes it in,
//   - assignments to all parts, one after the other, become an initialiser list,
//   - a declaration moves into the nested block that alone uses the variable.
//
//===----------------------------------------------------------------------===//
#include "MentionIndex.h"
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

unsigned mentions(Expr *E, const Var *V) {
  unsigned N = 0;
  walkExprs(E, [&](Expr *&Part) { N += isRef(Part, V); });
  return N;
}

class DeclarationMerger {
  Context &Ctx;
  VarUses Uses;
  MentionIndex Index;

public:
  bool Changed = false;
  DeclarationMerger(Context &Ctx, Function &F) : Ctx(Ctx), Uses(F), Index(F) {}

  void block(Block &B, bool InSwitch = false) {
    for (size_t I = 0; I < B.Stmts.size(); ++I) {
      auto *D = dyn_cast<DeclStmt>(B.Stmts[I]);
      // A jump to a label may skip the statements before it: declarations there stay.
      if (!D || InSwitch || !D->V->IsTemp || D->V->S != Var::Storage::Local)
        continue;
      // No pointer to a variable exists before its first mention.
      if ((!D->Init || Uses.of(D->V).Addresses == 0) && merge(B, I, D))
        --I; // another statement is at this index now
    }
    for (Stmt *S : B.Stmts)
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner, isa<Switch>(S)); });
  }

private:
  /// True when the declaration at B.Stmts[At] went elsewhere.
  bool merge(Block &B, size_t At, DeclStmt *D) {
    ArrayRef<Stmt *> Users = Index.of(D->V);
    if (Users.empty())
      return false;
    Stmt *S = Index.childOf(&B, Users.front());
    size_t Next = Index.positionIn(B, S), End = Next + 1;
    bool TakesFirst = false;
    Expr *Value = assignedValue(S, D, B, At, Next, TakesFirst);
    if (!Value && !D->Init && D->V->Ty->isAggregate())
      Value = listOfParts(B, Next, End, D->V);
    if (!Value)
      return !D->Init && Uses.of(D->V).Addresses == 0 && sink(B, At, S, D, Users);
    Uses.remove(D);
    for (size_t I = Next; I < End; ++I)
      Uses.remove(B.Stmts[I]);
    for (size_t I = Next + 1; I < End; ++I)
      Index.remove(B.Stmts[I]);
    if (TakesFirst)
      substitute(Value, D);
    D->Init = Value;
    D->Pos = S->Pos;
    Index.takePlace(D, S);
    Index.add(D, Value);
    Uses.add(D);
    B.Stmts[Next] = D;
    B.Stmts.erase(B.Stmts.begin() + Next + 1, B.Stmts.begin() + End);
    B.Stmts.erase(B.Stmts.begin() + At);
    return Changed = true;
  }

  //===--------------------------------------------------------------------===//
  // Part by part
  //===--------------------------------------------------------------------===//

  /// `v.x = a; v.y = b;` from statement Next on, if that is all of V, in order and without effects
  /// besides: the list {a, b}. End is the index after the last of the statements then.
  Expr *listOfParts(Block &B, size_t Next, size_t &End, Var *V) {
    size_t At = Next;
    Expr *List = parts(B, At, Ctx.ref(V));
    if (List)
      End = At;
    return List;
  }

  Expr *parts(Block &B, size_t &At, Expr *Place) {
    if (At == B.Stmts.size())
      return nullptr;
    if (Expr *Value = valueFor(B.Stmts[At], Place)) {
      ++At;
      return Value;
    }
    auto *S = dyn_cast<StructType>(Place->type());
    auto *A = dyn_cast<ArrayType>(Place->type());
    if ((!S && !A) || (S && S->IsUnion))
      return nullptr;
    std::vector<Expr *> Elements;
    for (size_t I = 0, N = S ? S->Fields.size() : A->Count; I < N; ++I) {
      Expr *Part =
          S ? static_cast<Expr *>(Ctx.member(Place, I)) : Ctx.make<Subscript>(Place, Ctx.intLit(I));
      Expr *Element = parts(B, At, Part);
      if (!Element)
        return nullptr;
      Elements.push_back(Element);
    }
    return Elements.empty() ? nullptr : Ctx.make<InitList>(Place->type(), std::move(Elements));
  }

  /// The value that S assigns, if S is an assignment to Place and nothing else.
  Expr *valueFor(Stmt *S, const Expr *Place) {
    auto *X = dyn_cast<ExprStmt>(S);
    auto *A = X ? dyn_cast<Assign>(X->E) : nullptr;
    if (!A || A->Compound || !samePlace(A->Target, Place) || !isDroppable(A->Value))
      return nullptr;
    return mentions(A->Value, rootVar(Place)) ? nullptr : A->Value;
  }

  static bool samePlace(const Expr *A, const Expr *B) {
    if (A->kind() != B->kind())
      return false;
    if (auto *Ref = dyn_cast<VarRef>(A))
      return Ref->V == cast<VarRef>(B)->V;
    if (auto *M = dyn_cast<Member>(A))
      return M->Index == cast<Member>(B)->Index && samePlace(M->Base, cast<Member>(B)->Base);
    auto *S = dyn_cast<Subscript>(A);
    if (!S)
      return false;
    auto *I = dyn_cast<IntLit>(S->Index);
    auto *J = cast<IntLit>(cast<Subscript>(B)->Index);
    return I && I->Value == J->Value && samePlace(S->Base, cast<Subscript>(B)->Base);
  }

  //===--------------------------------------------------------------------===//
  // All at once
  //===--------------------------------------------------------------------===//

  /// The variable's value after S if S does nothing but assign to it and the first value is not
  /// needed, or can be computed as part of the second (TakesFirst: it is mentioned there).
  Expr *assignedValue(Stmt *S, DeclStmt *D, Block &B, size_t At, size_t Next, bool &TakesFirst) {
    auto *X = dyn_cast<ExprStmt>(S);
    if (!X)
      return nullptr;
    if (auto *A = dyn_cast<Assign>(X->E); A && !A->Compound && isRef(A->Target, D->V)) {
      unsigned Reads = mentions(A->Value, D->V);
      if (Reads == 0 && (!D->Init || isDroppable(D->Init)))
        return A->Value;
      TakesFirst = Reads == 1 && movable(D, B, At, Next, A->Value);
      return TakesFirst ? A->Value : nullptr;
    }
    return D->Init ? step(X->E, D, B, At, Next) : nullptr;
  }

  /// `x op= b` and `++x`.
  Expr *step(Expr *E, DeclStmt *D, Block &B, size_t At, size_t Next) {
    BinaryOp Op = BinaryOp::Add;
    Expr *Right = nullptr;
    const Type *Ty = D->V->Ty, *ComputeTy = Ty;
    if (auto *A = dyn_cast<Assign>(E); A && A->Compound && isRef(A->Target, D->V)) {
      Op = A->Op;
      Right = A->Value;
      ComputeTy = A->ComputeTy;
    } else if (auto *I = dyn_cast<IncDec>(E); I && isRef(I->Operand, D->V)) {
      auto *Int = dyn_cast<IntType>(Ty);
      if (!Int || Int->Bits < 32)
        return nullptr;
      Op = I->Increment ? BinaryOp::Add : BinaryOp::Sub;
      Right = Ctx.make<IntLit>(Ty, 1);
    }
    if (!Right || mentions(Right, D->V) || !movable(D, B, At, Next, Right))
      return nullptr;
    Expr *Left = D->Init;
    if (ComputeTy != Ty)
      Left = Ctx.make<Cast>(ComputeTy, Left, /*Implicit=*/true);
    Expr *Result = Ctx.make<Binary>(ComputeTy, Op, Left, Right);
    Result->Pos = E->Pos;
    return ComputeTy == Ty ? Result : Ctx.make<Cast>(Ty, Result, /*Implicit=*/true);
  }

  /// The first value can as well be computed where statement Next uses it, beside Other.
  bool movable(DeclStmt *D, Block &B, size_t At, size_t Next, Expr *Other) {
    if (!D->Init || isa<InitList>(D->Init) || !D->V->Ty->isScalar() || !isDroppable(D->Init))
      return false;
    Effects First = Effects::of(D->Init, Uses);
    for (size_t I = At + 1; I < Next; ++I)
      if (!First.commutesWith(Effects::of(B.Stmts[I], Uses)))
        return false;
    return First.commutesWith(Effects::of(Other, Uses)) || isDroppable(Other);
  }

  void substitute(Expr *&E, DeclStmt *D) {
    walkExprs(E, [&](Expr *&Part) {
      if (isRef(Part, D->V))
        Part = D->Init;
    });
  }

  /// Moves an uninitialised declaration into the innermost block in S that holds all its uses.
  bool sink(Block &B, size_t At, Stmt *S, DeclStmt *D, ArrayRef<Stmt *> Users) {
    Block *Innermost = blockOfUses(S, D->V, Users);
    if (!Innermost)
      return false;
    Innermost->Stmts.insert(Innermost->Stmts.begin(), D);
    Index.moveInto(D, *Innermost);
    B.Stmts.erase(B.Stmts.begin() + At);
    return Changed = true;
  }

  /// The innermost block in S that holds all of Users, the statements that use V, and that V can be
  /// declared in; null if there is none. No declaration moves into a switch, nor into a loop unless
  /// the loop's body begins with an assignment: the value must not come from the iteration before.
  Block *blockOfUses(Stmt *S, const Var *V, ArrayRef<Stmt *> Users) {
    Block *Inner = Index.blockAround(Users.front(), Users.back());
    if (isa<For, While, DoWhile, Switch>(S) && Index.loopOrSwitchAround(Inner) != S)
      return nullptr; // without a look at what is between
    for (Stmt *Stop = Index.loopOrSwitchAround(Inner); Stop && Index.isIn(S, Stop);
         Stop = Index.loopOrSwitchAround(Stop)) {
      bool Begins = false;
      if (!isa<Switch>(Stop))
        forEachInnerBlock(Stop, [&](Block &Body) {
          Begins = &Body == Inner && startsWithAssignment(Body, Users.front(), V);
        });
      if (!Begins)
        Inner = Index.blockOf(Stop);
    }
    return Index.isIn(S, Inner) ? Inner : nullptr;
  }

  bool startsWithAssignment(Block &B, Stmt *First, const Var *V) {
    auto *X = dyn_cast<ExprStmt>(First);
    auto *A = X ? dyn_cast<Assign>(X->E) : nullptr;
    return A && Index.childOf(&B, First) == First && !A->Compound && isRef(A->Target, V) &&
           mentions(A->Value, V) == 0;
  }
};

} // namespace

bool ampcc::initialiseDeclarations(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    DeclarationMerger Merger(PC.M.Ctx, F);
    Merger.block(*F.Body);
    return Merger.Changed;
  });
}
