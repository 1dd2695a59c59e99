//===- UnitRecord.h - the record of a unit's KIR in its object -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit whose kernels call amp functions of other units, or that defines amp functions that other
// units may call, has a record in its object: KIR, the intermediate representation, as text in a
// section that linkers leave out of programs. The pipeline writes the record, and the link of
// device code (DeviceLink.h) reads it. docs/runtime-abi.md describes it in "Kernels of several
// translation units". A new member is written and read here; records of other versions of ampcc are
// rejected.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_UNITRECORD_H
#define AMPCC_DRIVER_UNITRECORD_H

#include "ampcc/KIR/Module.h"
#include "ampcc/Rewrite/KernelBlob.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>
#include <vector>

namespace ampcc {

struct UnitRecord {
  std::string MainFile;                     ///< ampcc_rt::module::name
  std::string Kernels;                      ///< KIR of the kernels that call functions of other
                                            ///< units, with the functions that they call
  std::map<std::string, KernelFacts> Facts; ///< of these kernels, by key
  bool Native = false;                      ///< these kernels get native code as well
  bool ExactLines = false;                  ///< for a debugger
  std::vector<std::string> CodeOptions;     ///< arguments of -cc1 that affect native code
  std::string Functions;                    ///< KIR of the amp functions for other units

  bool empty() const { return Kernels.empty() && Functions.empty(); }
  /// The symbol of the module (ampcc_rt::module) that the link generates from the kernels.
  std::string moduleSymbol() const;
};

/// The content of the section, as one line.
std::string writeRecord(const UnitRecord &R);
/// All records of a section, which may hold the records of several objects (`ld -r`). A record of
/// another version of ampcc is an error.
llvm::Expected<std::vector<UnitRecord>> readRecords(llvm::StringRef Section);

/// The section's name.
constexpr llvm::StringLiteral RecordSection = ".ampcc";

/// The symbol that an object refers to if its kernels lack the body of `Function`, a mangled name.
/// DeviceLink defines the symbol. In a link without ampcc it stays undefined, and linkers report it
/// as a part of the function, `f(float)::amp_body_is_linked_by_ampcc`.
std::string bodySymbol(llvm::StringRef Function);

/// The end of the host source of a unit with a record: the section, and, if kernels lack functions,
/// the registration of the module that the link generates. `Lacking` are the mangled names of these
/// functions.
std::string recordText(const UnitRecord &R, llvm::ArrayRef<std::string> Lacking);

} // namespace ampcc

#endif
