//===- DeclaratorScan.h - where a function declarator starts and ends -----===//
//
// Tokens alone, without knowledge of types: enough to know whether a clause follows a parameter
// list, what the parameter list belongs to, and how far the function reaches behind the clause.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_FRONTEND_DECLARATORSCAN_H
#define AMPCC_LIB_FRONTEND_DECLARATORSCAN_H

#include "TokenView.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// What stands in front of a parameter list.
struct DeclaratorHead {
  enum Kind {
    None,     ///< not a parameter list
    Function, ///< a function's name
    Lambda,   ///< a lambda introducer
    Pointer,  ///< `(*name)`, `(&)`, `(C::*name)`: a pointer or reference to the function type
    Type ///< a function type without a name, or one that names a type (typedef, alias, argument)
  };
  Kind K = None;
  /// Function: the first token of the (qualified) name, or of the parentheses around the declarator
  /// of a function that returns a reference or pointer to an array; Lambda: the '['.
  unsigned Begin = 0;
  /// Function: the first token behind such parentheses and what follows them; else NoToken.
  unsigned BehindParens = TokenView::NoToken;
};

/// Looks at what stands in front of the '(' at Open. Type contexts are found by their surroundings;
/// Behind is the first token behind the declarator as far as it is known.
DeclaratorHead scanHead(const TokenView &Tokens, unsigned Open, unsigned Behind);

/// Whether the token at I stands inside of an unclosed '<' of the statement that begins at Start.
bool insideTemplateArguments(const TokenView &Tokens, unsigned Start, unsigned I);

/// What follows the parameter list of a function or lambda.
struct DeclaratorTail {
  llvm::SmallVector<unsigned, 2> Clauses; ///< the `restrict` tokens
  /// Tokens of the declarator that stand on the wrong side of a clause, one entry a clause.
  struct Misplaced {
    unsigned Clause;
    unsigned Culprit; ///< NoToken: nothing wrong
  };
  llvm::SmallVector<Misplaced, 2> WrongOrder;
  unsigned Behind = 0; ///< the first token behind the declarator: ';' ',' '{' ...
  /// The '{' of the function's body; NoToken for a declaration.
  unsigned Body = TokenView::NoToken;
  /// The last token that the clause reaches (spec 2.1.1): the end of the body or of the declarator.
  unsigned End = 0;
};

/// Scans from the token behind the parameter list (or behind a lambda introducer without one).
DeclaratorTail scanTail(const TokenView &Tokens, unsigned I, bool IsLambda);

/// A declarator as a whole.
struct Declarator {
  DeclaratorHead Head;
  DeclaratorTail Tail;
};

/// The declarator whose parameter list opens at Open.
Declarator scanDeclarator(const TokenView &Tokens, unsigned Open);

/// `Name(...) -> Name<...>;` begins at I: a deduction guide, which no expression looks like.
bool isDeductionGuide(const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
