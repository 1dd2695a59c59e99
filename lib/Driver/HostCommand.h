//===- HostCommand.h - the host compiler's command -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// runCompile() uses it to run a host compiler that is not ampcc's own Clang: on the host source of
// one unit, or on the user's whole line with the translated sources replaced by objects.
// ClangDriver.cpp needs wholeLine(), and all of the driver CommandContext and driverError().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_HOSTCOMMAND_H
#define AMPCC_DRIVER_HOSTCOMMAND_H

#include "CommandLine.h"
#include "FrontendJobs.h"
#include "Installation.h"
#include "Options.h"
#include "TempFolder.h"

namespace ampcc {

/// Everything that stays the same during one command.
struct CommandContext {
  const Installation &Install;
  const HostCompiler &Host;
  const CommandLine &Line;
  const Options &AmpOptions;
  bool Verbose;
  TempFolder &Temp;
};

/// Gives one error in the form of clang's driver errors: "ampcc: error: ...".
void driverError(const llvm::Twine &Message);

/// The arguments that compile `HostSource`, the translation of `Job`'s source, into `Object`. If
/// Object is empty the source is only checked. With `HoldsForcedIncludes` the text contains the
/// headers of the `-include` options, which are then left out.
std::vector<std::string> compileArguments(const CommandContext &S, const FrontendJob &Job,
                                          llvm::StringRef HostSource, llvm::StringRef Object,
                                          bool HoldsForcedIncludes);

/// The user's whole line. `Replaced` maps positions of inputs (Input::Position) to objects that
/// take their place; an empty object drops the input.
std::vector<std::string> wholeLine(const CommandContext &S,
                                   llvm::ArrayRef<std::pair<unsigned, std::string>> Replaced = {});

/// Runs the host compiler and returns its status. Reports a compiler that cannot be run or that
/// crashed, and returns 1.
int runHost(const CommandContext &S, llvm::ArrayRef<std::string> Arguments);

} // namespace ampcc

#endif
