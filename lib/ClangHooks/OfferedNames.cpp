//===- OfferedNames.cpp - namespaces that typo correction does not suggest -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/OfferedNames.h"
#include "clang/AST/Decl.h"
#include "clang/Sema/ExternalSemaSource.h"
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

class BeforeCorrections : public ExternalSemaSource {
public:
  BeforeCorrections(Sema &S, std::function<bool(const NamespaceDecl *)> IsInternal)
      : S(S), IsInternal(std::move(IsInternal)) {}

  bool LookupUnqualified(LookupResult &, Scope *) override {
    (S.*memberOf(KnownNamespaces())).remove_if([&](const auto &Known) {
      return IsInternal(Known.first);
    });
    return false;
  }

private:
  Sema &S;
  std::function<bool(const NamespaceDecl *)> IsInternal;
};

} // namespace

void offerNoNamesOf(Sema &S, std::function<bool(const NamespaceDecl *)> IsInternal) {
  IntrusiveRefCntPtr<BeforeCorrections> Source(new BeforeCorrections(S, std::move(IsInternal)));
  S.addExternalSource(Source.get());
}

} // namespace ampcc
