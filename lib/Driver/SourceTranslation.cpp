//===- SourceTranslation.cpp - one source through the pipeline ------------===//
#include "SourceTranslation.h"
#include "BugReport.h"
#include "HostCommand.h"
#include "ampcc/Frontend/Invocation.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ampcc {

/// Deeply nested expressions recurse through Clang's parser and through our own visitors.
constexpr unsigned StackSize = 64u << 20;

TranslationContext translationContext(const CommandContext &S) {
  return {S.Where, S.Own.Msvc, S.Own.FastMath,
          S.Line.select([](const opt::Arg &) { return true; })};
}

bool isVerification(const FrontendJob &Job) {
  return any_of(Job.Arguments, [](StringRef Argument) {
    return Argument == "-verify" || Argument.starts_with("-verify=");
  });
}

void removeOutput(StringRef Path) {
  sys::fs::file_status Status;
  if (!Path.empty() && !sys::fs::status(Path, Status) &&
      Status.type() == sys::fs::file_type::regular_file)
    sys::fs::remove(Path);
}

TranslationStatus translateSource(const TranslationContext &S, const FrontendJob &Job,
                                  bool AlwaysTranslate, Translation &Result) {
  std::vector<const char *> Arguments;
  for (const std::string &A : Job.Arguments)
    Arguments.push_back(A.c_str());
  std::vector<std::string> Folders = S.Where.includeFolders(S.Msvc);
  std::unique_ptr<clang::CompilerInstance> CI =
      createCompilerInstance({Arguments, S.Where.ClangCxx.c_str(), Folders, S.Msvc});
  if (!CI)
    return TranslationStatus::Failed;

  PipelineOptions Options;
  Options.AlwaysTranslate = AlwaysTranslate || isVerification(Job);
  Options.Msvc = S.Msvc;
  Options.FastMath = S.FastMath;
  TranslationStatus Status = TranslationStatus::Failed;
  CrashRecoveryContext Guard;
  if (!Guard.RunSafelyOnThread([&] { Status = translate(*CI, Options, Result); }, StackSize)) {
    CI.release(); // in no state to be taken down
    Result.InternalError = "ampcc crashed";
    Status = TranslationStatus::Failed;
  } else if (isVerification(Job)) {
    return CI->getDiagnosticClient().getNumErrors() ? TranslationStatus::Failed
                                                    : TranslationStatus::Done;
  }
  if (Status == TranslationStatus::Failed) {
    removeOutput(Job.DependencyFile);
    if (!Result.InternalError.empty())
      reportBug(S, Job, Result);
  }
  return Status;
}

Error writeTranslation(StringRef Folder, StringRef Source, const Translation &T) {
  if (std::error_code EC = sys::fs::create_directories(Folder))
    return createStringError(EC, "cannot make folder '" + Folder + "': " + EC.message());
  StringRef Name = sys::path::filename(Source), Stem = sys::path::stem(Source);
  auto PathOf = [&](const Twine &File) {
    SmallString<128> Path(Folder);
    sys::path::append(Path, File);
    return Path;
  };

  json::Object Manifest{{"version", 1}, {"source", Source}, {"host", Name}};
  if (!T.OpenCL.empty()) {
    Manifest["opencl"] = (Stem + ".cl").str();
    if (!T.BuildOptions.empty())
      Manifest["build_options"] = T.BuildOptions;
    if (Error E = writeWhole(PathOf(Stem + ".cl"), T.OpenCL))
      return E;
  }
  Manifest["kernels"] = json::Array(T.Kernels);
  if (Error E = writeWhole(PathOf(Name), T.HostSource))
    return E;
  std::string Text;
  raw_string_ostream(Text) << formatv("{0:2}\n", json::Value(std::move(Manifest)));
  return writeWhole(PathOf(Stem + ".json"), Text);
}

} // namespace ampcc
