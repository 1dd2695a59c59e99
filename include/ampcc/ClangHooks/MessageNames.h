//===- MessageNames.h - messages of Clang that have changed their names ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on no private behaviour. The names are those of Clang 19; a newer Clang that has another
// name for a message gets the old one here. A message that a version does not have is in no table.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_MESSAGENAMES_H
#define AMPCC_CLANGHOOKS_MESSAGENAMES_H

#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/Version.h"

namespace clang::diag {
#if CLANG_VERSION_MAJOR >= 21
constexpr unsigned ext_implicit_typename = compat_pre_cxx20_implicit_typename;
#endif
} // namespace clang::diag

#endif
