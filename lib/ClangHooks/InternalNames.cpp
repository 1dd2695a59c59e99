//===- InternalNames.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/InternalNames.h"
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

} // namespace

std::string mangleInternal(llvm::ArrayRef<NamedDecl *> Internal,
                           llvm::function_ref<void(llvm::raw_ostream &)> Mangle) {
  std::vector<DeclarationName> Names;
  for (NamedDecl *D : Internal) {
    Names.push_back(D->getDeclName());
    const std::string Marked = Begin + D->getName().str() + End;
    D->setDeclName(&D->getASTContext().Idents.get(Marked));
  }
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Mangle(OS);
  OS.flush();
  for (auto [D, Name] : llvm::zip(Internal, Names))
    D->setDeclName(Name);
  return replaceMarks(Text);
}

} // namespace ampcc
