//===- UnnamedNamespaces.h - how g++ names what is in unnamed namespaces ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_EXTRACT_UNNAMEDNAMESPACES_H
#define AMPCC_LIB_EXTRACT_UNNAMEDNAMESPACES_H

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/SetVector.h"
#include <optional>

namespace ampcc {

/// Whose names a key has. They differ in the sign of internal linkage, an `L` before the name of a
/// function or variable of a namespace.
enum class Naming {
  Clang, ///< no sign in an unnamed namespace
  Gcc,   ///< the sign for what would be internal in any namespace (until g++ 14)
  Gcc15  ///< the sign for all of an unnamed namespace (since g++ 15)
};

/// The functions and variables of a unit that have the sign although Clang gives them none.
class UnnamedNamespaces {
public:
  explicit UnnamedNamespaces(clang::ASTContext &Ctx) : Ctx(Ctx) {}
  /// All redeclarations and specializations of them.
  llvm::ArrayRef<clang::NamedDecl *> internal(Naming By);

private:
  struct Lists {
    llvm::SetVector<clang::NamedDecl *> Gcc, Gcc15;
  };
  static void collect(const clang::DeclContext *Of, bool IsUnnamed, Lists &To);
  static void add(clang::Decl *D, Lists &To);

  clang::ASTContext &Ctx;
  std::optional<Lists> Found;
};

} // namespace ampcc

#endif
