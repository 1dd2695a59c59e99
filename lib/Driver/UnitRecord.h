//===- UnitRecord.h - the record of a unit's KIR in its object -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit whose kernels call amp functions of other units, or that defines amp functions on which
// other units may count, has a record in its object: KIR as text, in a section that linkers leave
// out of programs. docs/runtime-abi.md, "Kernels of several translation units".
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
  std::string Kernels;                      ///< those that lack functions, with all that they have
  std::map<std::string, KernelFacts> Facts; ///< of these kernels, by key
  bool Native = false;                      ///< they get native code as well
  bool ExactLines = false;                  ///< for a debugger
  std::vector<std::string> CodeOptions;     ///< arguments of -cc1 that affect native code
  std::string Functions;                    ///< for other units

  bool empty() const { return Kernels.empty() && Functions.empty(); }
  /// The symbol of the module (ampcc_rt::module) that the link makes of the kernels.
  std::string moduleSymbol() const;
};

/// The content of the section, as one line.
std::string writeRecord(const UnitRecord &R);
/// All records of a section, which may be that of several objects.
llvm::Expected<std::vector<UnitRecord>> readRecords(llvm::StringRef Section);

/// The section's name.
constexpr llvm::StringLiteral RecordSection = ".ampcc";

/// An undefined symbol for an object that is linked without ampcc, named after a function whose
/// body is only in the record. Linkers print it as a part of the function, `f(float)::...`.
std::string bodySymbol(llvm::StringRef Function);

/// The end of the host source of a unit with a record: the section, and, where kernels lack
/// functions, the registration of the module that the link makes. Lacking: their linker names.
std::string recordText(const UnitRecord &R, llvm::ArrayRef<std::string> Lacking);

} // namespace ampcc

#endif
