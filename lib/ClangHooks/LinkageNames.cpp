//===- LinkageNames.cpp - mangled names as if by another linkage ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/LinkageNames.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;

namespace ampcc {
namespace {

// No identifier has these characters.
constexpr char Begin = '\1', End = '\2';

/// "6\1name\2" becomes "L4name".
std::string replaceMarks(llvm::StringRef Marked) {
  std::string Result;
  for (size_t At; (At = Marked.find(Begin)) != llvm::StringRef::npos;) {
    auto [Name, Rest] = Marked.drop_front(At + 1).split(End);
    llvm::StringRef Before = Marked.take_front(At);
    Before.consume_back(std::to_string(Name.size() + 2));
    Result += Before;
    Result += "L" + std::to_string(Name.size());
    Result += Name;
    Marked = Rest;
  }
  return Result + Marked.str();
}

/// The linkage that getLinkageInternal() has found is protected.
struct CachedLinkage : Decl {
  static void set(const Decl *D, Linkage To) { (D->*&CachedLinkage::setCachedLinkage)(To); }
};

} // namespace

std::string mangleAs(const LinkageNames &Names,
                     llvm::function_ref<void(llvm::raw_ostream &)> Mangle) {
  std::vector<DeclarationName> Before;
  for (NamedDecl *D : Names.Internal) {
    Before.push_back(D->getDeclName());
    const std::string Marked = Begin + D->getName().str() + End;
    D->setDeclName(&D->getASTContext().Idents.get(Marked));
  }
  std::vector<std::pair<NamedDecl *, Linkage>>
      Linkages; // of all first: a redeclaration may take another's
  for (const auto *List : {&Names.ExternC, &Names.Cxx})
    for (NamedDecl *D : *List)
      Linkages.push_back({D, D->getLinkageInternal()});
  for (NamedDecl *D : Names.ExternC)
    CachedLinkage::set(D, Linkage::External);
  for (NamedDecl *D : Names.Cxx)
    CachedLinkage::set(D, Linkage::Internal);
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Mangle(OS);
  OS.flush();
  for (auto [D, Name] : llvm::zip(Names.Internal, Before))
    D->setDeclName(Name);
  for (auto [D, Linkage] : Linkages)
    CachedLinkage::set(D, Linkage);
  return replaceMarks(Text);
}

} // namespace ampcc
