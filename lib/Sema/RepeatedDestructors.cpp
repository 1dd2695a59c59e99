//===- RepeatedDestructors.cpp - removal of repeated errors about destructors -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {
namespace {

/// Whether an object of Whole is one of Part, or has one in it.
bool holds(const ASTContext &Ast, QualType Whole, QualType Part) {
  Whole = Ast.getBaseElementType(Whole);
  if (Ast.hasSameUnqualifiedType(Whole, Part))
    return true;
  const CXXRecordDecl *Class = Whole->getAsCXXRecordDecl();
  if (!Class || !Class->hasDefinition())
    return false;
  return llvm::any_of(
             Class->bases(),
             [&](const CXXBaseSpecifier &Base) { return holds(Ast, Base.getType(), Part); }) ||
         llvm::any_of(Class->fields(),
                      [&](const FieldDecl *Member) { return holds(Ast, Member->getType(), Part); });
}

/// Goes through everything that makes an object: variables, temporaries, members of a constructor.
class ObjectVisitor : public ASTWalker {
public:
  ObjectVisitor(const ASTContext &Ast, llvm::ArrayRef<const KeptError *> Errors)
      : Ast(Ast), Errors(Errors) {}

  void walk(const FunctionDecl *Function) {
    if (const auto *Ctor = dyn_cast<CXXConstructorDecl>(Function))
      for (const CXXCtorInitializer *Init : Ctor->inits()) {
        object(Ctor->getLocation(), Init->getInit()->getSourceRange());
        TraverseStmt(Init->getInit());
      }
    TraverseStmt(Function->getBody());
  }

  bool shouldVisitImplicitCode() const override { return true; }
  bool VisitVarDecl(VarDecl *Variable) override {
    if (const Expr *Init = Variable->getInit())
      object(Variable->getLocation(), Init->getSourceRange());
    return true;
  }
  bool VisitCXXBindTemporaryExpr(CXXBindTemporaryExpr *E) override {
    object(E->getBeginLoc(), E->getSourceRange());
    return true;
  }

  llvm::DenseSet<const KeptError *> Repeated;

private:
  static SourceLocation locationOf(const KeptError &Error) { return Error.Parts[0].getLocation(); }

  bool contains(SourceRange Range, SourceLocation Loc) const {
    const SourceManager &SM = Ast.getSourceManager();
    return !SM.isBeforeInTranslationUnit(Loc, Range.getBegin()) &&
           !SM.isBeforeInTranslationUnit(Range.getEnd(), Loc);
  }

  /// The object at Loc is reported; Init creates this object or a part of it.
  void object(SourceLocation Loc, SourceRange Init) {
    for (const KeptError *Whole : Errors) {
      if (locationOf(*Whole) != Loc)
        continue;
      for (const KeptError *Part : Errors)
        if (locationOf(*Part) != Loc && contains(Init, locationOf(*Part)) &&
            holds(Ast, Whole->Operands[0], Part->Operands[0]))
          Repeated.insert(Part);
    }
  }

  const ASTContext &Ast;
  llvm::ArrayRef<const KeptError *> Errors;
};

} // namespace

llvm::DenseSet<const KeptError *>
findRepeatedDestructors(const RuleContext &C, llvm::ArrayRef<KeptError> Errors,
                        llvm::ArrayRef<FunctionToCheck> Functions) {
  std::vector<const KeptError *> OfDestructors;
  for (const KeptError &Error : Errors)
    if (Error.K == KeptError::Destructor)
      OfDestructors.push_back(&Error);
  ObjectVisitor Objects(C.Ast, OfDestructors);
  if (OfDestructors.size() > 1)
    for (const FunctionToCheck &F : Functions)
      Objects.walk(F.Function);
  return std::move(Objects.Repeated);
}

} // namespace ampcc
