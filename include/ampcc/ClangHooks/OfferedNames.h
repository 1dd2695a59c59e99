//===- OfferedNames.h - namespaces whose names Clang offers ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Sema::KnownNamespaces, a private member: the correction of a misspelt name looks for
// names in these namespaces, however deep. Sema puts a namespace there each time that one of its
// parts begins, and before it corrects a name it looks the name up, which asks
// ExternalSemaSource::LookupUnqualified. A correction that an ExternalSemaSource can refuse would
// replace this.
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

/// From here on Clang offers no qualified names of these namespaces.
void offerNoNamesOf(clang::Sema &S, std::function<bool(const clang::NamespaceDecl *)> IsInternal);

} // namespace ampcc

#endif
