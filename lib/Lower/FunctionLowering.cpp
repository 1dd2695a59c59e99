//===- FunctionLowering.cpp - lowering of functions ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FunctionLowering.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/ClangHooks/Types.h"

using namespace ampcc;
using namespace clang;

void FunctionLowering::lowerBody(const FunctionDecl *FD) {
  ModuleLowering &M = Code.M;
  Code.InLibrary = M.isLibrary(FD);
  Code.HasTraps = isUnmarked(FD);
  Code.begin(FD->getLocation());
  Objects.bindParameters(FD);
  if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(FD))
    Exprs.Inits.constructorInitializers(Ctor);
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

/// After a destructor's own body: destroys members, then bases, in the reverse order of
/// construction.
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
    Bases.push_back(Base.getType()->getAsCXXRecordDecl()->getDefinition());
  for (const CXXRecordDecl *Base : llvm::reverse(Bases))
    if (!M.isDeviceEmpty(Base))
      Cleanups.destroy(Objects.baseOf(Objects.thisObject(), D, Base, Loc), classType(Base), Loc);
}
