//===- MisplacedClause.h - is this `restrict` a clause, and is it in its place? //
#ifndef AMPCC_LIB_FRONTEND_MISPLACEDCLAUSE_H
#define AMPCC_LIB_FRONTEND_MISPLACEDCLAUSE_H

#include "DeclaratorScan.h"

namespace clang {
class Preprocessor;
}

namespace ampcc {

/// The ')' of the parameter list that the clause at I follows, with cv- and ref-qualifiers or
/// `mutable` in between; NoToken if it follows none.
unsigned parameterListBefore(const TokenView &Tokens, unsigned I);

/// True when everything between the start of the statement and the name at Begin can belong to
/// decl-specifiers, and there is something.
bool followsType(const TokenView &Tokens, unsigned Begin);

/// Reports the clauses of a declarator that stand in the wrong order (spec 2.1.1, 2.1.2).
void reportWrongOrder(clang::Preprocessor &PP, const TokenView &Tokens, const DeclaratorTail &Tail,
                      bool IsLambda);

/// Reports the clause at I, in front of the parameter list of a lambda that ends at Close.
void reportBeforeParameters(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I,
                            unsigned Close);

/// True when a member of a constructor's initializer list begins at I.
bool isMemberInitializer(const TokenView &Tokens, unsigned I);

/// Reports a `restrict` behind the parameter list of a function that no '(' follows.
bool reportMissingList(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

/// Looks at a `restrict(...)` that follows no parameter list. Reports it and returns true where it
/// can only be meant as a clause; false where it is an ordinary name.
bool reportMisplaced(clang::Preprocessor &PP, const TokenView &Tokens, unsigned I);

} // namespace ampcc

#endif
