//===- TempFolder.h - the temporary folder of a command ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Another temporary file of a command is made by file(), so that it is removed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_TEMPFOLDER_H
#define AMPCC_DRIVER_TEMPFOLDER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace ampcc {

/// A new folder below the system's temporary folder, which the driver creates for one command (the
/// first call of file() makes it). It is removed with its content when the object dies, and when
/// the command is interrupted. At most one object may exist at a time. A host source has the name
/// of the user's file there, in a subfolder, because compilers put the name into objects, which
/// must not differ from build to build.
class TempFolder {
public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder &) = delete;
  TempFolder &operator=(const TempFolder &) = delete;

  /// Makes the subfolder `Index` and returns the path of `Name` in it. The caller makes the file.
  llvm::Expected<std::string> file(unsigned Index, llvm::StringRef Name);

private:
  std::string Root;
};

/// Writes `Text` to `Path` through a temporary file beside it, so that `Path` is either complete or
/// unchanged.
llvm::Error writeWhole(llvm::StringRef Path, llvm::StringRef Text);

} // namespace ampcc

#endif
