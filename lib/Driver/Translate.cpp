//===- Translate.cpp - the command ampcc --translate ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceLink.h"
#include "Inputs.h"
#include "Modes.h"
#include "SourceTranslation.h"
#include "UnitPage.h"
#include "ampcc/ClangHooks/DriverOptions.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace ampcc {
namespace {

/// Nothing of the output may overwrite an input or another output.
bool checkNames(const CommandLine &Line, StringRef Folder, bool AsPage) {
  StringSet<> Stems;
  bool Good = true;
  for (const Input &In : Line.inputs()) {
    const StringRef Stem = sys::path::stem(In.File), Name = sys::path::filename(In.File);
    SmallString<128> Output(Folder);
    sys::path::append(Output, AsPage ? Stem + ".html" : Name);
    if (!In.isSource() || In.isStdin()) {
      driverError("'" + In.File + "' is not a C++ source file");
      Good = false;
    } else if (sys::fs::equivalent(Output.str(), In.File)) {
      driverError("'" + In.File +
                  "' would be overwritten by its translation; choose another folder");
      Good = false;
    } else if (!Stems.insert(Stem).second) {
      driverError("two inputs would be translated to '" + Stem + (AsPage ? ".html'" : ".json'"));
      Good = false;
    }
  }
  return Good;
}

/// Reports an error. False if there is one.
bool succeeds(Error E) {
  if (!E)
    return true;
  driverError(toString(std::move(E)));
  return false;
}

/// Writes kernels that call functions of the other sources. Functions that none of them defines are
/// left to the program's link.
bool writeLinkedKernels(ArrayRef<LinkedKernels> Linked, StringRef Folder) {
  bool Good = true;
  auto Write = [&](const Twine &Name, StringRef Text) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, Name);
    if (!Text.empty())
      Good &= succeeds(writeWhole(Path, Text));
  };
  for (const LinkedKernels &K : Linked) {
    Write(K.Stem + ".linked.cpp", K.Tables);
    Write(K.Stem + ".linked.cl", K.OpenCL);
    Write(K.Stem + ".linked.native.cpp", K.NativeText);
  }
  return Good;
}

/// --amp-index. False after an error.
bool writeIndex(const CommandContext &S, const Translation &T) {
  if (!T.Index)
    return true;
  std::string Text;
  raw_string_ostream(Text) << json::Value(json::Object(*T.Index)) << '\n';
  return succeeds(writeWhole(S.AmpOptions.Index, Text));
}

/// Translates the source of a job into T. False after an error.
bool translateOne(const CommandContext &S, const FrontendJob &Job, Translation &T) {
  const TranslationStatus Status =
      translateSource(translationContext(S), Job, /*AlwaysTranslate=*/S.AmpOptions.Msvc, T);
  if (!writeIndex(S, T))
    return false;
  switch (Status) {
  case TranslationStatus::Failed:
    return false;
  case TranslationStatus::Done:
    break;
  case TranslationStatus::NoAmp: {
    if (!S.AmpOptions.Index.empty()) // clangd knows all about it
      return true;
    if (!checkPlainSource(translationContext(S), Job))
      return false;
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(Job.Source);
    if (!Text) {
      driverError("cannot open '" + Job.Source + "': " + Text.getError().message());
      return false;
    }
    T.HostSource = (*Text)->getBuffer().str();
    T.Sources.addFile(Job.Source, T.HostSource);
  }
  }
  return true;
}

/// Translates the sources of all jobs, and writes the results into Folder.
bool translateAll(const CommandContext &S, ArrayRef<FrontendJob> Jobs, StringRef Folder) {
  const bool AsPage = S.AmpOptions.translatesToPage();
  bool Good = true;
  std::vector<TranslatedUnit> Pages;
  std::vector<LinkedUnit> Units;
  for (const FrontendJob &Job : Jobs) {
    Translation T;
    const bool IsTranslated = translateOne(S, Job, T);
    Good &= IsTranslated;
    if (!IsTranslated || isVerification(Job))
      continue;
    if (!T.Record.empty())
      Units.push_back({T.Record, Job.Source, /*InArchive=*/true, /*Problem=*/{}});
    if (AsPage)
      Pages.push_back({Job.Source, std::move(T)});
    else
      Good &= succeeds(writeTranslation(Folder, Job.Source, T));
  }
  unsigned Errors = 0;
  std::vector<LinkedKernels> Linked;
  if (Good)
    Linked = linkKernels(S.Install, Units, /*WithObjects=*/false, Errors);
  if (AsPage)
    Good &= succeeds(writePages(Folder, Pages, Linked));
  else
    Good &= writeLinkedKernels(Linked, Folder);
  return Good && Errors == 0;
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
  if (!checkInputs(S.Line) || !checkNames(S.Line, Folder, S.AmpOptions.translatesToPage()))
    return 1;

  std::vector<FrontendJob> Jobs;
  if (!planFrontendJobs(S.Line, S.Install, S.Host, Jobs))
    return 1;
  return translateAll(S, Jobs, Folder) ? 0 : 1;
}

} // namespace ampcc
