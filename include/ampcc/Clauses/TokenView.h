//===- TokenView.h - the tokens of a unit with matched brackets ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files of lib/Clauses use this class to find clauses (`restrict(amp)`), declarators and
// lambdas among tokens before the parser runs. A further question about tokens that several of them
// have becomes a member.
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

  /// The other bracket of the (), [] or {} pair of which the token at I is one; else NoToken.
  unsigned match(unsigned I) const { return I < Matches.size() ? Matches[I] : NoToken; }

  /// The index after the '>' that closes the template angle bracket at I; NoToken if nothing closes
  /// it.
  unsigned skipAngles(unsigned I) const;
  /// The '<' that the '>' or '>>' at I closes; NoToken if nothing opens it.
  unsigned openAngle(unsigned I) const;
  /// The index after the group in (), [] or {} that begins at I, or I itself if none begins there.
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
  /// The first token of the declaration or statement around I, which must be less than size().
  /// Looks back over groups in () and [], and stops after ; { } an access specifier or the bracket
  /// that is open around I.
  unsigned statementStart(unsigned I) const;
  /// The innermost open bracket around I; NoToken at the top.
  unsigned enclosing(unsigned I) const { return I < Around.size() ? Around[I] : NoToken; }
  /// The index after the constraint of the requires-clause at I, or I itself if there is none.
  unsigned skipRequires(unsigned I) const;
  /// The token at I is a keyword of a built-in type, or `auto`.
  bool isTypeWord(unsigned I) const;
  /// The index after the restriction at I, `amp`, `cpu` or `amp:1.1`, or I itself if there is none.
  unsigned skipRestriction(unsigned I) const;
  /// Returns true if the bracket at Open is closed and its group holds restrictions, and nothing
  /// else but commas.
  bool holdsRestrictions(unsigned Open) const;
  /// Returns true if the program may use `restrict` as a name, so that a list after it may be no
  /// clause: the word occurs without a list of `amp` and `cpu`, or also in a loaded AST file.
  bool hasOwnRestrict() const;
  /// Returns true if the program also uses `amp` or `cpu` as a name: one of the words occurs
  /// outside of clauses.
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
