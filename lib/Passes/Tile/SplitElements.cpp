//===- SplitElements.cpp - arrays of objects as an array for each member --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Neighbouring threads use neighbouring elements of arrays. The members of these are apart from
// each other if an element is an object, so that vectors need a shuffle, or an access for each
// lane. So a local or tile_static array of objects becomes one array for each member:
//
//   struct pair { float x, y; };
//   tile_static pair s[64];                 tile_static float s_x[64], s_y[64];
//   s[i].x = s[j].y;                ->      s_x[i] = s_y[j];
//   s[i] = p;                               { pair element = p; s_x[i] = element.x; ... }
//
// A reference to an element or a part of one, as inlining leaves it for a parameter, becomes its
// indices first:
//
//   const pair *p = &s[i]; ... (*p).x       ->      int place = i; ... s[place].x
//
// Every use has to be a member of an element, or a statement that copies an element as a whole. No
// pointer leads to an element then, so nothing can depend on the layout. A member that is an object
// itself is split when the pass runs again. Costs two walks of each function.
//
//===----------------------------------------------------------------------===//
#include "ElementwiseArrays.h"
#include "Passes.h"
#include "Utils/ZeroValue.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The arrays that are split, each with the variables for its members.
using SplitArrays = MapVector<const Var *, std::vector<Var *>>;

/// The class of the elements; null for an array that is never split.
const StructType *elementsOf(const Var *V) {
  SmallVector<uint64_t, 4> Extents;
  if (V->S == Var::Storage::Param || V->IsExchange || !isa<ArrayType>(V->Ty))
    return nullptr;
  auto *S = dyn_cast<StructType>(ampcc::elementsOf(V->Ty, Extents));
  return S && !S->IsUnion && !S->Fields.empty() ? S : nullptr;
}

/// The array of which E is an element, if that is split.
Var *splitElement(const SplitArrays &Arrays, const Expr *E, SmallVectorImpl<Expr *> &Indices) {
  Var *V = isa<StructType>(E->type()) ? elementOf(E, Indices) : nullptr;
  return V && Arrays.contains(V) ? V : nullptr;
}

/// `a = b` of objects.
Assign *copyOfObject(Stmt *S) {
  auto *X = dyn_cast<ExprStmt>(S);
  auto *A = X ? dyn_cast<Assign>(X->E) : nullptr;
  return A && !A->Compound && isa<StructType>(A->type()) ? A : nullptr;
}

//===----------------------------------------------------------------------===//
// References to elements
//===----------------------------------------------------------------------===//

/// Replaces pointers that always lead to the same element by the indices of that.
class ReferenceFolder {
  Context &Ctx;
  /// For each such pointer the element, with indices that may be evaluated anywhere in its scope.
  DenseMap<const Var *, Expr *> Elements;

public:
  bool Changed = false;
  explicit ReferenceFolder(Context &Ctx) : Ctx(Ctx) {}

  void run(Function &F) {
    DenseMap<const Var *, int> OtherUses;
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *Ref = dyn_cast<VarRef>(E))
        ++OtherUses[Ref->V];
      auto *D = dyn_cast<Deref>(E);
      if (auto *Ref = D ? dyn_cast<VarRef>(D->Pointer) : nullptr)
        --OtherUses[Ref->V];
    });
    block(*F.Body, OtherUses);
    if (Changed)
      walkExprs(F.Body, [&](Expr *&E) { replace(E); });
  }

private:
  void block(Block &B, const DenseMap<const Var *, int> &OtherUses) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      auto *D = dyn_cast<DeclStmt>(S);
      Expr *Element = D && OtherUses.lookup(D->V) == 0 ? elementAt(*D) : nullptr;
      if (Element) {
        Elements[D->V] = saveIndices(Element, D->Pos, Out);
        Changed = true;
        continue;
      }
      Out.push_back(S);
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner, OtherUses); });
    }
    B.Stmts = std::move(Out);
  }

  /// The element of an array of objects, or the part of one, whose address initialises a pointer.
  static Expr *elementAt(const DeclStmt &D) {
    auto *To = dyn_cast<PointerType>(D.V->Ty);
    Expr *Init = D.Init;
    while (auto *C = dyn_cast_or_null<Cast>(Init))
      Init = C->Operand;
    auto *A = dyn_cast_or_null<AddrOf>(Init);
    const Var *V = To && A && To->Pointee == A->Operand->type() ? rootVar(A->Operand) : nullptr;
    return V && elementsOf(V) ? A->Operand : nullptr;
  }

  /// Each index becomes a variable, which keeps its value.
  Expr *saveIndices(Expr *Element, SourcePos Pos, std::vector<Stmt *> &Out) {
    if (auto *M = dyn_cast<Member>(Element))
      M->Base = saveIndices(M->Base, Pos, Out);
    auto *S = dyn_cast<Subscript>(Element);
    if (!S)
      return Element;
    S->Base = saveIndices(S->Base, Pos, Out);
    if (isa<IntLit>(S->Index))
      return S;
    Var *Place = Ctx.temp("place", S->Index->type(), Pos);
    auto *D = Ctx.make<DeclStmt>(Place, S->Index);
    D->Pos = Pos;
    Out.push_back(D);
    S->Index = Ctx.ref(Place);
    return S;
  }

  /// `*p` is the element.
  void replace(Expr *&E) {
    auto *D = dyn_cast<Deref>(E);
    auto *Ref = D ? dyn_cast<VarRef>(D->Pointer) : nullptr;
    if (const Expr *Element = Ref ? Elements.lookup(Ref->V) : nullptr)
      E = clone(Ctx, Element);
  }
};

//===----------------------------------------------------------------------===//
// Which arrays
//===----------------------------------------------------------------------===//

/// Removes the arrays with uses of another kind.
class OtherUses {
  SplitArrays &Arrays;

public:
  explicit OtherUses(SplitArrays &Arrays) : Arrays(Arrays) {}

  void block(Block &B) {
    for (Stmt *S : B.Stmts) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        declaration(*D);
      else if (Assign *A = copyOfObject(S))
        copy(*A);
      else
        forEachExpr(S, [&](Expr *&E) { use(E); });
      children(S);
    }
  }

private:
  void children(Stmt *S) {
    if (auto *B = dyn_cast<Block>(S))
      return block(*B);
    forEachChild(S, [&](Stmt *Child) {
      if (auto *B = dyn_cast<Block>(Child))
        return block(*B);
      // The head of a loop has room for one statement.
      if (auto *D = dyn_cast<DeclStmt>(Child))
        Arrays.erase(D->V);
      forEachExpr(Child, [&](Expr *&E) { use(E); });
      children(Child);
    });
  }

  void declaration(DeclStmt &D) {
    if (!D.Init)
      return;
    SmallVector<Expr *, 4> Indices;
    if (Arrays.contains(D.V) && !canSplit(D.Init, D.V->Ty))
      Arrays.erase(D.V);
    if (Var *V = splitElement(Arrays, D.Init, Indices))
      return element(V, Indices);
    use(D.Init);
  }

  /// Init, of an array or element, is a list of lists, whose values may be evaluated in any order.
  static bool canSplit(const Expr *Init, const Type *Ty) {
    auto *L = dyn_cast<InitList>(Init);
    auto *A = dyn_cast<ArrayType>(Ty);
    return L && all_of(L->Elements,
                       [&](const Expr *E) { return A ? canSplit(E, A->Element) : isOrderFree(E); });
  }

  static bool isOrderFree(const Expr *E) {
    if (auto *L = dyn_cast<InitList>(E))
      return all_of(L->Elements, isOrderFree);
    return isDroppable(E);
  }

  void copy(Assign &A) {
    SmallVector<Expr *, 4> To, From;
    if (Var *V = splitElement(Arrays, A.Target, To)) {
      element(V, To);
      // Storing a member must not change where the next one goes.
      if (any_of(To, [&](const Expr *Index) { return mentions(Index, V); }))
        Arrays.erase(V);
    } else {
      use(A.Target);
    }
    if (Var *V = splitElement(Arrays, A.Value, From))
      return element(V, From);
    use(A.Value);
  }

  /// The whole element of V with these indices is copied: they are evaluated once for each member.
  void element(const Var *V, ArrayRef<Expr *> Indices) {
    if (any_of(elementsOf(V)->Fields, [](const Field &F) { return isa<ArrayType>(F.Ty); }) ||
        !all_of(Indices, [](const Expr *Index) { return isDroppable(Index); }))
      Arrays.erase(V);
    for (Expr *Index : Indices)
      use(Index);
  }

  void use(Expr *E) {
    SmallVector<Expr *, 4> Indices;
    if (auto *M = dyn_cast<Member>(E); M && splitElement(Arrays, M->Base, Indices)) {
      for (Expr *Index : Indices)
        use(Index);
      return;
    }
    if (auto *Ref = dyn_cast<VarRef>(E))
      Arrays.erase(Ref->V);
    if (auto *A = dyn_cast<AddrOf>(E))
      Arrays.erase(rootVar(A->Operand));
    forEachOperand(E, [&](Expr *&Operand) { use(Operand); });
  }
};

//===----------------------------------------------------------------------===//
// Replacement
//===----------------------------------------------------------------------===//

class ElementSplitter {
  Context &Ctx;
  SplitArrays &Arrays;

public:
  ElementSplitter(Context &Ctx, SplitArrays &Arrays) : Ctx(Ctx), Arrays(Arrays) {
    for (auto &[V, Members] : Arrays)
      for (const Field &F : elementsOf(V)->Fields)
        Members.push_back(member(*V, F));
  }

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      stmt(S, Out);
      children(S);
    }
    B.Stmts = std::move(Out);
  }

private:
  Var *member(const Var &Array, const Field &F) {
    auto *V = Ctx.make<Var>(Array);
    V->Name = F.Name.empty() ? Array.Name : Array.Name + "_" + F.Name;
    V->IsTemp = true;
    V->HasUserName = Array.HasUserName || !Array.IsTemp;
    SmallVector<uint64_t, 4> Extents;
    ampcc::elementsOf(Array.Ty, Extents);
    V->Ty = F.Ty;
    for (uint64_t Extent : reverse(Extents))
      V->Ty = Ctx.arrayOf(V->Ty, Extent);
    return V;
  }

  void children(Stmt *S) {
    if (auto *B = dyn_cast<Block>(S))
      return block(*B);
    forEachChild(S, [&](Stmt *Child) {
      if (auto *B = dyn_cast<Block>(Child))
        return block(*B);
      forEachExpr(Child, [&](Expr *&E) { replace(E); });
      children(Child);
    });
  }

  void stmt(Stmt *S, std::vector<Stmt *> &Out) {
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && Arrays.contains(D->V))
      return declare(*D, Out);
    SmallVector<Expr *, 4> To, From;
    if (Var *V = D && D->Init ? splitElement(Arrays, D->Init, From) : nullptr) {
      D->Init = object(V, From);
    } else if (Assign *A = copyOfObject(S);
               A && (splitElement(Arrays, A->Target, To) || splitElement(Arrays, A->Value, From))) {
      Out.push_back(copy(*A, S->Pos));
      return;
    }
    forEachExpr(S, [&](Expr *&E) { replace(E); });
    Out.push_back(S);
  }

  void declare(const DeclStmt &D, std::vector<Stmt *> &Out) {
    for (auto [I, V] : enumerate(Arrays.find(D.V)->second)) {
      auto *Member = Ctx.make<DeclStmt>(V, D.Init ? memberOf(D.Init, I, D.V->Ty, V->Ty) : nullptr);
      Member->Pos = D.Pos;
      if (Member->Init)
        replace(Member->Init);
      Out.push_back(Member);
    }
  }

  /// Member I of all elements in a list for an array of type From, or an element of it, as a list
  /// for one of type To.
  Expr *memberOf(Expr *Init, unsigned I, const Type *From, const Type *To) {
    auto *L = cast<InitList>(Init);
    auto *A = dyn_cast<ArrayType>(From);
    if (!A)
      return I < L->Elements.size() ? L->Elements[I] : zeroValue(Ctx, To);
    std::vector<Expr *> Elements;
    for (Expr *E : L->Elements)
      Elements.push_back(memberOf(E, I, A->Element, cast<ArrayType>(To)->Element));
    return Ctx.make<InitList>(To, std::move(Elements));
  }

  /// `{ object element = Value; Target = element; }`, member by member where arrays are split.
  Stmt *copy(Assign &A, SourcePos Pos) {
    auto *B = Ctx.make<Block>();
    auto Add = [&](Stmt *S) {
      S->Pos = Pos;
      B->Stmts.push_back(S);
    };
    SmallVector<Expr *, 4> To, From;
    Var *Source = splitElement(Arrays, A.Value, From);
    Expr *Value = Source ? object(Source, From) : A.Value;
    replace(Value);
    Var *Element = Ctx.temp("element", A.type(), Pos);
    Add(Ctx.make<DeclStmt>(Element, Value));
    if (Var *V = splitElement(Arrays, A.Target, To)) {
      for (auto [I, Member] : enumerate(Arrays.find(V)->second)) {
        Expr *Part = element(Member, To);
        replace(Part);
        Add(Ctx.assign(Part, Ctx.member(Ctx.ref(Element), I)));
      }
    } else {
      replace(A.Target);
      Add(Ctx.assign(A.Target, Ctx.ref(Element)));
    }
    B->Pos = Pos;
    return B;
  }

  /// Copies of the indices.
  Expr *element(Var *Member, ArrayRef<Expr *> Indices) {
    Expr *E = Ctx.ref(Member);
    for (const Expr *Index : Indices)
      E = Ctx.make<Subscript>(E, clone(Ctx, Index));
    return E;
  }

  Expr *object(const Var *V, ArrayRef<Expr *> Indices) {
    std::vector<Expr *> Parts;
    for (Var *Member : Arrays.find(V)->second)
      Parts.push_back(element(Member, Indices));
    return Ctx.make<InitList>(elementsOf(V), std::move(Parts));
  }

  void replace(Expr *&E) {
    SmallVector<Expr *, 4> Indices;
    auto *M = dyn_cast<Member>(E);
    if (Var *V = M ? splitElement(Arrays, M->Base, Indices) : nullptr) {
      const SourcePos Pos = E->Pos;
      E = element(Arrays.find(V)->second[M->Index], Indices);
      E->Pos = Pos;
    }
    forEachOperand(E, [&](Expr *&Operand) { replace(Operand); });
  }
};

bool splitIn(Context &Ctx, Function &F) {
  ReferenceFolder References(Ctx);
  References.run(F);
  SplitArrays Arrays;
  walkStmts(F.Body, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S); D && elementsOf(D->V))
      Arrays.insert({D->V, {}});
  });
  if (!Arrays.empty())
    OtherUses(Arrays).block(*F.Body);
  if (Arrays.empty())
    return References.Changed;
  ElementSplitter(Ctx, Arrays).block(*F.Body);
  return true;
}

} // namespace

bool ampcc::splitElements(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) { return splitIn(PC.M.Ctx, F); });
}
