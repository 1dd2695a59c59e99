//===- FrontendJobs.h - the frontend command for each source -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ampcc does not interpret compiler options itself. clang's driver converts the user's line to a
// cc1 command for each source, and the frontend parses the source with these arguments.
// runCompile() (Compile.cpp), with a host compiler that is not ampcc's Clang, and runTranslate()
// (Translate.cpp) plan their jobs here. Unit.cpp, which gets its job from clang's driver, only
// needs frontendArguments(). Change this code if an option of the line reaches the frontend and
// must not, or the converse.
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
  std::string Output;         ///< the object or assembly file; empty: none, or one for the link
  std::string DependencyFile; ///< of -MD and -MMD; empty: none
};

/// Clang's cc1 arguments (without "-cc1") as the frontend can use them. The text of a precompiled
/// header takes the place of the header, which was built without AMP. The option -v is left out,
/// because the host compiler prints the same.
std::vector<std::string> frontendArguments(llvm::ArrayRef<const char *> Arguments);

/// Computes the frontend jobs of clang's driver in the order of the C++ sources on the command
/// line. Some options ask for several jobs for a source, which runCompile() rejects. With g++ as
/// host compiler, options that Clang does not accept are left out. Returns false if clang's driver
/// has reported an error.
bool planFrontendJobs(const CommandLine &Line, const Installation &Install,
                      const HostCompiler &Host, std::vector<FrontendJob> &Jobs);

} // namespace ampcc

#endif
