//===- DriverOptions.h - the options of the clang++ driver ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Driver reads command lines with these names, `options::OPT_E` for example, in every version
// of Clang. Relies on no private behaviour. It hides that the table of options is in a separate
// library since Clang 22.
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

/// Whether the command line has --migrate, with which Clang writes another source instead of code.
/// Later versions of Clang do not have the option.
inline bool migrates(const llvm::opt::ArgList &Args) {
  return llvm::any_of(Args, [](const llvm::opt::Arg *A) {
    return A->getOption().getPrefixedName() == "--migrate";
  });
}

/// Edits the command line as `Edits`, the value of CCC_OVERRIDE_OPTIONS, says. `Saved` keeps the
/// added words alive, so it must outlive `Arguments`.
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
