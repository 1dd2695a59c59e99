//===- HostCommand.h - the host compiler's command -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every mode of the driver uses it to run the host compiler, clang++ or g++: on the host source of
// one unit, or on the user's whole line with the translated sources replaced by objects.
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
/// Object is empty the source is only checked. The headers of `-include` options may be part of the
/// text.
std::vector<std::string> compileArguments(const CommandContext &S, const FrontendJob &Job,
                                          llvm::StringRef HostSource, llvm::StringRef Object,
                                          bool HoldsForcedIncludes);

/// The user's whole line. `Replaced` maps positions of inputs to objects that take their place; an
/// empty object drops the input.
std::vector<std::string> wholeLine(const CommandContext &S,
                                   llvm::ArrayRef<std::pair<unsigned, std::string>> Replaced = {});

/// Runs the host compiler and returns its status; a compiler that cannot be run or that crashed is
/// reported.
int runHost(const CommandContext &S, llvm::ArrayRef<std::string> Arguments);

} // namespace ampcc

#endif
