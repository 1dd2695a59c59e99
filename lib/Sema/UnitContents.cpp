//===- UnitContents.cpp - the declarations of a unit that the rules check -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/ClangHooks/Types.h"
#include "ampcc/Clauses/ClauseAttribute.h"
#include "ampcc/Clauses/FunctionTypes.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {
namespace {

class Collector : public ASTWalker {
public:
  Collector(UnitContents &Out, LanguageVersion Version) : Out(Out), Version(Version) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitFunctionDecl(FunctionDecl *Function) override {
    if (isInferred(Function) || isa<CXXDeductionGuideDecl>(Function)) // a guide never runs
      return true;
    Out.Declarations.push_back(Function);
    if (Function->doesThisDeclarationHaveABody() && !Function->isInvalidDecl())
      Out.Definitions.push_back({Function, nullptr});
    return true;
  }

  bool VisitLambdaExpr(LambdaExpr *Lambda) override {
    if (FunctionTemplateDecl *Generic = Lambda->getDependentCallOperator()) {
      for (FunctionDecl *Instance : Generic->specializations())
        addLambda(Lambda, Instance);
    }
    addLambda(Lambda, Lambda->getCallOperator());
    return true;
  }

  bool VisitCXXRecordDecl(CXXRecordDecl *Class) override {
    if (Class->isThisDeclarationADefinition() && !Class->isDependentContext() && !Class->isLambda())
      Out.Classes.push_back(Class);
    return true;
  }

  bool VisitVarDecl(VarDecl *Variable) override {
    if (Variable->hasAttr<CUDASharedAttr>() && !Variable->getDeclContext()->isDependentContext())
      Out.TileStatics.push_back(Variable);
    else if (Variable->isFileVarDecl() && Variable->isThisDeclarationADefinition() &&
             !Variable->isInvalidDecl() && !Variable->isTemplated())
      Out.Globals.push_back(Variable);
    return true;
  }

  /// The name of a type with a clause is for declaring functions, and a clause that no function has
  /// taken for declaring such names.
  bool VisitDeclaratorDecl(DeclaratorDecl *D) override {
    if (isa<FunctionDecl>(D))
      declares(D->getTypeSourceInfo());
    return true;
  }
  bool VisitTypedefNameDecl(TypedefNameDecl *D) override {
    declares(D->getTypeSourceInfo());
    return true;
  }
  /// A type-id may be a function type with a clause (spec 2.1.1) where it only names a type.
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &Arg) override {
    if (Arg.getArgument().getKind() == TemplateArgument::Type)
      declares(Arg.getTypeSourceInfo());
    return ASTWalker::TraverseTemplateArgumentLoc(Arg);
  }
  bool VisitUnaryExprOrTypeTraitExpr(UnaryExprOrTypeTraitExpr *E) override {
    if (E->isArgumentType())
      declares(E->getArgumentTypeInfo());
    return true;
  }
  bool VisitTypeTraitExpr(TypeTraitExpr *E) override {
    for (const TypeSourceInfo *Arg : E->getArgs())
      declares(Arg);
    return true;
  }
  bool VisitCXXTypeidExpr(CXXTypeidExpr *E) override {
    if (E->isTypeOperand())
      declares(E->getTypeOperandSourceInfo());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
    usesName(namedBy(T), T.getNameLoc());
    return true;
  }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    if (const TypedefNameDecl *Alias = aliasOf(T.getTypePtr()))
      usesName(Alias, T.getTemplateNameLoc());
    return true;
  }

  bool VisitPointerTypeLoc(PointerTypeLoc T) override { return pointsTo(T.getPointeeLoc()); }
  bool VisitReferenceTypeLoc(ReferenceTypeLoc T) override { return pointsTo(T.getPointeeLoc()); }
  bool VisitMemberPointerTypeLoc(MemberPointerTypeLoc T) override {
    return pointsTo(T.getPointeeLoc());
  }
  bool VisitAttributedTypeLoc(AttributedTypeLoc T) override {
    if (!isClause(T.getAttr()) || Declaring.contains(T.getAttr()->getLocation()))
      return true;
    if (!T.getModifiedLoc().getAsAdjusted<FunctionTypeLoc>())
      Out.Clauses.push_back({T.getAttr()->getLocation(), diag::err_clause_misplaced});
    else if (isAutoClause(T.getAttr()))
      Out.Clauses.push_back({T.getAttr()->getLocation(), diag::err_clause_auto_declaration});
    else if (isAmpClause(T.getAttr()))
      Out.Clauses.push_back({T.getAttr()->getLocation(), diag::err_amp_function_type});
    return true;
  }

private:
  /// The clauses at the top of a declarator's type.
  template <typename Fn> static void eachClause(TypeLoc T, Fn Do) {
    while (T) {
      if (auto Attributed = T.getAs<AttributedTypeLoc>()) {
        if (isClause(Attributed.getAttr()))
          Do(Attributed.getAttr());
        T = Attributed.getModifiedLoc();
      } else if (auto Paren = T.getAs<ParenTypeLoc>()) {
        T = Paren.getInnerLoc();
      } else if (auto Macro = T.getAs<MacroQualifiedTypeLoc>()) {
        T = Macro.getInnerLoc();
      } else {
        break;
      }
    }
  }

  void declares(const TypeSourceInfo *Written) {
    if (!Written)
      return;
    TypeLoc T = Written->getTypeLoc();
    if (T.getAsAdjusted<FunctionTypeLoc>())
      eachClause(T, [&](const Attr *A) { Declaring.insert(A->getLocation()); });
    else if (auto Name = T.getAsAdjusted<TypedefTypeLoc>())
      Declaring.insert(Name.getNameLoc());
    else if (auto Alias = T.getAsAdjusted<TemplateSpecializationTypeLoc>())
      Declaring.insert(Alias.getTemplateNameLoc());
  }

  /// A typedef or alias of a function type, where it declares no function.
  void usesName(const TypedefNameDecl *Name, SourceLocation Place) {
    if (functionTypeName(Name) != FunctionTypeName::None && !Declaring.contains(Place) &&
        !allowsPointers(sidesOf(Name->getTypeSourceInfo()->getTypeLoc())))
      Out.FunctionTypes.push_back(Place);
  }

  bool pointsTo(TypeLoc Pointee) {
    eachClause(Pointee, [&](const Attr *A) {
      if (isAmpClause(A) && Declaring.insert(A->getLocation()).second &&
          !allowsPointers(sidesOf(A)))
        Out.Clauses.push_back({A->getLocation(), diag::err_amp_function_pointer});
    });
    return true;
  }

  /// Pointers and references to functions with such a clause are allowed.
  bool allowsPointers(Sides Clause) const {
    return allows(Clause.Version.value_or(Version), Feature::FunctionPointers);
  }

  void addLambda(LambdaExpr *Lambda, FunctionDecl *Operator) {
    if (!Operator->hasBody() || Operator->isInvalidDecl())
      return;
    Out.Declarations.push_back(Operator);
    Out.Definitions.push_back({Operator, Lambda});
  }

  UnitContents &Out;
  LanguageVersion Version;
  /// Clauses, and names of types, that declare functions and types; clauses that are reported.
  llvm::DenseSet<SourceLocation> Declaring;
};

} // namespace

bool isInferred(const FunctionDecl *Function) {
  auto IsInferred = [](const Attr *A) { return A && A->isImplicit(); };
  return Function->isImplicit() ||
         (Function->isDefaulted() && (IsInferred(Function->getAttr<CUDADeviceAttr>()) ||
                                      IsInferred(Function->getAttr<CUDAHostAttr>())));
}

UnitContents collectContents(ASTContext &Ast, const UnitFiles &Files, LanguageVersion Version) {
  UnitContents Contents;
  Collector Visitor(Contents, Version);
  for (Decl *D : Ast.getTranslationUnitDecl()->decls())
    if (Files.isEditable(D->getLocation()))
      Visitor.TraverseDecl(D);
  return Contents;
}

} // namespace ampcc
