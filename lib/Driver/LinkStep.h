//===- LinkStep.h - the device part of a link ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When the user's line links, the driver compiles kernels that call functions of other units, and
// adds the runtime, each only if the inputs need it. ClangDriver.cpp calls prepareLink() or
// previewLink() for a link of ampcc's own Clang. Compile.cpp calls addToHostLink() or
// previewHostLink() for another compiler, which gets the words by -Xlinker. Driver.cpp calls
// addToHostLink() for --amp-launch, with RuntimeSource::User. Change this code if a link needs
// another library or option.
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

/// The party that adds the runtime to a link: the driver, or the user's own options, as with CMake,
/// where the target names the runtime.
enum class RuntimeSource { Driver, User };

/// Reads the inputs of a linker's command, which must exist, and compiles the kernels. `Words` is
/// the command without its first word. Returns nothing after an error, which it has reported.
/// Adds nothing to a partial link (-r), because the link of a program follows.
std::optional<LinkAdditions> prepareLink(const CommandContext &S, llvm::ArrayRef<std::string> Words,
                                         RuntimeSource Source = RuntimeSource::Driver);

/// The runtime for a link that is only shown (-###), when not all of its inputs exist. `HasAmp`: a
/// source of the line may hold C++ AMP.
LinkAdditions previewLink(const CommandContext &S, llvm::ArrayRef<std::string> Words, bool HasAmp);

/// Returns true if the line ends in a link and has no -###, with which the compiler only shows it.
bool isLinkByHost(const CommandLine &Line);

/// Does what prepareLink() does for a link by another compiler than ampcc's own Clang: runs the
/// compiler with -### to get the linker's command, and adds the words to the compiler's
/// `Arguments`. Returns false after an error.
bool addToHostLink(const CommandContext &S, std::vector<std::string> &Arguments,
                   RuntimeSource Source);

/// Does what previewLink() does for such a compiler: for a line with -###.
void previewHostLink(const CommandContext &S, std::vector<std::string> &Arguments);

} // namespace ampcc

#endif
