//===- SourceOfCode.h - the source files of generated code ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the LLVM pass HostReads instruments the loads of host code, to report reads of
// data whose newest copy is on a device. It uses this class to find which functions are the user's
// and how messages name their files. Change this code if a read of the user's is not instrumented,
// or one of a library is.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_HOSTCHECK_SOURCEOFCODE_H
#define AMPCC_LIB_HOSTCHECK_SOURCEOFCODE_H

#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace ampcc {

/// The files in debug information, matched with Clang's files.
class SourceOfCode {
public:
  explicit SourceOfCode(const clang::SourceManager &SM) : SM(SM) {}

  /// Returns true if the function has debug information that names a file other than a system
  /// header. Functions that the compiler generates have none, and neither have those marked
  /// nodebug, such as the intrinsics for vector instructions.
  bool isUsers(const llvm::Function &F) {
    const llvm::DISubprogram *Source = F.getSubprogram();
    return Source && Source->getFile() && !lookup(*Source->getFile()).IsSystem;
  }

  /// The name of the file as Clang's messages spell it.
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
