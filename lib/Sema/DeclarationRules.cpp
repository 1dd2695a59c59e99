//===- DeclarationRules.cpp - rules for declarations of amp functions ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Rules.h"
#include "ampcc/Basic/ClauseFixIt.h"
#include "ampcc/ClangHooks/HostCalls.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace ampcc {

/// One name with C language linkage is one function of the program, in whatever namespaces it is
/// declared. Here the name of an amp-restricted function.
static void checkOverloadOfC(const RuleContext &C, const FunctionDecl *Function) {
  for (const NamedDecl *D :
       Function->getDeclContext()->getRedeclContext()->lookup(Function->getDeclName())) {
    const auto *Other = dyn_cast<FunctionDecl>(D);
    if (!Other || !Other->isExternC() || restrictionsOf(Other).Amp || !Function->isFirstDecl())
      continue;
    bool OtherFirst = C.Ast.getSourceManager().isBeforeInTranslationUnit(Other->getLocation(),
                                                                         Function->getLocation());
    C.report((OtherFirst ? Function : Other)->getLocation(), diag::err_extern_c_overload);
    C.report((OtherFirst ? Other : Function)->getLocation(), diag::note_declared_here) << Function;
    return;
  }
}

/// A function of a later version may do what the callers of the function that it overrides cannot
/// (spec 13.1.3). One with other restrictions overrides nothing (2.2.2).
static void checkOverridden(const RuleContext &C, const CXXMethodDecl *Method) {
  const LanguageVersion Own = C.versionOf(Method);
  if (isInferred(Method) || !allows(Own, Feature::VirtualFunctions))
    return;
  for (const CXXMethodDecl *Base : Method->overridden_methods())
    if (!isInferred(Base) && C.versionOf(Base) < Own) {
      C.report(Method->getLocation(), diag::err_amp_override)
          << Method << versionText(Own) << Base->getParent() << versionText(C.versionOf(Base));
      C.report(Base->getLocation(), diag::note_declared_here) << Base;
    }
}

/// `restrict(auto)` is for a definition that is the only declaration (spec 13.1.1).
static void checkAuto(const RuleContext &C, const FunctionDecl *Function) {
  if (!hasAuto(Function) || Function->isTemplateInstantiation())
    return;
  if (!areHostCallsAllowed(C.S.getLangOpts()))
    C.report(Function->getLocation(), diag::err_clause_auto) << versionText(C.Version);
  else if (!Function->isThisDeclarationADefinition() || Function->getPreviousDecl() ||
           Function->getMostRecentDecl() != Function)
    C.report(Function->getLocation(), diag::err_clause_auto_declaration);
}

void checkDeclaration(const RuleContext &C, const FunctionDecl *Function) {
  checkAuto(C, Function);
  Restrictions R = restrictionsOf(Function);
  if (!R.Amp)
    return;
  SourceLocation Loc = Function->getLocation();
  if (const auto *Method = dyn_cast<CXXMethodDecl>(Function)) {
    if (Method->isVirtualAsWritten() && !allows(C.versionOf(Method), Feature::VirtualFunctions))
      C.report(Loc, diag::err_amp_virtual);
    checkOverridden(C, Method);
  }
  if (Function->isVariadic())
    C.report(Loc, diag::err_amp_variadic);
  if (isDynamicExceptionSpec(Function->getExceptionSpecType()))
    C.report(Loc, diag::err_amp_dynamic_exception_spec);
  if (R.dual() && Function->isExternC())
    C.report(Loc, diag::err_dual_extern_c);
  if (!R.dual() && Function->isExternC())
    checkOverloadOfC(C, Function);
  if (Function->isMain())
    C.report(Loc, diag::err_amp_main);
}

void checkDestructor(const RuleContext &C, const CXXRecordDecl *Class) {
  const CXXDestructorDecl *Destructor = Class->getDestructor();
  if (!Destructor || Destructor->isImplicit())
    return;
  Restrictions Has = restrictionsOf(Destructor);
  for (const CXXConstructorDecl *Ctor : Class->ctors()) {
    // An inferred or deleted constructor follows the destructor (2.3.2).
    if (Ctor->isImplicit() || Ctor->isDeleted() || Ctor->isExplicitlyDefaulted())
      continue;
    Restrictions Needs = restrictionsOf(Ctor);
    if ((!Needs.Amp || Has.Amp) && (!Needs.Cpu || Has.Cpu))
      continue;
    C.report(Destructor->getLocation(), diag::err_destructor_restrictions)
        << Class << (Needs.Amp && !Has.Amp)
        << insertClause(C.Files, Destructor, "restrict(cpu, amp)");
    C.report(Ctor->getLocation(), diag::note_constructor_here);
    return;
  }
}

} // namespace ampcc
