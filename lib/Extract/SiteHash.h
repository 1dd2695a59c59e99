//===- SiteHash.h - a number for a place in the source --------------------===//
#ifndef AMPCC_LIB_EXTRACT_SITEHASH_H
#define AMPCC_LIB_EXTRACT_SITEHASH_H

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/DenseMap.h"

namespace ampcc {

/// Hashes what identifies the place of a lambda or class, from the text alone: nothing depends on
/// the machine, the order of compilation or the folder, beyond the names that files are included
/// by.
class SiteHash {
public:
  explicit SiteHash(clang::ASTContext &Ctx);
  uint64_t operator()(const clang::CXXRecordDecl *Class) const;

private:
  /// The name of a file as it stands in the #include directive, or on the command line.
  std::string fileName(clang::FileID File) const;
  void addPlace(llvm::raw_ostream &OS, clang::SourceLocation Loc) const;

  clang::ASTContext &Ctx;
  /// Files that are included several times: how often before.
  llvm::DenseMap<clang::FileID, unsigned> Ordinal;
};

/// The class as it is written: of a specialisation its template, also where nothing has completed
/// it yet (the host's look-up of `ampcc_site` will).
const clang::CXXRecordDecl *writtenClass(const clang::CXXRecordDecl *Class);

} // namespace ampcc

#endif
