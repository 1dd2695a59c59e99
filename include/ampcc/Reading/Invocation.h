//===- Invocation.h - a compiler instance for C++ AMP --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/Driver sets up Clang for the analysis with createCompilerInstance(): the library's headers
// and macros, the messages of lib/Messages, and the file system and repairs for Visual C++ if the
// source needs them. UnitReader.h parses with the result, and turns on the CUDA semantics.
// lib/Driver and lib/Rewrite use the other functions, most of them for the host source, the text
// for the host compiler. Change this code for an option that the analysis needs and the user's
// command does not have.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_READING_INVOCATION_H
#define AMPCC_READING_INVOCATION_H

#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>
#include <vector>

namespace clang {
class CompilerInstance;
}
namespace llvm {
class raw_ostream;
}

namespace ampcc {

class SourceRepairs;

/// The macro that every unit with C++ AMP defines before any header, for its analysis and for the
/// host compiler: it keeps the system's headers from declaring names that conflict with <amp.h>.
constexpr llvm::StringLiteral UnitMacro = "AMPCC_RT_PREFIX_H=1";

struct InvocationInput {
  /// Clang's cc1 arguments without the leading "-cc1", as clang::driver makes them for the host.
  llvm::ArrayRef<const char *> CC1Args;
  /// The compiler's own executable, for messages.
  const char *Argv0 = nullptr;
  /// Directories of AMP headers; become system directories, searched before all others.
  llvm::ArrayRef<std::string> IncludeDirs;
  /// Headers that <amp.h> must include for this unit (StandardHeaders.h).
  std::vector<std::string> Uses;
  /// The folder of all headers of the library, with which the compiler forms their paths.
  std::string Headers;
  /// One parse of some headers serves the analysis and the host (UnitReader::readStandard). The
  /// macro __AMPCC__ is then not defined before these headers, but by UnitReader after them.
  bool Shared = false;
  /// The source is for Visual C++, with its extensions in #include and #pragma.
  /// `amp-msvc/detail/dialect.h`, which defines its keywords, is included before the main file.
  bool Msvc = false;
  /// With Msvc: the repaired texts that replace files. New repairs are added to it. Null: none.
  SourceRepairs *Repairs = nullptr;
  /// The stream for messages; null: standard error.
  llvm::raw_ostream *Messages = nullptr;
};

/// The folders with the compiler's and the system's headers, which clang's driver adds itself. A
/// program's own -isystem folders are not among them.
std::vector<std::string> implementationFolders(llvm::ArrayRef<const char *> CC1Args);

/// The two parts of implementationFolders(): the folders that may hold the headers of the compiler
/// and the C++ library, and those of the C library, which also hold headers of other packages.
std::vector<std::string> compilerFolders(llvm::ArrayRef<const char *> CC1Args);
std::vector<std::string> systemFolders(llvm::ArrayRef<const char *> CC1Args);

/// An #include directive for a header of the library by its full path, so that no folder of the
/// program takes precedence. Without a folder the directive has the name alone, for people to read.
std::string includeLibraryHeader(llvm::StringRef Headers, llvm::StringRef Name);

/// The full path of a header of the library, as argument of -include. If the folder's name contains
/// a quote, which such an argument cannot contain, the result is the name alone.
std::string libraryHeader(llvm::StringRef Headers, llvm::StringRef Name);

/// Treats headers that are named by their paths as system headers, so that -MMD does not list them.
/// Call it before the instance's preprocessor is created.
void treatAsSystem(clang::CompilerInstance &CI, std::vector<std::string> Paths);

/// Creates a compiler instance for C++ AMP, whose messages are worded in terms of restrictions.
/// Null after a reported error in the arguments.
std::unique_ptr<clang::CompilerInstance> createCompilerInstance(const InvocationInput &In);

} // namespace ampcc

#endif
