//===- StaticMemberRepairs.cpp - repairs of constants that are named through references -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Reading/StaticMemberRepairs.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Reading/TranslationUnit.h"
#include "ampcc/VisualCpp/SourceRepairs.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace ampcc {
namespace {

/// In template arguments, bounds of arrays, static_assert and initialisers of constants. Only an
/// instance knows which members are static, and it has the places of its template.
class StaticMembers : public ASTWalker {
public:
  using Base = ASTWalker;
  StaticMembers(CompilerInstance &CI, SourceRepairs &Repairs)
      : SM(CI.getSourceManager()), Language(CI.getLangOpts()), Repairs(Repairs) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &Argument) override {
    llvm::SaveAndRestore Within(IsConstant, true);
    return Base::TraverseTemplateArgumentLoc(Argument);
  }
  bool TraverseConstantArrayTypeLoc(ConstantArrayTypeLoc Array, bool Qualifier) override {
    llvm::SaveAndRestore Within(IsConstant, true);
    return Base::TraverseConstantArrayTypeLoc(Array, Qualifier);
  }
  bool TraverseConstantExpr(ConstantExpr *E, DataRecursionQueue * = nullptr) override {
    llvm::SaveAndRestore Within(IsConstant, true);
    return Base::TraverseConstantExpr(E);
  }
  bool TraverseStaticAssertDecl(StaticAssertDecl *D) override {
    llvm::SaveAndRestore Within(IsConstant, true);
    return Base::TraverseStaticAssertDecl(D);
  }
  bool TraverseVarDecl(VarDecl *Variable) override {
    llvm::SaveAndRestore Within(IsConstant, Variable->isConstexpr());
    return Base::TraverseVarDecl(Variable);
  }
  bool TraverseLambdaExpr(LambdaExpr *E, DataRecursionQueue * = nullptr) override {
    llvm::SaveAndRestore Within(IsConstant, false);
    return Base::TraverseLambdaExpr(E);
  }

  bool VisitMemberExpr(MemberExpr *E) override {
    const auto *Member = dyn_cast<VarDecl>(E->getMemberDecl());
    const auto *Named = dyn_cast<DeclRefExpr>(E->getBase()->IgnoreParens());
    if (IsConstant && Member && Named && Named->getDecl()->getType()->isReferenceType())
      nameClass(E->getBeginLoc(), E->getOperatorLoc());
    return true;
  }

private:
  void nameClass(SourceLocation Begin, SourceLocation Operator) {
    if (!Begin.isFileID() || !Operator.isFileID() || !SM.isWrittenInSameFile(Begin, Operator))
      return;
    unsigned Offset = SM.getFileOffset(Begin);
    StringRef Object =
        SM.getBufferData(SM.getFileID(Begin)).slice(Offset, SM.getFileOffset(Operator));
    unsigned Length = Object.size() + Lexer::MeasureTokenLength(Operator, SM, Language);
    Repairs.replace(SM, Begin, Length, "::amp_msvc::object_t<decltype(" + Object.str() + ")>::");
  }

  SourceManager &SM;
  const LangOptions &Language;
  SourceRepairs &Repairs;
  bool IsConstant = false;
};

} // namespace

void repairStaticMembers(TranslationUnit &Unit, SourceRepairs &Repairs) {
  ASTContext &Context = Unit.CI.getASTContext();
  if (Unit.CI.getDiagnostics().hasErrorOccurred())
    return;
  StaticMembers Members(Unit.CI, Repairs);
  for (Decl *D : Context.getTranslationUnitDecl()->decls())
    if (!Context.getSourceManager().isInSystemHeader(D->getLocation()))
      Members.TraverseDecl(D);
}

} // namespace ampcc
