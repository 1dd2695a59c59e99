//===- SharedNames.h - names that headers before a unit declare ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_READING_SHAREDNAMES_H
#define AMPCC_LIB_READING_SHAREDNAMES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

namespace clang {
class ASTContext;
class Decl;
class DeclContext;
class FileEntry;
class IdentifierInfo;
class SourceManager;
} // namespace clang

namespace ampcc {

/// The declarations of a translation unit and its namespaces, by name and file. A unit reaches what
/// is in a namespace by that one's name, or by argument-dependent lookup where a header that it has
/// included declares anything there.
class SharedNames {
public:
  explicit SharedNames(clang::ASTContext &Ctx);

  /// The unit has included the file.
  void include(const clang::FileEntry *File);
  bool isDone() const { return NotIncluded.empty(); }
  /// The unit mentions a name, by which it could find what no file has declared that it has
  /// included. `ByArguments`: it may be the name of a function that is called without a qualifier.
  bool isEarly(const clang::IdentifierInfo *Name, bool ByArguments);

private:
  struct Entity {
    const clang::Decl *Canonical;
    const clang::IdentifierInfo *Namespace; ///< the outermost around it, null if there is none
    llvm::SmallVector<const clang::FileEntry *, 1> Files;
  };
  void add(const clang::DeclContext &Context, const clang::IdentifierInfo *Namespace);

  const clang::SourceManager &SM;
  llvm::DenseMap<const clang::IdentifierInfo *, llvm::SmallVector<Entity, 1>> Entities;
  llvm::DenseSet<const clang::FileEntry *> NotIncluded; ///< so far
  llvm::DenseMap<const clang::FileEntry *, llvm::SmallPtrSet<const clang::IdentifierInfo *, 2>>
      Namespaces; ///< in which a file declares something
  llvm::DenseSet<const clang::IdentifierInfo *> Mentioned, Declared;
};

} // namespace ampcc

#endif
