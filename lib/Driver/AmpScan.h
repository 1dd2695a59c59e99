//===- AmpScan.h - a scan of a source for C++ AMP ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Most units of most projects hold no C++ AMP, and Clang compiles them as they are. scanForAmp()
// finds them before anything is parsed, because the analysis of C++ AMP would cost a further parse
// of each unit. It reads the tokens of the program's files, and of the headers that their #include
// directives find, and looks for signs of C++ AMP (AmpSigns). Comments, strings and parts of names
// are no signs. It does not evaluate conditionals. If all signs are within conditionals, the
// preprocessor decides, and its signs are the result (ReachedSigns.h).
//
// Clang's scanner for dependencies is not used: it takes the quote of `case'a'` for a digit
// separator, and skips the directives of a declaration that begins with a name `module`.
//
// A new word or header of C++ AMP has to be a sign here, or its units would be compiled without
// ampcc.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_AMPSCAN_H
#define AMPCC_DRIVER_AMPSCAN_H

#include "clang/Basic/FileManager.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace ampcc {

/// The macro by which a source tests whether ampcc reads it.
inline constexpr llvm::StringLiteral OwnMacro = "__AMPCC__";

/// The signs that were found. The scan ends after the file with the first one, so others may be
/// missing. In a system header `restrict` is an ordinary name, so only a whole clause for amp is a
/// sign there, or an #include of a header of the library, or `__AMPCC__`.
struct AmpSigns {
  /// `restrict(`, or `tile_static` before a name, or a macro whose text ends with one of these
  /// words.
  bool Words = false;
  /// A header that only the library's folders have, or the macro `__AMPCC__`.
  bool Library = false;
  /// An #include directive that macros make: only the preprocessor knows which header it names.
  bool Computed = false;
  /// A line directive (`# 1 "file"`) says that the following text comes from a header of the
  /// library: the source was preprocessed. Says nothing about whether the text holds C++ AMP.
  bool Preprocessed = false;
  /// One of `Words` and `Library` is outside of all conditionals: the preprocessor reaches it.
  bool Reached = false;
  /// The unit may hold C++ AMP, and has to be analysed.
  bool any() const { return Words || Library || Computed; }
};

/// Scans the unit of `Invocation`, whose cc1 arguments are `Arguments`. `Folders`: the folders of
/// the library's headers. `Files` receives the results of file lookups, which the compilation need
/// not repeat. It reads the source: call rewindInput() before another reader of standard input
/// (StandardInput.h). Errors are not reported. Unit.cpp calls it before it decides how to compile a
/// unit.
AmpSigns scanForAmp(const clang::CompilerInvocation &Invocation,
                    llvm::ArrayRef<const char *> Arguments, llvm::ArrayRef<std::string> Folders,
                    llvm::IntrusiveRefCntPtr<clang::FileManager> &Files);

} // namespace ampcc

#endif
