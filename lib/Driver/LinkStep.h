//===- LinkStep.h - the device part of a link ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When the user's line links, the driver compiles kernels that call functions of other units, and
// adds the runtime. It does so only if the inputs need it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_LINKSTEP_H
#define AMPCC_DRIVER_LINKSTEP_H

#include "HostCommand.h"

namespace ampcc {

/// The words that ampcc adds to the linker's command. A link without C++ AMP gets none, so that its
/// command is exactly that of the host compiler.
struct LinkAdditions {
  /// Before all other words: the run path, and objects in the temporary folder with the kernels
  /// that call functions of other translation units.
  std::vector<std::string> First;
  /// The runtime: added after the inputs, before the compiler's own libraries.
  std::vector<std::string> Last;

  bool empty() const { return First.empty() && Last.empty(); }
};

/// The party that adds the runtime to a link: the driver, or the user's own options.
enum class RuntimeSource { Driver, User };

/// Reads the inputs of a linker's command, without its first word. Reports errors; then there is no
/// result.
std::optional<LinkAdditions> prepareLink(const CommandContext &S, llvm::ArrayRef<std::string> Words,
                                         RuntimeSource Source = RuntimeSource::Driver);

/// The runtime for a link that is only shown (-###), when not all of its inputs exist. `HasAmp`: a
/// source of the line may hold C++ AMP.
LinkAdditions previewLink(const CommandContext &S, llvm::ArrayRef<std::string> Words, bool HasAmp);

/// The line ends in a link that its compiler runs, and does not only show.
bool isLinkByHost(const CommandLine &Line);

/// Does the same for a link by another compiler than ampcc's own Clang: adds to the compiler's
/// arguments. False after an error.
bool addToHostLink(const CommandContext &S, std::vector<std::string> &Arguments,
                   RuntimeSource Source);

/// The same for a line with -###.
void previewHostLink(const CommandContext &S, std::vector<std::string> &Arguments);

} // namespace ampcc

#endif
