//===- LookupCallbacks.cpp - callbacks for undeclared names --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/Lookup.h"

using namespace clang;

namespace ampcc {

/// The declaration that Clang finds for such a name. It is in no scope, so that each lookup asks
/// the external source again.
static EnumConstantDecl *constant(ASTContext &Ast, IdentifierInfo *Name) {
  DeclContext *Unit = Ast.getTranslationUnitDecl();
  auto *Enum = EnumDecl::Create(Ast, Unit, {}, {}, nullptr, nullptr, /*IsScoped=*/false,
                                /*IsScopedUsingClassTag=*/false, /*IsFixed=*/false);
  return EnumConstantDecl::Create(Ast, Enum, {}, Name, Ast.IntTy, nullptr,
                                  Ast.MakeIntValue(0, Ast.IntTy));
}

void LookupCallbacks::add(StringRef Name, std::function<void()> Action) {
  Names[&Ast.Idents.get(Name)] = std::move(Action);
}

bool LookupCallbacks::LookupUnqualified(LookupResult &Found, Scope *) {
  IdentifierInfo *Name = Found.getLookupName().getAsIdentifierInfo();
  auto Known = Names.find(Name);
  if (Known == Names.end())
    return false;
  Known->second();
  Found.addDecl(constant(Ast, Name));
  Found.resolveKind();
  return true;
}

void LookupCallbacks::run(Sema &S, StringRef Name) {
  LookupResult Found(S, &S.Context.Idents.get(Name), SourceLocation(), Sema::LookupOrdinaryName);
  Found.suppressDiagnostics();
  if (ExternalSemaSource *Source = S.getExternalSource())
    Source->LookupUnqualified(Found, nullptr);
}

} // namespace ampcc
