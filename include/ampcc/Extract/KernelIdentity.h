//===- KernelIdentity.h - keys by which a launch finds its kernel --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The host code of a launch and the kernel compute the same key, each with its own compiler. A key
// contains the template arguments of the launch; a lambda or a local class in it is identified by
// the hash of its place in the source. docs/runtime-abi.md has the grammar of keys. Extract
// computes the keys, and Rewrite writes the tags and members that the host's keys need.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_EXTRACT_KERNELIDENTITY_H
#define AMPCC_EXTRACT_KERNELIDENTITY_H

#include "ampcc/Extract/KernelPlan.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <memory>

namespace clang {
class ItaniumMangleContext;
class Sema;
} // namespace clang

namespace ampcc {

class UnitFiles;

class KernelIdentity {
public:
  /// `Files` must live as long as this object.
  KernelIdentity(clang::Sema &S, const UnitFiles &Files);
  ~KernelIdentity();

  /// Sets the functors of all launches, and decides which closures and classes need their place in
  /// the host source. Call this before the first kernelKey, because every key depends on it.
  void setFunctors(llvm::ArrayRef<const clang::CXXRecordDecl *> Functors);

  /// The hash of the place of a closure or kernel class. All instantiations of one piece of source
  /// share it.
  uint64_t siteHash(const clang::CXXRecordDecl *Class) const;

  /// The key of a launch of `Functor`, one of those set above, over a domain with this rank and
  /// tile.
  KernelKey kernelKey(const clang::CXXRecordDecl *Functor, unsigned Rank,
                      llvm::ArrayRef<unsigned> Tile);

  /// True when the lambda at this place occurs in a key: Rewrite wraps it.
  bool needsTag(const clang::LambdaExpr *Lambda) const;
  /// True when the class (or the template it comes from) needs an `__ampcc_place` member.
  bool needsSite(const clang::CXXRecordDecl *Class) const;

  /// The name of a class template that stands for a template template argument in host keys: for
  /// the Number-th template parameter in scope at the place of Class. The host source defines it
  /// before fileLevelDecl(Class).
  std::string templateName(const clang::CXXRecordDecl *Class, unsigned Number) const;

private:
  struct Impl;
  std::unique_ptr<Impl> P;
};

} // namespace ampcc

#endif
