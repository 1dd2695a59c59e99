//===- OtherUnits.h - amp functions across translation units ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel may call a function that another translation unit defines; the program's link makes its
// code (lib/Driver/DeviceLink.h). Both units speak of functions and classes by the names that C++
// gives them for the linker.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_OTHERUNITS_H
#define AMPCC_BASIC_OTHERUNITS_H

#include "clang/AST/DeclCXX.h"
#include "clang/AST/Mangle.h"
#include <memory>
#include <string>

namespace ampcc {

/// Another translation unit may define the function, which has no body in this one: by the rules of
/// C++ it need not be defined wherever it is used.
bool mayBeDefinedElsewhere(const clang::FunctionDecl *Function);

/// Other translation units may count on this one's definition of the function, which is for amp.
bool isDefinedForOthers(const clang::FunctionDecl *Function);

class LinkerNames {
public:
  explicit LinkerNames(clang::ASTContext &Ast) : Mangler(Ast.createMangleContext()) {}

  std::string function(const clang::FunctionDecl *Function);
  /// Empty when the class is one of this translation unit's alone.
  std::string record(const clang::CXXRecordDecl *Class);

private:
  std::unique_ptr<clang::MangleContext> Mangler;
};

} // namespace ampcc

#endif
