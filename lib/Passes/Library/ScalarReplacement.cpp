//===- ScalarReplacement.cpp - replacement of local structs by single variables -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// index, tiled_index, array_view and the kernel's closure exist for the C++ programmer. Once their
// members are inlined, all that happens to such an object is that its parts are read and written,
// or that it is copied as a whole: then every part becomes a variable of its own. A part that
// something needs as one object (its address leaves the function, it is subscripted at run time)
// stays whole, the rest is still taken apart.
//
// Variables of the user's own classes stay objects, as the user wrote them.
//
//===----------------------------------------------------------------------===//
#include "AggregateTree.h"
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "Utils/ZeroValue.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

/// Naming E twice does the same as naming it once.
bool isRepeatable(const Expr *E) { return isLValue(E) && isDroppable(E); }

//===----------------------------------------------------------------------===//
// What must stay whole
//===----------------------------------------------------------------------===//

class WholeFinder {
  AggregateForest &Forest;
  const PointerCasts &Casts;

public:
  WholeFinder(AggregateForest &Forest, const PointerCasts &Casts) : Forest(Forest), Casts(Casts) {}

  void stmt(Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S)) {
      if (D->Init)
        initialiser(Forest.root(D->V), D->Init);
    } else if (auto *A = wholeAssignment(S)) {
      copy(A);
    } else {
      forEachExpr(S, [&](Expr *&E) { value(E); });
    }
    forEachChild(S, [&](Stmt *Child) { stmt(Child); });
  }

  /// `a = b` of aggregates, the one use of a whole object that can be taken apart.
  static Assign *wholeAssignment(Stmt *S) {
    auto *X = dyn_cast<ExprStmt>(S);
    auto *A = X ? dyn_cast<Assign>(X->E) : nullptr;
    return A && !A->Compound && A->Target->type()->isAggregate() ? A : nullptr;
  }

private:
  void markWhole(const Expr *E) {
    if (AggregatePath P = Forest.resolve(E); P.Node && P.Node->Ty->isAggregate())
      P.Node->Whole = true;
  }

  /// Node: the initialised object, if it may be split.
  void initialiser(AggregateNode *Node, Expr *Init) {
    if (auto *L = dyn_cast<InitList>(Init)) {
      bool HasParts = Node && L->Elements.size() <= Node->Parts.size();
      for (size_t I = 0; I < L->Elements.size(); ++I)
        initialiser(HasParts ? &Node->Parts[I] : nullptr, L->Elements[I]);
      return;
    }
    // A copy can be taken apart on either side.
    if (isRepeatable(Init))
      return place(Init);
    if (Node && Node->Ty->isAggregate())
      Node->Whole = true;
    value(Init);
  }

  /// Storing one part must not change where the next part goes to or comes from.
  bool canCopyByParts(const Expr *To, const Expr *From) {
    if (!isRepeatable(To) || !isRepeatable(From) || readsMemoryForPlace(To))
      return false;
    const Var *Root = rootVar(To);
    if (!Root)
      return true;
    if (indexMentions(To, Root))
      return false;
    return rootVar(From) == Root ? !hasVariableIndex(From) : !mentions(From, Root);
  }

  static bool indexMentions(const Expr *E, const Var *V) {
    if (auto *M = dyn_cast<Member>(E))
      return indexMentions(M->Base, V);
    auto *S = dyn_cast<Subscript>(E);
    return S && (mentions(S->Index, V) || indexMentions(S->Base, V));
  }

  static bool hasVariableIndex(const Expr *E) {
    if (auto *M = dyn_cast<Member>(E))
      return hasVariableIndex(M->Base);
    auto *S = dyn_cast<Subscript>(E);
    return S && (!isa<IntLit>(S->Index) || hasVariableIndex(S->Base));
  }

  /// The address of E, an lvalue in memory, is itself computed from memory.
  static bool readsMemoryForPlace(const Expr *E) {
    struct Visitor : AccessVisitor {
      bool Found = false;
      void onVar(Var *V, Access A, bool Partial) override {}
      void onMemory(Access A) override { Found |= A == Access::Read; }
    } V;
    V.visit(E, Access::Write);
    return V.Found;
  }

  void copy(Assign *A) {
    bool ByParts = canCopyByParts(A->Target, A->Value);
    if (!ByParts)
      markWhole(A->Target);
    place(A->Target);
    ByParts ? place(A->Value) : value(A->Value);
  }

  /// An lvalue whose object is not used as a whole here: walks only the values that determine its
  /// place.
  void place(const Expr *E) {
    if (auto *M = dyn_cast<Member>(E))
      return isLValue(M->Base) ? place(M->Base) : value(M->Base);
    if (auto *S = dyn_cast<Subscript>(E)) {
      value(S->Index);
      if (S->Base->type()->isPointer())
        return value(S->Base);
      Forest.resolve(E); // marks the array when the subscript is not constant
      return place(S->Base);
    }
    if (auto *D = dyn_cast<Deref>(E))
      value(D->Pointer);
  }

  void value(const Expr *E) {
    if (isa<VarRef, Member, Subscript>(E)) {
      if (E->type()->isAggregate())
        markWhole(E);
      return place(E);
    }
    if (auto *A = dyn_cast<AddrOf>(E)) {
      address(A->Operand);
      return place(A->Operand);
    }
    forEachOperand(E, [&](const Expr *Operand) { value(Operand); });
  }

  /// The members alone would have a smaller alignment.
  static bool isOveraligned(const Type *Ty) {
    auto *S = dyn_cast<StructType>(Ty);
    return S && all_of(S->Fields, [&](const Field &F) { return F.Ty->align() < S->Align; });
  }

  /// A pointer to a member stays in that member, unless it can become one to the object around it
  /// or to another part of that; one to an element may walk to the next. The memory may be aligned
  /// for another type than the pointer's.
  void address(const Expr *E) {
    markWhole(E);
    if (Forest.resolve(E).InArray)
      markWhole(cast<Subscript>(E)->Base);
    const bool MayMove = Casts.mayMove(E->type());
    for (const Expr *Part = E; isa<Member, Subscript>(Part);) {
      auto *M = dyn_cast<Member>(Part);
      Part = M ? M->Base : cast<Subscript>(Part)->Base;
      if (MayMove || Casts.Targets.contains(Part->type()) || isOveraligned(Part->type()))
        markWhole(Part);
    }
  }
};

//===----------------------------------------------------------------------===//
// Taking apart
//===----------------------------------------------------------------------===//

class Splitter {
  Context &Ctx;
  AggregateForest &Forest;

public:
  Splitter(Context &Ctx, AggregateForest &Forest) : Ctx(Ctx), Forest(Forest) {}

  void block(Block &B) {
    StmtList Out;
    for (Stmt *S : B.Stmts)
      stmt(S, Out);
    B.Stmts = std::move(Out);
  }

private:
  void stmt(Stmt *S, StmtList &Out) {
    auto *D = dyn_cast<DeclStmt>(S);
    AggregateNode *Root = D ? Forest.root(D->V) : nullptr;
    if (Root && Root->isSplit())
      return declare(*Root, *D, D->Init, Out);
    if (D && D->Init) {
      D->Init = initialiser(D->Init);
      Out.push_back(S);
      return;
    }
    if (auto *A = WholeFinder::wholeAssignment(S); A && (isPath(A->Target) || isPath(A->Value)))
      return copy(A->Target, A->Value, S->Pos, Out);
    forEachExpr(S, [&](Expr *&E) { rewrite(E); });
    if (auto *B = dyn_cast<Block>(S))
      block(*B);
    forEachChild(S, [&](Stmt *Child) {
      if (auto *B = dyn_cast<Block>(Child))
        isa<Block>(S) ? void() : block(*B);
      else if (isa<For>(S))
        forEachExpr(Child, [&](Expr *&E) { rewrite(E); });
    });
    Out.push_back(S);
  }

  static bool isSplit(const AggregatePath &P) { return P.Node && P.Complete && P.Node->isSplit(); }
  bool isPath(const Expr *E) { return isSplit(Forest.resolve(E)); }

  /// Of part I, by the path of the object.
  static AggregatePath partOf(const AggregatePath &P, unsigned I) {
    return isSplit(P) ? AggregatePath{&P.Node->Parts[I], true, false} : AggregatePath();
  }

  Var *leaf(AggregateNode &N, SourcePos Pos) {
    if (!N.Leaf) {
      N.Leaf = Ctx.temp(N.Name, N.Ty, Pos);
      N.Leaf->HasUserName = N.HasUserName;
    }
    return N.Leaf;
  }

  /// Replaces paths to parts by the parts' variables.
  void rewrite(Expr *&E) {
    if (AggregatePath P = Forest.resolve(E); P.Node && P.Complete && !P.Node->isSplit()) {
      SourcePos Pos = E->Pos;
      E = Ctx.ref(leaf(*P.Node, Pos));
      E->Pos = Pos;
      return;
    }
    forEachOperand(E, [&](Expr *&Operand) { rewrite(Operand); });
  }

  /// Part I of what E denotes. IsLast: E itself becomes a part of it, so that a member in a member
  /// in a member is copied once.
  Expr *part(Expr *E, unsigned I, bool IsLast) {
    Expr *Copy = IsLast ? E : clone(Ctx, E);
    if (isa<ArrayType>(E->type()))
      return Ctx.make<Subscript>(Copy, Ctx.intLit(I));
    return Ctx.member(Copy, I);
  }

  const Type *partType(const Type *T, unsigned I) {
    if (auto *A = dyn_cast<ArrayType>(T))
      return A->Element;
    return cast<StructType>(T)->Fields[I].Ty;
  }

  /// Part I of an initialiser: elements that a list leaves out are zero.
  Expr *initPart(Expr *Init, unsigned I, bool IsLast) {
    auto *L = dyn_cast<InitList>(Init);
    if (!L)
      return part(Init, I, IsLast);
    return I < L->Elements.size() ? L->Elements[I] : zeroValue(Ctx, partType(L->type(), I));
  }

  void declare(AggregateNode &N, const DeclStmt &D, Expr *Init, StmtList &Out) {
    if (N.isSplit()) {
      for (unsigned I = 0; I < N.Parts.size(); ++I)
        declare(N.Parts[I], D, Init ? initPart(Init, I, I + 1 == N.Parts.size()) : nullptr, Out);
      return;
    }
    if (Init)
      Init = initialiser(Init);
    auto *S = Ctx.make<DeclStmt>(leaf(N, D.V->Pos), Init);
    S->Pos = D.Pos;
    Out.push_back(S);
  }

  /// An initialiser of something that stays whole: copies of split objects become lists.
  Expr *initialiser(Expr *Init) { return initialiser(Init, Forest.resolve(Init)); }

  Expr *initialiser(Expr *Init, const AggregatePath &Path) {
    if (auto *L = dyn_cast<InitList>(Init)) {
      for (Expr *&E : L->Elements)
        E = initialiser(E);
      return L;
    }
    if (!isSplit(Path)) {
      rewrite(Init);
      return Init;
    }
    std::vector<Expr *> Elements;
    const unsigned Count = Path.Node->Parts.size();
    for (unsigned I = 0; I < Count; ++I)
      Elements.push_back(initialiser(part(Init, I, I + 1 == Count), partOf(Path, I)));
    return Ctx.make<InitList>(Init->type(), std::move(Elements));
  }

  /// `To = From`, part by part as far as either of them is split.
  void copy(Expr *To, Expr *From, SourcePos Pos, StmtList &Out) {
    copy(To, Forest.resolve(To), From, Forest.resolve(From), Pos, Out);
  }

  void copy(Expr *To, const AggregatePath &ToPath, Expr *From, const AggregatePath &FromPath,
            SourcePos Pos, StmtList &Out) {
    const AggregatePath &Path = isSplit(ToPath) ? ToPath : FromPath;
    if (isSplit(Path)) {
      const unsigned Count = Path.Node->Parts.size();
      for (unsigned I = 0; I < Count; ++I)
        copy(part(To, I, I + 1 == Count), partOf(ToPath, I), part(From, I, I + 1 == Count),
             partOf(FromPath, I), Pos, Out);
      return;
    }
    rewrite(To);
    rewrite(From);
    auto *A = Ctx.make<Assign>(To, From);
    A->Pos = Pos;
    auto *S = Ctx.make<ExprStmt>(A);
    S->Pos = Pos;
    Out.push_back(S);
  }
};

/// V is taken apart as far as no use needs it as one object.
bool mayBeSplit(const Var *V) {
  return V->S == Var::Storage::Local && isSplittable(V->Ty) &&
         (V->IsTemp || isLibraryObject(V->Ty));
}

/// `for (S i = ...; ...)` becomes `{ S i = ...; for (; ...) }`: a loop's head has room for one
/// declaration only.
void moveDeclarationsOut(Context &Ctx, Block &B) {
  for (Stmt *&S : B.Stmts) {
    forEachInnerBlock(S, [&](Block &Inner) { moveDeclarationsOut(Ctx, Inner); });
    auto *L = dyn_cast<For>(S);
    auto *D = L ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr;
    if (!D || !mayBeSplit(D->V))
      continue;
    auto *Outer = Ctx.make<Block>();
    Outer->Pos = L->Pos;
    D->Pos = L->Pos;
    Outer->Stmts = {D, L};
    L->Init = nullptr;
    S = Outer;
  }
}

bool split(Context &Ctx, Function &F, const PointerCasts &Casts) {
  moveDeclarationsOut(Ctx, *F.Body);
  AggregateForest Forest;
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S); D && mayBeSplit(D->V))
      Forest.add(D->V);
  });
  if (Forest.empty())
    return false;
  WholeFinder(Forest, Casts).stmt(F.Body);
  bool Any = false;
  walkStmts(F.Body, [&](Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    AggregateNode *Root = D ? Forest.root(D->V) : nullptr;
    if (!Root)
      return;
    // An object that stays whole stays itself.
    if (Root->Whole)
      Root->Leaf = D->V;
    Any |= Root->isSplit();
  });
  if (Any)
    Splitter(Ctx, Forest).block(*F.Body);
  return Any;
}

} // namespace

bool ampcc::scalarReplacement(PassContext &PC) {
  const PointerCasts Casts(PC.M);
  return changeFunctions(PC, [&](Function &F) { return split(PC.M.Ctx, F, Casts); });
}
