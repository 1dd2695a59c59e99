//===- SiteHash.h - a number for a place in the source --------------------===//
#ifndef AMPCC_LIB_EXTRACT_SITEHASH_H
#define AMPCC_LIB_EXTRACT_SITEHASH_H

#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/DenseMap.h"

namespace ampcc {

/// Hashes what identifies the place of a lambda or class, from the text alone: nothing depends on
/// the machine, the order of compilation, the folder, or the way in which an #include directive
/// names a file. All instantiations of a piece of source share one place.
class SiteHash {
public:
  explicit SiteHash(clang::ASTContext &Ctx);
  uint64_t operator()(const clang::CXXRecordDecl *Class) const;

private:
  uint64_t compute(const clang::CXXRecordDecl *Written) const;
  std::string fileName(clang::FileID File) const;
  void addPlace(llvm::raw_ostream &OS, clang::SourceLocation Loc) const;

  clang::ASTContext &Ctx;
  /// Files that are included several times: how often before.
  llvm::DenseMap<clang::FileID, unsigned> Ordinal;
  clang::FileID CommandLine; ///< the macros that the command defines
  mutable llvm::DenseMap<clang::SourceLocation, uint64_t> Known;
};

} // namespace ampcc

#endif
