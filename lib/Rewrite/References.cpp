//===- References.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "References.h"
#include "ampcc/ClangHooks/Types.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;
using namespace ampcc;

namespace {

class Collector : public RecursiveASTVisitor<Collector> {
public:
  explicit Collector(References &Result) : Result(Result) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) { return note(E->getDecl()); }
  bool VisitOverloadExpr(OverloadExpr *E) {
    for (const NamedDecl *D : E->decls())
      note(D->getUnderlyingDecl());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) { return note(namedBy(T)); }

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
