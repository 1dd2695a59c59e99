//===- FunctionRestrictions.h - restrictions, read at each declaration ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_CLAUSES_FUNCTIONRESTRICTIONS_H
#define AMPCC_CLAUSES_FUNCTIONRESTRICTIONS_H

#include "ampcc/ClangHooks/AttributeRegion.h"
#include "ampcc/Clauses/ClauseAttribute.h"
#include "clang/Sema/ParsedAttr.h"

namespace clang {
class Decl;
class FunctionDecl;
class Sema;
} // namespace clang

namespace ampcc {

/// Makes the GNU attributes that stand for clauses known to Clang's parsers of this process.
void registerClauseAttributes();

/// As good as written: implicit attributes are those that Clang infers and gives up in need.
void addRestrictions(clang::Sema &S, clang::Decl *D, Sides Of);

/// Those of the function around this one; none if that is for the cpu alone.
Sides sidesAround(const clang::FunctionDecl *Function);

/// From its construction to the end of the unit, or to `stop`, every function gets its restrictions
/// when it is declared, before Clang looks for the declaration that it repeats: those of its
/// clause, or of the name of the function type that declares it (spec 2.1.3), or else those of the
/// function around it (spec 2.2.1).
class FunctionRestrictions {
public:
  explicit FunctionRestrictions(clang::Sema &S);
  void stop() { Region.stop(); }

private:
  AttributeRegion Region;
};

} // namespace ampcc

#endif
