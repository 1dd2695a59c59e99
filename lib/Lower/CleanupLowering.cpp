//===- CleanupLowering.cpp - destruction at the exits of scopes -----------===//
#include "FunctionLowering.h"

using namespace ampcc;
using namespace clang;

void FunctionLowering::pushCleanup(kir::Expr *Object, QualType T, SourceLocation Loc,
                                   bool Extended) {
  QualType Element = M.Ast.getBaseElementType(T);
  const CXXRecordDecl *D = Element->getAsCXXRecordDecl();
  if (!D || !D->hasDefinition() || D->hasTrivialDestructor() || M.isLibrary(D))
    return;
  Cleanups.push_back({Object, T, Loc, Extended});
}

void FunctionLowering::emitCleanups(size_t Depth) {
  for (size_t I = Cleanups.size(); I-- > Depth;) {
    Cleanup C = Cleanups[I];
    destructorCall(copy(C.Object), C.Ty, C.Loc);
  }
}

void FunctionLowering::popTemporaries(size_t Depth) {
  SmallVector<Cleanup, 4> Kept;
  for (size_t I = Cleanups.size(); I-- > Depth;) {
    Cleanup C = Cleanups[I];
    if (C.Extended)
      Kept.insert(Kept.begin(), C);
    else
      destructorCall(copy(C.Object), C.Ty, C.Loc);
  }
  Cleanups.truncate(Depth);
  Cleanups.append(Kept);
}
