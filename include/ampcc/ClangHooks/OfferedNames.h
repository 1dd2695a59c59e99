//===- OfferedNames.h - namespaces whose names Clang offers ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on Sema::KnownNamespaces, a private member: the correction of a misspelt name looks for
// names in these namespaces, however deep. Sema puts a namespace there each time that one of its
// parts begins. A correction that an ExternalSemaSource can refuse would replace this.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_OFFEREDNAMES_H
#define AMPCC_CLANGHOOKS_OFFEREDNAMES_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang {
class NamespaceDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Until one of their parts begins again, Clang offers no names of these namespaces by a qualified
/// name.
void offerNoNamesOf(clang::Sema &S,
                    llvm::function_ref<bool(const clang::NamespaceDecl *)> IsInternal);

} // namespace ampcc

#endif
