//===- LoadedLibraries.h - the libraries that a program loads -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --deploy (Deploy.h) needs the libraries to copy them. They are found without running the program:
// loadedLibraries() follows DT_NEEDED from the program through its libraries as the dynamic loader
// of glibc does, breadth first, each name once. Change this code if a loader searches in another
// order.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_LOADEDLIBRARIES_H
#define AMPCC_DRIVER_LOADEDLIBRARIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ampcc {

/// The dynamic section of an ELF program or library, and its entries about loading.
struct LoadedObject {
  std::string Path;
  std::string Origin;      ///< the folder that $ORIGIN stands for
  std::string Interpreter; ///< the dynamic loader; empty for a library
  std::vector<std::string> Needed;
  std::optional<std::string> RPath, RunPath;
  std::vector<std::string> Defined; ///< names of the versions that the object defines
  uint16_t Machine = 0;
  /// Returns true if the object is of glibc, libstdc++ or libgcc_s, which every system has. They
  /// are recognised by the versions that they define.
  bool isOfSystem() const;
};

/// Reads a program. An error if it is no 64-bit little-endian ELF program or library. Its origin is
/// the folder of the file that a symbolic link leads to.
llvm::Expected<LoadedObject> readProgram(llvm::StringRef Path);

struct LoadedLibrary {
  std::string Name; ///< by which it is needed
  LoadedObject Object;
};

/// The libraries of `Program`. Leaves out system libraries, NVIDIA's drivers, and libraries that
/// only those need. Searches LD_LIBRARY_PATH as the loader does, and `LastFolder` last. An error
/// lists the libraries that were not found, are needed by a path, or are searched in a folder that
/// only the program's loader knows.
llvm::Expected<std::vector<LoadedLibrary>> loadedLibraries(const LoadedObject &Program,
                                                           llvm::StringRef LastFolder);

/// Makes `To` the RPATH of `Image`, a program or library, in place of the run path that it has.
/// Returns false, and leaves `Image` unchanged, if it has no run path or several, if the run path
/// is shorter than `To`, or if the linker has let another string share its bytes. If `To` is empty,
/// removes all run paths, and returns false only if there are none.
bool replaceRunPath(llvm::MutableArrayRef<char> Image, llvm::StringRef To);

} // namespace ampcc

#endif
