//===- SharedReadingCheck.h - a check that a unit may share parsed headers -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc parses each source twice, as C++ AMP and, with edits, as the host's C++. To save time it
// parses the standard headers once, before the translation unit, and both parses share the result
// (docs/shared-reading.md). That is correct only if the unit does not change the meaning of the
// headers, nor they of it. UnitReader, the parse loop, checks that with this class. If
// changesMeaning() is true, the unit is compiled again without sharing. A further thing that makes
// a difference is checked here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_READING_SHAREDREADINGCHECK_H
#define AMPCC_LIB_READING_SHAREDREADINGCHECK_H

#include "ampcc/Reading/UnitReader.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class FileEntry;
class IdentifierInfo;
class Preprocessor;
} // namespace clang

namespace ampcc {

/// Standard headers are parsed before a unit. This class checks whether any of them, or the unit,
/// would mean something else if the header came where the unit includes it. A header has its *turn*
/// when the unit includes it, or another header that includes it. Three things before that turn
/// could make a difference:
///
///  - The unit defines or undefines a macro whose name occurs in a header, or has a pragma.
///  - The unit tests whether a macro is defined that the header defines.
///  - The unit uses a name that the header declares, where lookup could find it.
///
/// The order of calls: the constructor; addHeaders() after the headers were read; watch() before
/// the first token of the unit; setPosition() during the unit; changesMeaning() after its last
/// token.
class SharedReadingCheck {
public:
  /// Listens to the preprocessor from now on. `Library`: the folders of the library's headers.
  /// `Compiler`: folders of the compiler's own headers. Headers of both mean the same wherever they
  /// are read. `System`: folders of the C library and of others.
  SharedReadingCheck(clang::Preprocessor &PP, llvm::ArrayRef<std::string> Library,
                     llvm::ArrayRef<std::string> Compiler, llvm::ArrayRef<std::string> System);
  ~SharedReadingCheck() = default;

  /// From now on, headers that the preprocessor reads without an #include in a file count as
  /// included by Header, and have their turn with it.
  void setBringer(const clang::FileEntry *Header);
  /// Adds the tokens of headers that have been read.
  void addHeaders(llvm::ArrayRef<clang::Token> Tokens);
  /// The headers that have been read, for restore() in a later parse; empty if that is impossible.
  std::string save() const;
  /// In place of addHeaders(): the headers come from a file. Returns false if the unit would read
  /// other headers now.
  bool restore(llvm::StringRef Saved);
  llvm::ArrayRef<SavedHeader> savedHeaders() const;
  /// Reports that the unit begins. Before, the headers are recorded; from now on, the unit is
  /// checked.
  void watch();
  /// Reports the number of the unit's tokens so far, which determine where a header has its turn.
  void setPosition(size_t Tokens);
  /// Returns true if the unit, with these tokens, or a header could mean something else without
  /// sharing. Call it before the unit is parsed, while Ctx holds only declarations of the headers.
  bool changesMeaning(llvm::ArrayRef<clang::Token> Unit, clang::ASTContext &Ctx) const;

  /// True if Name occurs in the headers, as a token or in a macro.
  bool occurs(const clang::IdentifierInfo *Name) const;

private:
  class Listener;
  Listener *Listen; ///< the preprocessor's
};

} // namespace ampcc

#endif
