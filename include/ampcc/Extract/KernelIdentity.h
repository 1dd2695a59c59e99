//===- KernelIdentity.h - keys by which a launch finds its kernel --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The key of a kernel is a text for its functor type, rank and tile, which a launch of the host
// program passes to the runtime to find the kernel. Two compilers compute it independently: the
// host compiler evaluates it from the template arguments of the launch (amp/detail/kernel_key.h),
// and this class computes it in ampcc, for KernelFinder. Lambdas and local classes have no name
// that both know, and other translation units may have a class with the name of one in an unnamed
// namespace. So a key identifies all these, and the functor's class, by their *site*, a hash of
// their place in the source, which is independent of the machine (SiteHash.h). Rewrite adds the
// hash to the host source: it passes a lambda to the library's `__ampcc_tag`, whose result derives
// from the lambda's class and has the hash, and gives a class a member `__ampcc_place`. Two
// functors with one key are an error, which this class reports. If you change the form of keys,
// change both and docs/runtime-abi.md.
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

/// The keys of one translation unit, and the parts of the host source that must have a site.
class KernelIdentity {
public:
  /// `Files` must live as long as this object.
  /// `CommandMacros`: the macros that the command defines (TranslationUnit::CommandMacros), which
  /// are a part of some hashes (SiteHash.h); it must outlive the object.
  KernelIdentity(clang::Sema &S, const UnitFiles &Files, llvm::StringRef CommandMacros);
  ~KernelIdentity();

  /// Sets the functors of all launches, and decides which lambdas and classes need their site in
  /// the host source. Call this once, before the functions below, whose results depend on it.
  void setFunctors(llvm::ArrayRef<const clang::CXXRecordDecl *> Functors);

  /// The site of a lambda's class or another class. All instantiations of one piece of source share
  /// it.
  uint64_t siteHash(const clang::CXXRecordDecl *Class) const;

  /// The key (its grammar is in docs/runtime-abi.md) of a kernel with the functor, one of those set
  /// above, the rank and the tiles of the plan. Empty after an error.
  KernelKey kernelKey(const KernelPlan &Plan);

  /// Returns true if the lambda's class occurs in a key, so that Rewrite must wrap the lambda in a
  /// tag.
  bool needsTag(const clang::LambdaExpr *Lambda) const;
  /// Returns true if a key has the site of the class, or of the template of which it is an
  /// instance, so that Rewrite must add a member `__ampcc_place`. The class is in a file that ampcc
  /// edits.
  bool needsSite(const clang::CXXRecordDecl *Class) const;

  /// The name of a class template that Rewrite adds to the host source, before fileLevelDecl(Class)
  /// (TemplateScope.h): it represents a template template argument in keys. Number counts the
  /// template parameters in scope at Class.
  std::string templateName(const clang::CXXRecordDecl *Class, unsigned Number) const;

private:
  struct Impl;
  std::unique_ptr<Impl> P;
};

} // namespace ampcc

#endif
