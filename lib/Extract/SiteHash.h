//===- SiteHash.h - a hash of a place in the source ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch finds its kernel by a key. ampcc computes the key when it compiles the kernel, and the
// host code computes it again, compiled by the host compiler. The key names the class of the
// kernel's functor, but a lambda or local class has no name that two compilers share. So
// KernelIdentity names it in the key by this hash. Change this code if two places get the same
// hash, or if one place in a header gets different hashes in two units.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_EXTRACT_SITEHASH_H
#define AMPCC_LIB_EXTRACT_SITEHASH_H

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Hashes the place of a lambda or class from the text alone: the hash does not depend on the
/// machine, the order of compilation, or the folders and the spelling of headers. Only the main
/// file counts with the name that the command gives it, without prefixes that -ffile-prefix-map
/// replaces (nameInBuild() of UnitFiles.h). All instantiations of a piece of source share one
/// place.
class SiteHash {
public:
  /// `CommandMacros`: the preprocessor's text of the macros that the command defines.
  SiteHash(clang::ASTContext &Ctx, llvm::StringRef CommandMacros);
  uint64_t operator()(const clang::CXXRecordDecl *Class) const;

  /// Makes the hash of this place differ from that in other translation units, because an instance
  /// of it is not visible outside of this unit, and another unit may have one with the same name.
  /// Changes a hash that was computed before, so KernelIdentity makes these calls while it collects
  /// places, before it writes the first key.
  void makeInternal(const clang::CXXRecordDecl *Class);

private:
  uint64_t compute(const clang::CXXRecordDecl *Written) const;
  std::string fileName(clang::FileID File) const;
  uint64_t inclusion(clang::FileID File) const;
  uint64_t place(clang::SourceLocation Loc) const;

  clang::ASTContext &Ctx;
  llvm::StringRef CommandMacros;
  mutable llvm::DenseMap<clang::FileID, uint64_t> Inclusions;
  /// The hashes of places that expand macros. Several expansions may lead to the same place.
  mutable llvm::DenseMap<clang::SourceLocation, uint64_t> Places;
  mutable llvm::DenseMap<clang::SourceLocation, uint64_t> Known;
  llvm::DenseSet<clang::SourceLocation> Internal;
};

} // namespace ampcc

#endif
