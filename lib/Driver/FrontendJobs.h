//===- FrontendJobs.h - the frontend command for each source -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc does not interpret compiler options itself. clang's driver converts the user's line to one
// cc1 command for each source, and the frontend parses the source with these arguments.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_FRONTENDJOBS_H
#define AMPCC_DRIVER_FRONTENDJOBS_H

#include "CommandLine.h"
#include "Installation.h"
#include <string>
#include <vector>

namespace ampcc {

/// The command that clang would run for one C++ source of the command line.
struct FrontendJob {
  std::vector<std::string> Arguments; ///< after "-cc1"
  std::string Source;
  std::string Output;         ///< the object or assembly file; empty: none, or the link's concern
  std::string DependencyFile; ///< of -MD and -MMD; empty: none
};

/// Clang's cc1 arguments (without "-cc1") as the frontend can use them: no precompiled header,
/// which was built without AMP (its text is parsed instead), and nothing that would repeat messages
/// of the host compiler.
std::vector<std::string> frontendArguments(llvm::ArrayRef<const char *> Arguments);

/// Asks clang's driver for its frontend jobs, one for each C++ source in the order of the command
/// line. With g++ as host compiler, options that only gcc understands are left out. False when
/// clang's driver has reported an error.
bool planFrontendJobs(const CommandLine &Line, const Installation &Install,
                      const HostCompiler &Host, std::vector<FrontendJob> &Jobs);

} // namespace ampcc

#endif
