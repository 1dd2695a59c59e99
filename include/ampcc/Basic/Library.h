//===- Library.h - what belongs to the library -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Its classes are known by their marks, its headers by the folder of the one that has a mark. A
// program may open the library's namespace, and call its own classes as the library calls its own
// in another one.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_BASIC_LIBRARY_H
#define AMPCC_BASIC_LIBRARY_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang {
class ASTContext;
class CXXRecordDecl;
class Decl;
class SourceManager;
} // namespace clang

namespace ampcc {

/// False for no declaration.
bool hasMark(const clang::Decl *D, llvm::StringRef Mark);

/// Which class of the library this is ("array", "array_view", "tiled_index"), or of which class
/// template of the library an instance; empty for any other class.
llvm::StringRef libraryClass(const clang::CXXRecordDecl *Class);

/// The headers of the unit that are the library's.
class LibraryHeaders {
public:
  explicit LibraryHeaders(clang::ASTContext &Ast);

  /// The unit includes some.
  bool any() const { return !Folder.empty(); }
  bool contain(clang::SourceLocation Loc) const;

private:
  const clang::SourceManager &SM;
  std::string Folder; ///< of amp/, ampcc_rt/ and amp-msvc/, ending with a separator
  mutable llvm::DenseMap<clang::FileID, bool> Known;
};

} // namespace ampcc

#endif
