//===- Pipeline.h - the stages from a parsed unit to host source and kernels -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// translateSource() and compileShared() run it on a parsed unit: lib/Sema checks the rules of C++
// AMP, Extract finds the kernels, Lower converts them to KIR, the passes and printers make OpenCL C
// and native code, and Rewrite writes the host source. docs/architecture.md describes the stages.
// The result is a Translation.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_PIPELINE_H
#define AMPCC_DRIVER_PIPELINE_H

#include "NativeForm.h"
#include "UnitRecord.h"
#include "ampcc/Reading/SourcePlace.h"
#include "llvm/Support/JSON.h"
#include <functional>
#include <string>
#include <vector>

namespace clang {
class CompilerInstance;
}

namespace ampcc {

class SourceRepairs;

struct Translation {
  std::string HostSource;
  bool HoldsForcedIncludes = false;    ///< the headers of `-include` options are part of it
  std::string OpenCL;                  ///< empty: the unit launches nothing
  std::string BuildOptions;            ///< options for the device compiler
  std::string NativeText;              ///< the kernels in the tile form
  std::vector<std::string> NativeCode; ///< as NativeOptions::Output says
  llvm::json::Array Kernels, Messages;
  UnitRecord Record; ///< for the program's link; part of the host source
  /// Failed because the unit has to be read once more, with these as PipelineOptions::Uses.
  std::vector<std::string> Missing;
  /// Likewise with these as PipelineOptions::MissingTemplates.
  std::vector<SourcePlace> MissingTemplates;
  /// The unit must be parsed again, without shared headers before it.
  bool ChangesStandard = false;
  /// An error inside of ampcc, which nothing else reports.
  std::string InternalError;
};

enum class TranslationStatus {
  Done,
  NoAmp, ///< the host compiler can take the source as it is
  Failed ///< errors were reported
};

struct PipelineOptions {
  bool AlwaysTranslate = false;            ///< also units without AMP
  bool Msvc = false;                       ///< --amp-msvc
  std::vector<std::string> LibraryFolders; ///< of the library's headers
  std::string Headers;                     ///< HostRewriteInput::Headers
  bool ContractAsHost = false;             ///< CPUs contract as the unit's host code does
  kir::CompileOptions Kernels;             ///< become those of the module
  /// Headers that <amp.h> brings because the unit uses their names.
  std::vector<std::string> Uses;
  /// The names before which `template` was missing in earlier parses.
  std::vector<SourcePlace> MissingTemplates;
  /// A unit with errors is parsed again with all of them before its errors are reported.
  bool DistrustErrors = false;
  /// With Msvc: the collected repairs. A unit that needs any is not translated.
  SourceRepairs *Repairs = nullptr;
  bool ForGcc = false; ///< g++ is the host compiler
  NativeOptions Native;
  /// Gets the host source, which is not yet known to be of use, before native code is made.
  std::function<void(llvm::StringRef)> HostReady;
};

struct IncludeRecord;
class UnitReader;

/// All stages in order over the translation unit of `CI` (made by createCompilerInstance).
TranslationStatus translate(clang::CompilerInstance &CI, const PipelineOptions &Options,
                            Translation &Result);

/// The same with a reader of `CI`, which may have read the standard headers, and what `Includes`
/// has recorded there.
TranslationStatus translate(clang::CompilerInstance &CI, UnitReader &Reader,
                            const IncludeRecord &Includes, const PipelineOptions &Options,
                            Translation &Result);

} // namespace ampcc

#endif
