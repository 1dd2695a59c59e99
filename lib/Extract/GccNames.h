//===- GccNames.h - mangled names that g++ and Clang write differently ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A mangled name of a function or variable depends on its linkage in two ways: an `L` before the
// name stands for internal linkage, and a name with C linkage is C's, without namespaces. Clang and
// the versions of g++ disagree on the linkage of entities in unnamed namespaces and in extern "C".
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
