//===- Pipeline.h - the stages from a parsed unit to host source and kernels -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// translateSource() (SourceTranslation.h) and compileShared() (SharedUnit.h) run this code for a
// unit. translate() parses the source. Then lib/Sema checks the rules of C++ AMP, Extract finds the
// kernels, Lower converts them to KIR (the intermediate representation), the passes and printers
// make OpenCL C and native code, and Rewrite writes the host source, the text for the host
// compiler. docs/architecture.md describes the stages. The result is a Translation. A new stage is
// called in Pipeline.cpp; a new result is a member of Translation.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_PIPELINE_H
#define AMPCC_DRIVER_PIPELINE_H

#include "NativeForm.h"
#include "UnitRecord.h"
#include "ampcc/Basic/LanguageVersion.h"
#include "ampcc/Page/TranslationPage.h"
#include "ampcc/Reading/SourcePlace.h"
#include "llvm/Support/JSON.h"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class CompilerInstance;
}

namespace ampcc {

class SourceRepairs;

struct Translation {
  std::string HostSource;
  bool HoldsForcedIncludes = false; ///< the headers of `-include` options are part of it
  std::string OpenCL;               ///< empty: the unit launches nothing
  LineTable OpenCLLines;
  std::string BuildOptions; ///< options for the device compiler
  std::string NativeText;   ///< the kernels in the tile form
  LineTable NativeLines;
  std::vector<std::string> NativeCode; ///< as NativeOptions::Output says
  llvm::json::Array Kernels, Messages;
  /// With PipelineOptions::ForIndex: the functions and launches (UnitIndex.h), also after errors of
  /// the user. Unset for a unit that was not parsed to its end.
  std::optional<llvm::json::Object> Index;
  UnitRecord Record;                 ///< for the program's link; part of the host source
  SourceLines Sources;               ///< with PipelineOptions::ForPage: the user's files
  std::vector<SourceRemark> Remarks; ///< with PipelineOptions::ForPage: those of --amp-report
  /// If not empty, the unit must be parsed again with these headers added to PipelineOptions::Uses.
  /// Its errors are then not yet final.
  std::vector<std::string> Missing;
  /// If not empty, the unit must be parsed again with these as PipelineOptions::MissingTemplates.
  std::vector<SourcePlace> MissingTemplates;
  /// The unit must be parsed again by translateSource() (SourceTranslation.h), because it would
  /// change the meaning of the standard headers that were parsed before it (SharedUnit.h).
  bool ChangesStandard = false;
  /// The text of an error inside of ampcc, which the caller has to report (reportBug); else empty.
  std::string InternalError;
};

enum class TranslationStatus {
  Done,
  NoAmp, ///< the host compiler can take the source as it is
  Failed ///< errors were reported
};

struct PipelineOptions {
  bool AlwaysTranslate = false;                  ///< also units without AMP
  bool Msvc = false;                             ///< --amp-msvc
  std::vector<std::string> LibraryFolders;       ///< of the library's headers
  std::string Headers;                           ///< HostRewriteInput::Headers
  bool ContractAsHost = false;                   ///< CPUs contract as the unit's host code does
  LanguageVersion Version = LanguageVersion::V1; ///< of restrictions without a version
  kir::CompileOptions Kernels;                   ///< become those of the module
  /// Standard headers that <amp.h> includes in this parse, because the unit uses their names, and
  /// the unit's own names (SourceRepairs::ownNames).
  std::vector<std::string> Uses;
  /// The names before which `template` was missing in earlier parses.
  std::vector<SourcePlace> MissingTemplates;
  /// A unit with errors is to be parsed again with all candidates for Uses before its errors are
  /// reported, because a missing header may cause them. Translation::Missing then names these.
  bool DistrustErrors = false;
  /// With Msvc: collects the repairs that the source needs. A unit with new repairs is not
  /// translated, because the caller parses it again with them.
  SourceRepairs *Repairs = nullptr;
  bool ForGcc = false;   ///< g++ is the host compiler
  bool ForPage = false;  ///< --translate=html
  bool ForIndex = false; ///< --amp-index
  NativeOptions Native;
  /// Called with the host source before native code is made, so that the host source can be
  /// compiled at the same time. The translation may still fail after that.
  std::function<void(llvm::StringRef)> HostReady;
};

struct IncludeRecord;
class UnitReader;

/// Parses the source of `CI`, which createCompilerInstance() made, and runs all stages. `Begin`,
/// which may be null, is called before the source is parsed; the unit fails if it returns false.
TranslationStatus translate(clang::CompilerInstance &CI, const PipelineOptions &Options,
                            llvm::function_ref<bool(UnitReader &)> Begin, Translation &Result);

/// The same with a reader of `CI` that has parsed the standard headers before the source
/// (SharedUnit.cpp). `Includes` is the record of the includes since the reader was made.
TranslationStatus translate(clang::CompilerInstance &CI, UnitReader &Reader,
                            const IncludeRecord &Includes, const PipelineOptions &Options,
                            Translation &Result);

} // namespace ampcc

#endif
