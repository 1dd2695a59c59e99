//===- ProjectionEdits.cpp - v[y] on the way to v[y][x] -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A projection is a view: it has a share in the data's ownership, which costs many times what the
// element costs. Where an expression goes on to an element, nobody can see the view, and the host
// source says so: `v[__ampcc_in_passing(y)][x]` (amp/detail/passing_row.h).
//
//===----------------------------------------------------------------------===//
#include "HostEdits.h"
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
void HostEdits::indexInPassing(const Expr *Index, SourceLocation Close) {
  if (!isEditable(Close) || isa<InitListExpr>(Index))
    return;
  const auto *Operator = dyn_cast<BinaryOperator>(Index->IgnoreImplicit());
  if (Operator && Operator->isCommaOp())
    return;
  const std::optional<unsigned> Last = Stream.find(Close);
  if (!Last)
    return;
  // Not worth the writing out of a macro.
  const unsigned First = Stream.opening(*Last);
  if (Stream[First].getLocation().isMacroID() || Stream[*Last].getLocation().isMacroID() ||
      !InPassing.insert(*Last).second)
    return;
  Edits.insertAfter(First, "__ampcc_in_passing(");
  Edits.insertBefore(*Last, ")");
}

bool HostEdits::VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) {
  const CXXMethodDecl *Member = calledMember(E);
  if (!Member || !Member->getReturnType()->isReferenceType() ||
      !hasProjections(Member->getParent()))
    return true;
  for (const CXXOperatorCallExpr *Row = asProjection(E->getArg(0)); Row;
       Row = asProjection(Row->getArg(0)))
    indexInPassing(Row->getArg(1), Row->getRParenLoc());
  return true;
}

/// The same in a template, where the container's element type is not known yet.
bool HostEdits::VisitArraySubscriptExpr(ArraySubscriptExpr *E) {
  if (!E->isTypeDependent())
    return true;
  SmallVector<const ArraySubscriptExpr *, 4> Rows;
  const Expr *Whole = E;
  for (const auto *Next = E; Next; Next = dyn_cast<ArraySubscriptExpr>(Whole)) {
    if (!Next->getRHS()->getType()->isIntegralOrEnumerationType())
      return true; // an index<N>, maybe
    Rows.push_back(Next);
    Whole = Next->getLHS();
  }
  if (Rows.size() < 2 || rankOfDependent(Whole->getType()) != Rows.size())
    return true;
  for (const ArraySubscriptExpr *Row : ArrayRef(Rows).drop_front())
    indexInPassing(Row->getRHS(), Row->getRBracketLoc());
  return true;
}
