//===- LinkerScript.h - the inputs that a linker script names -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A link may name a linker script instead of a library (libc.so is one). ampcc must read the
// libraries that it names to learn what the link needs (LinkInputs.h). checkInputs() (Inputs.h)
// uses isLike() alone, because a script is no damaged input. A further command of scripts that
// names files is parsed here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_LINKERSCRIPT_H
#define AMPCC_DRIVER_LINKERSCRIPT_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace ampcc {

/// The files and folders that a script names. For the linker each input that is text is a script,
/// whatever the file is called.
struct LinkerScript {
  std::vector<std::string> Files;   ///< of INPUT, GROUP, STARTUP and INCLUDE: paths, or `-lname`
  std::vector<std::string> Folders; ///< of SEARCH_DIR

  explicit LinkerScript(llvm::StringRef Text);

  /// Returns true if the text is empty or begins like a statement of a script. The rest is not
  /// checked, because the linker reports its errors.
  static bool isLike(llvm::StringRef Text);
};

} // namespace ampcc

#endif
