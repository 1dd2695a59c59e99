//===- TokenView.h - the tokens of a unit with matched brackets ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files of lib/Clauses use it to find clauses, declarators and lambdas among tokens before the
// parser runs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_TOKENVIEW_H
#define AMPCC_CLAUSES_TOKENVIEW_H

#include "clang/Basic/IdentifierTable.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <vector>

namespace ampcc {

/// Read access to the tokens of a unit by index. The last token is the end of the file; indices
/// beyond it, and NoToken, read as that token.
class TokenView {
public:
  static constexpr unsigned NoToken = ~0u;

  explicit TokenView(llvm::ArrayRef<clang::Token> Tokens);

  unsigned size() const { return Tokens.size(); }
  const clang::Token &operator[](unsigned I) const {
    return Tokens[I < Tokens.size() ? I : Tokens.size() - 1];
  }
  clang::tok::TokenKind kind(unsigned I) const { return (*this)[I].getKind(); }
  bool is(unsigned I, clang::tok::TokenKind Kind) const { return kind(I) == Kind; }
  bool isNot(unsigned I, clang::tok::TokenKind Kind) const { return kind(I) != Kind; }
  template <typename... Ts> bool isOneOf(unsigned I, Ts... Kinds) const {
    return (*this)[I].isOneOf(Kinds...);
  }
  /// An identifier or keyword with this spelling.
  bool isWord(unsigned I, llvm::StringRef Word) const;
  /// An identifier that is no keyword.
  bool isIdentifier(unsigned I) const { return is(I, clang::tok::identifier); }

  /// The other bracket of a (), [] or {} pair; NoToken without one.
  unsigned match(unsigned I) const { return I < Matches.size() ? Matches[I] : NoToken; }

  /// The index after the '>' that closes the template angle bracket at I; NoToken if nothing closes
  /// it.
  unsigned skipAngles(unsigned I) const;
  /// The '<' that the '>' or '>>' at I closes; NoToken if nothing opens it.
  unsigned openAngle(unsigned I) const;
  /// The index after the bracketed group at I, or I itself if there is none.
  unsigned skipGroup(unsigned I) const;
  /// The index after the `operator` at I and the symbol that it names, or I itself if there is
  /// none.
  unsigned skipOperator(unsigned I) const;
  /// `decltype`, `typeof`, `__underlying_type` or a similar word at I, followed by parentheses
  /// whose content it converts to a type.
  bool isTypeTransform(unsigned I) const;
  /// The first token of the `decltype(...)` or `typeof(...)` that ends at I; NoToken if none does.
  unsigned decltypeEndingAt(unsigned I) const;
  /// The index after one [[...]], __attribute__((...)), __declspec(...), alignas(...) or asm(...)
  /// at I, or I itself.
  unsigned skipAttribute(unsigned I) const;
  /// The first token of the declaration or statement around I. Looks back over matched groups, and
  /// stops after ; { } an access specifier or the open bracket around I.
  unsigned statementStart(unsigned I) const;
  /// The innermost open bracket around I; NoToken at the top.
  unsigned enclosing(unsigned I) const { return I < Around.size() ? Around[I] : NoToken; }
  /// The index after the constraint of the requires-clause at I, or I itself if there is none.
  unsigned skipRequires(unsigned I) const;
  /// A keyword of a built-in type.
  bool isTypeWord(unsigned I) const;
  /// The closed group at Open holds only `amp` and `cpu`.
  bool holdsRestrictions(unsigned Open) const;
  /// The program may use `restrict` as a name: it occurs in a place that no clause has, or the unit
  /// loads an AST file.
  bool hasOwnRestrict() const;
  /// The program also uses `amp` or `cpu` as a name: it occurs outside of clauses, or the unit
  /// loads an AST file.
  bool hasOwnRestrictions() const;

private:
  unsigned skipQualifiedName(unsigned I) const;

  llvm::ArrayRef<clang::Token> Tokens;
  std::vector<unsigned> Matches;
  std::vector<unsigned> Around; ///< for each token the result of `enclosing`
  mutable std::optional<bool> OwnRestrict, OwnRestrictions;
};

} // namespace ampcc

#endif
