//===- CommandLine.h - the meaning of a clang or gcc command line --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Driver.cpp parses the user's line with CommandLine. The parts of lib/Driver get the result in
// CommandContext: they find the sources that ampcc has to compile itself, and decide whether
// another host compiler can serve the line alone (Compile.cpp) and whether ampcc has to link its
// runtime (LinkStep.cpp). The line must be without ampcc's own options (takeOptions) and have the
// words of response files in place. Inputs are all files of the line: sources, objects and
// libraries. Unknown options are no errors here, because the host compiler gets them and reports
// them. A fact about the line that several parts need becomes a function of the class.
//
//===----------------------------------------------------------------------===//
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
  unsigned Position; ///< index in the array of arguments

  /// C++ source, preprocessed or not, which the frontend has to examine.
  bool isSource() const;
  bool isStdin() const { return File == "-"; }
};

/// The compiler whose options a line has.
enum class OptionTable { Clang, Gcc };

/// The user's arguments, parsed with clang's table of options. Options that clang does not know
/// stay as they are. In a line for g++, such an option keeps the following word if it is its
/// argument for g++ (GccOptions.h), so that the word is no input. `Arguments` must outlive the
/// object.
class CommandLine {
public:
  explicit CommandLine(llvm::ArrayRef<const char *> Arguments,
                       OptionTable Table = OptionTable::Clang);

  llvm::ArrayRef<Input> inputs() const { return Inputs; }
  const llvm::opt::InputArgList &args() const { return Args; }

  /// Returns true if the host compiler alone can serve the line: it has no C++ source, only asks
  /// for preprocessed text, dependencies, a module, an AST, the commands (-###) or a fact such as
  /// --version, or ends in an option without its argument.
  bool isPassThrough() const;
  /// The line ends in a linked program or shared library. This includes a line with -###, which
  /// only shows the link (isLinkByHost in LinkStep.h excludes it).
  bool links() const;
  /// The C++ library is linked statically: -static-libstdc++, -static or -static-pie. Then ampcc
  /// links its runtime statically as well, because both must use one C++ library.
  bool linksStatically() const;
  /// The program has no shared libraries at all: -static or -static-pie.
  bool isStatic() const;
  /// The path of a file that the line names, relative to `-working-directory` if the line has it.
  std::string pathOf(llvm::StringRef File) const;
  /// The last option of the line if its argument is missing, as words; else empty. args() does not
  /// have this option.
  std::vector<std::string> unfinished() const;

  /// The arguments for which `Keep` holds, spelled as the user wrote them.
  std::vector<std::string> select(llvm::function_ref<bool(const llvm::opt::Arg &)> Keep) const;

private:
  llvm::ArrayRef<const char *> Strings;
  bool IsQuery = false; ///< the line asks g++ for a fact, as -print-sysroot does
  unsigned MissingIndex = 0, MissingCount = 0;
  llvm::opt::InputArgList Args;
  std::vector<Input> Inputs;
};

/// Removes `--`, after which all words are files, so that options can be appended to the line.
/// Rewrites the words after it so that they stay files: `-a.cpp` becomes `./-a.cpp`.
void dropEndOfOptions(llvm::SmallVectorImpl<const char *> &Arguments, llvm::StringSaver &Saver);

/// One of the options that write dependencies for make, such as -MD and -MF.
bool isDependencyOption(const llvm::opt::Arg &A);

} // namespace ampcc

#endif
