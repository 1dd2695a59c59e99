//===- TranslationUnit.h - a parsed source of C++ AMP ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader rewrites the tokens of a unit between Clang's preprocessor and its parser: restriction
// clauses become attributes that Clang's semantics understand (amp: `device`, cpu: `host`,
// tile_static: an attribute of ampcc). Every token keeps its location. UnitReader then passes the
// TranslationUnit to the pipeline (lib/Driver), whose stages check it and generate code from it. A
// further result of the parse that several stages need becomes a member.
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

/// A parsed translation unit, alive while `Consume` of UnitReader::readAnalysis() runs. It exists
/// also after errors; CI.getDiagnostics() says whether there were any.
struct TranslationUnit {
  clang::CompilerInstance &CI;
  const ClauseTable &Clauses;
  const UnitFiles &Files;
  /// Normally empty. If a system header has words of C++ AMP, the host rewriter must edit it too
  /// (UnitFiles::isEditable). Then these are the tokens of all files that it may edit, before
  /// clauses became attributes, and it uses them in place of IncludeRecord::Tokens.
  std::vector<clang::Token> Tokens;
  /// Errors of Clang that lib/Sema explains, or reports as they are.
  std::vector<KeptError> Kept;
  /// Errors in special members that are implicit or defaulted. The restrictions of such a member
  /// are inferred, so it is an error only if amp code uses the member (spec 2.3.2).
  std::vector<DeferredError> OfInferred;
  /// Errors in host functions about amp functions that default arguments and member initializers
  /// call. Clang resolves those calls once, for amp, so it is an error only if there is no overload
  /// for the host.
  std::vector<DeferredError> OfDefaults;
  /// The places of unknown names that were reported. lib/Sema reports no other errors there,
  /// because they are consequences.
  llvm::DenseSet<clang::SourceLocation> Unknown;
  /// The places of the reported exceptions in amp code (ClauseTable::Exceptions). lib/Sema reports
  /// no other errors there.
  std::vector<clang::SourceRange> Exceptions;
  /// The preprocessor's text of the macros that the command defines.
  std::string CommandMacros;
  /// The host compiler is not Clang, and reports its own warnings about the host source.
  bool HostWarns = false;
};

/// The result of UnitReader::readAnalysis(). Unless it is Done, the unit was not parsed.
enum class FrontendStatus {
  Done, ///< `Consume` has run (or errors were reported, see the diagnostics engine)
  /// More standard headers must be parsed before the unit (StandardHeaders.h).
  MissingHeaders,
  /// The unit changes the meaning of the standard headers that were parsed before it.
  ChangesStandard,
  NoAmp ///< the unit has no clause, no tile_static and no AMP header
};

} // namespace ampcc

#endif
