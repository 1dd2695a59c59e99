//===- KernelIdentity.h - how a launch and its kernel recognise each other ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The grammar of keys is in docs/runtime-abi.md.
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
  /// `Files` lives as long.
  KernelIdentity(clang::Sema &S, const UnitFiles &Files);
  ~KernelIdentity();

  /// The functors of all launches. Decides which closures and classes carry their place in the host
  /// source: that has to be known before the first key is made, since every key depends on it.
  void setFunctors(llvm::ArrayRef<const clang::CXXRecordDecl *> Functors);

  /// The hash of the place where a closure or kernel class stands. All instantiations of one piece
  /// of source share it.
  uint64_t siteHash(const clang::CXXRecordDecl *Class) const;

  /// The key of a launch of `Functor`, one of those above, over the domain that `Rank` and `Tile`
  /// describe.
  KernelKey kernelKey(const clang::CXXRecordDecl *Functor, unsigned Rank,
                      llvm::ArrayRef<unsigned> Tile);

  /// True when the lambda at this place occurs in a key: Rewrite wraps it.
  bool needsTag(const clang::LambdaExpr *Lambda) const;
  /// True when the class (or the template it comes from) needs an `__ampcc_place` member.
  bool needsSite(const clang::CXXRecordDecl *Class) const;

  /// A class template by which the host source tells the arguments of a template template parameter
  /// apart: the Number-th of the parameters in scope at the place of Class. It stands in front of
  /// fileLevelDecl(Class).
  std::string templateName(const clang::CXXRecordDecl *Class, unsigned Number) const;

private:
  struct Impl;
  std::unique_ptr<Impl> P;
};

} // namespace ampcc

#endif
