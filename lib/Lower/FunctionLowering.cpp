//===- FunctionLowering.cpp - lowering of functions ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FunctionLowering.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/IndirectCalls.h"
#include "ampcc/ClangHooks/Types.h"

using namespace ampcc;
using namespace clang;

/// The destructor changes the dynamic class of the object, and code that it runs may see that.
static bool setsClass(const CXXDestructorDecl *Dtor) {
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Dtor->getBody());
  return Dtor->getParent()->isPolymorphic() &&
         ((Body && !Body->body_empty()) ||
          llvm::any_of(Dtor->getParent()->fields(), [](const FieldDecl *Field) {
            return Field->getType().isDestructedType() != QualType::DK_none;
          }));
}

void FunctionLowering::lowerBody(const FunctionDecl *FD, const ClassPath *Path) {
  ModuleLowering &M = Code.M;
  if (const CXXMethodDecl *Operator = operatorOfInvoker(FD))
    return lowerInvoker(Operator, FD->getLocation());
  Code.InLibrary = M.isLibrary(FD);
  Code.HasTraps = isUnmarked(FD);
  Code.begin(FD->getLocation());
  Objects.bindParameters(FD);
  if (isa<CXXConstructorDecl, CXXDestructorDecl>(FD))
    Objects.Path = Path ? *Path : ClassPath{cast<CXXMethodDecl>(FD)->getParent()->getDefinition()};
  if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(FD))
    Exprs.Inits.constructorInitializers(Ctor);
  if (const auto *Dtor = dyn_cast<CXXDestructorDecl>(FD); Dtor && setsClass(Dtor))
    Objects.setClass(Dtor->getParent(), Dtor->getLocation());
  if (const auto *Body = dyn_cast_or_null<CompoundStmt>(FD->getBody())) {
    for (const Stmt *S : Body->body())
      Stmts.stmt(S);
    Cleanups.pop(0);
  } else if (FD->getBody()) {
    M.unsupported(FD->getBody()->getBeginLoc(), "a function try block");
  }
  if (const auto *Dtor = dyn_cast<CXXDestructorDecl>(FD))
    destroyMembers(Dtor);
  Constants.finish();
}

/// The function to which a lambda converts calls the lambda, of which it needs no object.
void FunctionLowering::lowerInvoker(const CXXMethodDecl *Operator, SourceLocation Loc) {
  kir::Context &Ctx = Code.Ctx;
  Code.begin(SourceLocation());
  kir::Function *Target = Code.M.function(Operator, Loc);
  if (!Target)
    return;
  std::vector<kir::Expr *> Args;
  if (Operator->isImplicitObjectMemberFunction()) {
    const auto *Self = cast<kir::PointerType>(Target->Params[0]->Ty);
    Args.push_back(Ctx.addressOf(Ctx.ref(Code.temp(Self->Pointee, "lambda", Loc)), Self->Const));
  }
  for (kir::Var *Param : Code.F.Params)
    Args.push_back(Ctx.ref(Param));
  kir::Expr *Call = Ctx.make<kir::Call>(Target, std::move(Args));
  if (Call->type()->isVoid())
    return Code.appendCall(Call, Operator, Loc);
  Code.append(Ctx.make<kir::Return>(Code.followed(Call, Operator, Loc)), Loc);
}

/// After a destructor's own body: destroys members, then bases, then virtual bases, in the reverse
/// order of construction.
void FunctionLowering::destroyMembers(const CXXDestructorDecl *Dtor) {
  ModuleLowering &M = Code.M;
  const CXXRecordDecl *D = Dtor->getParent();
  const SourceLocation Loc = Dtor->getLocation();
  SmallVector<const FieldDecl *, 8> Fields(D->fields());
  for (const FieldDecl *Field : llvm::reverse(Fields))
    if (!D->isUnion() && M.record(D).Fields.count(Field))
      Cleanups.destroy(Objects.fieldOf(Objects.thisObject(), Field, Loc), Field->getType(), Loc);
  SmallVector<const CXXRecordDecl *, 4> Bases;
  for (const CXXBaseSpecifier &Base : D->bases())
    if (!Base.isVirtual())
      Bases.push_back(Base.getType()->getAsCXXRecordDecl()->getDefinition());
  for (const CXXRecordDecl *Base : llvm::reverse(Bases))
    if (!M.isDeviceEmpty(Base))
      Cleanups.destroy(M.basePart(Objects.thisObject(), D, Base, Loc), classType(Base), Loc,
                       Objects.pathToBase(Base, /*IsVirtual=*/false));
  if (Objects.Path.size() > 1)
    return; // the destructor of the whole object destroys the virtual bases
  Bases = virtualBases(D);
  for (const CXXRecordDecl *Base : llvm::reverse(Bases))
    if (!M.isDeviceEmpty(Base))
      Cleanups.destroy(M.virtualPartOfWhole(Objects.thisObject(), D, Base, Loc), classType(Base),
                       Loc, Objects.pathToBase(Base, /*IsVirtual=*/true));
}
