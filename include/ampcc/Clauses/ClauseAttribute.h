//===- ClauseAttribute.h - what a clause is to Clang ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A clause becomes an attribute of a type, `[[clang::annotate_type("...")]]`, in its own place, and
// Clang's parser binds it to the declarator around. FunctionRestrictions.h reads it there.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_CLAUSEATTRIBUTE_H
#define AMPCC_CLAUSES_CLAUSEATTRIBUTE_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace clang {
class Attr;
class Preprocessor;
class TypeLoc;
} // namespace clang

namespace ampcc {

struct Sides {
  bool Cpu = false;
  bool Amp = false;
  bool any() const { return Cpu || Amp; }
};

/// The GNU attribute, of one of these names, that stands for a clause where Clang's grammar has no
/// room for one of a type: behind a lambda's introducer, and in front of a declaration.
inline constexpr llvm::StringLiteral CpuAttributeName = "ampcc_cpu";
inline constexpr llvm::StringLiteral AmpAttributeName = "ampcc_amp";
inline constexpr llvm::StringLiteral DualAttributeName = "ampcc_dual";

/// Writes tokens that all stand at one place.
class AttributeWriter {
public:
  AttributeWriter(clang::Preprocessor &PP, std::vector<clang::Token> &Out) : PP(PP), Out(Out) {}

  /// `[[clang::annotate_type("...")]]`, or `[[clang::annotate_type("...", (Argument))]]`
  void ofType(Sides S, llvm::StringRef Argument, clang::SourceLocation Loc);
  /// `__attribute__((Name))`, or `__attribute__((Name((Argument))))`
  void gnu(llvm::StringRef Name, llvm::StringRef Argument, clang::SourceLocation Loc);

  /// `(void(), ` in front of an expression, and `)` behind it.
  void beginValue(clang::SourceLocation Loc);
  void endValue(clang::SourceLocation Loc);

  /// `typedef` in front of a type, and behind it a name that nothing else has.
  void beginAlias(clang::SourceLocation Loc);
  void endAlias(unsigned Number, clang::SourceLocation Loc);

private:
  void argument(llvm::StringRef Name, clang::SourceLocation Loc);
  void word(llvm::StringRef Text, clang::SourceLocation Loc);
  void punctuators(llvm::ArrayRef<clang::tok::TokenKind> Kinds, clang::SourceLocation Loc);

  clang::Preprocessor &PP;
  std::vector<clang::Token> &Out;
};

/// What the clause says that became this attribute; nothing for any other attribute.
Sides sidesOf(const clang::Attr *A);

/// What the clauses say, together, that follow the parameter list of the function declarator T.
Sides sidesOf(clang::TypeLoc T);

/// What the GNU attribute of this name says.
Sides sidesOfGnu(llvm::StringRef Name);

} // namespace ampcc

#endif
