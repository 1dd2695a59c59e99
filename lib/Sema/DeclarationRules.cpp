//===- DeclarationRules.cpp - how an amp function may be declared ---------===//
#include "ClauseFixIt.h"
#include "Rules.h"

using namespace clang;

namespace ampcc {

void checkDeclaration(const RuleContext &C, const FunctionDecl *Function) {
  Restrictions R = restrictionsOf(Function);
  if (!R.Amp)
    return;
  SourceLocation Loc = Function->getLocation();
  if (const auto *Method = dyn_cast<CXXMethodDecl>(Function);
      Method && Method->isVirtualAsWritten())
    C.report(Loc, diag::err_amp_virtual);
  if (Function->isVariadic())
    C.report(Loc, diag::err_amp_variadic);
  if (isDynamicExceptionSpec(Function->getExceptionSpecType()))
    C.report(Loc, diag::err_amp_dynamic_exception_spec);
  if (R.dual() && Function->isExternC())
    C.report(Loc, diag::err_dual_extern_c);
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
        << insertClause(C.Ast, Destructor, "restrict(cpu, amp)");
    C.report(Ctor->getLocation(), diag::note_constructor_here);
    return;
  }
}

} // namespace ampcc
