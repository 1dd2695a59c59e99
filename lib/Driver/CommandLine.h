//===- CommandLine.h - the meaning of a clang or gcc command line --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_COMMANDLINE_H
#define AMPCC_DRIVER_COMMANDLINE_H

#include "clang/Driver/Types.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Option/ArgList.h"
#include <string>
#include <vector>

namespace ampcc {

/// A file of the command line.
struct Input {
  llvm::StringRef File;
  clang::driver::types::ID Type;
  unsigned Position; ///< in the arguments

  /// C++ source, preprocessed or not, which the frontend has to examine.
  bool isSource() const;
  bool isStdin() const { return File == "-"; }
};

/// Whose options a line has.
enum class OptionTable { Clang, Gcc };

/// The user's arguments (without ampcc's own), read with clang's table of options. Options that
/// clang does not know are kept as they are, with the argument that g++'s table gives them where
/// the line is for g++.
class CommandLine {
public:
  explicit CommandLine(llvm::ArrayRef<const char *> Arguments,
                       OptionTable Table = OptionTable::Clang);

  llvm::ArrayRef<Input> inputs() const { return Inputs; }
  const llvm::opt::InputArgList &args() const { return Args; }

  /// The host compiler alone can serve this: preprocessing, dependencies, questions to the
  /// compiler, or a line that clang's table cannot make sense of.
  bool isPassThrough() const;
  /// The line ends in a linked program or shared library.
  bool links() const;
  /// The program is to hold its C++ library: the runtime, which uses the same, goes with it.
  bool linksStatically() const;
  /// The program has no shared libraries at all.
  bool isStatic() const;
  /// Where on the disk a file is that the line names: `-working-directory`.
  std::string pathOf(llvm::StringRef File) const;
  /// The line has an `-x` option: inputs that are appended need `-x none` before them.
  bool setsLanguage() const;
  /// The last option where its argument is missing, else empty: it is among no args().
  std::vector<std::string> unfinished() const;

  /// The arguments for which `Keep` holds, spelled as the user wrote them.
  std::vector<std::string> select(llvm::function_ref<bool(const llvm::opt::Arg &)> Keep) const;

private:
  llvm::ArrayRef<const char *> Strings;
  bool IsQuery = false; ///< to g++
  unsigned MissingIndex = 0, MissingCount = 0;
  llvm::opt::InputArgList Args;
  std::vector<Input> Inputs;
};

/// All words after `--` are files. Rewrites them so that they stay files without the `--`, which is
/// removed: options can then be appended to the line.
void dropEndOfOptions(llvm::SmallVectorImpl<const char *> &Arguments, llvm::StringSaver &Saver);

/// -MD, -MF and their kin.
bool isDependencyOption(const llvm::opt::Arg &A);

} // namespace ampcc

#endif
