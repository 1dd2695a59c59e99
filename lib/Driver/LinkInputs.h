//===- LinkInputs.h - what the inputs of a link keep for it ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

/// The units in the objects and static libraries of a linker's command, without its first word.
/// Those of objects come first.
std::vector<LinkedUnit> linkedUnits(llvm::ArrayRef<std::string> Words);

} // namespace ampcc

#endif
