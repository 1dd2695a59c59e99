//===- ClauseAttribute.h - the attributes that stand for restriction clauses -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The token rewriter replaces a clause by an attribute of a type,
// `[[clang::annotate_type("...")]]`, at the same place. Clang's parser binds it to the enclosing
// declarator, where FunctionRestrictions.h reads it:
//
//   void f() restrict(amp);  ->  void f() [[clang::annotate_type("ampcc::restrict(amp)")]];
//
// Both directions are here: another property of a clause is written by the token rewriter and read
// by FunctionRestrictions.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_CLAUSEATTRIBUTE_H
#define AMPCC_CLAUSES_CLAUSEATTRIBUTE_H

#include "ampcc/Basic/LanguageVersion.h"
#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace clang {
class Attr;
class Preprocessor;
class TypeLoc;
} // namespace clang

namespace ampcc {

/// The sides of a function: the programs, the host's and the device's, for which it is compiled. A
/// clause names them, cpu and amp.
struct Sides {
  bool Cpu = false;
  bool Amp = false;
  std::optional<LanguageVersion> Version = std::nullopt; ///< of `amp:1.1`
  bool Auto = false; ///< `restrict(auto)`: the code of the function decides; it has no other side
  bool any() const { return Cpu || Amp; }
};

/// The GNU attribute that stands for a clause where Clang's grammar allows no attribute of a type:
/// after the introducer of a lambda, and before a declaration. There is one for each combination of
/// sides and version.
llvm::StringRef gnuName(Sides Of);
/// All these names.
llvm::ArrayRef<llvm::StringRef> gnuNames();

/// Appends tokens to `Out`, for the token rewriter. All tokens of one call have the location `Loc`.
/// `Argument` is empty for an attribute without one, else an undeclared name: when the parser looks
/// it up, an action of ampcc runs (LookupCallbacks.h).
class AttributeWriter {
public:
  AttributeWriter(clang::Preprocessor &PP, std::vector<clang::Token> &Out) : PP(PP), Out(Out) {}

  /// `[[clang::annotate_type("...")]]`, or `[[clang::annotate_type("...", (Argument))]]`
  void ofType(Sides S, llvm::StringRef Argument, clang::SourceLocation Loc);
  /// `__attribute__((Name))`, or `__attribute__((Name((Argument))))`
  void gnu(llvm::StringRef Name, llvm::StringRef Argument, clang::SourceLocation Loc);

  /// Write `(void(), ` before an expression and `)` after it, so that Clang reads a property, such
  /// as `v.extent`, and uses its value (DeducedArguments.h).
  void beginValue(clang::SourceLocation Loc);
  void endValue(clang::SourceLocation Loc);

  /// Write `typedef` before a type, and a name that contains `Number` after it, because Clang keeps
  /// nothing of a declaration `decltype(f());` in the AST.
  void beginAlias(clang::SourceLocation Loc);
  void endAlias(unsigned Number, clang::SourceLocation Loc);

private:
  void argument(llvm::StringRef Name, clang::SourceLocation Loc);
  void word(llvm::StringRef Text, clang::SourceLocation Loc);
  void punctuators(llvm::ArrayRef<clang::tok::TokenKind> Kinds, clang::SourceLocation Loc);

  clang::Preprocessor &PP;
  std::vector<clang::Token> &Out;
};

/// The sides in the clause that this attribute stands for; no side for any other attribute or null.
Sides sidesOf(const clang::Attr *A);

/// The sides in all clauses after the parameter list of the function declarator T; no side if T is
/// no function declarator.
Sides sidesOf(clang::TypeLoc T);

/// The sides that the GNU attribute of this name, one of gnuNames(), stands for.
Sides sidesOfGnu(llvm::StringRef Name);

} // namespace ampcc

#endif
