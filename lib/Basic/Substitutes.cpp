//===- Substitutes.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Substitutes.h"
#include "llvm/ADT/StringMap.h"

using namespace clang;

namespace ampcc {

std::string substituteFor(StringRef Name) {
  static const llvm::StringMap<StringRef> All = {
#define SUBSTITUTE(NAME, INSTEAD) {NAME, INSTEAD},
#include "ampcc/Basic/Substitutes.def"
  };
  StringRef Instead = All.lookup(Name);
  return Instead.empty() ? "" : ("; use " + Instead).str();
}

std::string substituteFor(const NamedDecl *Used) {
  const auto *Function = dyn_cast_or_null<FunctionDecl>(Used);
  // C++ programs have no C functions of these names of their own: the library's would be the same.
  const bool IsLibrarys = Function && (Function->isInStdNamespace() || Function->isExternC());
  return IsLibrarys && Function->getIdentifier() ? substituteFor(Function->getName()) : "";
}

} // namespace ampcc
