//===- FunctionTypes.h - restrict(amp) in the name of a function type -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FunctionRestrictions uses this code for functions that are declared by the name of a function
// type, `typedef int f(int) restrict(amp); f g;`. lib/Sema/UnitContents.cpp uses it to report other
// uses of such names and clauses. ClauseAttribute.cpp implements it. Another kind of declaration by
// such a name needs a case here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLAUSES_FUNCTIONTYPES_H
#define AMPCC_CLAUSES_FUNCTIONTYPES_H

namespace clang {
class Attr;
class FunctionDecl;
class TemplateSpecializationType;
class TypedefNameDecl;
} // namespace clang

namespace ampcc {

/// The kind of a typedef or alias: a function type with the clause `restrict(amp)` or
/// `restrict(cpu, amp)` (spec 2.1.3), also through another such name, or None for any other type.
/// Clang's types cannot hold restrictions, so a name with a kind may only declare functions.
enum class FunctionTypeName { None, Amp, Dual };
FunctionTypeName functionTypeName(const clang::TypedefNameDecl *Name);

/// The alias of the alias template that Type names, as in `template <class T> using F = T(T)
/// restrict(amp);` with `F<int>`. Null for null and for a specialization of a class template.
const clang::TypedefNameDecl *aliasOf(const clang::TemplateSpecializationType *Type);

/// The kind of the name that declares a function without a parameter list; None for other
/// functions.
FunctionTypeName declaredBy(const clang::FunctionDecl *Function);

/// True if A, an attribute of a type, stands for a restriction clause.
bool isClause(const clang::Attr *A);
/// True if A stands for a clause that names amp: `restrict(amp)` or `restrict(cpu, amp)`.
bool isAmpClause(const clang::Attr *A);
/// `restrict(auto)`
bool isAutoClause(const clang::Attr *A);

} // namespace ampcc

#endif
