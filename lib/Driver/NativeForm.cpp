//===- NativeForm.cpp - compilation of a unit's kernels to native code ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NativeForm.h"
#include "TempFolder.h"
#include "ampcc/Passes/Pipeline.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Signals.h"
#include <deque>

using namespace llvm;

namespace ampcc {

NativeForm::NativeForm(std::unique_ptr<kir::Module> Kernels, const NativeOptions &Options,
                       bool ExactLines)
    : M(std::move(Kernels)), Output(Options.Output),
      Compiler(Options.Arguments, Options.Headers, M->FastMath,
               M->Contract == kir::Module::Devices::All, Options.Output) {
  // Errors of the user's program were reported with the OpenCL form.
  for (const kir::Problem &P : runTilePasses(M))
    Problem += (Problem.empty() ? "" : "\n") + join(P.Args, " ");
  if (Problem.empty())
    Printed = printNative(*M, Compiler.flags(), ExactLines);
}

Expected<std::vector<std::string>> NativeForm::compile(StringRef Name) const {
  std::vector<std::string> Errors;
  if (Output == NativeOutput::None)
    return Errors;
  std::vector<std::string> Code = Compiler.compile(Printed.Text, Name, Output, Errors);
  if (!Errors.empty())
    return createStringError(inconvertibleErrorCode(),
                             "the native text of these kernels is not valid: " +
                                 join(Errors, "\n"));
  return Code;
}

Error joinObjects(ArrayRef<std::string> Linker, StringRef Object, ArrayRef<std::string> Code) {
  sys::fs::file_status Status;
  if (sys::fs::status(Object, Status) || Status.type() != sys::fs::file_type::regular_file)
    return Error::success(); // /dev/null: the output is not used
  std::deque<TemporaryFile> Native;
  for (const std::string &Piece : Code)
    if (Error E = Native.emplace_back().write("o", Piece))
      return E;
  std::string Joined = (Object + ".joined").str();
  sys::RemoveFileOnSignal(Joined);
  std::vector<StringRef> Words(Linker.begin(), Linker.end());
  Words.insert(Words.end(), {"-r", "-o", Joined, Object});
  for (const TemporaryFile &Piece : Native)
    Words.push_back(Piece.path());
  std::string Message;
  int Ended = sys::ExecuteAndWait(Words[0], Words, std::nullopt, {}, 0, 0, &Message);
  std::error_code Failed = Ended ? std::error_code() : sys::fs::rename(Joined, Object);
  if (Ended || Failed)
    sys::fs::remove(Joined);
  sys::DontRemoveFileOnSignal(Joined);
  if (Ended || Failed)
    return createStringError(inconvertibleErrorCode(),
                             "'" + Linker[0] + "' cannot join the code of kernels with '" + Object +
                                 "'" + (Message.empty() ? "" : ": " + Message) +
                                 (Failed ? ": " + Failed.message() : ""));
  return Error::success();
}

TemporaryFile::~TemporaryFile() {
  if (Path.empty())
    return;
  sys::fs::remove(Path);
  sys::DontRemoveFileOnSignal(Path);
}

Error TemporaryFile::write(StringRef Suffix, StringRef Bytes) {
  SmallString<128> Name;
  if (std::error_code EC = sys::fs::createTemporaryFile("ampcc-native", Suffix, Name))
    return createStringError(EC, "cannot make a temporary file '" + Name + "': " + EC.message());
  Path = Name.str().str();
  sys::RemoveFileOnSignal(Path);
  return writeWhole(Path, Bytes);
}

} // namespace ampcc
