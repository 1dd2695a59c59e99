//===- TextLexer.h - the tokens of KIR's text form ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// KIR, the intermediate representation, has a text form (docs/kir.md), which tests and the tools
// kir-opt and kir-run read, and which objects contain for the link of device code. TextParser reads
// these tokens. A new form of token or literal is split off here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_KIR_TEXTLEXER_H
#define AMPCC_LIB_KIR_TEXTLEXER_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc::kir {

struct Token {
  enum class Kind { Identifier, Integer, Float, String, Punctuator, End };
  Kind K = Kind::End;
  llvm::StringRef Text;     ///< quotes and backquotes removed
  bool IsQuoted = false;    ///< a name in backquotes, which is no word of the text form
  bool SpaceBefore = false; ///< `- 5` negates, `-5` is a literal
  unsigned Line = 0, Column = 0;

  bool is(llvm::StringRef Word) const {
    return (K == Kind::Punctuator || (K == Kind::Identifier && !IsQuoted)) && Text == Word;
  }
};

/// Splits Text into Tokens, which refer to Text; the last token is End. Comments run from `//` to
/// the end of the line. Returns false, with a message in Error, at a character that begins no
/// token, and at a quote that nothing closes.
bool lex(llvm::StringRef Text, std::vector<Token> &Tokens, std::string &Error);

} // namespace ampcc::kir

#endif
