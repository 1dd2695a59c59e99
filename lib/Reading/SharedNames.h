//===- SharedNames.h - names that headers parsed before a unit declare ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc parses the standard headers once, before the translation unit (docs/shared-reading.md).
// They declare names earlier than the unit expects: a lookup in the unit could find such a name
// although its header comes later, or is never included. SharedReadingCheck uses this class to find
// such uses; the unit is then compiled again without sharing. Change this code if a lookup finds a
// name too early and nothing notices.
//
//===----------------------------------------------------------------------===//
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

/// The declarations of a translation unit and its namespaces, by name and file. A unit can find a
/// declaration in a namespace if it names the namespace, or, by argument-dependent lookup, if a
/// header that it has included declares anything in the namespace. Call include() and isEarly() in
/// the order of the unit's tokens.
class SharedNames {
public:
  /// Ctx: the headers have been parsed, and the unit has not.
  explicit SharedNames(clang::ASTContext &Ctx);

  /// Reports that the unit has included File.
  void include(const clang::FileEntry *File);
  /// True if the unit has included all files that declare something, so that no name can be early.
  bool isDone() const { return NotIncluded.empty(); }
  /// Call it for each name that the unit uses. Returns true if a lookup of Name could find a
  /// declaration of a file that the unit has not included so far. ByArguments: Name may be the name
  /// of a function that is called without a qualifier.
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
