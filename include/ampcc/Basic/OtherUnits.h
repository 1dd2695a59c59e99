//===- OtherUnits.h - amp functions across translation units ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may call a function that another translation unit defines; ampcc compiles such a kernel
// when the program is linked (lib/Driver/DeviceLink.h). lib/Sema and lib/Lower accept calls of
// functions without a body if mayBeDefinedElsewhere() holds. lib/Lower stores the functions for
// which isDefinedForOthers() holds for that link, and gives functions and classes their mangled
// names of C++, which identify them across units. If another kind of function may be called across
// units, change both queries.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_OTHERUNITS_H
#define AMPCC_BASIC_OTHERUNITS_H

#include "clang/AST/DeclCXX.h"
#include "clang/AST/Mangle.h"
#include <memory>
#include <string>

namespace ampcc {

/// Whether the function is for amp and another unit may define it, because C++ does not require a
/// definition in every unit that uses the function. The caller checks that this unit has no body.
bool mayBeDefinedElsewhere(const clang::FunctionDecl *Function);

/// Whether the function is for amp and other translation units may need this unit's definition.
/// Function must be the definition.
bool isDefinedForOthers(const clang::FunctionDecl *Function);

/// Mangled names, by which device code of several units is linked.
class LinkerNames {
public:
  explicit LinkerNames(clang::ASTContext &Ast) : Mangler(Ast.createMangleContext()) {}

  std::string function(const clang::FunctionDecl *Function);
  /// Empty for a class that is local to this translation unit.
  std::string record(const clang::CXXRecordDecl *Class);

private:
  std::unique_ptr<clang::MangleContext> Mangler;
};

} // namespace ampcc

#endif
