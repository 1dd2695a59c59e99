//===- UnitReader.h - the parse loop of a translation unit ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UnitReader replaces clang::ParseAST, for its users in lib/Driver: the pipeline, SharedUnit and
// HeaderCache, which only parses the standard headers. Clang's CUDA semantics are on, but not its
// CUDA mode: the target is still the host, and CUDA's predefined macros and wrapper headers are
// absent, so the user's host code means the same as in plain Clang. For the analysis a unit is
// preprocessed into a vector, the vector is rewritten, and the parser then reads the result as a
// token stream without further macro expansion.
//
// The host compiler parses the rewritten unit again, and most of both parses is the same standard
// headers. So a process can parse these once and fork: the child goes on with the analysis, the
// parent waits for the rewritten text and goes on with that.
//
// A new change of the tokens is called in rewriteAmp(), between lexing and parsing.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_UNITREADER_H
#define AMPCC_READING_UNITREADER_H

#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Reading/SourcePlace.h"
#include "ampcc/Reading/StandardHeaders.h"
#include "ampcc/Reading/TranslationUnit.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace clang {
class ASTConsumer;
class Preprocessor;
} // namespace clang

namespace ampcc {

/// Creates a consumer that must be among those of the FrontendAction around a UnitReader. It infers
/// the restrictions of members without a clause, and opens the result classes of `<=>` to amp code.
std::unique_ptr<clang::ASTConsumer> createLanguageSupport();

/// A file that was read for a saved state.
struct SavedHeader {
  std::string Path;
  bool IsSystem; ///< a header of the system or of a library, which -MMD leaves out
};

/// A parse inside of a FrontendAction, whose consumer gets the AST.
class UnitReader {
public:
  /// `Folders`: the folders of the library's headers. `BeforeLexing` may add preprocessor
  /// callbacks.
  UnitReader(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Folders,
             llvm::function_ref<void(clang::Preprocessor &)> BeforeLexing);
  ~UnitReader();

  /// Parses the headers that these directives include, before the unit (InvocationInput::Shared).
  /// False if both sides cannot share them. Call readAnalysis next, or becomeHost and readHost.
  /// `Library`, `Compiler` and `System` are folders; SharedReadingCheck explains them, and which of
  /// their headers mean the same wherever they are included.
  bool readStandard(llvm::StringRef Directives, llvm::ArrayRef<std::string> Library,
                    llvm::ArrayRef<std::string> Compiler, llvm::ArrayRef<std::string> System);
  /// The state after readStandard() as a file (PrecompiledState.h); empty if it cannot be saved.
  llvm::SmallVector<char, 0> saveStandard();
  /// In place of readStandard(), in an action that began with a file of saveStandard(), whose note
  /// is `Note`. False if the unit's directives would read other files now.
  bool restoreStandard(llvm::StringRef Note, llvm::ArrayRef<std::string> Library,
                       llvm::ArrayRef<std::string> Compiler, llvm::ArrayRef<std::string> System);
  /// The files of the state, after restoreStandard().
  llvm::ArrayRef<SavedHeader> savedHeaders() const;
  /// Parses more headers, of those that <amp.h> includes on demand, after readStandard() and before
  /// the unit. `Bringer` is the library's file that includes them. False as in readStandard().
  bool readMoreStandard(llvm::ArrayRef<std::string> Headers, llvm::StringRef Bringer);

  /// Inserts `template` before the names at these places, with a warning (MissingTemplates.h).
  void insertTemplates(llvm::ArrayRef<SourcePlace> Places) { KnownTemplates = Places; }
  /// After readAnalysis: further names before which `template` is missing. Their errors end if the
  /// unit is parsed again with these places.
  std::vector<SourcePlace> missingTemplates() const;

  /// The version of restrict(amp) without a version, version 1 if it is not called. Call it before
  /// readAnalysis(). The headers of readStandard() are read alike for all versions.
  void setVersion(LanguageVersion V) { Version = V; }

  /// Parses the unit, after the headers of readStandard() if any, as C++ AMP. Call it once.
  /// `Consume` gets the AST. `StopAtErrors`: if there are headers to try (`headersForRetry`), the
  /// parse ends at the first error that they may cure, and `Consume` is not called. `AlwaysParse`:
  /// never returns NoAmp.
  FrontendStatus readAnalysis(bool AlwaysParse, bool StopAtErrors,
                              llvm::function_ref<void(TranslationUnit &)> Consume);

  /// The headers that the unit may need and does not include, found by its tokens. After
  /// FrontendStatus::MissingHeaders some are missing.
  const HeaderCandidates &headerCandidates() const { return Candidates; }
  /// After an analysis that has found errors, of Clang or of the rules: the headers with which the
  /// unit may have none.
  llvm::ArrayRef<std::string> headersForRetry() const;

  /// Makes the rest of the parse plain C++. Call it after readStandard(), without readAnalysis().
  void becomeHost();
  /// Parses `Text` in place of the unit, after becomeHost().
  void readHost(std::unique_ptr<llvm::MemoryBuffer> Text);

private:
  class State;
  std::vector<clang::Token> lex(const clang::IdentifierInfo *Until);
  void enter(llvm::ArrayRef<clang::Token> Tokens, bool Seen = true);
  std::vector<clang::Token> findEditable(llvm::ArrayRef<clang::Token> Tokens);
  /// Replaces the C++ AMP in the tokens by attributes that Clang can parse. True if there were
  /// errors.
  bool rewriteAmp(std::vector<clang::Token> &Tokens,
                  llvm::function_ref<bool(const clang::IdentifierInfo *)> OccursInShared);
  void parse(bool WholeUnit);
  /// Parses the tokens of the unit, once its C++ AMP is replaced, into the tree of the analysis.
  TranslationUnit parseAnalysis(std::vector<clang::Token> Tokens,
                                std::vector<clang::Token> Editable);
  bool readShared();
  bool mayNeedHeaders() const;

  clang::CompilerInstance &CI;
  UnitFiles Files;
  ClauseTable Clauses;
  HeaderCandidates Candidates;
  llvm::ArrayRef<SourcePlace> KnownTemplates;
  bool StopAtErrors = false;
  bool NeedsHeaders = false; ///< mayNeedHeaders() at the end of the parse
  LanguageVersion Version = LanguageVersion::V1;
  std::unique_ptr<State> St;
};

/// Runs `Run` with a UnitReader in a frontend action over the main file of `CI`'s invocation (from
/// createCompilerInstance). Does not run it if the file cannot be opened.
void runAnalysis(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Folders,
                 llvm::function_ref<void(clang::Preprocessor &)> BeforeLexing,
                 llvm::function_ref<void(UnitReader &)> Run);

/// Prints the number of errors as Clang does, without its line about the CUDA device.
void printErrorCount(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
