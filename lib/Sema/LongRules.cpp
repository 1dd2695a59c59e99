//===- LongRules.cpp - rules for long in sources for Visual C++ ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `long` has 64 bits here, and had 32. A program finds out by a wrong result, where memory is seen
// as longs, where kernels compute with them, and where they are elements or members of elements of
// a container. Only what the program writes counts: std::size_t and std::int64_t are long here, and
// have as many bits there. LongArithmetic.cpp has the rule for results of host code.
//
//===----------------------------------------------------------------------===//
#include "LongOperands.h"
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
    llvm::SaveAndRestore Outer(IsShown), OfFunction(IsAmp);
    if (const FunctionDecl *F = D ? D->getAsFunction() : nullptr)
      IsShown = IsAmp = restrictionsOf(F).Amp;
    return Base::TraverseDecl(D);
  }
  bool TraverseLambdaExpr(LambdaExpr *E, DataRecursionQueue * = nullptr) override {
    const bool Amp = restrictionsOf(E->getCallOperator()).Amp;
    llvm::SaveAndRestore Outer(IsShown, Amp), OfFunction(IsAmp, Amp);
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
    if (IsShown && (Kind == BuiltinType::Long || Kind == BuiltinType::ULong))
      report(T.getBeginLoc(), diag::warn_msvc_long, T.getType(), T.getSourceRange());
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc T) override {
    const TypedefNameDecl *Name = T.getTypePtr()->getDecl();
    if (IsShown && C.Files.isEditable(Name->getLocation()))
      follow(Name, Name->getTypeSourceInfo(), T.getBeginLoc());
    return true;
  }
  /// A number with the suffix `l`; one that needs more than 32 bits may have none.
  bool VisitIntegerLiteral(IntegerLiteral *E) override {
    const bool IsUnsigned = E->getType()->isSpecificBuiltinType(BuiltinType::ULong);
    if (IsShown && (IsUnsigned || E->getType()->isSpecificBuiltinType(BuiltinType::Long)) &&
        E->getValue().getActiveBits() <= (IsUnsigned ? 32 : 31))
      report(E->getLocation(), diag::warn_msvc_long_literal, E->getType(), E->getSourceRange());
    return true;
  }
  // Amp code computes with what host code declares.
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    if (const auto *Variable = dyn_cast<VarDecl>(E->getDecl()); Variable && IsAmp)
      follow(Variable, Variable->getTypeSourceInfo(), E->getLocation());
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) override {
    if (const auto *Member = dyn_cast<FieldDecl>(E->getMemberDecl()); Member && IsAmp)
      follow(Member, Member->getTypeSourceInfo(), E->getMemberLoc());
    return true;
  }

private:
  static bool isContainerType(QualType T) {
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    return Class && isContainer(libraryClass(Class));
  }

  /// Of a class that is an element.
  void showMembers(TemplateSpecializationTypeLoc Container) {
    if (Container.getNumArgs() != 0 &&
        Container.getArgLoc(0).getArgument().getKind() == TemplateArgument::Type)
      showMembers(Container.getArgLoc(0).getArgument().getAsType(), Container.getBeginLoc());
  }
  void showMembers(QualType Element, SourceLocation Use) {
    const CXXRecordDecl *Class = Element->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    if (!Class || !Class->hasDefinition() || !C.Files.isEditable(Class->getLocation()) ||
        !Elements.insert(Class->getDefinition()).second)
      return;
    for (const CXXBaseSpecifier &Parent : Class->getDefinition()->bases())
      showMembers(Parent.getType(), Use);
    for (const FieldDecl *Member : Class->getDefinition()->fields()) {
      follow(Member, Member->getTypeSourceInfo(), Use);
      showMembers(Member->getType(), Use);
    }
  }

  /// Reports the longs in the type of a declaration, whose size matters because of Use.
  void follow(const NamedDecl *Declaration, const TypeSourceInfo *Written, SourceLocation Use) {
    if (!Written || !Followed.insert(Declaration).second)
      return;
    llvm::SaveAndRestore Outer(IsShown, true);
    llvm::SaveAndRestore Place(UsedAt, UsedAt.isValid() ? UsedAt : Use);
    TraverseTypeLoc(Written->getTypeLoc());
  }

  /// The place may be in a macro of the program.
  void report(SourceLocation Place, diag::Kind Kind, QualType T, SourceRange Range) {
    const SourceManager &SM = C.S.getSourceManager();
    const SourceLocation Spelling = SM.getSpellingLoc(Place);
    if (!C.Files.isEditable(Place) || !C.Files.isEditable(Spelling) ||
        SM.isWrittenInScratchSpace(Spelling) || !Reported.insert(Spelling).second)
      return;
    C.report(Place, Kind) << T << T->isUnsignedIntegerType() << Range;
    if (UsedAt.isValid())
      C.report(UsedAt, diag::note_msvc_long_used);
  }

  const RuleContext &C;
  bool IsShown = false;  ///< the size of a type matters
  bool IsAmp = false;    ///< the walk is in amp code
  SourceLocation UsedAt; ///< the use because of which the walk is in a declaration
  llvm::DenseSet<SourceLocation> Reported;
  llvm::SmallPtrSet<const CXXRecordDecl *, 8> Elements;
  llvm::SmallPtrSet<const NamedDecl *, 8> Followed;
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
  if (C.Ast.getTypeSize(C.Ast.LongTy) > 32)
    checkLongArithmetic(C);
}

} // namespace ampcc
