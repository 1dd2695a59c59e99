//===- LowerMixedPointers.cpp - pointers into several address spaces -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C 1.2 has no pointer that leads into one of several address spaces. A pointer of the
// program that may (`max(a, b)` of a tile_static variable and a temporary, `c ? &shared : &own`)
// becomes a ulong: the address, and the space in the highest bits (MixedPointer.h); 0 is null.
// A copy of a pointer with one space adds the bits, and an access selects by them:
//
//   p >> 61 == 2 ? *(__local int *)(p << 3 >> 3) : *(int *)(p << 3 >> 3)
//
// Mostly only the value is needed. Then the access moves to the place where the pointer is formed:
// `*(c ? &a : &b)` is `c ? a : b`, and a function whose result is only read gets a second version
// that returns the object.
//
//===----------------------------------------------------------------------===//
#include "MixedPointerTypes.h"
#include "Passes.h"
#include "Utils/AddressFolding.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Structs.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;
using AccessFn = function_ref<Expr *(Expr *)>;

bool isMixedPointer(const Type *T) {
  auto *P = dyn_cast<PointerType>(T);
  return P && isMixed(P->AS);
}

class MixedPointers {
  PassContext &PC;
  Context &Ctx;
  MixedPointer Mixed;
  DenseMap<Function *, Function *> ValueForms;
  std::vector<Function *> Open;   ///< value forms that are still to be rewritten
  DenseSet<const Var *> Temps;    ///< of this pass, not declared yet
  bool IntegersNameSpace = false; ///< the module converts integers to mixed pointers

public:
  explicit MixedPointers(PassContext &PC) : PC(PC), Ctx(PC.M.Ctx), Mixed(PC.M.Ctx) {}

  bool run() {
    if (!hasMixedPointers(PC.M, Mixed))
      return false;
    for (Function *F : PC.M.Functions)
      IntegersNameSpace |= containsExpr(F->Body, [](const Expr *E) {
        auto *C = dyn_cast<Cast>(E);
        return C && isMixedPointer(C->type()) && !C->Operand->type()->isPointer();
      });
    // Callers first: the value form of a function is generated from its unchanged body.
    std::vector<Function *> Functions = PC.M.Functions;
    for (Function *F : reverse(Functions)) {
      body(*F);
      while (!Open.empty()) {
        Function *Form = Open.back();
        Open.pop_back();
        PC.M.Functions.push_back(Form);
        body(*Form);
      }
    }
    lowerMixedTypes(PC.M, Mixed);
    return true;
  }

private:
  //===--------------------------------------------------------------------===//
  // Statements
  //===--------------------------------------------------------------------===//

  void body(Function &F) {
    block(*F.Body);
    // Temporaries that no statement declares are declared at the beginning.
    StmtList Front;
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *Ref = dyn_cast<VarRef>(E))
        if (auto *V = Ref->V; Temps.erase(V))
          Front.push_back(Ctx.make<DeclStmt>(V));
    });
    F.Body->Stmts.insert(F.Body->Stmts.begin(), Front.begin(), Front.end());
  }

  void block(Block &B) {
    StmtList Out;
    for (Stmt *S : B.Stmts)
      stmt(S, Out);
    B.Stmts = std::move(Out);
  }

  void stmt(Stmt *S, StmtList &Out) {
    forEachExpr(S, [&](Expr *&E) { E = value(E); });
    // The head of a loop has no room for statements.
    if (auto *L = dyn_cast<For>(S); L && L->Init)
      forEachExpr(L->Init, [&](Expr *&E) { E = value(E); });
    forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
    if (auto *X = dyn_cast<ExprStmt>(S))
      return effect(X->E, S, Out);
    if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init)
      D->Init = split(D->Init, S, Out);
    else if (auto *R = dyn_cast<Return>(S); R && R->Value)
      R->Value = split(R->Value, S, Out);
    else if (auto *I = dyn_cast<If>(S))
      I->Cond = split(I->Cond, S, Out);
    Out.push_back(S);
  }

  /// Turns the effects of E that precede its value into statements.
  Expr *split(Expr *E, Stmt *At, StmtList &Out) {
    auto *B = dyn_cast<Binary>(E);
    if (!B || B->Op != BinaryOp::Comma || !isOwn(B->Left))
      return E;
    effect(B->Left, At, Out);
    return split(B->Right, At, Out);
  }

  /// An assignment to a temporary of this pass.
  Var *isOwn(const Expr *E) {
    auto *A = dyn_cast<Assign>(E);
    auto *Ref = A ? dyn_cast<VarRef>(A->Target) : nullptr;
    return Ref && Temps.count(Ref->V) ? Ref->V : nullptr;
  }

  void effect(Expr *E, Stmt *At, StmtList &Out) {
    auto Append = [&](Stmt *S) {
      S->Pos = At->Pos;
      Out.push_back(S);
    };
    if (Var *V = isOwn(E)) {
      Temps.erase(V);
      Expr *Init = split(cast<Assign>(E)->Value, At, Out);
      return Append(Ctx.make<DeclStmt>(V, Init));
    }
    if (auto *B = dyn_cast<Binary>(E); B && B->Op == BinaryOp::Comma && isOwn(B->Left)) {
      effect(B->Left, At, Out);
      return effect(B->Right, At, Out);
    }
    if (auto *A = dyn_cast<Assign>(E); A && isa<VarRef>(A->Target))
      A->Value = split(A->Value, At, Out);
    if (auto *C = dyn_cast<Conditional>(E); C && Mixed.isTest(C->Cond)) {
      auto *Then = Ctx.make<Block>(), *Else = Ctx.make<Block>();
      effect(C->Then, At, Then->Stmts);
      effect(C->Else, At, Else->Stmts);
      return Append(Ctx.make<If>(C->Cond, Then, Else));
    }
    Append(Ctx.make<ExprStmt>(E));
  }

  //===--------------------------------------------------------------------===//
  // Expressions
  //===--------------------------------------------------------------------===//

  /// E as a value, with integers in place of mixed pointers.
  Expr *value(Expr *E) {
    SourcePos Pos = E->Pos;
    E = rewritten(E);
    E->Pos = Pos;
    return E;
  }

  Expr *rewritten(Expr *E) {
    switch (E->kind()) {
    case Expr::Kind::VarRef:
    case Expr::Kind::Deref:
    case Expr::Kind::Member:
    case Expr::Kind::Subscript:
      return load(E);
    case Expr::Kind::AddrOf:
      return address(cast<AddrOf>(E));
    case Expr::Kind::Assign:
      return store(cast<Assign>(E));
    case Expr::Kind::IncDec:
      return step(cast<IncDec>(E));
    case Expr::Kind::Binary:
      return binary(cast<Binary>(E));
    case Expr::Kind::Cast:
      return conversion(cast<Cast>(E));
    case Expr::Kind::Builtin:
      return builtin(cast<Builtin>(E));
    case Expr::Kind::NullPtr:
      if (isMixedPointer(E->type()))
        return Mixed.null();
      break;
    default:
      forEachOperand(E, [&](Expr *&Operand) { Operand = value(Operand); });
      break;
    }
    E->setType(Mixed.lowered(E->type()));
    return E;
  }

  /// The lvalue E, which no mixed pointer leads to, as an lvalue.
  Expr *place(Expr *E) {
    if (auto *M = dyn_cast<Member>(E)) {
      M->Base = isLValue(M->Base) ? place(M->Base) : value(M->Base);
    } else if (auto *D = dyn_cast<Deref>(E)) {
      D->Pointer = value(D->Pointer);
    } else if (auto *S = dyn_cast<Subscript>(E)) {
      S->Base = S->Base->type()->isPointer() ? value(S->Base) : place(S->Base);
      S->Index = value(S->Index);
    }
    E->setType(Mixed.lowered(E->type()));
    return E;
  }

  /// The mixed pointer that leads to the object E is a part of; null where none does.
  static Expr *mixedRoot(Expr *E) {
    const Expr *Object = wholeObject(E);
    auto *D = dyn_cast<Deref>(Object);
    auto *S = dyn_cast<Subscript>(Object);
    Expr *P = D ? D->Pointer : S ? S->Base : nullptr;
    return P && isMixedPointer(P->type()) ? P : nullptr;
  }

  /// Rewrites the indices between the root and E, because E will occur several times.
  void rewriteIndices(Expr *E, Expr *&First) {
    if (auto *M = dyn_cast<Member>(E)) {
      rewriteIndices(M->Base, First);
    } else if (auto *S = dyn_cast<Subscript>(E)) {
      if (!S->Base->type()->isPointer())
        rewriteIndices(S->Base, First);
      S->Index = value(S->Index);
      if (!isDroppable(S->Index))
        S->Index = keep(First, S->Index);
    }
  }

  /// E with Pointer in place of its root.
  Expr *through(Expr *E, const Expr *Root, Expr *Pointer) {
    Expr *New = nullptr;
    if (auto *M = dyn_cast<Member>(E)) {
      New = Ctx.member(through(M->Base, Root, Pointer), M->Index);
    } else if (auto *S = dyn_cast<Subscript>(E)) {
      Expr *Base = S->Base == Root ? Pointer : through(S->Base, Root, Pointer);
      New = Ctx.make<Subscript>(Base, clone(Ctx, S->Index));
    } else {
      New = Ctx.deref(Pointer);
    }
    New->setType(Mixed.lowered(E->type()));
    New->Pos = E->Pos;
    return New;
  }

  /// A temporary with the value of Value, assigned before the rest of the expression.
  Expr *keep(Expr *&First, Expr *Value) {
    auto *V =
        Ctx.temp(Value->type() == Mixed.word() ? "mixed" : "value", Value->type(), Value->Pos);
    Temps.insert(V);
    First = sequence(First, Ctx.make<Assign>(Ctx.ref(V), Value));
    return Ctx.ref(V);
  }

  Expr *sequence(Expr *First, Expr *Then) {
    return First ? Ctx.make<Binary>(Then->type(), BinaryOp::Comma, First, Then) : Then;
  }

  static bool isPlain(const Expr *E) { return isa<VarRef, IntLit, FloatLit, NullPtr>(E); }

  /// The result of Access for the pointer P, which is not rewritten yet, in the space into which it
  /// points. Ty is the type of the whole.
  Expr *dispatch(Expr *P, const PointerType *As, const Type *Ty, AccessFn Access) {
    auto Typed = [&](Space AS, Expr *Pointer) {
      const Type *To = Ctx.pointerTo(Mixed.lowered(As->Pointee), As->Const, AS);
      auto *From = dyn_cast<PointerType>(Pointer->type());
      bool Same =
          From && From->Pointee == cast<PointerType>(To)->Pointee && (As->Const || !From->Const);
      return Access(Same ? Pointer : Ctx.make<Cast>(To, Pointer, false));
    };
    if (auto *C = dyn_cast<Cast>(P)) {
      if (isMixedPointer(C->Operand->type()))
        return dispatch(C->Operand, As, Ty, Access);
      if (auto *From = dyn_cast<PointerType>(C->Operand->type()))
        return Typed(From->AS, value(C->Operand));
    }
    if (auto *C = dyn_cast<Conditional>(P)) {
      Expr *Cond = value(C->Cond);
      Expr *Then = dispatch(C->Then, As, Ty, Access);
      return Ctx.make<Conditional>(Ty, Cond, Then, dispatch(C->Else, As, Ty, Access));
    }
    Space Spaces = cast<PointerType>(P->type())->AS;
    Expr *First = nullptr, *Word = value(P);
    if (!isa<VarRef>(Word))
      Word = keep(First, Word);
    Expr *Result = nullptr;
    for (Space AS : {Space::Private, Space::Global, Space::Local}) {
      if (!includes(Spaces, AS))
        continue;
      Expr *One = Typed(AS, Mixed.address(clone(Ctx, Word)));
      Result =
          Result ? Ctx.make<Conditional>(Ty, Mixed.test(clone(Ctx, Word), AS), One, Result) : One;
    }
    return sequence(First, Result);
  }

  Expr *dispatch(Expr *P, const Type *Ty, AccessFn Access) {
    return dispatch(P, cast<PointerType>(P->type()), Ty, Access);
  }

  /// The result of Access for the object E.
  Expr *access(Expr *E, AccessFn Access) {
    Expr *Root = mixedRoot(E);
    if (!Root)
      return Access(place(E));
    Expr *First = nullptr;
    rewriteIndices(E, First);
    return sequence(First, dispatch(Root, Mixed.lowered(E->type()), [&](Expr *Pointer) {
                      return Access(through(E, Root, Pointer));
                    }));
  }

  Expr *load(Expr *E) {
    if (auto *D = dyn_cast<Deref>(E); D && mixedRoot(E))
      if (auto *C = dyn_cast<Call>(D->Pointer); C && !isa<ArrayType>(E->type())) {
        C->Callee = valueForm(C->Callee);
        C->setType(E->type());
        return value(C);
      }
    return access(E, [](Expr *Object) { return Object; });
  }

  static bool isNull(const Expr *E) { return isa<NullPtr>(withoutCasts(E)); }

  /// The result of a function whose thread has ended, which is never read.
  Expr *noObject(Var *&None, const Function &F) {
    if (!None) {
      None = Ctx.temp("none", F.ReturnTy);
    }
    return Ctx.ref(None);
  }

  /// A version of F that returns the object to which F's result points.
  Function *valueForm(Function *F) {
    Function *&Form = ValueForms[F];
    if (Form)
      return Form;
    Form = Ctx.make<Function>(*F);
    Form->Name += "_value";
    Form->ReturnTy = cast<PointerType>(F->ReturnTy)->Pointee;
    VarMap Vars;
    for (Var *&P : Form->Params)
      P = Vars[P] = Ctx.make<Var>(*P);
    Form->Body = cast<Block>(clone(Ctx, F->Body, Vars));
    Var *None = nullptr;
    walkStmts(Form->Body, [&](Stmt *S) {
      if (auto *R = dyn_cast<Return>(S); R && R->Value)
        R->Value = isNull(R->Value) ? noObject(None, *Form) : Ctx.deref(R->Value);
    });
    if (None)
      Form->Body->Stmts.insert(Form->Body->Stmts.begin(), Ctx.make<DeclStmt>(None));
    Open.push_back(Form);
    return Form;
  }

  Expr *address(AddrOf *A) {
    if (!mixedRoot(A->Operand)) {
      A->Operand = place(A->Operand);
      A->setType(Mixed.lowered(A->type()));
      return A;
    }
    return addressOf(A->Operand);
  }

  /// The mixed pointer to E.
  Expr *addressOf(Expr *E) {
    if (auto *M = dyn_cast<Member>(E))
      return Mixed.moved(addressOf(M->Base), M->field().Offset);
    if (auto *S = dyn_cast<Subscript>(E)) {
      Expr *Base = S->Base->type()->isPointer() ? value(S->Base) : addressOf(S->Base);
      return Mixed.moved(BinaryOp::Add, Base, value(S->Index), E->type());
    }
    return value(cast<Deref>(E)->Pointer);
  }

  Expr *store(Assign *A) {
    const Type *Target = A->Target->type();
    bool IsStep = A->Compound && isMixedPointer(Target);
    Expr *First = nullptr, *Value = value(A->Value);
    if (IsStep)
      Value = Mixed.distance(Value, cast<PointerType>(Target)->Pointee);
    if (mixedRoot(A->Target) && !isPlain(Value))
      Value = keep(First, Value);
    const Type *ComputeTy = IsStep ? Mixed.word() : A->ComputeTy;
    return sequence(First, access(A->Target, [&](Expr *Object) -> Expr * {
                      Expr *V = clone(Ctx, Value);
                      return A->Compound ? Ctx.make<Assign>(Object, V, A->Op, ComputeTy)
                                         : Ctx.make<Assign>(Object, V);
                    }));
  }

  Expr *step(IncDec *I) {
    const Type *Target = I->Operand->type();
    return access(I->Operand, [&](Expr *Object) -> Expr * {
      if (!isMixedPointer(Target))
        return Ctx.make<IncDec>(Object, I->Increment, I->Prefix);
      Expr *Size = Mixed.distance(Ctx.intLit(1), cast<PointerType>(Target)->Pointee);
      auto *A = Ctx.make<Assign>(Object, Size, I->Increment ? BinaryOp::Add : BinaryOp::Sub,
                                 Mixed.word());
      if (I->Prefix)
        return A;
      return Ctx.make<Binary>(Mixed.word(), I->Increment ? BinaryOp::Sub : BinaryOp::Add, A,
                              clone(Ctx, Size));
    });
  }

  Expr *binary(Binary *B) {
    const Type *Left = B->Left->type(), *Right = B->Right->type();
    bool MixedLeft = isMixedPointer(Left), MixedRight = isMixedPointer(Right);
    B->Left = value(B->Left);
    B->Right = value(B->Right);
    B->setType(Mixed.lowered(B->type()));
    bool IsSum = B->Op == BinaryOp::Add || B->Op == BinaryOp::Sub;
    if (!IsSum || (!MixedLeft && !MixedRight))
      return B;
    if (MixedLeft && MixedRight)
      return Mixed.difference(B->Left, B->Right, cast<PointerType>(Left)->Pointee, B->type());
    if (MixedRight)
      return Mixed.moved(B->Op, B->Right, B->Left, cast<PointerType>(Right)->Pointee);
    return Mixed.moved(B->Op, B->Left, B->Right, cast<PointerType>(Left)->Pointee);
  }

  /// E, a pointer or an integer, as an integer in which a pointer has its mixed form.
  Expr *mixedForm(Expr *E) {
    auto *From = dyn_cast<PointerType>(E->type());
    if (From && !isMixed(From->AS)) {
      const bool IsObject = isa<AddrOf>(E);
      Expr *First = nullptr, *Pointer = value(E);
      if (!IsObject && !isPlain(Pointer))
        Pointer = keep(First, Pointer);
      return sequence(First, Mixed.make(Pointer, From->AS, IsObject));
    }
    Expr *Value = value(E);
    return From || Value->type() == Mixed.word() ? Value
                                                 : Ctx.make<Cast>(Mixed.word(), Value, false);
  }

  Expr *conversion(Cast *C) {
    const Type *From = C->Operand->type(), *To = C->type();
    const bool NamesSpace = isMixedPointer(To) || (IntegersNameSpace && isa<IntType>(To));
    Expr *Word = NamesSpace ? mixedForm(C->Operand) : value(C->Operand);
    if (isMixedPointer(To) || (NamesSpace && To == Word->type()))
      return Word;
    C->Operand = isMixedPointer(From) && !To->isBool() && !NamesSpace ? Mixed.address(Word) : Word;
    C->setType(Mixed.lowered(To));
    return C;
  }

  /// A built-in takes pointers of one space.
  Expr *builtin(Builtin *B) {
    Expr **MixedArg = nullptr;
    Expr *First = nullptr;
    for (Expr *&Arg : B->Args)
      if (!MixedArg && isMixedPointer(Arg->type()))
        MixedArg = &Arg;
    if (!MixedArg) {
      for (Expr *&Arg : B->Args)
        Arg = value(Arg);
      return B;
    }
    for (Expr *&Arg : B->Args)
      if (&Arg != MixedArg && !isMixedPointer(Arg->type()))
        if (Arg = value(Arg); !isPlain(Arg))
          Arg = keep(First, Arg);
    Expr *Call = dispatch(*MixedArg, B->type(), [&](Expr *Pointer) {
      *MixedArg = Pointer;
      auto *One = cast<Builtin>(clone(Ctx, B));
      return any_of(One->Args, [](Expr *Arg) { return isMixedPointer(Arg->type()); }) ? builtin(One)
                                                                                      : One;
    });
    return sequence(First, Call);
  }
};

} // namespace

bool ampcc::lowerMixedPointers(PassContext &PC) { return MixedPointers(PC).run(); }
