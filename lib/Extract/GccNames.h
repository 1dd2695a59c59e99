//===- GccNames.h - what g++ names otherwise than Clang ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mangled names of functions and variables tell in two ways of their linkage: by an `L` before the
// name for internal linkage, and by C's name for C linkage, which has no namespace. Clang and the
// versions of g++ write them for other entities of unnamed namespaces and of extern "C".
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_EXTRACT_GCCNAMES_H
#define AMPCC_LIB_EXTRACT_GCCNAMES_H

#include "ampcc/ClangHooks/LinkageNames.h"
#include "clang/AST/ASTContext.h"
#include <optional>

namespace ampcc {

/// Whose names a key has.
enum class Naming {
  Clang, ///< no sign in an unnamed namespace; in extern "C" names of C++ for what is internal
  Gcc,   ///< until g++ 14: the sign for what would be internal in any namespace; C's names for
         ///< static functions in extern "C"
  Gcc15  ///< since g++ 15: the sign for all of an unnamed namespace; C's names for static functions
         ///< and internal variables in extern "C"
};

/// The functions and variables of a unit that g++ names otherwise than Clang.
class GccNames {
public:
  explicit GccNames(clang::ASTContext &Ctx) : Ctx(Ctx) {}
  /// All redeclarations and specializations of them.
  const LinkageNames &operator()(Naming By);

private:
  struct Lists {
    LinkageNames Clang, Gcc, Gcc15;
  };
  static void collect(const clang::DeclContext *Of, bool IsUnnamed, Lists &To);
  static void add(clang::Decl *D, bool IsUnnamed, Lists &To);

  clang::ASTContext &Ctx;
  std::optional<Lists> Found;
};

} // namespace ampcc

#endif
