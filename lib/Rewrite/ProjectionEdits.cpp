//===- ProjectionEdits.cpp - edits of chained subscripts such as v[y][x] -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ProjectionEdits.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;
using namespace ampcc;

namespace {

bool isProjection(const FunctionDecl *Function) { return hasMark(Function, Mark::Projection); }

/// array or array_view: their operator[] projects.
bool hasProjections(const CXXRecordDecl *Class) {
  ASTContext &Ctx = Class->getASTContext();
  return llvm::any_of(
      Class->lookup(Ctx.DeclarationNames.getCXXOperatorName(OO_Subscript)),
      [](const NamedDecl *D) { return D->getAsFunction() && isProjection(D->getAsFunction()); });
}

const CXXMethodDecl *calledMember(const CXXOperatorCallExpr *E) {
  return E->getOperator() == OO_Subscript || E->getOperator() == OO_Call
             ? dyn_cast_or_null<CXXMethodDecl>(E->getDirectCallee())
             : nullptr;
}

/// E as a call that gives a view of one rank less.
const CXXOperatorCallExpr *asProjection(const Expr *E) {
  const auto *Call = dyn_cast<CXXOperatorCallExpr>(E->IgnoreImplicit());
  const CXXMethodDecl *Member = Call ? calledMember(Call) : nullptr;
  return Member && isProjection(Member) && Member->getReturnType()->isRecordType() ? Call : nullptr;
}

/// The rank of a container whose element type template parameters decide; 0 for other types.
unsigned rankOfDependent(QualType T) {
  T = T.getNonReferenceType().getCanonicalType();
  const auto *Named = T->getAs<TemplateSpecializationType>();
  const auto *Template =
      Named ? dyn_cast_or_null<ClassTemplateDecl>(Named->getTemplateName().getAsTemplateDecl())
            : nullptr;
  if (!Template || !hasProjections(Template->getTemplatedDecl()) ||
      Named->template_arguments().size() != 2)
    return 0;
  const TemplateArgument &Rank = Named->template_arguments()[1];
  return Rank.getKind() == TemplateArgument::Integral ? Rank.getAsIntegral().getZExtValue() : 0;
}

} // namespace

/// The index between the bracket that ends at Close and its partner.
void ProjectionEdits::markIndex(const Expr *Index, SourceLocation Close) {
  if (!C.Files.isEditable(Close) || isa<InitListExpr>(Index))
    return;
  const auto *Operator = dyn_cast<BinaryOperator>(Index->IgnoreImplicit());
  if (Operator && Operator->isCommaOp())
    return;
  const std::optional<unsigned> Last = C.Stream.find(Close);
  if (!Last)
    return;
  // The mark is not worth writing out a macro expansion.
  const unsigned First = C.Stream.opening(*Last);
  if (C.Stream[First].getLocation().isMacroID() || C.Stream[*Last].getLocation().isMacroID() ||
      !Marked.insert(*Last).second)
    return;
  C.Edits.insertAfter(First, "__ampcc_in_passing(");
  C.Edits.insertBefore(*Last, ")");
}

void ProjectionEdits::markRows(const CXXOperatorCallExpr *E) {
  const CXXMethodDecl *Member = calledMember(E);
  if (!Member || !Member->getReturnType()->isReferenceType() ||
      !hasProjections(Member->getParent()))
    return;
  for (const CXXOperatorCallExpr *Row = asProjection(E->getArg(0)); Row;
       Row = asProjection(Row->getArg(0)))
    markIndex(Row->getArg(1), Row->getRParenLoc());
}

void ProjectionEdits::markRows(const ArraySubscriptExpr *E) {
  if (!E->isTypeDependent())
    return;
  SmallVector<const ArraySubscriptExpr *, 4> Rows;
  const Expr *Whole = E;
  for (const auto *Next = E; Next; Next = dyn_cast<ArraySubscriptExpr>(Whole)) {
    if (!Next->getRHS()->getType()->isIntegralOrEnumerationType())
      return; // an index<N>, maybe
    Rows.push_back(Next);
    Whole = Next->getLHS();
  }
  if (Rows.size() < 2 || rankOfDependent(Whole->getType()) != Rows.size())
    return;
  for (const ArraySubscriptExpr *Row : ArrayRef(Rows).drop_front())
    markIndex(Row->getRHS(), Row->getRBracketLoc());
}
