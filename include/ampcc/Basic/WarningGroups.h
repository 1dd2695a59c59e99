//===- WarningGroups.h - -Wamp-... as warning groups of Clang -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's table of warning groups is closed: no library can add one. So each group of
// Diagnostics.def has a proxy. A proxy is a group of Clang that has one warning, about Objective-C,
// which Clang does not report for C++. The ampcc group is on, off or an error if its proxy is.
// Options and pragmas that name an ampcc group are passed to Clang under the name of the proxy:
// options by adoptWarningOptions(), before each parse by Clang (lib/Driver, lib/Reading), and
// pragmas by DiagnosticPragma.h. Clang's own machinery (-Werror, -w, push and pop, system headers)
// does the rest. The table of proxies in WarningGroups.cpp must have at least as many rows as there
// are groups.
//
// A new group of warnings is a new name in Diagnostics.def, and a row in the table of proxies if
// none is free.
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

/// If ampcc has a group with the name "amp-" and `OfClang`, its warnings belong to both groups, as
/// those of "amp-uninitialized" also belong to "uninitialized". Returns the proxy of that ampcc
/// group; empty if there is none.
llvm::StringRef proxyGroupOfPart(llvm::StringRef OfClang);

/// True for an entry of DiagnosticOptions::Warnings (the text after -W) that names a group of
/// ampcc.
bool isAmpWarningOption(llvm::StringRef Option);

/// The text after -W of an option that disables Clang's warnings and leaves ampcc's.
inline constexpr llvm::StringLiteral SilenceClang = "no-amp-clang";

/// Rewrites the options; must be called before an engine is created from them. Appends options for
/// the proxies, first the default state of each ampcc group, then the states that the user gave.
void adoptWarningOptions(clang::DiagnosticOptions &Options);

/// The level at which a warning of `Group`, which must be a group of ampcc, is reported at Loc.
clang::DiagnosticsEngine::Level warningLevel(const clang::DiagnosticsEngine &Diags,
                                             llvm::StringRef Group, clang::SourceLocation Loc);

} // namespace ampcc

#endif
