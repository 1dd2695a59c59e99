//===- Translate.cpp - the command ampcc --translate ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceLink.h"
#include "Inputs.h"
#include "Modes.h"
#include "SourceTranslation.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace ampcc {
namespace {

/// Nothing of the output may overwrite an input or another output.
bool checkNames(const CommandLine &Line, StringRef Folder) {
  StringSet<> Stems;
  bool Good = true;
  for (const Input &In : Line.inputs()) {
    SmallString<128> Host(Folder);
    sys::path::append(Host, sys::path::filename(In.File));
    if (!In.isSource() || In.isStdin()) {
      driverError("'" + In.File + "' is not a C++ source file");
      Good = false;
    } else if (sys::fs::equivalent(Host.str(), In.File)) {
      driverError("'" + In.File +
                  "' would be overwritten by its translation; choose another folder");
      Good = false;
    } else if (!Stems.insert(sys::path::stem(In.File)).second) {
      driverError("two inputs would be translated to '" + sys::path::stem(In.File) + ".json'");
      Good = false;
    }
  }
  return Good;
}

/// Writes kernels that call functions of the other sources. Functions that none of them defines are
/// left to the program's link.
bool writeLinkedKernels(const CommandContext &S, ArrayRef<LinkedUnit> Units, StringRef Folder) {
  unsigned Errors = 0;
  auto Write = [&](const Twine &Name, StringRef Text) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, Name);
    if (Error E = Text.empty() ? Error::success() : writeWhole(Path, Text)) {
      driverError(toString(std::move(E)));
      ++Errors;
    }
  };
  for (const LinkedKernels &K : linkKernels(S.Install, Units, /*WithObjects=*/false, Errors)) {
    Write(K.Stem + ".linked.cpp", K.Tables);
    Write(K.Stem + ".linked.cl", K.OpenCL);
    Write(K.Stem + ".linked.native.cpp", K.NativeText);
  }
  return Errors == 0;
}

bool translateOne(const CommandContext &S, const FrontendJob &Job, StringRef Folder,
                  std::vector<LinkedUnit> &Units) {
  Translation T;
  switch (translateSource(translationContext(S), Job, /*AlwaysTranslate=*/S.AmpOptions.Msvc, T)) {
  case TranslationStatus::Failed:
    return false;
  case TranslationStatus::Done:
    break;
  case TranslationStatus::NoAmp: {
    if (!checkPlainSource(translationContext(S), Job))
      return false;
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(Job.Source);
    if (!Text) {
      driverError("cannot open '" + Job.Source + "': " + Text.getError().message());
      return false;
    }
    T.HostSource = (*Text)->getBuffer().str();
  }
  }
  if (isVerification(Job))
    return true;
  if (Error E = writeTranslation(Folder, Job.Source, T)) {
    driverError(toString(std::move(E)));
    return false;
  }
  if (!T.Record.empty())
    Units.push_back({std::move(T.Record), Job.Source, /*InArchive=*/true, /*Problem=*/{}});
  return true;
}

} // namespace

int runTranslate(const CommandContext &S) {
  if (S.Line.inputs().empty()) {
    driverError("no input files");
    return 1;
  }
  const opt::Arg *Output = S.Line.args().getLastArg(options::OPT_o);
  if (!Output) {
    driverError("--translate needs '-o' and a folder");
    return 1;
  }
  StringRef Folder = Output->getValue();
  if (sys::fs::exists(Folder) && !sys::fs::is_directory(Folder)) {
    driverError("'" + Folder + "' is not a folder");
    return 1;
  }
  if (!checkInputs(S.Line) || !checkNames(S.Line, Folder))
    return 1;

  std::vector<FrontendJob> Jobs;
  if (!planFrontendJobs(S.Line, S.Install, S.Host, Jobs))
    return 1;
  bool Good = true;
  std::vector<LinkedUnit> Units;
  for (const FrontendJob &Job : Jobs)
    Good &= translateOne(S, Job, Folder, Units);
  Good = Good && writeLinkedKernels(S, Units, Folder);
  return Good ? 0 : 1;
}

} // namespace ampcc
