//===- Checker.h - runs ampcc on the documents of an editor ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that runs `ampcc --translate` on the text of a document, saved or not, shortly after the
// last change of it. One run takes place at a time. A change of its document ends a run, because
// its result would be about an older text. The kernels' OpenCL C of the last run without an error
// stays in the temporary folder of the checker until the document is closed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_CHECKER_H
#define AMPCC_LSP_CHECKER_H

#include "CompileCommands.h"
#include "Findings.h"
#include "llvm/Support/JSON.h"
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ampcc {

/// A state of an open document.
struct DocumentText {
  std::string Uri;
  std::string Path;
  int64_t Version = 0; ///< as the editor counts
  std::shared_ptr<const std::string> Text;
};

/// The result of one run.
struct CheckResult {
  enum class Status {
    Amp,   ///< the document has C++ AMP
    Plain, ///< it has none, and the findings are not complete
    Failed ///< ampcc has not finished; `Problem` is what it wrote
  };
  Status S = Status::Failed;
  DocumentText Document;
  std::vector<DocumentText> Open; ///< all documents, this one too, as the run has read them
  std::vector<Finding> Findings;  ///< all names of files are absolute
  llvm::json::Object Index;       ///< of --amp-index
  std::string OpenCL;             ///< the path of the kernels' OpenCL C; empty without kernels
  std::string Problem;
};

class Checker {
public:
  /// `Ampcc`: the path of the program. `Done` is called in the checker's thread. An error if there
  /// can be no temporary folder.
  static llvm::Expected<std::unique_ptr<Checker>> make(std::string Ampcc, CompileCommands Commands,
                                                       std::function<void(CheckResult)> Done);
  ~Checker();

  /// The document was opened or changed. `IsChecked`: it is C++; others are only read by them.
  void update(DocumentText Document, bool IsChecked);
  /// A text that the document includes has changed.
  void checkAgain(llvm::StringRef Uri);
  /// The document was saved, so that all others are checked again, because they may include it.
  void saved(llvm::StringRef Uri);
  /// The document was closed. If its text was not saved, all others are checked again, because they
  /// include the file now.
  void close(llvm::StringRef Uri);
  /// The editor has other settings, so that all documents are checked again.
  void configure(CommandSettings Settings);

private:
  using Clock = std::chrono::steady_clock;
  struct Entry {
    DocumentText Document;
    bool IsChecked = false;
    bool IsDue = false;
    Clock::time_point Due;
    unsigned Number = 0;  ///< of its files
    unsigned Edit = 0;    ///< counts the changes
    unsigned Written = 0; ///< the change whose text is in the file
  };
  /// A run that is to begin.
  struct Request {
    CheckResult Result;
    std::string Stem;                  ///< of the names of its files
    std::vector<std::string> Replaced; ///< options that replace files by texts
  };

  Checker(std::string Ampcc, CompileCommands Commands, std::function<void(CheckResult)> Done,
          std::string Folder);
  void loop();
  Entry *nextDue();
  Request begin(Entry &E);
  void check(Request &R);
  std::vector<std::string> command(const Request &R, const FileOptions &Options) const;
  std::optional<int> runAmpcc(const Request &R, const FileOptions &Options);
  void readResults(Request &R, const FileOptions &Options, int Status);
  void schedule(Entry &E, std::chrono::milliseconds Pause);
  void scheduleOthers(llvm::StringRef Uri);
  std::string fileOf(const llvm::Twine &Name) const { return (Folder + "/" + Name).str(); }

  const std::string Ampcc;
  CompileCommands Commands; ///< for the thread alone
  const std::function<void(CheckResult)> Done;
  const std::string Folder; ///< for temporary files

  std::mutex Lock; ///< of all below
  std::condition_variable Changed;
  std::map<std::string, Entry> Entries;  ///< by URI
  std::vector<CommandSettings> Settings; ///< that the thread has not applied yet
  std::string Running;                   ///< the URI of the document of the current run
  pid_t Pid = 0;                         ///< the process of the current run
  bool IsOutdated = false;               ///< the current run is about an older text
  unsigned Count = 0;
  bool Stops = false;
  std::thread Thread;
};

} // namespace ampcc

#endif
