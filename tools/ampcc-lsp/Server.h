//===- Server.h - the language server: clangd, and ampcc's answers ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stands between an editor and clangd, and forwards the messages of both. It changes these:
//
//   textDocument/publishDiagnostics   ampcc's diagnostics in place of those that clangd has from
//                                     Clang, for documents with C++ AMP
//   textDocument/codeAction           the fix-its of ampcc in addition
//   textDocument/hover                the restriction of the function in addition
//   textDocument/implementation       at a launch, the OpenCL C of its kernels in addition
//
// Three threads: one for each side, and that of the Checker. If clangd cannot run or ends, the user
// gets one message, and the server goes on alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_SERVER_H
#define AMPCC_LSP_SERVER_H

#include "Checker.h"
#include "Documents.h"
#include "Messages.h"
#include "Process.h"
#include "Report.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace ampcc {

class Server {
public:
  explicit Server(PipedProcess Clangd);

  /// `Signals`: come to this thread from now on. `Problem`: why there is no clangd; empty if it
  /// runs. Returns the exit status when the editor has ended the session.
  int run(std::unique_ptr<Checker> Check, SignalsAsEndOfInput &Signals, const std::string &Problem);
  /// The checker's function for results.
  void checked(CheckResult Result);

private:
  /// A request of the editor that has no answer yet.
  struct Request {
    std::string Method;
    llvm::json::Value Id;
    llvm::json::Object Parameters;
  };
  /// The last result for a document.
  struct Checked {
    CheckResult Result;
    Report R;
  };

  void readEditor();
  bool handleEditorMessage(const std::string &Text);
  void follow(llvm::StringRef Method, const llvm::json::Object &Parameters);
  void readClangd();
  void endClangd();
  bool handleClangdMessage(const std::string &Text);
  void handleClangdEnd();
  void answer(const Request &R, llvm::json::Value Result);
  void refuse(const Request &R, int64_t Code, llvm::StringRef Message);
  void answerAlone(const Request &R);
  void showError(const std::string &Message);
  void notify(llvm::StringRef Method, llvm::json::Object Parameters);

  // With the lock held.
  std::optional<llvm::json::Value> extended(const Request &R, const llvm::json::Value &Result);
  static bool isOf(const Checked &Last, const OpenDocument &D);
  const Checked *current(const Request &R) const;
  void adoptChanges(const llvm::json::Object &Parameters);
  void learnEditor(const llvm::json::Object &Parameters);
  void learnClangd(const llvm::json::Object &Result);
  void publish(const std::string &Uri);
  void forget(const std::string &Uri);

  PipedProcess Clangd;
  MessageWriter ToEditor, ToClangd;
  std::unique_ptr<Checker> Check;

  std::mutex Lock;                 ///< of all below
  std::condition_variable Changed; ///< HasClangd has changed
  bool HasClangd;
  bool Ends = false; ///< the editor has sent shutdown or exit
  Documents Open;
  EditorAbilities Editor;
  std::map<std::string, Request> Requests;           ///< by the text of the id
  std::map<std::string, llvm::json::Array> OfClangd; ///< diagnostics, by URI
  std::map<std::string, Checked> Results;            ///< by the document's URI
};

} // namespace ampcc

#endif
