//===- Clone.cpp - copies of KIR trees and modules ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/KIR/Module.h"

using namespace ampcc::kir;
using namespace llvm;

namespace {

/// Copies trees; variables declared on the way get copies of their own.
class Cloner {
  Context &Ctx;
  VarMap &Vars;

public:
  Cloner(Context &Ctx, VarMap &Vars) : Ctx(Ctx), Vars(Vars) {}
  virtual ~Cloner() = default;

  /// What stands for a type and for a callee in the copy.
  virtual const Type *type(const Type *T) { return T; }
  virtual Function *function(Function *F) { return F; }

  virtual Var *declared(Var *V) {
    // tile_static storage belongs to the declaration, not to its copies.
    if (V->S == Var::Storage::Local && !Vars.count(V))
      Vars[V] = Ctx.make<Var>(*V);
    return var(V);
  }

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
    Copy->setType(type(E->type()));
    Copy->Pos = E->Pos;
    return Copy;
  }

  Expr *copyNode(const Expr *E) {
    const Type *Ty = type(E->type());
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
      return A->Compound ? Ctx.make<Assign>(Target, Value, A->Op, type(A->ComputeTy))
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
      return Ctx.make<Call>(function(cast<Call>(E)->Callee), list(cast<Call>(E)->Args));
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
      Var *V = declared(D->V);
      return Ctx.make<DeclStmt>(V, expr(D->Init));
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
      Copy->IsUniform = L->IsUniform;
      Copy->IsThreadLoop = L->IsThreadLoop;
      Copy->IsIndependent = L->IsIndependent;
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

/// Copies a module into another, with its types.
class ModuleCloner final : public Cloner {
  Context &To;
  VarMap Vars;
  DenseMap<const Type *, const Type *> Types;
  DenseMap<const Function *, Function *> Functions;

public:
  explicit ModuleCloner(Context &To) : Cloner(To, Vars), To(To) {}

  const Type *type(const Type *T) override {
    auto [It, New] = Types.try_emplace(T);
    if (!New)
      return It->second;
    const Type *Copy = nullptr;
    switch (T->kind()) {
    case Type::Kind::Void:
      Copy = To.voidTy();
      break;
    case Type::Kind::Bool:
      Copy = To.boolTy();
      break;
    case Type::Kind::Int:
      Copy = To.intTy(cast<IntType>(T)->Bits, cast<IntType>(T)->Signed);
      break;
    case Type::Kind::Float:
      Copy = To.floatTy(cast<FloatType>(T)->Bits);
      break;
    case Type::Kind::Pointer: {
      auto *P = cast<PointerType>(T);
      Copy = To.pointerTo(type(P->Pointee), P->Const, P->AS);
      break;
    }
    case Type::Kind::Array:
      Copy = To.arrayOf(type(cast<ArrayType>(T)->Element), cast<ArrayType>(T)->Count);
      break;
    case Type::Kind::Struct:
      return structType(*cast<StructType>(T));
    }
    return Types[T] = Copy;
  }

  Function *function(Function *F) override { return Functions.lookup(F); }

  /// The module has one object however many declarations a tile_static variable has.
  Var *declared(Var *V) override {
    variable(V);
    return var(V);
  }

  void run(const Module &From, Module &Copy) {
    Copy.Files = From.Files;
    Copy.FastMath = From.FastMath;
    Copy.Robust = From.Robust;
    Copy.Messages = From.Messages;
    for (Message &Sent : Copy.Messages)
      for (Message::Argument &Arg : Sent.Args)
        Arg.Ty = Arg.Ty ? type(Arg.Ty) : nullptr;
    for (const Function *F : From.Functions) {
      auto *New = Functions[F] = To.make<Function>(*F);
      New->ReturnTy = type(F->ReturnTy);
      for (Var *&P : New->Params)
        P = variable(P);
      Copy.Functions.push_back(New);
    }
    for (Function *F : Copy.Functions)
      F->Body = stmt(F->Body);
  }

private:
  Var *variable(Var *V) {
    Var *&Copy = Vars[V];
    if (!Copy) {
      Copy = To.make<Var>(*V);
      Copy->Ty = type(V->Ty);
    }
    return Copy;
  }

  const Type *structType(const StructType &S) {
    StructType *Copy = To.createStruct(S.Name);
    Types[&S] = Copy; // before its fields: they may point to it
    Copy->Size = S.Size;
    Copy->Align = S.Align;
    Copy->IsUnion = S.IsUnion;
    Copy->ExactLayout = S.ExactLayout;
    Copy->IsLibrary = S.IsLibrary;
    Copy->Origin = S.Origin;
    for (const Field &F : S.Fields)
      Copy->Fields.push_back({F.Name, type(F.Ty), F.Offset});
    return Copy;
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

std::unique_ptr<Module> ampcc::kir::cloneModule(const Module &M) {
  auto Copy = std::make_unique<Module>();
  ModuleCloner(Copy->Ctx).run(M, *Copy);
  return Copy;
}
