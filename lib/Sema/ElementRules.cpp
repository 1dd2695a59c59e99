//===- ElementRules.cpp - rules for elements of array and array_view (spec 5.1) -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules hold whether or not a kernel uses the container: a bad element type is reported where
// the program first needs the container's class.
//
//===----------------------------------------------------------------------===//
#include "TypeRules.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {
namespace {

/// Where a program first writes the type, which a header of the library may have needed before.
class FirstMention : public ASTWalker {
public:
  FirstMention(const RuleContext &C, const ClassTemplateSpecializationDecl *Of) : Of(Of) {
    for (Decl *D : C.Ast.getTranslationUnitDecl()->decls())
      if (Found.isInvalid() && C.Files.isEditable(D->getLocation()))
        TraverseDecl(D);
  }
  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool VisitTemplateSpecializationTypeLoc(TemplateSpecializationTypeLoc T) override {
    if (declaresSameEntity(T.getType()->getAsCXXRecordDecl(), Of))
      Found = T.getTemplateNameLoc();
    return Found.isInvalid();
  }

  SourceLocation Found;

private:
  const ClassTemplateSpecializationDecl *Of;
};

class ElementChecker {
public:
  explicit ElementChecker(const RuleContext &C) : C(C) {}

  void check(const ClassTemplateSpecializationDecl *Container) {
    IsView = libraryClass(Container) == LibraryClass::ArrayView;
    const TemplateArgument &Element = Container->getTemplateArgs()[0];
    if (Element.getKind() != TemplateArgument::Type || Container->isDependentContext())
      return;
    if (!Container->hasDefinition())
      return;
    checkElement(Element.getAsType(), Container);
    for (const Decl *Member : Container->getDefinition()->decls())
      if (const auto *Template = dyn_cast<FunctionTemplateDecl>(Member);
          Template && hasMark(Template->getTemplatedDecl(), Mark::Reinterprets))
        for (const FunctionDecl *Function : Template->specializations())
          checkResult(Function);
  }

  /// Errors in containers that a container of the program uses itself are not reported again.
  void reportContainers() {
    for (const BadContainer &Bad : Containers)
      if (Bad.IsMentioned || !Mentioned.contains(plain(Bad.Element)))
        report(Bad.Element, Bad.Problem, Bad.Loc, Bad.IsView);
  }

private:
  /// Pointers and similar types may be elements of a container that only the host uses.
  void checkElement(QualType T, const ClassTemplateSpecializationDecl *Container) {
    if (T->isIncompleteType())
      return;
    std::optional<TypeProblem> Problem = findElementProblem(C, T);
    if (!Problem)
      return;
    switch (Problem->Fault) {
    case TypeFault::Fundamental:
    case TypeFault::FundamentalOf11:
    case TypeFault::FundamentalOf12:
      // A number has its error where a kernel uses it. The library itself refuses sizes that are no
      // multiple of four bytes.
      if (!T->isRecordType() || (C.Ast.getTypeSizeInChars(T).getQuantity() % 4 &&
                                 !allows(C.version(), Feature::AnyOffset)))
        return;
      break;
    case TypeFault::ContainerElement:
    case TypeFault::Virtual:
    case TypeFault::VirtualBase:
      break;
    default:
      return;
    }
    const SourceLocation Mention = FirstMention(C, Container).Found;
    SourceLocation Loc = Container->getPointOfInstantiation();
    // Another container has needed it before.
    if (Mention.isValid() && (Loc.isInvalid() || C.Files.isLibrary(Loc) ||
                              C.Ast.getSourceManager().isBeforeInTranslationUnit(Loc, Mention)))
      Loc = Mention;
    if (Mention.isValid())
      Mentioned.insert(plain(T));
    Containers.push_back({T, std::move(*Problem), Loc, IsView, Mention.isValid()});
  }

  static const void *plain(QualType T) {
    return T.getCanonicalType().getUnqualifiedType().getAsOpaquePtr();
  }

  /// `reinterpret_as<U>()` is a view of elements U, in every case.
  void checkResult(const FunctionDecl *Function) {
    const TemplateArgument &To = (*Function->getTemplateSpecializationArgs())[0];
    if (To.getKind() != TemplateArgument::Type || To.getAsType()->isDependentType() ||
        To.getAsType()->isIncompleteType())
      return;
    // The library itself refuses sizes that are no multiple of four bytes.
    if (C.Ast.getTypeSizeInChars(To.getAsType()).getQuantity() % 4 &&
        !allows(C.version(), Feature::AnyOffset))
      return;
    if (std::optional<TypeProblem> Problem = findElementProblem(C, To.getAsType()))
      report(To.getAsType(), *Problem, Function->getPointOfInstantiation(), /*OfView=*/true);
  }

  void report(QualType T, const TypeProblem &Problem, SourceLocation Loc, bool OfView) {
    // What the library does with its own containers follows from what the user does with them.
    if (Loc.isInvalid() || C.Files.isLibrary(Loc))
      return;
    // The place in the program, if a header of another package needs the container.
    const auto *Class = C.Ast.getBaseElementType(T)->getAsCXXRecordDecl();
    if (!C.Files.isEditable(Loc) && Class)
      Loc = Class->getLocation();
    const PartialDiagnostic &Message = C.report(Loc, diag::err_container_element);
    Message << OfView << T << unsigned(Problem.Fault);
    addCure(Message, Problem);
    if (Class)
      C.Found.isOfMember(Class);
    noteTypePath(C, Loc, T, Problem);
  }

  struct BadContainer {
    QualType Element;
    TypeProblem Problem;
    SourceLocation Loc;
    bool IsView, IsMentioned;
  };

  const RuleContext &C;
  bool IsView = false;
  std::vector<BadContainer> Containers;
  llvm::DenseSet<const void *> Mentioned; ///< elements of containers that the program writes
};

} // namespace

void checkElements(const RuleContext &C) {
  ElementChecker Checker(C);
  for (const ClassTemplateDecl *Template : findMarkedTemplates(C.Ast).Buffers)
    for (const ClassTemplateSpecializationDecl *Container : Template->specializations())
      Checker.check(Container);
  Checker.reportContainers();
}

} // namespace ampcc
