//===- OfferedNames.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/OfferedNames.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace ampcc {
namespace {

using Namespaces = llvm::MapVector<NamespaceDecl *, bool>;
using Member = Namespaces Sema::*;

/// An explicit instantiation may name what is private.
struct KnownNamespaces {
  friend constexpr Member memberOf(KnownNamespaces);
};
template <Member Pointer> struct Access {
  friend constexpr Member memberOf(KnownNamespaces) { return Pointer; }
};
template struct Access<&Sema::KnownNamespaces>;

} // namespace

void offerNoNamesOf(Sema &S, llvm::function_ref<bool(const NamespaceDecl *)> IsInternal) {
  (S.*memberOf(KnownNamespaces())).remove_if([&](const auto &Known) {
    return IsInternal(Known.first);
  });
}

} // namespace ampcc
