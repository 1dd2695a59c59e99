//===- GccNames.h - mangled names that g++ and Clang write differently ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A mangled name of a function or variable depends on its linkage in two ways: an `L` before the
// name stands for internal linkage, and a name with C linkage is C's, without namespaces. Clang and
// the versions of g++ disagree on the linkage of entities in unnamed namespaces and in extern "C".
// A launch finds its kernel by a key, which the host code computes as the host compiler sees it.
// Keys contain such names, so KernelIdentity computes the key of a kernel for each of these
// compilers, with mangleAs() (ClangHooks/LinkageNames.h) and the lists of this class. Another rule
// of a version of g++ needs a Naming, a list in Lists, and an entry in the loop over Naming in
// KernelIdentity.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_EXTRACT_GCCNAMES_H
#define AMPCC_LIB_EXTRACT_GCCNAMES_H

#include "ampcc/ClangHooks/LinkageNames.h"
#include "clang/AST/ASTContext.h"
#include <optional>

namespace ampcc {

/// The compiler whose mangled names a key has.
enum class Naming {
  Clang, ///< no `L` in an unnamed namespace; in extern "C" C++ names for internal entities
  Gcc,   ///< until g++ 14: `L` in an unnamed namespace for entities that are static or constant; in
         ///< extern "C" C's names for static functions
  Gcc15, ///< until g++ 16.1: `L` for all entities in an unnamed namespace; in extern "C" C's names
         ///< for static functions, and C++ names for variables of an unnamed namespace, with `L`
         ///< for those that are static or constant
  Gcc16  ///< since g++ 16.2: as Gcc15, but in extern "C" C's names for internal variables, too
};

/// The functions and variables of a unit that g++ names otherwise than Clang.
class GccNames {
public:
  explicit GccNames(clang::ASTContext &Ctx) : Ctx(Ctx) {}
  /// The declarations whose names differ for the compiler `By`, with all their redeclarations and
  /// specializations, in the form that mangleAs() takes. Empty for Clang.
  const LinkageNames &operator()(Naming By);

private:
  struct Lists {
    LinkageNames Clang, Gcc, Gcc15, Gcc16;
  };
  static void collect(const clang::DeclContext *Of, bool IsUnnamed, Lists &To);
  static void add(clang::Decl *D, bool IsUnnamed, Lists &To);

  clang::ASTContext &Ctx;
  std::optional<Lists> Found;
};

} // namespace ampcc

#endif
