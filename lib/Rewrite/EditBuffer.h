//===- EditBuffer.h - edits of a translation unit's files -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host source is the user's text without C++ AMP, which the host compiler compiles. It keeps
// the user's lines and macros. The AST names tokens after preprocessing, so this buffer collects
// edits by the number of a token in the TokenStream, and returns the text of a file with all its
// edits. If an edit begins or ends inside a macro expansion, that expansion is written out in place
// of the macro call and edited there. rewriteHost() (HostRewriter.cpp) owns the buffer, the classes
// of lib/Rewrite add edits, and Inliner renders the files at the end.
//
//   #define PAIR(x) x, x          an edit replaces the second token `a` of the expansion by `b`
//   PAIR(a)                 ->    a, b
//
// Change this code if an edit disturbs lines, columns or macros. Which edits are made is decided
// elsewhere.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_EDITBUFFER_H
#define AMPCC_LIB_REWRITE_EDITBUFFER_H

#include "TextEdits.h"
#include "ampcc/Reading/TokenStream.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace clang {
class LangOptions;
}

namespace ampcc {

class EditBuffer {
public:
  EditBuffer(const TokenStream &Stream, const clang::SourceManager &SM,
             const clang::LangOptions &Lang)
      : Stream(Stream), SM(SM), Lang(Lang) {}

  /// Inserts Text before token I, or after it. Insertions at one place keep the order of the calls.
  void insertBefore(unsigned I, llvm::StringRef Text);
  void insertAfter(unsigned I, llvm::StringRef Text);
  /// Replaces the tokens by Text. Line breaks and directives between the tokens stay. A larger
  /// range removes the edits inside of it. KeepColumns: spaces keep the column of the text that
  /// follows on the last line. Returns false, and does nothing, if the range begins and ends in
  /// different files.
  bool replace(TokenRange Range, llvm::StringRef Text, bool KeepColumns = false);
  /// Removes the tokens; returns false as replace().
  bool remove(TokenRange Range) { return replace(Range, "", /*KeepColumns=*/true); }
  /// Removes token I, which comes from a macro, if another edit causes the macro expansion to be
  /// written out. Otherwise the token stays, because it is edited in the definition of the macro.
  void removeIfWrittenOut(unsigned I) { Soft.push_back(I); }

  // Edit the text of File from offset Begin to End in bytes, for text that is not in the token
  // stream (macro definitions, directives). blankText() replaces all but line breaks and tabs by
  // spaces.
  void replaceText(clang::FileID File, unsigned Begin, unsigned End, llvm::StringRef Text);
  void blankText(clang::FileID File, unsigned Begin, unsigned End);

  /// The files that have edits.
  std::vector<clang::FileID> files() const;
  /// The edited text of File.
  std::string render(clang::FileID File) const;

  /// True if token I is inside of a range that was removed or replaced.
  bool isRemoved(unsigned I) const;

private:
  /// One macro call in a file: its text range and its expansion.
  struct Expansion {
    clang::FileID File;
    unsigned Begin, End; ///< offsets in the file
    TokenRange Tokens;
    llvm::SmallVector<const PragmaOperator *, 0> Pragmas;
  };
  struct TokenEdit {
    TokenRange Range;
    enum Place { Before, After, Whole } P;
    std::string Text;
    bool KeepColumns;
  };
  struct TextEdit {
    unsigned Begin, End;
    std::string Text;
    bool Blank;
  };
  struct WrittenOut;

  /// The file in which token I, or the macro call that gives it, is spelled.
  clang::FileID fileOf(unsigned I) const;
  Expansion expansionAround(unsigned I) const;
  /// The expansion has to be written out for an edit to start or end at token I.
  void open(unsigned I, bool AtBegin);
  /// The text of an expansion on one line. Stores the offset of each of its tokens from Base.
  std::string spellExpansion(const Expansion &E, unsigned Base,
                             llvm::DenseMap<unsigned, std::pair<unsigned, unsigned>> &Tokens) const;
  /// A larger edit removes the text that E edits.
  bool isPartOfLarger(const TokenEdit &E) const;
  void addTokenEdits(clang::FileID File, const WrittenOut &Text, TextEdits &Edits) const;
  void addTextEdits(clang::FileID File, const WrittenOut &Text, TextEdits &Edits) const;

  const TokenStream &Stream;
  const clang::SourceManager &SM;
  const clang::LangOptions &Lang;
  llvm::DenseMap<clang::FileID, std::vector<TokenEdit>> TokenEdits;
  llvm::DenseMap<clang::FileID, std::vector<TextEdit>> FileEdits;
  /// Expansions to write out, by file and offset.
  llvm::DenseMap<clang::FileID, std::map<unsigned, Expansion>> Opened;
  std::vector<unsigned> Soft;
  std::vector<TokenRange> Removed;
};

} // namespace ampcc

#endif
