//===- TranslationUnit.h - a parsed source of C++ AMP ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The token stream of a unit is rewritten between Clang's preprocessor and its parser: restriction
// clauses become attributes that Clang's own semantics understand (amp: `device`, cpu: `host`,
// tile_static: an attribute of ampcc), every token keeping its place.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_TRANSLATIONUNIT_H
#define AMPCC_READING_TRANSLATIONUNIT_H

#include "ampcc/Clauses/ClauseTable.h"
#include "ampcc/Messages/KeptError.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace clang {
class CompilerInstance;
} // namespace clang

namespace ampcc {

class UnitFiles;

/// A parsed translation unit, alive while the consumer runs. Errors may have occurred: ask
/// CI.getDiagnostics().
struct TranslationUnit {
  clang::CompilerInstance &CI;
  const ClauseTable &Clauses;
  const UnitFiles &Files;
  /// Where system headers are editable: the tokens of the editable files, before they were
  /// rewritten.
  std::vector<clang::Token> Tokens;
  std::vector<KeptError> Kept;
  /// In special members that the language makes or the user defaults. Their restrictions are
  /// inferred, so these are errors only where amp code uses the member (spec 2.3.2).
  std::vector<DeferredError> OfInferred;
  /// In host functions, about amp functions that default arguments and member initializers call.
  /// Clang resolves those calls once, for amp, so these are errors only where the host has no
  /// function of its own.
  std::vector<DeferredError> OfDefaults;
  /// Where an unknown name has been told: what else is wrong there follows from that.
  llvm::DenseSet<clang::SourceLocation> Unknown;
  /// The same of exceptions in amp code (ClauseTable::Exceptions).
  std::vector<clang::SourceRange> Exceptions;
  /// The host compiler is not Clang, and gives its own warnings about what it sees.
  bool HostWarns = false;
};

enum class FrontendStatus {
  Done, ///< the consumer has run (or errors were reported, see the diagnostics engine)
  /// It needs more standard headers in front of it (StandardHeaders.h): nothing was parsed.
  MissingHeaders,
  /// It changes what the standard headers mean that were read in front of it: nothing was parsed.
  ChangesStandard,
  NoAmp ///< no clause, no tile_static, no AMP header: nothing was parsed
};

} // namespace ampcc

#endif
