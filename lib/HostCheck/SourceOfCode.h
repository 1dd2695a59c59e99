//===- SourceOfCode.h - the sources that code was made from ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_HOSTCHECK_SOURCEOFCODE_H
#define AMPCC_LIB_HOSTCHECK_SOURCEOFCODE_H

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace ampcc {

/// What Clang knows of the files that debug information names.
class SourceOfCode {
public:
  explicit SourceOfCode(const clang::SourceManager &SM) : SM(SM) {}

  /// Not read from a header of the system's, nor made by the compiler, nor without a place because
  /// it says so, as the functions for vector instructions do.
  bool isUsers(const llvm::Function &F) {
    const llvm::DISubprogram *Source = F.getSubprogram();
    return Source && Source->getFile() && !lookup(*Source->getFile()).IsSystem;
  }

  /// As messages name it.
  llvm::StringRef nameOf(const llvm::DIFile &File) { return lookup(File).Name; }

private:
  struct Facts {
    llvm::StringRef Name;
    bool IsSystem = false;
  };
  const Facts &lookup(const llvm::DIFile &File);

  const clang::SourceManager &SM;
  llvm::DenseMap<const llvm::DIFile *, Facts> Known;
};

} // namespace ampcc

#endif
