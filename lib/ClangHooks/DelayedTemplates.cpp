//===- DelayedTemplates.cpp - bodies of templates that are not parsed yet -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/DelayedTemplates.h"

using namespace clang;

namespace ampcc {

llvm::ArrayRef<Token> delayedBody(const Sema &S, const FunctionDecl *Function) {
  auto It = S.LateParsedTemplateMap.find(Function);
  if (It == S.LateParsedTemplateMap.end())
    return {};
  return {It->second->Toks.data(), It->second->Toks.size()};
}

std::vector<const FunctionDecl *> delayedFunctions(const Sema &S) {
  std::vector<const FunctionDecl *> Result;
  for (const auto &[Function, Late] : S.LateParsedTemplateMap)
    Result.push_back(Function);
  return Result;
}

} // namespace ampcc
