//===- FunctionRestrictions.h - the restrictions that each function gets -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gives each function Clang's CUDA attributes for its restrictions, so that Clang's overload
// resolution and its checks of calls work for C++ AMP. Reads the attributes that the token rewriter
// inserted for clauses (ClauseAttribute.h). Invocation.cpp registers the attributes, and UnitReader
// creates a FunctionRestrictions for the parse of the analysis. Change this code if a function gets
// the wrong sides (host and device): overload resolution then chooses wrongly, too.
//
//===----------------------------------------------------------------------===//
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

/// Registers the attributes of lib/Clauses with Clang's parsers in this process. Call it before the
/// first parse, and before a FunctionRestrictions is created.
void registerClauseAttributes();

/// Adds attributes as if the source had them: Clang may drop implicit ones, which it inferred
/// itself.
void addRestrictions(clang::Sema &S, clang::Decl *D, Sides Of);

/// Makes a lambda without a clause one for the cpu, because Clang takes a lambda without attributes
/// for both sides. Unlike the attribute of a clause, this one has a source location, by which
/// isUnmarked() (DeviceCallee.h) recognises it.
void addCpuWithoutClause(clang::Sema &S, clang::FunctionDecl *Lambda);

/// The restrictions of a function without a clause, such as a lambda, in a function with the
/// restrictions `Of`. They are `Of`, with cpu added to amp where amp code may call functions
/// without a clause (HostCalls.h): such a function may get the lambda as an argument and call it,
/// and Clang resolves its calls for the cpu.
Sides servingUnmarked(const clang::Sema &S, Sides Of);

/// The restrictions that the function around `Function` passes on to it; none if that function is
/// for the cpu alone or `Function` is in no function.
Sides sidesAround(const clang::FunctionDecl *Function);

/// Gives every function its restrictions when it is declared, before Clang looks for the
/// declaration that it repeats. They are those of its clause, or of the name of the function type
/// that declares it (spec 2.1.3), or else those of the enclosing function (spec 2.2.1). A function
/// with none of these is for the cpu; only deduction guides and std::declval, which never run, are
/// for both sides. Works from its construction to the end of the unit or to `stop`.
class FunctionRestrictions {
public:
  explicit FunctionRestrictions(clang::Sema &S);
  void stop() { Region.stop(); }

private:
  AttributeRegion Region;
};

} // namespace ampcc

#endif
