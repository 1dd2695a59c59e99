//===- HostCaptures.h - the captures of a lambda in the host source -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the host source, the text for the host compiler, every AMP lambda names its captures, so that
// both compilers agree on the closure's layout. A lambda in a template has one list, but its
// instantiations may capture less than the pattern (a discarded `if constexpr` branch) or more (a
// constant whose type the pattern did not know). The host's closure holds the captures of all
// instantiations. Rewrite writes the lists (LambdaEdits.cpp), and Lower takes the offsets of a
// functor's fields from layout() (KernelLowering.cpp). A change of the layout of closures must be
// made here, so that both agree.
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
  const clang::FieldDecl *Field = nullptr; ///< in the AST's closure; null if it captures less
  clang::QualType Ty;                      ///< of the field: a reference for a capture by reference
  uint64_t Offset = 0;                     ///< bytes
};

/// The layout of a closure in the host program, where it may have more fields than in the AST.
struct HostClosure {
  std::vector<HostCapture> Captures;
  uint64_t Size = 1;  ///< bytes
  uint64_t Align = 1; ///< bytes
};

/// The captures of each lambda in the files that ampcc edits.
class HostCaptures {
public:
  /// Visits these lambdas, instantiations included, so the unit must be parsed to its end.
  HostCaptures(clang::ASTContext &Ctx, const UnitFiles &Files);

  /// The host's layout of the closure, which is an instantiation, not a pattern. Without captures
  /// if the lambda is in no file that ampcc edits. Lambdas in its fields have their host's layout
  /// too.
  HostClosure layout(const clang::CXXRecordDecl *Closure) const;

  /// Marks the closures in T, the type of a kernel's function object: its fields, elements of its
  /// containers and their parts.
  void markShared(clang::QualType T);
  /// Returns true if a marked closure comes from the lambda. Its list is then written in the host
  /// source even if the lambda has no clause.
  bool isShared(const clang::CXXRecordDecl *Pattern) const;

  /// Returns true if T is or contains a closure whose layout in the host differs from the AST's.
  bool hasOtherLayout(clang::QualType T) const;

  /// Returns true if the lambda is in no template or an instantiation reaches it. Only then are its
  /// captures and its layout known.
  bool isInstantiated(const clang::CXXRecordDecl *Pattern) const;

  /// The captures of the lambda at this place that its list in the source does not name, in the
  /// order of the fields; null stands for `this`.
  std::vector<const clang::ValueDecl *> implicitCaptures(const clang::CXXRecordDecl *Pattern) const;

  /// Returns true if Var is a pack that the text of the lambda expands. In an expansion around the
  /// lambda the name of a pack can stand for one element.
  bool isExpandedIn(const clang::CXXRecordDecl *Pattern, const clang::ValueDecl *Var) const;

private:
  struct Capture {
    const clang::ValueDecl *Var; ///< as the first closure saw it
    bool Explicit;
  };
  struct Place {
    std::vector<Capture> Captures;
    llvm::DenseSet<clang::SourceLocation> Captured;   ///< places of their variables
    llvm::DenseSet<clang::SourceLocation> Unexpanded; ///< places of packs, see isExpandedIn()
    bool Instantiated = false;
    bool Shared = false;
  };
  void record(const clang::CXXRecordDecl *Closure);
  void recordUnexpanded(clang::LambdaExpr *Pattern);
  clang::ASTContext &Ctx;
  llvm::DenseMap<clang::SourceLocation, Place> Places;
  llvm::DenseSet<const clang::CXXRecordDecl *> SharedClasses; ///< that markShared() has visited
  friend class ClosureFinder;
};

} // namespace ampcc

#endif
