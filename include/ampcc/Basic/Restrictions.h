//===- Restrictions.h - the restrictions of a function, from its attributes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc maps C++ AMP's restrictions to attributes of CUDA, which Clang's overload resolution knows:
// amp to `__device__`, cpu to `__host__`. FunctionRestrictions.h adds the attributes when a
// function is declared, and all later parts call restrictionsOf() and do not look at attributes.
// Another property of a clause is recorded as an attribute and read here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_RESTRICTIONS_H
#define AMPCC_BASIC_RESTRICTIONS_H

#include "ampcc/Basic/LanguageVersion.h"
#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include <optional>

namespace ampcc {

/// A function without attributes is restrict(cpu) (spec 2.1).
struct Restrictions {
  bool Cpu = false;
  bool Amp = false;
  bool dual() const { return Cpu && Amp; }
  bool ampOnly() const { return Amp && !Cpu; }
};

inline Restrictions restrictionsOf(const clang::FunctionDecl *Function) {
  Restrictions R;
  R.Amp = Function->hasAttr<clang::CUDADeviceAttr>() || Function->hasAttr<clang::CUDAGlobalAttr>();
  R.Cpu = Function->hasAttr<clang::CUDAHostAttr>() || !R.Amp;
  return R;
}

/// The version in the function's clause, or in that of the function around it; nullopt if there is
/// none. Of several declarations with a version the latest version counts.
std::optional<LanguageVersion> versionOf(const clang::FunctionDecl *Function);

/// Gives a declaration the version of its clause.
void addVersion(clang::ASTContext &Ast, clang::Decl *D, LanguageVersion Version);

/// The clause of this declaration is `restrict(auto)` (spec 13.1.1). Its restrictions are then
/// those of a function without a clause.
bool hasAuto(const clang::FunctionDecl *Function);

/// Records `restrict(auto)` for a declaration.
void addAuto(clang::ASTContext &Ast, clang::Decl *D);

/// The function is for amp code alone; false if it is null.
inline bool isAmpOnly(const clang::FunctionDecl *Function) {
  return Function && restrictionsOf(Function).ampOnly();
}

} // namespace ampcc

#endif
