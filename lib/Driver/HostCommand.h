//===- HostCommand.h - the host compiler's command -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc translates a unit with C++ AMP to standard C++, the host source, which the host compiler
// compiles. runCompile() (Compile.cpp) uses these functions to run a host compiler that is not
// ampcc's own Clang. First the compiler compiles the host source of each unit (compileArguments).
// For the inputs without C++ AMP and the link it then runs with the user's line, in which objects
// replace the sources of these units (wholeLine). ClangDriver.cpp passes the result of wholeLine()
// to ampcc's own Clang. All of the driver uses CommandContext and driverError(). Change this code
// if the host compiler needs another option for the host source, or must not get one.
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

// In these functions the arguments do not include the name of the compiler. runHost() puts it
// first.

/// The arguments that compile `HostSource`, the translation of `Job`'s source, into `Object`.
/// Object is empty if the user's line has no output, as with -fsyntax-only. With
/// `HoldsForcedIncludes` the host source contains the headers of the `-include` options, so that
/// these options are left out.
std::vector<std::string> compileArguments(const CommandContext &S, const FrontendJob &Job,
                                          llvm::StringRef HostSource, llvm::StringRef Object,
                                          bool HoldsForcedIncludes);

/// Returns true if the line has -flto, and a unit can be compiled to machine code nevertheless: no
/// other option of the line asks for bitcode or requires -flto. The driver then compiles units with
/// native kernels without -flto, because native code is machine code.
bool canLeaveLto(const CommandContext &S);

/// The user's whole line, without options that only the frontend needed: those for dependencies if
/// all sources are replaced, and for g++ the options -Wamp-..., which it does not know. `Replaced`
/// maps positions of inputs (Input::Position) to objects that take their place; an empty object
/// drops the input.
std::vector<std::string> wholeLine(const CommandContext &S,
                                   llvm::ArrayRef<std::pair<unsigned, std::string>> Replaced = {});

/// Runs the command S.Host.Command with these arguments, by a response file if they are too long
/// for the system, and returns the compiler's status. Reports a compiler that cannot be run or that
/// crashed, and returns 1.
int runHost(const CommandContext &S, llvm::ArrayRef<std::string> Arguments);

} // namespace ampcc

#endif
