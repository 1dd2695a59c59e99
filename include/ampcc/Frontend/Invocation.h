//===- Invocation.h - a Clang set up to read C++ AMP ----------------------===//
#ifndef AMPCC_FRONTEND_INVOCATION_H
#define AMPCC_FRONTEND_INVOCATION_H

#include "llvm/ADT/ArrayRef.h"
#include <memory>
#include <string>
#include <vector>

namespace clang {
class CompilerInstance;
}

namespace ampcc {

struct InvocationInput {
  /// Clang's cc1 arguments without the leading "-cc1", as clang::driver makes them for the host.
  llvm::ArrayRef<const char *> CC1Args;
  /// The compiler's own executable, for messages.
  const char *Argv0 = nullptr;
  /// Directories of AMP headers; become system directories, searched before all others. The prefix
  /// header `ampcc_rt/prefix.h`, where one of them has it, is included before the main file.
  /// So is `detail/dialect.h`, the words of Visual C++.
  llvm::ArrayRef<std::string> IncludeDirs;
  /// Headers to read before all others but the prefix.
  std::vector<std::string> Standard;
  /// These are read for the analysis and the host alike (UnitReader::readStandard).
  bool Shared = false;
  /// Read a source for Visual C++: its #include and #pragma, too.
  bool Msvc = false;
};

/// A compiler instance that reads C++ AMP: diagnostics speak of restrictions, the language options
/// let Clang's semantics check them. Null after a reported error in the arguments.
std::unique_ptr<clang::CompilerInstance> createCompilerInstance(const InvocationInput &In);

} // namespace ampcc

#endif
