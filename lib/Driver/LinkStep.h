//===- LinkStep.h - the device's part of a link ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_DRIVER_LINKSTEP_H
#define AMPCC_DRIVER_LINKSTEP_H

#include "HostCommand.h"

namespace ampcc {

/// What the linker has to get beside its own words: objects with the kernels that call functions of
/// other translation units. None, as a rule.
struct LinkAdditions {
  std::vector<std::string> Objects; ///< of the temporary folder; they come before all other words
};

/// Looks at the inputs of a linker's command, without its first word. What is wrong is reported;
/// then there is no result.
std::optional<LinkAdditions> prepareLink(const CommandContext &S,
                                         llvm::ArrayRef<std::string> Words);

/// The line ends in a link that its compiler runs, and does not only show.
bool isLinkByHost(const CommandLine &Line);

/// Does the same for a link by another compiler than ampcc's own Clang: puts the objects in front
/// of the compiler's arguments. False after an error.
bool addLinkedKernels(const CommandContext &S, std::vector<std::string> &Arguments);

} // namespace ampcc

#endif
