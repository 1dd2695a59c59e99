//===- HostRewriter.h - the host source without AMP -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last stage for the host code, which the pipeline (lib/Driver) runs if there was no error. It
// takes the AST, the record of the preprocessor and the compiled kernels, and writes C++ that any
// host compiler accepts: clauses such as restrict(amp) removed, captures of AMP lambdas spelled
// out, kernels embedded as data that the runtime registers. Lines stay those of the source.
// docs/host-output.md shows an example. The edits are made by the classes of lib/Rewrite: for a new
// kind of edit, begin at HostEdits.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_REWRITE_HOSTREWRITER_H
#define AMPCC_REWRITE_HOSTREWRITER_H

#include "ampcc/Basic/LanguageVersion.h"
#include "ampcc/Extract/KernelIdentity.h"
#include "ampcc/Extract/KernelPlan.h"
#include "ampcc/KIR/Module.h"
#include "ampcc/Native/Printer.h"
#include "ampcc/Reading/IncludeRecord.h"
#include "ampcc/Reading/TranslationUnit.h"
#include "ampcc/Rewrite/KernelBlob.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace ampcc {

struct HostRewriteInput {
  TranslationUnit &TU;
  const IncludeRecord &Includes;
  llvm::ArrayRef<KernelPlan> Plans;
  const KernelIdentity &Identity;
  const kir::Module &Device;                     ///< after the passes: kernels and their bindings
  llvm::StringRef OpenCLText;                    ///< embedded in the host source
  llvm::StringRef BuildOptions;                  ///< for the device compiler, embedded as well
  llvm::ArrayRef<NativeEntry> Native = {};       ///< symbols of code compiled apart
  llvm::ArrayRef<NativeLevel> NativeLevels = {}; ///< for which there is native code
  /// The standard headers that <amp.h> has to include because the unit needs their names. The text
  /// defines a macro for each (macroFor()).
  llvm::ArrayRef<std::string> Uses = {};
  /// The folder of the library's headers, which the text includes by their full paths. If empty,
  /// the text is for people (ampcc --translate) and includes them by their names
  /// (includeLibraryHeader()).
  llvm::StringRef Headers = "";
  bool Msvc = false; ///< a source for Visual C++
  /// The value of __AMP_VERSION__ (--amp-version=). If Headers is empty, the text defines
  /// it unless it is V1; otherwise the command of the host compiler does.
  LanguageVersion Version = LanguageVersion::V1;
  /// Returns text that is placed after the kernels; the pipeline adds the record for the link of
  /// device code. Facts returns the facts of any kernel of Plans by its key.
  llvm::function_ref<std::string(llvm::function_ref<KernelFacts(llvm::StringRef Key)> Facts)> Rest =
      nullptr;
};

/// The host source: the user's text with the same lines, without C++ AMP, with embedded kernels.
struct HostText {
  /// Empty if this stage reported an error, for example at text that cannot be edited.
  std::string Text;
  /// Text contains the files of `-include` options: the host compiler must not get these options.
  bool HoldsForcedIncludes = false;
};
HostText rewriteHost(const HostRewriteInput &In);

} // namespace ampcc

#endif
