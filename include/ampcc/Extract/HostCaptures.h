//===- HostCaptures.h - the captures of a lambda in the host source -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the host source every AMP lambda names its captures, so that both compilers agree on the
// closure's layout. The list is written once for a lambda in a template, while an instantiation may
// use less than the pattern (a discarded `if constexpr` branch) or more (a constant whose type the
// pattern did not know): the host closure holds what any of them captures.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_EXTRACT_HOSTCAPTURES_H
#define AMPCC_EXTRACT_HOSTCAPTURES_H

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace ampcc {

class UnitFiles;

/// One field of the host's closure.
struct HostCapture {
  const clang::ValueDecl *Var = nullptr;   ///< null: `this`
  const clang::FieldDecl *Field = nullptr; ///< the AST closure's; null where it captures less
  clang::QualType Ty;                      ///< of the field: a reference for a capture by reference
  uint64_t Offset = 0;                     ///< bytes
};

struct HostClosure {
  std::vector<HostCapture> Captures;
  uint64_t Size = 1; ///< bytes
};

class HostCaptures {
public:
  /// Looks at every lambda of the translation unit, instantiations included.
  HostCaptures(clang::ASTContext &Ctx, const UnitFiles &Files);

  /// The host's layout of the closure (an instantiation, not a pattern).
  HostClosure layout(const clang::CXXRecordDecl *Closure) const;

  /// Some code makes a closure of this lambda: it stands in no template, or an instantiation of
  /// that reaches it. Only then are its captures known, and has it a layout.
  bool isMade(const clang::CXXRecordDecl *Pattern) const;

  /// The captures of the lambda at this place that its list in the source does not spell, in the
  /// order of the fields; null stands for `this`.
  std::vector<const clang::ValueDecl *> implicitCaptures(const clang::CXXRecordDecl *Pattern) const;

private:
  struct Capture {
    const clang::ValueDecl *Var; ///< as the first closure saw it
    bool Explicit;
  };
  struct Place {
    std::vector<Capture> Captures;
    llvm::DenseSet<clang::SourceLocation> Captured; ///< places of their variables
    bool Made = false;
  };
  void record(const clang::CXXRecordDecl *Closure);
  clang::ASTContext &Ctx;
  llvm::DenseMap<clang::SourceLocation, Place> Places;
  friend class ClosureFinder;
};

} // namespace ampcc

#endif
