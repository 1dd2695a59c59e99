//===- Walk.cpp - generic traversal and copying of KIR trees --------------===//
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

VarRef::VarRef(Var *V) : Expr(Kind::VarRef, V->Ty), V(V) {}

Call::Call(Function *Callee, std::vector<Expr *> Args)
    : Expr(Kind::Call, Callee->ReturnTy), Callee(Callee), Args(std::move(Args)) {}

bool ampcc::kir::isLValue(const Expr *E) {
  switch (E->kind()) {
  case Expr::Kind::VarRef:
  case Expr::Kind::Deref:
    return true;
  case Expr::Kind::Member:
    return isLValue(cast<Member>(E)->Base);
  case Expr::Kind::Subscript:
    return cast<Subscript>(E)->Base->type()->isPointer() || isLValue(cast<Subscript>(E)->Base);
  default:
    return false;
  }
}

const Expr *ampcc::kir::wholeObject(const Expr *E) {
  for (;;) {
    if (auto *M = dyn_cast<Member>(E))
      E = M->Base;
    else if (auto *S = dyn_cast<Subscript>(E); S && !S->Base->type()->isPointer())
      E = S->Base;
    else
      return E;
  }
}

Var *ampcc::kir::rootVar(const Expr *E) {
  auto *Ref = dyn_cast<VarRef>(wholeObject(E));
  return Ref ? Ref->V : nullptr;
}

void ampcc::kir::forEachOperand(Expr *E, function_ref<void(Expr *&)> Fn) {
  switch (E->kind()) {
  case Expr::Kind::IntLit:
  case Expr::Kind::FloatLit:
  case Expr::Kind::NullPtr:
  case Expr::Kind::VarRef:
    return;
  case Expr::Kind::InitList:
    for (Expr *&Element : cast<InitList>(E)->Elements)
      Fn(Element);
    return;
  case Expr::Kind::Deref:
    return Fn(cast<Deref>(E)->Pointer);
  case Expr::Kind::Member:
    return Fn(cast<Member>(E)->Base);
  case Expr::Kind::Subscript:
    Fn(cast<Subscript>(E)->Base);
    return Fn(cast<Subscript>(E)->Index);
  case Expr::Kind::AddrOf:
    return Fn(cast<AddrOf>(E)->Operand);
  case Expr::Kind::Unary:
    return Fn(cast<Unary>(E)->Operand);
  case Expr::Kind::IncDec:
    return Fn(cast<IncDec>(E)->Operand);
  case Expr::Kind::Binary:
    Fn(cast<Binary>(E)->Left);
    return Fn(cast<Binary>(E)->Right);
  case Expr::Kind::Assign:
    Fn(cast<Assign>(E)->Target);
    return Fn(cast<Assign>(E)->Value);
  case Expr::Kind::Conditional:
    Fn(cast<Conditional>(E)->Cond);
    Fn(cast<Conditional>(E)->Then);
    return Fn(cast<Conditional>(E)->Else);
  case Expr::Kind::Cast:
    return Fn(cast<Cast>(E)->Operand);
  case Expr::Kind::Call:
    for (Expr *&Arg : cast<Call>(E)->Args)
      Fn(Arg);
    return;
  case Expr::Kind::Builtin:
    for (Expr *&Arg : cast<Builtin>(E)->Args)
      Fn(Arg);
    return;
  }
}

void ampcc::kir::forEachExpr(Stmt *S, function_ref<void(Expr *&)> Fn) {
  auto Visit = [&](Expr *&E) {
    if (E)
      Fn(E);
  };
  switch (S->kind()) {
  case Stmt::Kind::Decl:
    return Visit(cast<DeclStmt>(S)->Init);
  case Stmt::Kind::Expr:
    return Visit(cast<ExprStmt>(S)->E);
  case Stmt::Kind::If:
    return Visit(cast<If>(S)->Cond);
  case Stmt::Kind::For:
    Visit(cast<For>(S)->Cond);
    return Visit(cast<For>(S)->Inc);
  case Stmt::Kind::While:
    return Visit(cast<While>(S)->Cond);
  case Stmt::Kind::DoWhile:
    return Visit(cast<DoWhile>(S)->Cond);
  case Stmt::Kind::Switch:
    return Visit(cast<Switch>(S)->Cond);
  case Stmt::Kind::Return:
    return Visit(cast<Return>(S)->Value);
  case Stmt::Kind::Block:
  case Stmt::Kind::Case:
  case Stmt::Kind::Break:
  case Stmt::Kind::Continue:
    return;
  }
}

void ampcc::kir::forEachChild(Stmt *S, function_ref<void(Stmt *)> Fn) {
  switch (S->kind()) {
  case Stmt::Kind::Block:
    for (Stmt *Child : cast<Block>(S)->Stmts)
      Fn(Child);
    return;
  case Stmt::Kind::If:
    Fn(cast<If>(S)->Then);
    if (cast<If>(S)->Else)
      Fn(cast<If>(S)->Else);
    return;
  case Stmt::Kind::For:
    if (cast<For>(S)->Init)
      Fn(cast<For>(S)->Init);
    return Fn(cast<For>(S)->Body);
  case Stmt::Kind::While:
    return Fn(cast<While>(S)->Body);
  case Stmt::Kind::DoWhile:
    return Fn(cast<DoWhile>(S)->Body);
  case Stmt::Kind::Switch:
    return Fn(cast<Switch>(S)->Body);
  default:
    return;
  }
}

void ampcc::kir::forEachInnerBlock(Stmt *S, function_ref<void(Block &)> Fn) {
  if (auto *B = dyn_cast<Block>(S))
    return Fn(*B);
  forEachChild(S, [&](Stmt *Child) {
    if (auto *B = dyn_cast<Block>(Child))
      Fn(*B);
  });
}

void ampcc::kir::walkStmts(Stmt *S, function_ref<void(Stmt *)> Fn) {
  Fn(S);
  forEachChild(S, [&](Stmt *Child) { walkStmts(Child, Fn); });
}

void ampcc::kir::walkExprs(Expr *&Root, function_ref<void(Expr *&)> Fn) {
  forEachOperand(Root, [&](Expr *&Operand) { walkExprs(Operand, Fn); });
  Fn(Root);
}

void ampcc::kir::walkExprs(Stmt *S, function_ref<void(Expr *&)> Fn) {
  walkStmts(S, [&](Stmt *Child) { forEachExpr(Child, [&](Expr *&E) { walkExprs(E, Fn); }); });
}

namespace {

/// Copies trees; variables declared on the way get copies of their own.
class Cloner {
  Context &Ctx;
  VarMap &Vars;

public:
  Cloner(Context &Ctx, VarMap &Vars) : Ctx(Ctx), Vars(Vars) {}

  Var *var(Var *V) const {
    auto It = Vars.find(V);
    return It == Vars.end() ? V : It->second;
  }

  std::vector<Expr *> list(const std::vector<Expr *> &In) {
    std::vector<Expr *> Out;
    for (const Expr *E : In)
      Out.push_back(expr(E));
    return Out;
  }

  Expr *expr(const Expr *E) {
    if (!E)
      return nullptr;
    Expr *Copy = copyNode(E);
    Copy->Pos = E->Pos;
    return Copy;
  }

  Expr *copyNode(const Expr *E) {
    const Type *Ty = E->type();
    switch (E->kind()) {
    case Expr::Kind::IntLit:
      return Ctx.make<IntLit>(Ty, cast<IntLit>(E)->Value);
    case Expr::Kind::FloatLit:
      return Ctx.make<FloatLit>(Ty, cast<FloatLit>(E)->Value);
    case Expr::Kind::NullPtr:
      return Ctx.make<NullPtr>(Ty);
    case Expr::Kind::InitList:
      return Ctx.make<InitList>(Ty, list(cast<InitList>(E)->Elements));
    case Expr::Kind::VarRef: {
      VarRef *Ref = Ctx.make<VarRef>(var(cast<VarRef>(E)->V));
      return Ref;
    }
    case Expr::Kind::Deref:
      return Ctx.make<Deref>(expr(cast<Deref>(E)->Pointer));
    case Expr::Kind::Member:
      return Ctx.make<Member>(expr(cast<Member>(E)->Base), cast<Member>(E)->Index);
    case Expr::Kind::Subscript: {
      Expr *Base = expr(cast<Subscript>(E)->Base);
      return Ctx.make<Subscript>(Base, expr(cast<Subscript>(E)->Index));
    }
    case Expr::Kind::AddrOf:
      return Ctx.make<AddrOf>(Ty, expr(cast<AddrOf>(E)->Operand));
    case Expr::Kind::Unary:
      return Ctx.make<Unary>(Ty, cast<Unary>(E)->Op, expr(cast<Unary>(E)->Operand));
    case Expr::Kind::IncDec: {
      auto *I = cast<IncDec>(E);
      return Ctx.make<IncDec>(expr(I->Operand), I->Increment, I->Prefix);
    }
    case Expr::Kind::Binary: {
      auto *B = cast<Binary>(E);
      Expr *Left = expr(B->Left);
      return Ctx.make<Binary>(Ty, B->Op, Left, expr(B->Right));
    }
    case Expr::Kind::Assign: {
      auto *A = cast<Assign>(E);
      Expr *Target = expr(A->Target), *Value = expr(A->Value);
      return A->Compound ? Ctx.make<Assign>(Target, Value, A->Op, A->ComputeTy)
                         : Ctx.make<Assign>(Target, Value);
    }
    case Expr::Kind::Conditional: {
      auto *C = cast<Conditional>(E);
      Expr *Cond = expr(C->Cond), *Then = expr(C->Then);
      return Ctx.make<Conditional>(Ty, Cond, Then, expr(C->Else));
    }
    case Expr::Kind::Cast:
      return Ctx.make<Cast>(Ty, expr(cast<Cast>(E)->Operand), cast<Cast>(E)->Implicit);
    case Expr::Kind::Call:
      return Ctx.make<Call>(cast<Call>(E)->Callee, list(cast<Call>(E)->Args));
    case Expr::Kind::Builtin:
      return Ctx.make<Builtin>(Ty, cast<Builtin>(E)->Name, list(cast<Builtin>(E)->Args));
    }
    llvm_unreachable("all kinds are handled");
  }

  template <typename T> T *stmt(const T *S) {
    if (!S)
      return nullptr;
    Stmt *Copy = copyNode(S);
    Copy->Pos = S->Pos;
    return cast<T>(Copy);
  }

  Stmt *copyNode(const Stmt *S) {
    switch (S->kind()) {
    case Stmt::Kind::Block: {
      auto *B = Ctx.make<Block>();
      for (const Stmt *Child : cast<Block>(S)->Stmts)
        B->Stmts.push_back(stmt(Child));
      return B;
    }
    case Stmt::Kind::Decl: {
      auto *D = cast<DeclStmt>(S);
      // tile_static storage belongs to the declaration, not to its copies.
      if (D->V->S == Var::Storage::Local && !Vars.count(D->V))
        Vars[D->V] = Ctx.make<Var>(*D->V);
      return Ctx.make<DeclStmt>(var(D->V), expr(D->Init));
    }
    case Stmt::Kind::Expr:
      return Ctx.make<ExprStmt>(expr(cast<ExprStmt>(S)->E));
    case Stmt::Kind::If: {
      auto *I = cast<If>(S);
      Expr *Cond = expr(I->Cond);
      Block *Then = stmt(I->Then);
      return Ctx.make<If>(Cond, Then, stmt(I->Else));
    }
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      Stmt *Init = stmt(L->Init);
      Expr *Cond = expr(L->Cond), *Inc = expr(L->Inc);
      auto *Copy = Ctx.make<For>(Init, Cond, Inc, stmt(L->Body));
      Copy->MustUnroll = L->MustUnroll;
      return Copy;
    }
    case Stmt::Kind::While: {
      Expr *Cond = expr(cast<While>(S)->Cond);
      return Ctx.make<While>(Cond, stmt(cast<While>(S)->Body));
    }
    case Stmt::Kind::DoWhile: {
      Block *Body = stmt(cast<DoWhile>(S)->Body);
      return Ctx.make<DoWhile>(Body, expr(cast<DoWhile>(S)->Cond));
    }
    case Stmt::Kind::Switch: {
      Expr *Cond = expr(cast<Switch>(S)->Cond);
      return Ctx.make<Switch>(Cond, stmt(cast<Switch>(S)->Body));
    }
    case Stmt::Kind::Case:
      return Ctx.make<Case>(cast_or_null<IntLit>(expr(cast<Case>(S)->Value)));
    case Stmt::Kind::Break:
      return Ctx.make<Break>();
    case Stmt::Kind::Continue:
      return Ctx.make<Continue>();
    case Stmt::Kind::Return:
      return Ctx.make<Return>(expr(cast<Return>(S)->Value));
    }
    llvm_unreachable("all kinds are handled");
  }
};

} // namespace

Expr *ampcc::kir::clone(Context &Ctx, const Expr *E, const VarMap &Vars) {
  VarMap Copy = Vars;
  return Cloner(Ctx, Copy).expr(E);
}

Stmt *ampcc::kir::clone(Context &Ctx, const Stmt *S, VarMap &Vars) {
  return Cloner(Ctx, Vars).stmt(S);
}
