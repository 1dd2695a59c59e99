//===- WarningGroups.h - -Wamp-... as warning groups of Clang -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's table of warning groups is closed: no library can add one. So the state of each
// group of Diagnostics.def is that of a proxy: a Clang group with one warning about Objective-C,
// which Clang never reports for C++. Options and pragmas that name an ampcc group are passed to
// Clang under the name of the proxy. Clang's own machinery (-Werror, -w, push and pop, system
// headers) does the rest.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_WARNINGGROUPS_H
#define AMPCC_BASIC_WARNINGGROUPS_H

#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang {
class DiagnosticOptions;
}

namespace ampcc {

/// The groups of ampcc, each once, sorted.
std::vector<llvm::StringRef> warningGroups();

/// The Clang group whose state represents `Group` ("amp-..."); empty for a group that is not
/// ampcc's.
llvm::StringRef proxyGroup(llvm::StringRef Group);

/// The Clang group whose state represents ampcc's part of a group of Clang: "uninitialized"
/// contains "amp-uninitialized". Empty if ampcc adds nothing to the group.
llvm::StringRef proxyGroupOfPart(llvm::StringRef OfClang);

/// True for an entry of DiagnosticOptions::Warnings (the text after -W) that names a group of
/// ampcc.
bool isAmpWarningOption(llvm::StringRef Option);

/// The text after -W of an option that disables Clang's warnings and leaves ampcc's.
inline constexpr llvm::StringLiteral SilenceClang = "no-amp-clang";

/// Rewrites the options before an engine is created from them: appends the ampcc groups under their
/// proxy names, the defaults first.
void adoptWarningOptions(clang::DiagnosticOptions &Options);

/// The level at which a warning of `Group` at Loc is reported.
clang::DiagnosticsEngine::Level warningLevel(const clang::DiagnosticsEngine &Diags,
                                             llvm::StringRef Group, clang::SourceLocation Loc);

} // namespace ampcc

#endif
