//===- UnitReader.h - the parse loop --------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Takes the place of clang::ParseAST. Clang's CUDA semantics are switched on without its CUDA mode:
// the target stays the host, the predefined macros and wrapper headers of CUDA stay away, and so
// the user's host code reads the same as under plain Clang. For the analysis a unit is preprocessed
// into a vector, the vector is rewritten, and the parser then reads the result as a token stream
// without further macro expansion.
//
// The host compiler reads the unit again, rewritten, and most of both readings are the same
// standard headers. So a process can read these once and fork: one side goes on with the analysis,
// the other waits for the rewritten text and goes on with that.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_UNITREADER_H
#define AMPCC_READING_UNITREADER_H

#include "ampcc/Basic/UnitFiles.h"
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

/// To be among the consumers of whatever a UnitReader parses.
std::unique_ptr<clang::ASTConsumer> createLanguageSupport();

/// Inside a FrontendAction, whose consumer it feeds.
class UnitReader {
public:
  /// `Folders`: those of the library's headers. `BeforeLexing` may add preprocessor callbacks.
  UnitReader(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Folders,
             llvm::function_ref<void(clang::Preprocessor &)> BeforeLexing);
  ~UnitReader();

  /// Reads what these directives bring, in front of the unit (InvocationInput::Shared). False when
  /// that is nothing that both sides can share. Either readAnalysis comes next, or becomeHost and
  /// readHost. `Library` and so on: folders, see SharedReadingCheck, whose headers mean the same
  /// wherever they are read.
  bool readStandard(llvm::StringRef Directives, llvm::ArrayRef<std::string> Library,
                    llvm::ArrayRef<std::string> Compiler, llvm::ArrayRef<std::string> System);
  /// And more headers, of those that <amp.h> brings on demand: `Bringer`, a file of its, does.
  bool readMoreStandard(llvm::ArrayRef<std::string> Headers, llvm::StringRef Bringer);

  /// Reads the unit, or the rest of it, as C++ AMP. `Consume` sees the AST. `StopAtErrors`: where
  /// there are headers to try (`named`), it does not after the parser's first error.
  FrontendStatus readAnalysis(bool AlwaysParse, bool StopAtErrors,
                              llvm::function_ref<void(TranslationUnit &)> Consume);

  /// What the unit's tokens say of headers that it does not include. After
  /// FrontendStatus::MissingHeaders some are missing.
  const NamedHeaders &named() const { return Named; }

  /// From here on this is plain C++.
  void becomeHost();
  /// Reads `Text` in place of the unit.
  void readHost(std::unique_ptr<llvm::MemoryBuffer> Text);

private:
  class State;
  std::vector<clang::Token> lex(const clang::IdentifierInfo *Until);
  void enter(llvm::ArrayRef<clang::Token> Tokens, bool Seen = true);
  std::vector<clang::Token> findEditable(llvm::ArrayRef<clang::Token> Tokens);
  /// What the tokens have of C++ AMP becomes what Clang can parse. True where there were errors.
  bool rewriteAmp(std::vector<clang::Token> &Tokens,
                  llvm::function_ref<bool(const clang::IdentifierInfo *)> OccursInShared);
  void parse(bool WholeUnit);
  bool readShared();

  clang::CompilerInstance &CI;
  UnitFiles Files;
  ClauseTable Clauses;
  NamedHeaders Named;
  bool StopAtErrors = false;
  std::unique_ptr<State> St;
};

/// Runs `Run` in a frontend action over the main file of `CI`'s invocation (made by
/// createCompilerInstance), with a reader of it. It is not run when the file cannot be opened.
void runAnalysis(clang::CompilerInstance &CI, llvm::ArrayRef<std::string> Folders,
                 llvm::function_ref<void(clang::Preprocessor &)> BeforeLexing,
                 llvm::function_ref<void(UnitReader &)> Run);

/// Clang's last line, without the one that would tell what the CUDA device is.
void printErrorCount(clang::CompilerInstance &CI);

} // namespace ampcc

#endif
