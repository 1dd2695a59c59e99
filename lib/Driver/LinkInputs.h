//===- LinkInputs.h - device code and host symbols in the inputs of a link -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LinkStep and DeviceLink use it to learn from the objects and libraries of a link whether it has
// kernels to compile, and whether it needs ampcc's runtime.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_LINKINPUTS_H
#define AMPCC_DRIVER_LINKINPUTS_H

#include "UnitRecord.h"

namespace ampcc {

struct LinkedUnit {
  UnitRecord Record;
  std::string Place;      ///< the object, as a person calls it
  bool InArchive = false; ///< the linker may leave it out
  std::string Problem;    ///< why the record could not be read; then it is empty
};

struct LinkInputs {
  /// The units with device code in objects and static libraries, those of objects first.
  std::vector<LinkedUnit> Units;
  /// Something refers to a symbol of ampcc's runtime that no input defines, or only a library that
  /// is the runtime.
  bool NeedRuntime = false;
  /// The command's run paths, in its order.
  std::vector<std::string> RunPaths;
};

/// Reads the inputs of a linker's command, without its first word. `Runtime`: the shared library.
LinkInputs readLinkInputs(llvm::ArrayRef<std::string> Words, llvm::StringRef Runtime);

} // namespace ampcc

#endif
