//===- Checker.cpp - runs ampcc on the documents of an editor --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Checker.h"
#include "Process.h"
#include "clang/Driver/Types.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
namespace types = clang::driver::types;

namespace ampcc {
namespace {

/// From the last change to the run. A person who types pauses longer between words.
constexpr std::chrono::milliseconds Pause(150);
/// For documents that may include the one that has changed.
constexpr std::chrono::milliseconds PauseOfOthers(400);

bool write(const std::string &Path, StringRef Text) {
  std::error_code Failed;
  raw_fd_ostream OS(Path, Failed);
  OS << Text;
  OS.close();
  const bool Good = !Failed && !OS.has_error();
  OS.clear_error();
  return Good;
}

std::string read(const Twine &Path) {
  const ErrorOr<std::unique_ptr<MemoryBuffer>> Text = MemoryBuffer::getFile(Path);
  return Text ? (*Text)->getBuffer().str() : "";
}

/// A header is no source of its own for the compiler, by its name.
bool isSource(StringRef Path) {
  const types::ID Type = types::lookupTypeForExtension(
      sys::path::extension(Path).drop_while([](char C) { return C == '.'; }));
  return Type != types::TY_INVALID && types::isCXX(Type) && !types::onlyPrecompileType(Type);
}

/// Names count from the folder of the command.
void makeAbsolute(FilePlace &P, StringRef Folder) {
  if (P.File.empty())
    return;
  SmallString<256> Path;
  if (!sys::path::is_absolute(P.File))
    Path = Folder;
  sys::path::append(Path, P.File);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  P.File = Path.str().str();
}

void makeAbsolute(FileRange &R, StringRef Folder) {
  makeAbsolute(R.Begin, Folder);
  makeAbsolute(R.End, Folder);
}

void makeAbsolute(Finding &F, StringRef Folder) {
  makeAbsolute(F.Place, Folder);
  for (FileRange &Range : F.Ranges)
    makeAbsolute(Range, Folder);
  for (TextChange &Change : F.Changes)
    makeAbsolute(Change.Range, Folder);
  for (Finding &Note : F.Notes)
    makeAbsolute(Note, Folder);
}

} // namespace

Expected<std::unique_ptr<Checker>> Checker::make(std::string Ampcc, CompileCommands Commands,
                                                 std::function<void(CheckResult)> Done) {
  SmallString<128> Folder;
  if (const std::error_code Failed = sys::fs::createUniqueDirectory("ampcc-lsp", Folder))
    return createStringError(Failed, "cannot make a temporary folder: " + Failed.message());
  return std::unique_ptr<Checker>(
      new Checker(std::move(Ampcc), std::move(Commands), std::move(Done), Folder.str().str()));
}

Checker::Checker(std::string Ampcc, CompileCommands Commands, std::function<void(CheckResult)> Done,
                 std::string Folder)
    : Ampcc(std::move(Ampcc)), Commands(std::move(Commands)), Done(std::move(Done)),
      Folder(std::move(Folder)), Thread([this] { loop(); }) {}

Checker::~Checker() {
  {
    const std::lock_guard<std::mutex> Guard(Lock);
    Stops = true;
    if (Pid)
      endGroup(Pid);
  }
  Changed.notify_all();
  Thread.join();
  sys::fs::remove_directories(Folder);
}

void Checker::schedule(Entry &E, std::chrono::milliseconds After) {
  if (!E.IsChecked)
    return;
  E.IsDue = true;
  E.Due = Clock::now() + After;
  if (Running == E.Document.Uri) {
    IsOutdated = true;
    if (Pid)
      endGroup(Pid);
  }
  Changed.notify_all();
}

void Checker::update(DocumentText Document, bool IsChecked) {
  const std::lock_guard<std::mutex> Guard(Lock);
  Entry &E = Entries[Document.Uri];
  if (!E.Number)
    E.Number = ++Count;
  ++E.Edit;
  E.Document = std::move(Document);
  E.IsChecked = IsChecked;
  schedule(E, Pause);
  // The user waits for this document.
  const auto Other = Entries.find(Running);
  if (!IsChecked || IsOutdated || Other == Entries.end() || &Other->second == &E)
    return;
  schedule(Other->second, std::chrono::milliseconds(0));
}

/// Schedules all documents but one; with the lock.
void Checker::scheduleOthers(StringRef Uri) {
  for (auto &[Other, E] : Entries)
    if (Other != Uri && !E.IsDue)
      schedule(E, PauseOfOthers);
}

void Checker::checkAgain(StringRef Uri) {
  const std::lock_guard<std::mutex> Guard(Lock);
  if (const auto It = Entries.find(Uri.str()); It != Entries.end())
    schedule(It->second, PauseOfOthers);
}

void Checker::saved(StringRef Uri) {
  const std::lock_guard<std::mutex> Guard(Lock);
  scheduleOthers(Uri);
}

void Checker::close(StringRef Uri) {
  const std::lock_guard<std::mutex> Guard(Lock);
  const auto It = Entries.find(Uri.str());
  if (It == Entries.end())
    return;
  const std::string Stem = fileOf(Twine(It->second.Number));
  const bool WasSaved = read(It->second.Document.Path) == *It->second.Document.Text;
  if (Running == Uri) {
    IsOutdated = true;
    if (Pid)
      endGroup(Pid);
  }
  Entries.erase(It);
  // The run reads the text that goes away.
  if (const auto Other = Entries.find(Running); Other != Entries.end() && !IsOutdated)
    schedule(Other->second, std::chrono::milliseconds(0));
  if (!WasSaved)
    scheduleOthers(Uri);
  sys::fs::remove(Stem + ".text");
  sys::fs::remove_directories(Stem);
}

void Checker::configure(CommandSettings New) {
  const std::lock_guard<std::mutex> Guard(Lock);
  Settings.push_back(std::move(New));
  for (auto &[Uri, E] : Entries)
    schedule(E, Pause);
}

/// Of the documents that are due the last one; null if there is none.
Checker::Entry *Checker::nextDue() {
  const Clock::time_point Now = Clock::now();
  Entry *Last = nullptr;
  for (auto &[Uri, E] : Entries)
    if (E.IsDue && E.Due <= Now && (!Last || E.Due > Last->Due))
      Last = &E;
  return Last;
}

void Checker::loop() {
  std::unique_lock<std::mutex> Guard(Lock);
  while (!Stops) {
    Entry *E = nextDue();
    if (!E) {
      auto Until = Clock::now() + std::chrono::hours(1);
      for (const auto &[Uri, Other] : Entries)
        if (Other.IsDue)
          Until = std::min(Until, Other.Due);
      Changed.wait_until(Guard, Until);
      continue;
    }
    Request R = begin(*E);
    Guard.unlock();
    check(R);
    Guard.lock();
    const bool IsCurrent = !IsOutdated && !Stops;
    Running.clear();
    if (!IsCurrent)
      continue;
    Guard.unlock();
    Done(std::move(R.Result));
    Guard.lock();
  }
}

/// Writes the texts that the run reads; with the lock.
Checker::Request Checker::begin(Entry &E) {
  for (CommandSettings &New : std::exchange(Settings, {}))
    Commands.apply(std::move(New));
  E.IsDue = false;
  Running = E.Document.Uri;
  IsOutdated = false;
  Request R;
  R.Stem = fileOf(Twine(E.Number));
  R.Result.Document = E.Document;
  for (auto &[Uri, Other] : Entries) {
    R.Result.Open.push_back(Other.Document);
    const std::string Text = fileOf(Twine(Other.Number) + ".text");
    if (Other.Written != Other.Edit && write(Text, *Other.Document.Text))
      Other.Written = Other.Edit;
    // The option has no way to name a file with its separator.
    if (Other.Written == Other.Edit && !StringRef(Other.Document.Path).contains(';'))
      R.Replaced.insert(R.Replaced.end(),
                        {"-Xclang", "-remap-file", "-Xclang", Other.Document.Path + ";" + Text});
  }
  return R;
}

std::vector<std::string> Checker::command(const Request &R, const FileOptions &Options) const {
  const std::string &Path = R.Result.Document.Path;
  std::vector<std::string> Words = {Ampcc};
  Words.insert(Words.end(), Options.Options.begin(), Options.Options.end());
  Words.insert(Words.end(), R.Replaced.begin(), R.Replaced.end());
  Words.insert(Words.end(),
               {"--serialize-diagnostics", R.Stem + ".messages", "--amp-index=" + R.Stem + ".index",
                "--translate", "-o", R.Stem + ".new", "-fno-caret-diagnostics"});
  // These warnings are about code that is right in a header.
  if (!isSource(Path))
    Words.insert(Words.end(),
                 {"-Wno-pragma-once-outside-header", "-Wno-pragma-system-header-outside-header",
                  "-Wno-unused-function", "-Wno-unused-const-variable", "-x", "c++"});
  Words.push_back(Path);
  return Words;
}

/// The exit status; nullopt if the process could not start.
std::optional<int> Checker::runAmpcc(const Request &R, const FileOptions &Options) {
  for (StringRef Suffix : {".messages", ".index"})
    sys::fs::remove(R.Stem + Suffix);
  sys::fs::remove_directories(R.Stem + ".new");
  pid_t Child;
  {
    const std::lock_guard<std::mutex> Guard(Lock);
    if (IsOutdated || Stops)
      return std::nullopt;
    Expected<pid_t> Started =
        startInFolder(command(R, Options), Options.Folder, R.Stem + ".output");
    if (!Started) {
      write(R.Stem + ".output", toString(Started.takeError()));
      return std::nullopt;
    }
    Pid = Child = *Started;
  }
  awaitEnd(Child);
  {
    const std::lock_guard<std::mutex> Guard(Lock);
    Pid = 0;
  }
  return collect(Child);
}

void Checker::check(Request &R) {
  Expected<FileOptions> Options = Commands.find(R.Result.Document.Path);
  if (!Options) {
    R.Result.Problem = toString(Options.takeError());
    return;
  }
  if (const std::optional<int> Status = runAmpcc(R, *Options))
    readResults(R, *Options, *Status);
  if (R.Result.S == CheckResult::Status::Failed && R.Result.Problem.empty())
    R.Result.Problem = read(R.Stem + ".output");
}

void Checker::readResults(Request &R, const FileOptions &Options, int Status) {
  Expected<std::vector<Finding>> Findings = readFindings(R.Stem + ".messages");
  if (!Findings) {
    consumeError(Findings.takeError());
    return;
  }
  const bool HasErrors = any_of(*Findings, [](const Finding &F) {
    return F.Level == clang::serialized_diags::Error || F.Level == clang::serialized_diags::Fatal;
  });
  if (Status != (HasErrors ? 1 : 0))
    return;
  for (Finding &F : *Findings)
    makeAbsolute(F, Options.Folder);
  R.Result.Findings = std::move(*Findings);
  R.Result.S = CheckResult::Status::Plain;

  Expected<json::Value> Index = json::parse(read(R.Stem + ".index"));
  if (!Index) {
    consumeError(Index.takeError());
    return;
  }
  if (json::Object *Members = Index->getAsObject()) {
    R.Result.S = CheckResult::Status::Amp;
    R.Result.Index = std::move(*Members);
  }
  if (Status == 0) {
    sys::fs::remove_directories(R.Stem);
    sys::fs::rename(R.Stem + ".new", R.Stem);
  }
  SmallString<128> OpenCL(R.Stem);
  sys::path::append(OpenCL, sys::path::stem(R.Result.Document.Path) + ".cl");
  if (sys::fs::exists(OpenCL))
    R.Result.OpenCL = OpenCL.str().str();
}

} // namespace ampcc
