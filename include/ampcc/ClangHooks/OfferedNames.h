//===- OfferedNames.h - namespaces that typo correction does not suggest -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages/LibraryTypos.cpp calls this function, so that Clang's messages do not suggest names of
// the library's internal namespaces. Relies on Sema::KnownNamespaces, a private member: typo
// correction looks for names in these namespaces, however deeply nested. Sema adds a namespace to
// the member at each `namespace N {`. Before Sema corrects a name, it looks the name up, which
// calls ExternalSemaSource::LookupUnqualified; an override of that function removes the internal
// namespaces from the member. If Clang had a correction that an ExternalSemaSource can reject, this
// code would not be needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_OFFEREDNAMES_H
#define AMPCC_CLANGHOOKS_OFFEREDNAMES_H

#include <functional>

namespace clang {
class NamespaceDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Stops Clang, for the rest of the unit, from suggesting qualified names of these namespaces.
void offerNoNamesOf(clang::Sema &S, std::function<bool(const clang::NamespaceDecl *)> IsInternal);

} // namespace ampcc

#endif
