//===- FunctionTypes.h - restrict(amp) in the name of a function type -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_CLAUSES_FUNCTIONTYPES_H
#define AMPCC_CLAUSES_FUNCTIONTYPES_H

namespace clang {
class Attr;
class FunctionDecl;
class TypedefNameDecl;
} // namespace clang

namespace ampcc {

/// A typedef or alias of a function type with `amp` in its clause (spec 2.1.3). Clang's types have
/// no room for restrictions, so such a name is good for declaring functions and nothing else.
enum class FunctionTypeName { None, Amp, Dual };
FunctionTypeName functionTypeName(const clang::TypedefNameDecl *Name);

/// The name by which a function is declared without a parameter list of its own; None for others.
FunctionTypeName declaredBy(const clang::FunctionDecl *Function);

/// The attribute of a type stands for a clause; for one that names amp.
bool isClause(const clang::Attr *A);
bool isAmpClause(const clang::Attr *A);

} // namespace ampcc

#endif
