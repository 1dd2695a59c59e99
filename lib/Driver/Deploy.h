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
// libraries of its libraries. It takes the place of a run path of the program; a program that has
// no run path, or a shorter one, is started by a script that sets LD_LIBRARY_PATH.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_DEPLOY_H
#define AMPCC_DRIVER_DEPLOY_H

#include "Installation.h"

namespace ampcc {

/// Copies the program `Arguments[0]` into the folder `Arguments[1]`. All libraries are found before
/// the first file is written.
llvm::Error deploy(llvm::ArrayRef<const char *> Arguments, const Installation &Where);

} // namespace ampcc

#endif
