//===- UnusedMarks.h - marks that prevent warnings about unused declarations -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HostRewriter.cpp calls write() near the end. Change this class if a host compiler warns about
// another kind of declaration of the host source that the user did not leave unused.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_REWRITE_UNUSEDMARKS_H
#define AMPCC_LIB_REWRITE_UNUSEDMARKS_H

#include "References.h"
#include "RewriteContext.h"

namespace ampcc {

/// Marks constants and functions of internal linkage with `__attribute__((__unused__))`, so that
/// the host compiler does not warn about them. In the host source, the user's text without device
/// code, such a declaration may have lost its only use (References.h). Or it comes from a header
/// whose text Inliner has put in place of the #include: it is now in the main file, where Clang
/// warns about unused declarations, unlike in headers. Both host compilers, Clang and g++, know
/// this attribute in every language version.
///
///   static float half(float x) { ... }    ->    __attribute__((__unused__)) static float half ...
class UnusedMarks {
public:
  explicit UnusedMarks(const RewriteContext &C) : C(C) {}

  /// Records the declarations to which a piece of code refers that is removed from the host source.
  void addRemoved(const References &Used) { UsedByRemoved.add(Used); }
  /// Marks the recorded declarations and all those in files for which IsInlined is true. Call it
  /// once, after Inliner::plan(): the edits of all other parts decide which files are inlined.
  void write(llvm::function_ref<bool(clang::FileID)> IsInlined) const;

private:
  const RewriteContext &C;
  References UsedByRemoved;
};

} // namespace ampcc

#endif
