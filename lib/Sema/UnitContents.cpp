//===- UnitContents.cpp - what of a unit the rules look at ----------------===//
#include "Rules.h"
#include "ampcc/Frontend/FunctionTypes.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {
namespace {

class Collector : public RecursiveASTVisitor<Collector> {
public:
  Collector(const ClauseTable &Clauses, UnitContents &Out) : Clauses(Clauses), Out(Out) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool VisitFunctionDecl(FunctionDecl *Function) {
    if (isInferred(Function) || isa<CXXDeductionGuideDecl>(Function)) // a guide never runs
      return true;
    Out.Declarations.push_back(Function);
    if (Function->doesThisDeclarationHaveABody() && !Function->isInvalidDecl())
      Out.Definitions.push_back({Function, nullptr});
    return true;
  }

  bool VisitLambdaExpr(LambdaExpr *Lambda) {
    if (FunctionTemplateDecl *Generic = Lambda->getDependentCallOperator()) {
      for (FunctionDecl *Instance : Generic->specializations())
        addLambda(Lambda, Instance);
    }
    addLambda(Lambda, Lambda->getCallOperator());
    return true;
  }

  bool VisitCXXRecordDecl(CXXRecordDecl *Class) {
    if (Class->isThisDeclarationADefinition() && !Class->isDependentContext() && !Class->isLambda())
      Out.Classes.push_back(Class);
    return true;
  }

  bool VisitVarDecl(VarDecl *Variable) {
    SourceLocation Name = Variable->getQualifier() ? Variable->getQualifierLoc().getBeginLoc()
                                                   : Variable->getLocation();
    if (auto It = Clauses.OfDeclarators.find(Name);
        It != Clauses.OfDeclarators.end() && !isa<ParmVarDecl>(Variable))
      Out.ObjectClauses.push_back(It->second);
    if (Variable->hasAttr<CUDASharedAttr>() && !Variable->getDeclContext()->isDependentContext())
      Out.TileStatics.push_back(Variable);
    else if (Variable->isFileVarDecl() && Variable->isThisDeclarationADefinition() &&
             !Variable->isInvalidDecl() && !Variable->isTemplated())
      Out.Globals.push_back(Variable);
    return true;
  }

  /// `F f;` and `typedef F G;` are what the name of a restrict(amp) function type is for.
  bool VisitDeclaratorDecl(DeclaratorDecl *D) {
    if (isa<FunctionDecl>(D))
      declares(D->getTypeSourceInfo());
    return true;
  }
  bool VisitTypedefNameDecl(TypedefNameDecl *D) {
    declares(D->getTypeSourceInfo());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) {
    if (functionTypeName(T.getTypedefNameDecl()) != FunctionTypeName::None &&
        !Declaring.contains(T.getNameLoc()))
      Out.FunctionTypes.push_back(T.getNameLoc());
    return true;
  }

private:
  void declares(const TypeSourceInfo *Written) {
    if (Written)
      if (auto Name = Written->getTypeLoc().getAsAdjusted<TypedefTypeLoc>())
        Declaring.insert(Name.getNameLoc());
  }

  void addLambda(LambdaExpr *Lambda, FunctionDecl *Operator) {
    if (!Operator->hasBody() || Operator->isInvalidDecl())
      return;
    Out.Declarations.push_back(Operator);
    Out.Definitions.push_back({Operator, Lambda});
  }

  const ClauseTable &Clauses;
  UnitContents &Out;
  llvm::DenseSet<SourceLocation> Declaring; ///< names of types that declare functions and types
};

} // namespace

Restrictions restrictionsOf(const FunctionDecl *Function) {
  Restrictions R;
  R.Amp = Function->hasAttr<CUDADeviceAttr>() || Function->hasAttr<CUDAGlobalAttr>();
  R.Cpu = Function->hasAttr<CUDAHostAttr>() || !R.Amp;
  return R;
}

bool isInferred(const FunctionDecl *Function) {
  auto IsInferred = [](const Attr *A) { return A && A->isImplicit(); };
  return Function->isImplicit() ||
         (Function->isDefaulted() && (IsInferred(Function->getAttr<CUDADeviceAttr>()) ||
                                      IsInferred(Function->getAttr<CUDAHostAttr>())));
}

UnitContents collectContents(ASTContext &Ast, const ClauseTable &Clauses) {
  UnitContents Contents;
  Collector Visitor(Clauses, Contents);
  const SourceManager &SM = Ast.getSourceManager();
  for (Decl *D : Ast.getTranslationUnitDecl()->decls())
    if (!SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation())))
      Visitor.TraverseDecl(D);
  return Contents;
}

} // namespace ampcc
