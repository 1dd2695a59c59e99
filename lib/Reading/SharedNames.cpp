//===- SharedNames.cpp - names that headers parsed before a unit declare -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SharedNames.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"

using namespace clang;

namespace ampcc {

SharedNames::SharedNames(ASTContext &Ctx) : SM(Ctx.getSourceManager()) {
  add(*Ctx.getTranslationUnitDecl(), nullptr);
}

void SharedNames::add(const DeclContext &Context, const IdentifierInfo *Namespace) {
  for (const Decl *D : Context.decls()) {
    const auto *Inner = dyn_cast<DeclContext>(D);
    if (const auto *N = dyn_cast<NamespaceDecl>(D)) {
      add(*N, Namespace ? Namespace : N->getIdentifier());
      continue;
    }
    if (Inner && Inner->isTransparentContext()) // extern "C", an enumeration without scope
      add(*Inner, Namespace);
    const auto *Named = dyn_cast<NamedDecl>(D);
    const FileEntry *File =
        SM.getFileEntryForID(SM.getFileID(SM.getExpansionLoc(D->getLocation())));
    if (!Named || !Named->getIdentifier() || !File)
      continue;
    auto &OfName = Entities[Named->getIdentifier()];
    const Decl *Canonical = D->getCanonicalDecl();
    auto *Known = llvm::find_if(OfName, [&](const Entity &E) { return E.Canonical == Canonical; });
    if (Known == OfName.end())
      Known = &OfName.emplace_back(Entity{Canonical, Namespace, {}});
    Known->Files.push_back(File);
    NotIncluded.insert(File);
    if (Namespace)
      Namespaces[File].insert(Namespace);
  }
}

void SharedNames::include(const FileEntry *File) {
  NotIncluded.erase(File);
  auto Found = Namespaces.find(File);
  if (Found != Namespaces.end())
    Declared.insert(Found->second.begin(), Found->second.end());
}

bool SharedNames::isEarly(const IdentifierInfo *Name, bool ByArguments) {
  Mentioned.insert(Name);
  auto Found = Entities.find(Name);
  return Found != Entities.end() && llvm::any_of(Found->second, [&](const Entity &E) {
           return (!E.Namespace || Mentioned.contains(E.Namespace) ||
                   (ByArguments && Declared.contains(E.Namespace))) &&
                  llvm::all_of(E.Files,
                               [&](const FileEntry *F) { return NotIncluded.contains(F); });
         });
}

} // namespace ampcc
