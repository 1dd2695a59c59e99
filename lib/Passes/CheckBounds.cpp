//===- CheckBounds.cpp - accesses outside of a buffer have no effect ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust a kernel reads 0 outside of its buffers and writes nothing there, as with
// Direct3D. Every access to global memory asks first where it would go:
//
//   x = IN_BOUNDS(&a[i], a, a_bytes) ? a[i] : 0;
//   if (IN_BOUNDS(&b[i], b, b_bytes)) { b[i] = x; }
//
// The bounds are those of the memory that the launch binds; its size is one more argument of the
// kernel. Functions get the bounds of the buffers behind their pointers as parameters. Where a
// pointer may lead to several buffers the access must lie in one of them: the kernel lists them
// all.
//
// An index is computed in 64 bits, and what is too large to be counted in bytes is INDEX(i), which
// is far away: nothing wraps around into a buffer.
//
// An access in an expression whose address cannot be computed twice, because that reads memory or
// has effects, keeps it in a variable: `(place = &a[b[i]], IN_BOUNDS(place, ...)) ? *place : 0`.
//
//===----------------------------------------------------------------------===//
#include "BoundsArguments.h"
#include "IndexWidth.h"
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Reading it twice, with other work-items in between, gives the same value without effect.
bool isRepeatable(const Expr *E) {
  auto *Ref = dyn_cast<VarRef>(E);
  if (Ref && Ref->V->S == Var::Storage::TileStatic)
    return false;
  if (isa<Assign, IncDec, Call, Conditional>(E) || pointerBehind(E))
    return false;
  if (auto *B = dyn_cast<Builtin>(E); B && B->Info.Effect != BuiltinEffect::Pure)
    return false;
  bool Result = true;
  auto Look = [&](const Expr *Operand) { Result &= isRepeatable(Operand); };
  if (auto *Address = dyn_cast<AddrOf>(E)) {
    // Taking an address reads nothing but what the way there needs.
    for (Expr *At = Address->Operand; At && Result;) {
      Expr *Next = nullptr;
      if (auto *M = dyn_cast<Member>(At)) {
        Next = M->Base;
      } else if (auto *S = dyn_cast<Subscript>(At)) {
        Result &= isRepeatable(S->Index);
        if (S->Base->type()->isPointer())
          Look(S->Base);
        else
          Next = S->Base;
      } else if (auto *D = dyn_cast<Deref>(At)) {
        Look(D->Pointer);
      } else if (!isa<VarRef>(At)) {
        return false;
      }
      At = Next;
    }
    return Result;
  }
  forEachOperand(E, Look);
  return Result;
}

/// What is done in place of an access: first Before, then Effect if Cond holds, else Otherwise.
struct Guarded {
  std::vector<Expr *> Before;
  Expr *Cond = nullptr, *Effect = nullptr, *Otherwise = nullptr;
};

class BoundsChecker {
  Context &Ctx;
  const BufferRoots &Roots;
  BoundsArguments &Bounds;
  Function &F;
  IndexWidth Indices;
  std::vector<Stmt *> Front; ///< declarations of temporaries
  DenseMap<const Type *, Var *> Zeros;

public:
  BoundsChecker(Context &Ctx, const BufferRoots &Roots, BoundsArguments &Bounds, Function &F)
      : Ctx(Ctx), Roots(Roots), Bounds(Bounds), F(F), Indices(Ctx, F) {}

  void run() {
    block(*F.Body);
    F.Body->Stmts.insert(F.Body->Stmts.begin(), Front.begin(), Front.end());
  }

private:
  //===--------------------------------------------------------------------===//
  // Statements
  //===--------------------------------------------------------------------===//

  void block(Block &B) {
    std::vector<Stmt *> Out;
    for (Stmt *S : B.Stmts) {
      size_t First = Out.size();
      stmt(S, Out);
      for (size_t I = First; I < Out.size(); ++I)
        Out[I]->Pos = S->Pos;
    }
    B.Stmts = std::move(Out);
  }

  void stmt(Stmt *S, std::vector<Stmt *> &Out) {
    if (auto *X = dyn_cast<ExprStmt>(S)) {
      if (std::optional<Guarded> G = guarded(X->E, /*WantsValue=*/false)) {
        for (Expr *E : G->Before)
          Out.push_back(Ctx.make<ExprStmt>(E));
        auto *Then = Ctx.make<Block>();
        Then->Stmts.push_back(Ctx.make<ExprStmt>(G->Effect));
        Then->Stmts.back()->Pos = S->Pos;
        Out.push_back(Ctx.make<If>(G->Cond, Then));
        return;
      }
    }
    forEachExpr(S, [&](Expr *&E) { value(E); });
    if (auto *L = dyn_cast<For>(S); L && L->Init)
      forEachExpr(L->Init, [&](Expr *&E) { value(E); });
    if (auto *Inner = dyn_cast<Block>(S))
      block(*Inner);
    else
      forEachChild(S, [&](Stmt *Child) {
        if (auto *Inner = dyn_cast<Block>(Child))
          block(*Inner);
      });
    Out.push_back(S);
  }

  //===--------------------------------------------------------------------===//
  // Expressions
  //===--------------------------------------------------------------------===//

  /// The user's accesses to buffers. What the compiler writes for the messages is none of them.
  bool isChecked(const Expr *Pointer) {
    return isGlobalPointer(Pointer->type()) && Roots.of(Pointer).K != BufferRoot::Kind::Messages;
  }

  /// E is read, or done for its effect.
  void value(Expr *&E) {
    SourcePos Pos = E->Pos;
    if (std::optional<Guarded> G = guarded(E, /*WantsValue=*/true)) {
      E = Ctx.make<Conditional>(E->type(), G->Cond, G->Effect, G->Otherwise);
      for (Expr *First : reverse(G->Before))
        E = Ctx.make<Binary>(E->type(), BinaryOp::Comma, First, E);
    } else if (isLValue(E)) {
      place(E);
      if (const Expr *Pointer = pointerBehind(E); Pointer && isChecked(Pointer))
        read(E);
    } else if (auto *A = dyn_cast<AddrOf>(E)) {
      place(A->Operand);
    } else {
      operands(E);
    }
    E->Pos = Pos;
  }

  void operands(Expr *&E) {
    auto *A = dyn_cast<Assign>(E);
    auto *I = dyn_cast<IncDec>(E);
    if (A) {
      value(A->Value);
      place(A->Target);
      if (A->Compound && isGlobalPointer(A->type()))
        A->Value = Indices.bounded(A->Value, elementOf(A));
    } else if (I) {
      place(I->Operand);
    } else {
      forEachOperand(E, [&](Expr *&Operand) { value(Operand); });
    }
    if (auto *B = dyn_cast<Binary>(E); B && isGlobalPointer(B->type()) && B->Op != BinaryOp::Comma)
      for (Expr **Operand : {&B->Left, &B->Right})
        if (!(*Operand)->type()->isPointer())
          *Operand = Indices.bounded(*Operand, elementOf(B));
    if (auto *C = dyn_cast<Call>(E))
      Bounds.pass(*C, Roots);
    if (auto *B = dyn_cast<Builtin>(E))
      results(*B, E);
  }

  static const Type *elementOf(const Expr *Pointer) {
    return cast<PointerType>(Pointer->type())->Pointee;
  }

  /// What is read on the way to an lvalue.
  void place(Expr *L) {
    if (auto *D = dyn_cast<Deref>(L)) {
      value(D->Pointer);
    } else if (auto *M = dyn_cast<Member>(L)) {
      isLValue(M->Base) ? place(M->Base) : value(M->Base);
    } else if (auto *S = dyn_cast<Subscript>(L)) {
      const Expr *Pointer = pointerBehind(S);
      bool IsChecked = Pointer && isChecked(Pointer);
      if (S->Base->type()->isPointer() || !isLValue(S->Base))
        value(S->Base);
      else
        place(S->Base);
      value(S->Index);
      if (IsChecked)
        S->Index = Indices.bounded(S->Index, S->type());
    }
  }

  Expr *address(Expr *L, bool IsConst) {
    if (auto *D = dyn_cast<Deref>(L))
      return D->Pointer;
    return Ctx.make<AddrOf>(Ctx.pointerTo(L->type(), IsConst, Space::Global), L);
  }

  /// Whether what Pointer points to lies in its buffer. Pointer becomes one that can be used again.
  Expr *check(Expr *&Pointer, BufferRoot Root) {
    if (isRepeatable(Pointer))
      return Bounds.test(clone(Ctx, Pointer), Root);
    Var *Place = temp(Pointer->type(), "place");
    Expr *Setting = Ctx.make<Assign>(Ctx.ref(Place), Pointer);
    Pointer = Ctx.ref(Place);
    return Ctx.make<Binary>(Ctx.boolTy(), BinaryOp::Comma, Setting,
                            Bounds.test(Ctx.ref(Place), Root));
  }
  /// The same for the lvalue L.
  Expr *checkPlace(Expr *&L) {
    const Expr *Behind = pointerBehind(L);
    BufferRoot Root = Roots.of(Behind);
    Expr *Pointer = address(L, cast<PointerType>(Behind->type())->Const);
    Expr *Cond = check(Pointer, Root);
    // `&L` stays L, with its subscripts.
    auto *A = dyn_cast<AddrOf>(Pointer);
    L = A && A->Operand == L ? L : Ctx.make<Deref>(Pointer);
    return Cond;
  }

  void read(Expr *&E) {
    const Type *Ty = E->type();
    Expr *Cond = checkPlace(E);
    E = Ctx.make<Conditional>(Ty, Cond, E, zero(Ty));
  }

  /// Accesses that write; none where E is no such thing. Their operands are done with.
  std::optional<Guarded> guarded(Expr *E, bool WantsValue) {
    auto Writes = [&](Expr *Target) {
      const Expr *Pointer = pointerBehind(Target);
      return Pointer && isChecked(Pointer);
    };
    if (auto *A = dyn_cast<Assign>(E); A && Writes(A->Target))
      return store(*A, WantsValue);
    if (auto *I = dyn_cast<IncDec>(E); I && Writes(I->Operand))
      return count(*I);
    auto *B = dyn_cast<Builtin>(E);
    if (B && B->isAtomic() && isChecked(B->Args[0]))
      return atomic(*B);
    return std::nullopt;
  }

  Guarded store(Assign &A, bool WantsValue) {
    Guarded G;
    value(A.Value);
    place(A.Target);
    // First the value, then the place.
    bool Once = isRepeatable(A.Value) || (!WantsValue && isSideEffectFree(A.Value) &&
                                          isRepeatable(address(A.Target, false)));
    if (!Once)
      A.Value = keep(A.Value, G);
    G.Cond = checkPlace(A.Target);
    G.Effect = &A;
    if (WantsValue)
      G.Otherwise = A.Compound ? computed(A) : clone(Ctx, A.Value);
    return G;
  }

  /// The value of `0 op= v`.
  Expr *computed(const Assign &A) {
    Expr *Value = clone(Ctx, A.Value);
    if (A.Op != BinaryOp::Shl && A.Op != BinaryOp::Shr && Value->type() != A.ComputeTy)
      Value = Ctx.make<Cast>(A.ComputeTy, Value, true);
    auto *Result = Ctx.make<Binary>(A.ComputeTy, A.Op, zero(A.ComputeTy), Value);
    return Ctx.make<Cast>(A.type(), Result, true);
  }

  Guarded count(IncDec &I) {
    Guarded G;
    place(I.Operand);
    G.Cond = checkPlace(I.Operand);
    G.Effect = &I;
    G.Otherwise = zero(I.type());
    if (I.Prefix) {
      Expr *One = isa<FloatType>(I.type()) ? static_cast<Expr *>(Ctx.make<FloatLit>(I.type(), 1.0))
                                           : Ctx.make<IntLit>(I.type(), 1);
      G.Otherwise =
          Ctx.make<Binary>(I.type(), I.Increment ? BinaryOp::Add : BinaryOp::Sub, G.Otherwise, One);
    }
    return G;
  }

  Guarded atomic(Builtin &B) {
    Guarded G;
    BufferRoot Root = Roots.of(B.Args[0]);
    for (Expr *&Arg : B.Args)
      value(Arg);
    for (Expr *&Arg : drop_begin(B.Args))
      if (!isRepeatable(Arg))
        Arg = keep(Arg, G);
    G.Cond = check(B.Args[0], Root);
    G.Effect = &B;
    G.Otherwise = zero(B.type());
    return G;
  }

  /// A built-in that writes a second result into a buffer gets a variable for it.
  void results(Builtin &B, Expr *&E) {
    if (B.Info.Effect != BuiltinEffect::Writes || B.isAtomic())
      return;
    std::vector<Expr *> Stores;
    for (Expr *&Arg : B.Args) {
      if (!isGlobalPointer(Arg->type()) || !isChecked(Arg))
        continue;
      Var *Result = temp(elementOf(Arg), "part");
      BufferRoot Root = Roots.of(Arg);
      Expr *Pointer = Arg;
      Expr *Cond = check(Pointer, Root);
      Expr *Store = Ctx.make<Assign>(Ctx.deref(Pointer), Ctx.ref(Result));
      Stores.push_back(Ctx.make<Conditional>(Result->Ty, Cond, Store, Ctx.ref(Result)));
      Arg = Ctx.make<AddrOf>(Ctx.pointerTo(Result->Ty, false, Space::Private), Ctx.ref(Result));
    }
    if (Stores.empty())
      return;
    Var *Value = temp(B.type(), "value");
    E = Ctx.make<Assign>(Ctx.ref(Value), &B);
    for (Expr *Next : Stores)
      E = Ctx.make<Binary>(Next->type(), BinaryOp::Comma, E, Next);
    E = Ctx.make<Binary>(Value->Ty, BinaryOp::Comma, E, Ctx.ref(Value));
  }

  //===--------------------------------------------------------------------===//
  // Temporaries
  //===--------------------------------------------------------------------===//

  Var *temp(const Type *Ty, StringRef Name, Expr *Init = nullptr) {
    auto *V = Ctx.temp(Name, Ty);
    Front.push_back(Ctx.make<DeclStmt>(V, Init));
    return V;
  }

  Expr *keep(Expr *E, Guarded &G) {
    Var *V = temp(E->type(), "value");
    G.Before.push_back(Ctx.make<Assign>(Ctx.ref(V), E));
    return Ctx.ref(V);
  }

  Expr *zero(const Type *Ty) {
    if (Ty->isPointer())
      return Ctx.make<NullPtr>(Ty);
    if (isa<FloatType>(Ty))
      return Ctx.make<FloatLit>(Ty, 0.0);
    if (!Ty->isAggregate())
      return Ctx.make<IntLit>(Ty, 0);
    Var *&V = Zeros[Ty];
    if (!V)
      V = temp(Ty, "zero", Ctx.make<InitList>(Ty, std::vector<Expr *>()));
    return Ctx.ref(V);
  }
};

} // namespace

bool ampcc::checkBounds(PassContext &PC) {
  Function *Recursive = nullptr;
  std::vector<Function *> Order = liveFunctions(PC.M, Recursive);
  if (Recursive)
    return false; // reported before
  BufferRoots Roots(Order);
  BoundsArguments Bounds(PC.M);
  for (Function *F : Order) {
    Bounds.enter(*F);
    BoundsChecker(PC.M.Ctx, Roots, Bounds, *F).run();
    Bounds.leave();
  }
  return true;
}
