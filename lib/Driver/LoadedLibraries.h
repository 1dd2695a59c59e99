//===- LoadedLibraries.h - the libraries that a program loads -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Follows DT_NEEDED from a program through its libraries as the dynamic loader of glibc does, in
// the breadth first, each name once. Nothing is run.
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
  /// A part of the system on every machine: glibc, libstdc++ and libgcc_s. Known by the versions.
  bool isOfSystem() const;
};

/// Reads a program; an error if it is no 64-bit little-endian ELF file. Its origin is the folder of
/// the file that a symbolic link leads to.
llvm::Expected<LoadedObject> readProgram(llvm::StringRef Path);

struct LoadedLibrary {
  std::string Name; ///< by which it is needed
  LoadedObject Object;
};

/// The libraries of `Program`. Leaves out system libraries, drivers, and libraries that only those
/// need. `LastFolder` is searched last. An error lists the libraries that were not found, are
/// needed by a path, or are searched in a folder that only the program's loader knows.
llvm::Expected<std::vector<LoadedLibrary>> loadedLibraries(const LoadedObject &Program,
                                                           llvm::StringRef LastFolder);

/// `Image` is a program or library. Makes `To` its RPATH in place of the run path that it has,
/// which has to be as long. False if there is none with room, or if the linker has let another
/// string share its memory: then `Image` is as it was. With `To` empty nothing but a run path has
/// to exist.
bool replaceRunPath(llvm::MutableArrayRef<char> Image, llvm::StringRef To);

} // namespace ampcc

#endif
