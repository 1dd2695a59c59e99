//===- References.cpp - declarations that a piece of code refers to ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "References.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/ClangHooks/Types.h"

using namespace clang;
using namespace ampcc;

namespace {

class Collector : public ASTWalker {
public:
  explicit Collector(References &Result) : Result(Result) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) override { return note(E->getDecl()); }
  bool VisitOverloadExpr(OverloadExpr *E) override {
    for (const NamedDecl *D : E->decls())
      note(D->getUnderlyingDecl());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override { return note(namedBy(T)); }

private:
  bool note(const NamedDecl *D) {
    Result.Decls.insert(cast<NamedDecl>(D->getCanonicalDecl()));
    return true;
  }
  References &Result;
};

} // namespace

void References::add(Decl *D) { Collector(*this).TraverseDecl(D); }
void References::add(Stmt *S) { Collector(*this).TraverseStmt(S); }
