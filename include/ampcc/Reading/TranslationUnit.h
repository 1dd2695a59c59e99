//===- TranslationUnit.h - a parsed source of C++ AMP ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tokens of a unit are rewritten between Clang's preprocessor and its parser: restriction
// clauses become attributes that Clang's semantics understand (amp: `device`, cpu: `host`,
// tile_static: an attribute of ampcc). Every token keeps its location. All later stages (Sema,
// Extract, Lower, Rewrite) take the TranslationUnit as input.
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

/// A parsed translation unit, alive while the consumer runs. CI.getDiagnostics() says whether there
/// were errors.
struct TranslationUnit {
  clang::CompilerInstance &CI;
  const ClauseTable &Clauses;
  const UnitFiles &Files;
  /// If system headers are editable: the tokens of the editable files before they were rewritten.
  std::vector<clang::Token> Tokens;
  std::vector<KeptError> Kept;
  /// Errors in special members that are implicit or defaulted. The restrictions of such a member
  /// are inferred, so it is an error only if amp code uses the member (spec 2.3.2).
  std::vector<DeferredError> OfInferred;
  /// Errors in host functions about amp functions that default arguments and member initializers
  /// call. Clang resolves those calls once, for amp, so it is an error only if there is no overload
  /// for the host.
  std::vector<DeferredError> OfDefaults;
  /// The places of unknown names that were reported: other errors there are consequences.
  llvm::DenseSet<clang::SourceLocation> Unknown;
  /// The same for exceptions in amp code (ClauseTable::Exceptions).
  std::vector<clang::SourceRange> Exceptions;
  /// The host compiler is not Clang, and reports its own warnings about the host source.
  bool HostWarns = false;
};

enum class FrontendStatus {
  Done, ///< the consumer has run (or errors were reported, see the diagnostics engine)
  /// More standard headers must be parsed before it (StandardHeaders.h): nothing was parsed.
  MissingHeaders,
  /// It changes the meaning of the standard headers that were parsed before it: nothing was parsed.
  ChangesStandard,
  NoAmp ///< no clause, no tile_static, no AMP header: nothing was parsed
};

} // namespace ampcc

#endif
