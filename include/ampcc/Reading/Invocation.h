//===- Invocation.h - a Clang set up to read C++ AMP ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// Defined in every unit with C++ AMP, for its analysis and for the host compiler, before any
/// header is read: the system's headers must not declare what is in the way of <amp.h>.
constexpr llvm::StringLiteral UnitMacro = "AMPCC_RT_PREFIX_H=1";

struct InvocationInput {
  /// Clang's cc1 arguments without the leading "-cc1", as clang::driver makes them for the host.
  llvm::ArrayRef<const char *> CC1Args;
  /// The compiler's own executable, for messages.
  const char *Argv0 = nullptr;
  /// Directories of AMP headers; become system directories, searched before all others.
  llvm::ArrayRef<std::string> IncludeDirs;
  /// Headers that <amp.h> shall bring (StandardHeaders.h).
  std::vector<std::string> Uses;
  /// The folder of all headers of the library, by which the compiler names them.
  std::string Headers;
  /// Some headers are read for the analysis and the host alike (UnitReader::readStandard).
  bool Shared = false;
  /// Read a source for Visual C++: its #include and #pragma, too. `amp-msvc/detail/dialect.h`, its
  /// words, is included before the main file.
  bool Msvc = false;
  /// With Msvc: the texts that are read in place of files, and where more of them are asked for.
  SourceRepairs *Repairs = nullptr;
  /// Where messages go; null: standard error.
  llvm::raw_ostream *Messages = nullptr;
};

/// The folders that clang's driver adds by itself, with the compiler's and the system's headers. A
/// program's own folders of -isystem are not among them.
std::vector<std::string> implementationFolders(llvm::ArrayRef<const char *> CC1Args);

/// Of these, those that may hold the compiler's and the C++ library's headers, and those of the C
/// library, which other people's headers share with it.
std::vector<std::string> compilerFolders(llvm::ArrayRef<const char *> CC1Args);
std::vector<std::string> systemFolders(llvm::ArrayRef<const char *> CC1Args);

/// A directive for a header of the library's, by its path: no folder of the program's comes before.
/// Without a folder it is for people to read, and is found as any other.
std::string includeOwn(llvm::StringRef Headers, llvm::StringRef Name);

/// The same for -include, which has no way to write a quote: then the name alone.
std::string ownHeader(llvm::StringRef Headers, llvm::StringRef Name);

/// Named by their paths, these are system headers nevertheless: no concern of -MMD.
void treatAsSystem(clang::CompilerInstance &CI, std::vector<std::string> Paths);

/// A compiler instance that reads C++ AMP: diagnostics speak of restrictions, the language options
/// let Clang's semantics check them. Null after a reported error in the arguments.
std::unique_ptr<clang::CompilerInstance> createCompilerInstance(const InvocationInput &In);

} // namespace ampcc

#endif
