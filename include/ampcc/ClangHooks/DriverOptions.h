//===- DriverOptions.h - the options of the clang++ driver ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relies on no private behaviour: since Clang 22 the table of options is a library of its own.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_DRIVEROPTIONS_H
#define AMPCC_CLANGHOOKS_DRIVEROPTIONS_H

#include "clang/Basic/Version.h"
#if CLANG_VERSION_MAJOR < 22
#include "clang/Driver/Options.h"
#else
#include "clang/Options/Options.h"
#endif
#include "clang/Driver/Driver.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Option/ArgList.h"

namespace ampcc {
#if CLANG_VERSION_MAJOR < 22
namespace options = clang::driver::options;
using clang::driver::getDriverOptTable;
#else
namespace options = clang::options;
using clang::getDriverOptTable;
#endif

/// The command line wants another source instead of code. Later versions do not have the option.
inline bool migrates(const llvm::opt::ArgList &Args) {
  return llvm::any_of(Args, [](const llvm::opt::Arg *A) {
    return A->getOption().getPrefixedName() == "--migrate";
  });
}

/// Edits the command line as CCC_OVERRIDE_OPTIONS says. `Saved` keeps the words that it adds.
inline void overrideOptions(llvm::SmallVectorImpl<const char *> &Arguments, const char *Edits,
                            llvm::StringSet<> &Saved) {
  clang::driver::applyOverrideOptions(Arguments, Edits, Saved,
#if CLANG_VERSION_MAJOR >= 21
                                      "CCC_OVERRIDE_OPTIONS",
#endif
                                      &llvm::errs());
}
} // namespace ampcc

#endif
