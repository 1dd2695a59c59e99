//===- WarningGroups.h - -Wamp-... as warning groups of Clang -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang's table of warning groups is closed: no library can add one. So each group of
// Diagnostics.def borrows the state of a Clang group that has one warning, of Objective-C, which a
// C++ program never gives. Options and pragmas that name our group are told to Clang under the
// borrowed name, and Clang's own machinery (-Werror, -w, push and pop, system headers) does the
// rest.
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

/// Our groups, each once, sorted.
std::vector<llvm::StringRef> warningGroups();

/// The Clang group whose state `Group` ("amp-...") borrows; empty for a group that is not ours.
llvm::StringRef borrowedGroup(llvm::StringRef Group);

/// The Clang group whose state our part of a group of Clang borrows: "uninitialized" has
/// "amp-uninitialized" in it. Empty where we have nothing to add.
llvm::StringRef borrowedPart(llvm::StringRef OfClang);

/// True for an entry of DiagnosticOptions::Warnings (the part behind -W) that names a group of
/// ours.
bool isAmpWarningOption(llvm::StringRef Option);

/// The part behind -W of an option that silences Clang's warnings and leaves ours.
inline constexpr llvm::StringLiteral SilenceClang = "no-amp-clang";

/// Rewrites the options for an engine that is yet to be made: our groups stand at the end under
/// their borrowed names, behind their defaults.
void adoptWarningOptions(clang::DiagnosticOptions &Options);

/// What a warning of `Group` at Loc is to be given as.
clang::DiagnosticsEngine::Level warningLevel(const clang::DiagnosticsEngine &Diags,
                                             llvm::StringRef Group, clang::SourceLocation Loc);

} // namespace ampcc

#endif
