//===- Deploy.h - a folder with a program and its libraries ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc --deploy PROGRAM FOLDER` makes
//
//   FOLDER/PROGRAM   the program, or a script that runs FOLDER/lib/PROGRAM
//   FOLDER/lib/*     the libraries that the program loads, except those of the system
//
// The program is not run. Its libraries are found by the rules of the dynamic loader of glibc
// (LoadedLibraries.h). The copy finds them by an RPATH, `$ORIGIN/lib`, which also holds for the
// libraries of its libraries. The RPATH replaces the program's run path. If the program's run path
// is absent, shorter, or shared with another string, a script sets LD_LIBRARY_PATH and starts the
// program. Change this code if a copied program needs another file, or another form of script.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_DEPLOY_H
#define AMPCC_DRIVER_DEPLOY_H

#include "Installation.h"

namespace ampcc {

/// Copies the program `Arguments[0]` into the folder `Arguments[1]`, and prints the files. All
/// libraries are found before the first file is written. Any other number of arguments is an error.
llvm::Error deploy(llvm::ArrayRef<const char *> Arguments, const Installation &Install);

} // namespace ampcc

#endif
