//===- SplitArrays.cpp - one array for each field of an array of structs ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the vector form a variable of each thread is a vector, and an array is an array of vectors.
// Neither can be one of a struct, and no pointer may lead into one. In a kernel that takes this
// form, the pass
//   - gives the indices of a whole struct, and of the object of a local reference, a name, so that
//     scalar-replacement can read the struct's parts one by one, and forward-temps can replace the
//     reference;
//   - replaces a local array of structs by one array for each field:
//
//   todo stack[8];  todo t = stack[--top];  stack[top++].node = 1;
//
// becomes
//
//   int stack_node[8];  float stack_d2[8];
//   int index = --top;  todo t = {stack_node[index], stack_d2[index]};  stack_node[top++] = 1;
//
// Needs an array all of whose uses are a field of an element, a copy of an element, or its own
// declaration. Runs after inline-for-lanes, which makes pointer parameters references to variables.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/VectorChoice.h"
#include "Utils/ZeroValue.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The struct in an array of structs of any rank, if it can be split; else null.
static const StructType *structIn(const Type *T) {
  const Type *Element = T;
  while (auto *A = dyn_cast<ArrayType>(Element))
    Element = A->Element;
  auto *S = dyn_cast<StructType>(Element);
  return S && S != T && !S->IsUnion && !S->Fields.empty() ? S : nullptr;
}

/// `a = b` of structs.
static Assign *copyOfStruct(Stmt *S) {
  auto *X = dyn_cast<ExprStmt>(S);
  auto *A = X ? dyn_cast<Assign>(X->E) : nullptr;
  return A && !A->Compound && isa<StructType>(A->Target->type()) ? A : nullptr;
}

//===----------------------------------------------------------------------===//
// Names for indices
//===----------------------------------------------------------------------===//

namespace {

class IndexNamer {
  Context &Ctx;
  VarUses Uses;

public:
  bool Changed = false;
  IndexNamer(Context &Ctx, Function &F) : Ctx(Ctx), Uses(F) {}

  void block(Block &B) {
    for (size_t I = 0; I < B.Stmts.size(); ++I) {
      Stmt *S = B.Stmts[I];
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
      std::vector<Stmt *> Names = namesFor(S);
      if (Names.empty())
        continue;
      Changed = true;
      if (isa<DeclStmt>(S)) {
        B.Stmts.insert(B.Stmts.begin() + ptrdiff_t(I), Names.begin(), Names.end());
        I += Names.size();
      } else { // a label of a switch must not jump over a declaration
        Names.push_back(S);
        auto *Inner = Ctx.make<Block>();
        Inner->Pos = S->Pos;
        Inner->Stmts = std::move(Names);
        B.Stmts[I] = Inner;
      }
    }
  }

private:
  std::vector<Stmt *> namesFor(Stmt *S) {
    std::vector<Stmt *> Names;
    if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init) {
      Expr *Object = objectIn(*D);
      if (Object && canName(Object))
        name(Object, S->Pos, Names);
    } else if (auto *A = copyOfStruct(S)) {
      // The value is read before the indices of the target are computed.
      Effects Target, Value = Effects::of(A->Value, Uses);
      forEachIndex(A->Target, [&](Expr *&I) { Target.add(Effects::of(I, Uses)); });
      if (!isLValue(A->Value) || !canName(A->Value) || !canName(A->Target) ||
          !Target.commutesWith(Value))
        return Names;
      name(A->Value, S->Pos, Names);
      name(A->Target, S->Pos, Names);
    }
    return Names;
  }

  /// The object that D copies, or to a part of which it refers.
  Expr *objectIn(const DeclStmt &D) const {
    if (isa<StructType>(D.V->Ty))
      return isLValue(D.Init) ? D.Init : nullptr;
    auto *Address = dyn_cast<AddrOf>(withoutCasts(D.Init));
    const bool IsReference = Address && D.V->Ty->isPointer() && Uses.isFixed(D.V);
    return IsReference && rootVar(Address->Operand) ? Address->Operand : nullptr;
  }

  bool isFixed(const Expr *E) const {
    auto *Ref = dyn_cast<VarRef>(withoutCasts(E));
    return isa<IntLit>(E) || (Ref && Uses.isFixed(Ref->V));
  }

  static void forEachIndex(Expr *E, function_ref<void(Expr *&)> Fn) {
    if (auto *M = dyn_cast<Member>(E))
      return forEachIndex(M->Base, Fn);
    if (auto *S = dyn_cast<Subscript>(E)) {
      if (!S->Base->type()->isPointer())
        forEachIndex(S->Base, Fn);
      Fn(S->Index);
    }
  }

  /// The pointer through which E, an lvalue, is accessed; null for a variable.
  static const Expr *pointerIn(const Expr *E) {
    if (auto *M = dyn_cast<Member>(E))
      return pointerIn(M->Base);
    if (auto *S = dyn_cast<Subscript>(E))
      return S->Base->type()->isPointer() ? S->Base : pointerIn(S->Base);
    auto *D = dyn_cast<Deref>(E);
    return D ? D->Pointer : nullptr;
  }

  /// Computing the indices first has the same result.
  bool canName(Expr *E) const {
    if (!isLValue(E))
      return false;
    const Expr *Pointer = pointerIn(E);
    return !Pointer || isFixed(Pointer);
  }

  void name(Expr *E, SourcePos Pos, std::vector<Stmt *> &Names) {
    forEachIndex(E, [&](Expr *&Index) {
      Expr **Value = &Index; // before its conversion to more bits, in which vectors are longer
      while (auto *C = dyn_cast<Cast>(*Value))
        Value = &C->Operand;
      if (isFixed(*Value))
        return;
      Var *V = Ctx.temp("index", (*Value)->type(), Pos);
      V->IsTemp = false; // so that forward-temps does not move it back
      V->IsConst = true;
      auto *D = Ctx.make<DeclStmt>(V, *Value);
      D->Pos = Pos;
      Names.push_back(D);
      *Value = Ctx.ref(V);
    });
  }
};

//===----------------------------------------------------------------------===//
// Arrays of structs
//===----------------------------------------------------------------------===//

/// The array of which E is an element (`a[i]`, `a[i][j]`), if that is a struct; else null.
Var *arrayOf(const Expr *E) {
  if (!isa<Subscript>(E) || !isa<StructType>(E->type()))
    return nullptr;
  while (auto *S = dyn_cast<Subscript>(E))
    E = S->Base;
  auto *Ref = dyn_cast<VarRef>(E);
  return Ref && Ref->V->S == Var::Storage::Local && structIn(Ref->V->Ty) ? Ref->V : nullptr;
}

/// Finds the arrays that something uses in another way.
class WholeArrays {
  DenseSet<const Var *> &Whole;
  VarUses Uses;

public:
  WholeArrays(DenseSet<const Var *> &Whole, Function &F) : Whole(Whole), Uses(F) {}

  void stmt(Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S)) {
      if (structIn(D->V->Ty) && D->Init && !isList(D->Init, D->V->Ty))
        Whole.insert(D->V);
      if (D->Init)
        initialiser(D->Init);
    } else if (auto *A = copyOfStruct(S); A && canCopy(*A)) {
      element(A->Target);
      element(A->Value);
    } else {
      forEachExpr(S, [&](Expr *&E) { value(E); });
    }
    forEachChild(S, [&](Stmt *Child) { stmt(Child); });
  }

private:
  /// A list for each element, in any nesting of arrays, whose parts can be evaluated in any order.
  static bool isList(const Expr *Init, const Type *T) {
    auto *L = dyn_cast<InitList>(Init);
    if (!L)
      return isa<StructType>(T) && isLValue(Init) && isDroppable(Init);
    auto *A = dyn_cast<ArrayType>(T);
    return all_of(L->Elements,
                  [&](const Expr *E) { return A ? isList(E, A->Element) : isDroppable(E); });
  }

  bool isFixed(const Expr *E) const {
    auto *Ref = dyn_cast<VarRef>(withoutCasts(E));
    return isa<IntLit>(E) || (Ref && Uses.isFixed(Ref->V));
  }

  /// No assignment changes which object E is.
  bool hasFixedPlace(const Expr *E) const {
    if (auto *M = dyn_cast<Member>(E))
      return hasFixedPlace(M->Base);
    if (auto *S = dyn_cast<Subscript>(E))
      return isFixed(S->Index) &&
             (S->Base->type()->isPointer() ? isFixed(S->Base) : hasFixedPlace(S->Base));
    auto *D = dyn_cast<Deref>(E);
    return D ? isFixed(D->Pointer) : isa<VarRef>(E);
  }

  /// Each field can be copied after the other: the places do not change meanwhile.
  bool canCopy(const Assign &A) const { return hasFixedPlace(A.Target) && hasFixedPlace(A.Value); }

  void indices(const Expr *E) {
    for (; auto *S = dyn_cast<Subscript>(E); E = S->Base)
      value(S->Index);
  }

  void element(const Expr *E) { arrayOf(E) ? indices(E) : value(E); }

  void initialiser(const Expr *Init) {
    if (auto *L = dyn_cast<InitList>(Init)) {
      for (const Expr *E : L->Elements)
        initialiser(E);
    } else {
      arrayOf(Init) && isDroppable(Init) ? indices(Init) : value(Init);
    }
  }

  void value(const Expr *E) {
    if (auto *M = dyn_cast<Member>(E); M && arrayOf(M->Base))
      return indices(M->Base);
    if (auto *A = dyn_cast<AddrOf>(E))
      Whole.insert(rootVar(A->Operand));
    if (auto *Ref = dyn_cast<VarRef>(E))
      Whole.insert(Ref->V);
    forEachOperand(E, [&](const Expr *Operand) { value(Operand); });
  }
};

class ArraySplitter {
  Context &Ctx;
  const DenseSet<const Var *> &Whole;
  DenseMap<const Var *, std::vector<Var *>> Fields;

public:
  bool Changed = false;
  ArraySplitter(Context &Ctx, const DenseSet<const Var *> &Whole) : Ctx(Ctx), Whole(Whole) {}

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      auto *D = dyn_cast<DeclStmt>(S);
      Assign *A = copyOfStruct(S);
      if (D && isSplit(D->V)) {
        declare(*D, Out);
      } else if (A && (splitArray(A->Target) || splitArray(A->Value))) {
        copy(*A, S->Pos, Out);
      } else {
        forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
        statement(S);
        Out.push_back(S);
      }
    }
    B.Stmts = std::move(Out);
  }

private:
  /// The expressions of S, and those of a loop's head.
  void statement(Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    if (D && D->Init)
      D->Init = initialiser(D->Init);
    else
      forEachExpr(S, [&](Expr *&E) { rewrite(E); });
    forEachChild(S, [&](Stmt *Child) {
      if (!isa<Block>(Child))
        statement(Child);
    });
  }

  bool isSplit(const Var *V) const {
    return V->S == Var::Storage::Local && structIn(V->Ty) && !Whole.contains(V);
  }
  Var *splitArray(const Expr *E) const {
    Var *V = arrayOf(E);
    return V && isSplit(V) ? V : nullptr;
  }

  const Type *withElement(const Type *T, const Type *Element) {
    auto *A = dyn_cast<ArrayType>(T);
    return A ? Ctx.arrayOf(withElement(A->Element, Element), A->Count) : Element;
  }

  std::vector<Var *> &fieldsOf(const Var *V) {
    std::vector<Var *> &All = Fields[V];
    if (All.empty())
      for (const Field &F : structIn(V->Ty)->Fields) {
        Var *Part = Ctx.temp(V->Name + "_" + F.Name, withElement(V->Ty, F.Ty), V->Pos);
        Part->HasUserName = V->HasUserName || !V->IsTemp;
        All.push_back(Part);
      }
    return All;
  }

  /// Element, `a[i]` of a split array, with the array of field I in the place of `a`.
  Expr *fieldOf(const Expr *Element, unsigned I) {
    auto *S = dyn_cast<Subscript>(Element);
    if (!S)
      return Ctx.ref(fieldsOf(cast<VarRef>(Element)->V)[I]);
    Expr *Index = clone(Ctx, S->Index);
    rewrite(Index);
    return Ctx.make<Subscript>(fieldOf(S->Base, I), Index);
  }

  void rewrite(Expr *&E) {
    auto *M = dyn_cast<Member>(E);
    if (!M || !splitArray(M->Base))
      return forEachOperand(E, [&](Expr *&Operand) { rewrite(Operand); });
    const SourcePos Pos = E->Pos;
    E = fieldOf(M->Base, M->Index);
    E->Pos = Pos;
  }

  Expr *initialiser(Expr *Init) {
    if (auto *L = dyn_cast<InitList>(Init)) {
      for (Expr *&E : L->Elements)
        E = initialiser(E);
    } else if (splitArray(Init)) {
      std::vector<Expr *> Elements;
      for (unsigned I = 0; I < cast<StructType>(Init->type())->Fields.size(); ++I)
        Elements.push_back(fieldOf(Init, I));
      return Ctx.make<InitList>(Init->type(), std::move(Elements));
    } else {
      rewrite(Init);
    }
    return Init;
  }

  /// Of the initialiser of an array, that of the array of field I.
  Expr *fieldsIn(const Expr *Init, const Type *T, unsigned I) {
    auto *A = dyn_cast<ArrayType>(T);
    auto *L = dyn_cast<InitList>(Init);
    if (!L)
      return part(Init, I);
    if (!A)
      return I < L->Elements.size() ? initialiser(clone(Ctx, L->Elements[I]))
                                    : zeroValue(Ctx, cast<StructType>(T)->Fields[I].Ty);
    std::vector<Expr *> Elements;
    for (const Expr *E : L->Elements)
      Elements.push_back(fieldsIn(E, A->Element, I));
    return Ctx.make<InitList>(withElement(T, structIn(T)->Fields[I].Ty), std::move(Elements));
  }

  void declare(const DeclStmt &D, std::vector<Stmt *> &Out) {
    const std::vector<Var *> Parts = fieldsOf(D.V);
    for (unsigned I = 0; I < Parts.size(); ++I) {
      auto *S = Ctx.make<DeclStmt>(Parts[I], D.Init ? fieldsIn(D.Init, D.V->Ty, I) : nullptr);
      S->Pos = D.Pos;
      Out.push_back(S);
    }
    Changed = true;
  }

  Expr *part(const Expr *E, unsigned I) {
    if (splitArray(E))
      return fieldOf(E, I);
    Expr *Copy = clone(Ctx, E);
    rewrite(Copy);
    return Ctx.member(Copy, I);
  }

  void copy(const Assign &A, SourcePos Pos, std::vector<Stmt *> &Out) {
    for (unsigned I = 0; I < cast<StructType>(A.Target->type())->Fields.size(); ++I) {
      auto *Part = Ctx.make<Assign>(part(A.Target, I), part(A.Value, I));
      Part->Pos = Pos;
      auto *S = Ctx.make<ExprStmt>(Part);
      S->Pos = Pos;
      Out.push_back(S);
    }
  }
};

} // namespace

static bool hasWork(const Function &F) {
  return containsStmt(F.Body, [](const Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    return D && D->V->S == Var::Storage::Local &&
           (D->V->Ty->isPointer() || isa<StructType>(D->V->Ty) || structIn(D->V->Ty));
  });
}

bool ampcc::splitArrays(PassContext &PC) {
  return changeKernels(PC, [&](Function &F) {
    if (!hasWork(F) || !wantsVectors(PC.M, F))
      return false;
    IndexNamer Namer(PC.M.Ctx, F);
    Namer.block(*F.Body);
    DenseSet<const Var *> Whole;
    WholeArrays(Whole, F).stmt(F.Body);
    ArraySplitter Splitter(PC.M.Ctx, Whole);
    Splitter.block(*F.Body);
    return Namer.Changed || Splitter.Changed;
  });
}
