//===- NativeForm.h - compilation of a unit's kernels to native code -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels have two forms: OpenCL C, and native code of the host's processor in the tile form
// (docs/native-forms.md). The pipeline and the link of device code use this class for the second
// form. It takes KIR, the intermediate representation, after the passes that both forms share
// (runSharedPasses), and runs the passes, the printer and the compiler of the tile form. Change
// this code if native code of a unit is made by other steps; the order of the passes is in
// Passes/Pipeline.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_DRIVER_NATIVEFORM_H
#define AMPCC_DRIVER_NATIVEFORM_H

#include "ampcc/NativeCompile/Compile.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace ampcc {

/// Whether and how the kernels of a unit get native code.
struct NativeOptions {
  bool Wanted = false;                      ///< not with --amp-native=off
  bool Reported = false;                    ///< remarks say which form kernels have (--amp-report)
  NativeOutput Output = NativeOutput::None; ///< None: the text alone
  std::vector<std::string> Arguments;       ///< of the unit's frontend job
  std::vector<std::string> Headers;         ///< the folders of ampcc's own
};

/// Converts KIR to C++ text of the tile form, and compiles the text.
class NativeForm {
public:
  /// Converts the kernels to the tile form and prints them. problem() has the errors of the passes,
  /// which are bugs of ampcc, and is empty if there are none. With a problem text() is empty, and
  /// compile() must not be called.
  NativeForm(std::unique_ptr<kir::Module> Kernels, const NativeOptions &Options, bool ExactLines);

  const std::string &problem() const { return Problem; }
  const NativeText &text() const { return Printed; }
  const kir::Module &module() const { return *M; }
  llvm::ArrayRef<NativeLevel> levels() const { return Compiler.levels(); }
  /// Compiles text() to the kind of code that NativeOptions::Output says; no code for None. Name is
  /// the file that debug information names. An error in the text is a bug of ampcc.
  llvm::Expected<std::vector<std::string>> compile(llvm::StringRef Name) const;

private:
  std::unique_ptr<kir::Module> M; ///< Printed refers to it
  NativeOutput Output;
  NativeCompiler Compiler;
  NativeText Printed;
  std::string Problem;
};

/// Links the objects in Code into the file Object, with -r and the command Linker. Does nothing if
/// Object is no regular file, such as /dev/null.
llvm::Error joinObjects(llvm::ArrayRef<std::string> Linker, llvm::StringRef Object,
                        llvm::ArrayRef<std::string> Code);

/// A file that holds Bytes. It is removed when the object dies or a signal ends the process.
class TemporaryFile {
public:
  TemporaryFile() = default;
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile &) = delete;
  TemporaryFile &operator=(const TemporaryFile &) = delete;

  llvm::Error write(llvm::StringRef Suffix, llvm::StringRef Bytes);
  const std::string &path() const { return Path; }

private:
  std::string Path;
};

} // namespace ampcc

#endif
