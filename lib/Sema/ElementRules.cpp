//===- ElementRules.cpp - the elements of array and array_view (spec 5.1) --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a kernel uses the container or not: its class comes into being where a program first
// needs it, and that is where a bad element type is told.
//
//===----------------------------------------------------------------------===//
#include "TypeRules.h"
#include "ampcc/Basic/Library.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {
namespace {

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
    checkElement(Element.getAsType(), Container->getPointOfInstantiation());
    for (const Decl *Member : Container->getDefinition()->decls())
      if (const auto *Template = dyn_cast<FunctionTemplateDecl>(Member);
          Template && hasMark(Template->getTemplatedDecl(), Mark::Reinterprets))
        for (const FunctionDecl *Function : Template->specializations())
          checkResult(Function);
  }

private:
  /// Containers, virtual functions and virtual bases have no meaning on a device. Other types that
  /// amp code cannot have may lie in a container that only the host uses.
  void checkElement(QualType T, SourceLocation Loc) {
    if (T->isIncompleteType())
      return;
    std::optional<TypeProblem> Problem = findElementProblem(C.Ast, C.Files, T);
    if (Problem &&
        (Problem->Fault == TypeFault::ContainerElement || Problem->Fault == TypeFault::Virtual ||
         Problem->Fault == TypeFault::VirtualBase))
      report(T, *Problem, Loc, IsView);
  }

  /// `reinterpret_as<U>()` is a view of elements U, in every case.
  void checkResult(const FunctionDecl *Function) {
    const TemplateArgument &To = (*Function->getTemplateSpecializationArgs())[0];
    if (To.getKind() != TemplateArgument::Type || To.getAsType()->isDependentType() ||
        To.getAsType()->isIncompleteType())
      return;
    // The library itself refuses sizes that are no multiple of four bytes.
    if (C.Ast.getTypeSizeInChars(To.getAsType()).getQuantity() % 4)
      return;
    if (std::optional<TypeProblem> Problem = findElementProblem(C.Ast, C.Files, To.getAsType()))
      report(To.getAsType(), *Problem, Function->getPointOfInstantiation(), /*OfView=*/true);
  }

  void report(QualType T, const TypeProblem &Problem, SourceLocation Loc, bool OfView) {
    // What the library does with its own containers follows from what the user does with them.
    if (Loc.isInvalid() || C.Files.isLibrary(Loc))
      return;
    // The program's own place, where a header of somebody else needs the container.
    const auto *Class = C.Ast.getBaseElementType(T)->getAsCXXRecordDecl();
    if (!C.Files.isEditable(Loc) && Class)
      Loc = Class->getLocation();
    C.report(Loc, diag::err_container_element) << OfView << T << unsigned(Problem.Fault);
    if (Class)
      C.Found.isOfMember(Class);
    noteTypePath(C, Loc, T, Problem);
  }

  const RuleContext &C;
  bool IsView = false;
};

} // namespace

void checkElements(const RuleContext &C) {
  ElementChecker Checker(C);
  for (const ClassTemplateDecl *Template : findMarkedTemplates(C.Ast).Buffers)
    for (const ClassTemplateSpecializationDecl *Container : Template->specializations())
      Checker.check(Container);
}

} // namespace ampcc
