//===- RecoveredCode.cpp - the parts of code that Clang gave up -----------===//
#include "TypeRules.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {
namespace {

/// Looks at the parts of the expressions around a place that Clang has no meaning for.
class PartVisitor : public RecursiveASTVisitor<PartVisitor> {
public:
  PartVisitor(const RuleContext &C, SourceLocation Loc) : C(C), Loc(Loc) {}

  bool Found = false;

  bool VisitRecoveryExpr(RecoveryExpr *E) {
    const SourceManager &SM = C.Ast.getSourceManager();
    bool Around = !SM.isBeforeInTranslationUnit(Loc, E->getBeginLoc()) &&
                  !SM.isBeforeInTranslationUnit(E->getEndLoc(), Loc);
    Found |= Around && llvm::any_of(E->subExpressions(), [&](const Expr *Part) {
               QualType T = typeOf(Part);
               return T->isRecordType() && findTypeProblem(C.Ast, C.Files, T, TypeUse::Variable);
             });
    return !Found;
  }

private:
  /// The type of the part, or of the object whose member it names.
  static QualType typeOf(const Expr *Part) {
    QualType T = Part->getType();
    if (const auto *Members = dyn_cast<UnresolvedMemberExpr>(Part))
      T = Members->getBaseType();
    else if (const auto *Member = dyn_cast<MemberExpr>(Part))
      T = Member->getBase()->getType();
    T = T.getNonReferenceType();
    return T->isPointerType() ? T->getPointeeType() : T;
  }

  const RuleContext &C;
  SourceLocation Loc;
};

} // namespace

bool usesForbiddenType(const RuleContext &C, llvm::ArrayRef<FunctionToCheck> Functions,
                       SourceLocation Loc) {
  PartVisitor Visitor(C, Loc);
  return llvm::any_of(Functions, [&](const FunctionToCheck &F) {
    Visitor.TraverseStmt(F.Function->getBody());
    return Visitor.Found;
  });
}

} // namespace ampcc
