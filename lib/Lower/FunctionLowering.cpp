//===- FunctionLowering.cpp - bodies and services -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FunctionLowering.h"
#include "clang/AST/Attr.h"

using namespace ampcc;
using namespace clang;

void FunctionLowering::lowerBody(const FunctionDecl *FD) {
  InLibrary = M.isLibrary(FD);
  F.Body = Ctx.make<kir::Block>();
  F.Body->Pos = M.pos(FD->getLocation());
  Cur = F.Body;
  unsigned Next = 0;
  if (const auto *Method = dyn_cast<CXXMethodDecl>(FD);
      Method && Method->isImplicitObjectMemberFunction())
    This = F.Params[Next++];
  if (const auto *Method = dyn_cast<CXXMethodDecl>(FD); Method && Method->getParent()->isLambda())
    Closure = Method->getParent();
  for (const ParmVarDecl *P : FD->parameters())
    Vars[P] = F.Params[Next++];
  if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(FD))
    constructorInitializers(Ctor);
  if (const auto *Body = dyn_cast_or_null<CompoundStmt>(FD->getBody())) {
    for (const Stmt *S : Body->body())
      stmt(S);
    popCleanups(0);
  } else if (FD->getBody()) {
    M.unsupported(FD->getBody()->getBeginLoc(), "a function try block");
  }
  if (const auto *Dtor = dyn_cast<CXXDestructorDecl>(FD))
    destroyMembers(Dtor);
  declareConstants();
}

/// Behind a destructor's own body: members, then bases, in the reverse order of construction.
void FunctionLowering::destroyMembers(const CXXDestructorDecl *Dtor) {
  const CXXRecordDecl *D = Dtor->getParent();
  SmallVector<const FieldDecl *, 8> Fields(D->fields());
  for (const FieldDecl *Field : llvm::reverse(Fields))
    if (!D->isUnion() && M.record(D).Fields.count(Field))
      destructorCall(fieldOf(thisObject(), Field, Dtor->getLocation()), Field->getType(),
                     Dtor->getLocation());
  SmallVector<const CXXRecordDecl *, 4> Bases;
  for (const CXXBaseSpecifier &Base : D->bases())
    Bases.push_back(Base.getType()->getAsCXXRecordDecl()->getDefinition());
  for (const CXXRecordDecl *Base : llvm::reverse(Bases))
    if (!M.isDeviceEmpty(Base))
      destructorCall(baseOf(thisObject(), D, Base, Dtor->getLocation()), M.Ast.getRecordType(Base),
                     Dtor->getLocation());
}

kir::Var *FunctionLowering::newTemp(const kir::Type *Ty, StringRef Name, SourceLocation Loc) {
  auto *V = Ctx.make<kir::Var>();
  V->Name = Name.str();
  V->Ty = Ty;
  V->IsTemp = true;
  V->Pos = M.pos(Loc);
  return V;
}

kir::Var *FunctionLowering::temp(const kir::Type *Ty, StringRef Name, SourceLocation Loc) {
  kir::Var *V = newTemp(Ty, Name, Loc);
  append(Ctx.make<kir::DeclStmt>(V), Loc);
  return V;
}

kir::Expr *FunctionLowering::save(kir::Expr *Value, StringRef Name) {
  kir::Var *V = newTemp(Value->type(), Name, SourceLocation());
  V->Pos = Value->Pos;
  auto *D = Ctx.make<kir::DeclStmt>(V, Value);
  D->Pos = Value->Pos;
  Cur->Stmts.push_back(D);
  kir::Expr *Saved = Ctx.ref(V);
  if (const Expr *Of = M.From.Exprs.lookup(Value))
    M.From.Exprs[Saved] = Of;
  return Saved;
}

kir::Expr *FunctionLowering::stabilize(kir::Expr *E) {
  if (isa<kir::VarRef, kir::IntLit, kir::FloatLit, kir::NullPtr>(E))
    return E;
  if (!kir::isLValue(E))
    return kir::isSideEffectFree(E) && isa<kir::AddrOf>(E) ? E : save(E);
  switch (E->kind()) {
  case kir::Expr::Kind::Member: {
    auto *Node = cast<kir::Member>(E);
    Node->Base = stabilize(Node->Base);
    return Node;
  }
  case kir::Expr::Kind::Subscript: {
    auto *Node = cast<kir::Subscript>(E);
    Node->Base = stabilize(Node->Base);
    Node->Index = isa<kir::IntLit>(Node->Index) ? Node->Index : save(Node->Index, "index");
    return Node;
  }
  case kir::Expr::Kind::Deref: {
    auto *Node = cast<kir::Deref>(E);
    Node->Pointer = stabilize(Node->Pointer);
    return Node;
  }
  default:
    return E;
  }
}

/// The library's own lines mean nothing to the user: its statements belong to the lines around the
/// place that they are inlined to.
kir::SourcePos FunctionLowering::pos(SourceLocation Loc) {
  if (Loc.isInvalid())
    return {};
  kir::SourcePos P = M.pos(Loc);
  if (InLibrary)
    P.File = P.Line = 0;
  return P;
}

void FunctionLowering::append(kir::Stmt *S, SourceLocation Loc) {
  S->Pos = pos(Loc);
  Cur->Stmts.push_back(S);
}

void FunctionLowering::appendExpr(kir::Expr *E, SourceLocation Loc) {
  append(Ctx.make<kir::ExprStmt>(E), Loc);
}

kir::Expr *FunctionLowering::zeroOf(const kir::Type *Ty) {
  if (Ty->isPointer())
    return Ctx.make<kir::NullPtr>(Ty);
  if (isa<kir::FloatType>(Ty))
    return Ctx.make<kir::FloatLit>(Ty, 0.0);
  return Ctx.make<kir::IntLit>(Ty, 0);
}

kir::Expr *FunctionLowering::withoutConst(kir::Expr *Object) {
  auto Open = [&](kir::Expr *&Pointer) {
    const auto *Ty = cast<kir::PointerType>(Pointer->type());
    if (Ty->Const)
      Pointer = Ctx.make<kir::Cast>(Ctx.pointerTo(Ty->Pointee), Pointer, false);
  };
  if (auto *M = dyn_cast<kir::Member>(Object))
    M->Base = withoutConst(M->Base);
  else if (auto *D = dyn_cast<kir::Deref>(Object))
    Open(D->Pointer);
  else if (auto *S = dyn_cast<kir::Subscript>(Object); S && S->Base->type()->isPointer())
    Open(S->Base);
  else if (S)
    S->Base = withoutConst(S->Base);
  return Object;
}

kir::Expr *FunctionLowering::fieldOf(kir::Expr *Base, const FieldDecl *Field, SourceLocation Loc) {
  const auto *D = cast<CXXRecordDecl>(Field->getParent())->getDefinition();
  const RecordInfo &Info = M.record(D);
  auto It = Info.Fields.find(Field);
  if (It == Info.Fields.end()) {
    if (hasMark(Field, Mark::HostOnly))
      return unsupported(Loc, "host-only member '" + Field->getNameAsString() + "'");
    // An object without bytes: any object of its type will do.
    const kir::Type *Ty = M.type(Field->getType(), Loc);
    return Ty ? Ctx.ref(temp(Ty, "empty", Loc)) : nullptr;
  }
  if (Field->isMutable() && kir::isLValue(Base))
    Base = withoutConst(Base);
  kir::Expr *Member = M.part(Info, Base, It->second);
  Member->Pos = M.pos(Loc);
  return Member;
}

kir::Expr *FunctionLowering::memberObject(kir::Expr *Base, const FieldDecl *Field,
                                          SourceLocation Loc) {
  kir::Expr *Member = fieldOf(Base, Field, Loc);
  return Member && Field->getType()->isReferenceType() ? Ctx.deref(Member) : Member;
}

kir::Expr *FunctionLowering::baseOf(kir::Expr *Derived, const CXXRecordDecl *From,
                                    const CXXRecordDecl *To, SourceLocation Loc) {
  To = To->getDefinition();
  const RecordInfo &Info = M.record(From);
  auto It = Info.Bases.find(To);
  if (It != Info.Bases.end())
    return M.part(Info, Derived, It->second);
  const kir::Type *Ty = M.type(M.Ast.getRecordType(To), Loc);
  if (!Ty)
    return nullptr;
  // A base without bytes has the derived object's address: it may be converted back (CRTP).
  kir::Expr *Address = Ctx.addressOf(Derived);
  return Ctx.deref(Ctx.make<kir::Cast>(Ctx.pointerTo(Ty), Address, false));
}

kir::Expr *FunctionLowering::thisPointer(const CXXThisExpr *E) {
  if (Initialized)
    return Ctx.addressOf(copy(Initialized), E->getType()->getPointeeType().isConstQualified());
  if (Closure) {
    llvm::DenseMap<const ValueDecl *, FieldDecl *> Captures;
    FieldDecl *Captured = nullptr;
    Closure->getCaptureFields(Captures, Captured);
    if (Captured) {
      kir::Expr *Object = fieldOf(thisObject(), Captured, E->getLocation());
      if (!Object || Captured->getType()->isPointerType())
        return Object;
      return Ctx.addressOf(Object, E->getType()->getPointeeType().isConstQualified());
    }
  }
  return This ? Ctx.ref(This) : unsupported(E->getLocation(), "'this'");
}

kir::Expr *FunctionLowering::variableReference(const DeclRefExpr *E, bool Loaded) {
  const ValueDecl *D = E->getDecl();
  if (auto It = Vars.find(D); It != Vars.end()) {
    kir::Expr *Ref = Ctx.ref(It->second);
    bool ByAddress = isa<ParmVarDecl>(D) && M.isPassedByAddress(D->getType());
    return ByAddress || D->getType()->isReferenceType() ? Ctx.deref(Ref) : Ref;
  }
  if (E->refersToEnclosingVariableOrCapture() && This)
    if (kir::Expr *Captured = capture(D, E->getLocation()))
      return Captured;
  if (const auto *Binding = dyn_cast<BindingDecl>(D)) {
    if (const VarDecl *Holding = Binding->getHoldingVar())
      if (auto It = Vars.find(Holding); It != Vars.end())
        return Ctx.deref(Ctx.ref(It->second));
    if (Binding->getBinding())
      return expr(Binding->getBinding());
  }
  // A member of a local class, or a lambda, names what the function around it declares.
  if (const auto *Shared = dyn_cast<VarDecl>(D); Shared && Shared->hasAttr<CUDASharedAttr>()) {
    kir::Var *Var = M.tileStatic(Shared);
    if (!Var)
      return nullptr;
    Vars[D] = Var;
    ConstantDecls.push_back(Ctx.make<kir::DeclStmt>(Var));
    return Ctx.ref(Var);
  }
  if (const auto *Constant = dyn_cast<EnumConstantDecl>(D)) {
    const kir::Type *Ty = M.type(E->getType(), E->getLocation());
    return Ty ? Ctx.make<kir::IntLit>(Ty, Constant->getInitVal().getExtValue()) : nullptr;
  }
  Expr::EvalResult Result;
  if (Loaded && !D->getType()->isReferenceType() && E->EvaluateAsRValue(Result, M.Ast) &&
      (Result.Val.isInt() || Result.Val.isFloat()))
    return constant(Result.Val, E->getType(), E->getLocation());
  if (kir::Expr *Object = constantObject(D, E->getLocation()))
    return Object;
  // The declaration was reported already.
  if (const auto *V = dyn_cast<VarDecl>(D); V && V->hasLocalStorage() && M.failed())
    return nullptr;
  return unsupported(E->getLocation(), "'" + D->getNameAsString() +
                                           "', which is neither a local variable nor a constant,");
}

kir::Expr *FunctionLowering::capture(const ValueDecl *D, SourceLocation Loc) {
  if (!Closure)
    return nullptr;
  llvm::DenseMap<const ValueDecl *, FieldDecl *> Captures;
  FieldDecl *ThisField = nullptr;
  Closure->getCaptureFields(Captures, ThisField);
  auto It = Captures.find(D);
  return It == Captures.end() ? nullptr : memberObject(thisObject(), It->second, Loc);
}
