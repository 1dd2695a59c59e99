//===- ConversionSets.cpp - conversion functions of a class, for each query -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/ConversionSets.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace ampcc {
namespace {

struct LinkOfTag {
  friend auto memberOf(LinkOfTag);
};
template <class Of, auto M> struct Opened {
  friend auto memberOf(Of) { return M; }
};
template struct Opened<LinkOfTag, &Redeclarable<TagDecl>::RedeclLink>;

/// The link of the first declaration, which holds the latest one.
auto &linkOf(const TagDecl *Class) {
  return const_cast<TagDecl *>(Class)->getFirstDecl()->*memberOf(LinkOfTag());
}

} // namespace

ConversionSets::ConversionSets(ASTContext &Ast, Filter IsUsable)
    : Ast(Ast), IsUsable(std::move(IsUsable)) {}

ConversionSets *ConversionSets::create(ASTContext &Ast, Filter IsUsable) {
  auto *Sets = new ConversionSets(Ast, std::move(IsUsable));
  Sets->Retain();
  Ast.AddDeallocation([](void *Data) { static_cast<ConversionSets *>(Data)->Release(); }, Sets);
  return Sets;
}

void ConversionSets::watch(CXXRecordDecl *Class) {
  if (Class->isFromASTFile() || !Own.try_emplace(Class->getFirstDecl()).second)
    return;
  // A link with an external source keeps the one that the context has when the link is made.
  TagDecl *Latest = Class->getMostRecentDecl();
  IntrusiveRefCntPtr<ExternalASTSource> Before(Ast.getExternalSource());
  Ast.setExternalSource(IntrusiveRefCntPtr<ExternalASTSource>(this));
  if (getGeneration() == 0)
    incrementGeneration(Ast);
  auto &Link = linkOf(Class);
  using LinkType = std::remove_reference_t<decltype(Link)>;
  Link = LinkType(LinkType::LatestLink, Ast);
  Link.setLatest(Latest);
  Ast.setExternalSource(Before);
}

void ConversionSets::CompleteRedeclChain(const Decl *D) {
  const auto *Class = dyn_cast<CXXRecordDecl>(D);
  auto Watched = Class ? Own.find(Class->getFirstDecl()) : Own.end();
  if (Watched == Own.end())
    return;
  if (!IsUpdating) {
    llvm::SaveAndRestore Guard(IsUpdating, true);
    Class = Class->getDefinition();
    if (Class && Class->isCompleteDefinition())
      update(Class, Watched->second, /*All=*/false);
  }
  linkOf(Watched->first).markIncomplete(); // the next query calls again
}

void ConversionSets::update(const CXXRecordDecl *Class,
                            llvm::SmallVectorImpl<DeclAccessPair> &Pairs, bool All) {
  if (Pairs.empty())
    showAll(); // a class takes over those of its bases at the first query
  auto Functions = Class->getVisibleConversionFunctions();
  if (Pairs.empty())
    for (auto I = Functions.begin(); I != Functions.end(); ++I)
      Pairs.push_back(I.getPair());
  const auto *First = llvm::find_if(Pairs, [&](DeclAccessPair P) { return IsUsable(P.getDecl()); });
  const auto *From = Pairs.begin();
  for (auto I = Functions.begin(); I != Functions.end() && From != Pairs.end(); ++I, ++From) {
    const bool Keep = All || First == Pairs.end() || IsUsable(From->getDecl());
    const DeclAccessPair &New = Keep ? *From : *First;
    I.setDecl(New.getDecl());
    I.setAccess(New.getAccess());
  }
}

void ConversionSets::showAll() {
  for (auto &[First, Pairs] : Own)
    if (const auto *Class = cast_or_null<CXXRecordDecl>(First->getDefinition());
        Class && !Pairs.empty())
      update(Class, Pairs, /*All=*/true);
}

void ConversionSets::showAll(llvm::function_ref<void()> During) {
  llvm::SaveAndRestore Guard(IsUpdating, true);
  showAll();
  During();
}

void ConversionSets::stop() {
  showAll([] {});
  Own.clear();
}

} // namespace ampcc
