//===- LinkInputs.h - device code and host symbols in the inputs of a link -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LinkStep reads the objects and libraries of a link with readLinkInputs(). It learns two things:
// which kernels are still to be compiled, because they call functions of other translation units
// (DeviceLink.h compiles them from the LinkedUnits), and whether the link needs ampcc's runtime.
// Another kind of input of linkers has to be read here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_LINKINPUTS_H
#define AMPCC_DRIVER_LINKINPUTS_H

#include "Installation.h"
#include "UnitRecord.h"

namespace ampcc {

/// A translation unit whose object contains device code for the link.
struct LinkedUnit {
  UnitRecord Record;
  std::string Place;      ///< the object, as a person calls it
  bool InArchive = false; ///< in an archive or after --start-lib: the linker may leave it out
  std::string Problem;    ///< why Record could not be read and is empty; else no text
};

struct LinkInputs {
  /// The units with device code in objects and static libraries, those of objects first.
  std::vector<LinkedUnit> Units;
  /// An input refers to a symbol of ampcc's runtime that no input defines. The runtime's shared
  /// library itself does not count as an input. Also true if an input of bitcode cannot be read.
  bool NeedRuntime = false;
  StandardLibrary Standard = StandardLibrary::Libstdcxx; ///< of the units with C++ AMP
  /// The command's run paths, in its order.
  std::vector<std::string> RunPaths;
};

/// Reads the inputs of a linker's command. `Words` is the command without its first word and
/// without response files. Leaves out files that cannot be read, because the linker reports them.
LinkInputs readLinkInputs(llvm::ArrayRef<std::string> Words, const Installation &Install);

} // namespace ampcc

#endif
