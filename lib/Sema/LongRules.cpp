//===- LongRules.cpp - rules for long in sources for Visual C++ ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `long` has 64 bits here, and had 32. A program finds out by a wrong result, where memory is seen
// as longs, where kernels compute with them, and where they are elements or members of elements of
// a container. Only what the program writes counts: std::size_t and std::int64_t are long here, and
// have as many bits there.
//
//===----------------------------------------------------------------------===//
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace ampcc {
namespace {

class LongFinder : public ASTWalker {
public:
  using Base = ASTWalker;
  explicit LongFinder(const RuleContext &C) : C(C) {}

  bool TraverseDecl(Decl *D) override {
    llvm::SaveAndRestore Outer(IsShown);
    if (const FunctionDecl *F = D ? D->getAsFunction() : nullptr)
      IsShown = restrictionsOf(F).Amp;
    return Base::TraverseDecl(D);
  }
  bool TraverseLambdaExpr(LambdaExpr *E, DataRecursionQueue * = nullptr) override {
    llvm::SaveAndRestore Outer(IsShown, restrictionsOf(E->getCallOperator()).Amp);
    return Base::TraverseLambdaExpr(E);
  }
  bool TraverseTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T,
                                             bool Qualifier) override {
    llvm::SaveAndRestore Outer(IsShown, IsShown || isContainerType(T.getType()));
    if (isContainerType(T.getType()))
      showMembers(T);
    return Base::TraverseTemplateSpecializationTypeLoc(T, Qualifier);
  }
  /// `reinterpret_cast<unsigned long *>(bytes)`
  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    if (E->getCastKind() != CK_BitCast || !E->getType()->isPointerType() ||
        C.Ast.hasSameUnqualifiedType(E->getSubExprAsWritten()->getType(), E->getType()) ||
        E->getSubExprAsWritten()->getType()->isVoidPointerType())
      return true;
    llvm::SaveAndRestore Outer(IsShown, true);
    return TraverseTypeLoc(E->getTypeInfoAsWritten()->getTypeLoc());
  }
  bool VisitBuiltinTypeLoc(BuiltinTypeLoc T) override {
    const auto Kind = T.getTypePtr()->getKind();
    if (!IsShown || (Kind != BuiltinType::Long && Kind != BuiltinType::ULong) ||
        !T.getBeginLoc().isFileID() || !C.Files.isEditable(T.getBeginLoc()) ||
        !Reported.insert(T.getBeginLoc()).second)
      return true;
    const bool IsUnsigned = Kind == BuiltinType::ULong;
    C.report(T.getBeginLoc(), diag::warn_msvc_long)
        << T.getType() << IsUnsigned << T.getSourceRange();
    return true;
  }

private:
  static bool isContainerType(QualType T) {
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    return Class && isContainer(libraryClass(Class));
  }

  /// Of a class that is an element.
  void showMembers(TemplateSpecializationTypeLoc Container) {
    if (Container.getNumArgs() == 0 ||
        Container.getArgLoc(0).getArgument().getKind() != TemplateArgument::Type)
      return;
    const CXXRecordDecl *Element =
        Container.getArgLoc(0).getArgument().getAsType()->getAsCXXRecordDecl();
    if (!Element || !Element->hasDefinition() || !Elements.insert(Element->getDefinition()).second)
      return;
    llvm::SaveAndRestore Outer(IsShown, true);
    for (const FieldDecl *Member : Element->getDefinition()->fields())
      if (const TypeSourceInfo *Written = Member->getTypeSourceInfo())
        TraverseTypeLoc(Written->getTypeLoc());
  }

  const RuleContext &C;
  bool IsShown = false; ///< the size of a type matters
  llvm::DenseSet<SourceLocation> Reported;
  llvm::SmallPtrSet<const CXXRecordDecl *, 8> Elements;
};

} // namespace

void checkLongs(const RuleContext &C) {
  Preprocessor &PP = C.S.getPreprocessor();
  if (!PP.isMacroDefined("AMP_MSVC_DETAIL_DIALECT_H"))
    return;
  LongFinder Finder(C);
  for (Decl *D : C.Ast.getTranslationUnitDecl()->decls())
    if (C.Files.isEditable(D->getLocation()))
      Finder.TraverseDecl(D);
}

} // namespace ampcc
