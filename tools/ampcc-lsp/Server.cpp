//===- Server.cpp - the language server: clangd, and ampcc's answers -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Server.h"
#include "Answers.h"
#include "llvm/ADT/StringSet.h"
#include <thread>
#include <unistd.h>

using namespace llvm;

namespace ampcc {
namespace {

// Codes of the protocol.
constexpr int64_t MethodNotFound = -32601;

std::string textOf(const json::Value &V) {
  std::string Text;
  raw_string_ostream(Text) << V;
  return Text;
}

/// The abilities of the server without clangd.
json::Value ownAbilities() {
  return json::Object{
      {"serverInfo", json::Object{{"name", "ampcc-lsp"}, {"version", AMPCC_VERSION}}},
      {"capabilities",
       json::Object{
           {"textDocumentSync", json::Object{{"openClose", true}, {"change", 2}, {"save", true}}},
           {"hoverProvider", true},
           {"implementationProvider", true},
           {"codeActionProvider", json::Object{{"codeActionKinds", json::Array{"quickfix"}}}}}}};
}

/// The diagnostics of a file. Several documents may report one mistake in a header; it is added
/// once.
class DiagnosticList {
public:
  /// Adds a diagnostic of clangd, which precedes those of ampcc.
  void addOfClangd(const json::Value &D) {
    const json::Object *Shown = D.getAsObject();
    // clangd appends this remark, and its notes in lines of their own.
    const StringRef Message = Shown ? Shown->getString("message").value_or("") : "";
    if (Shown)
      Known.insert(keyOf(*Shown, Message.split('\n').first.split(" (fix").first));
    List.push_back(D);
  }
  /// Adds diagnostics of ampcc, except those that an earlier document has reported.
  void addOfDocument(ArrayRef<FileDiagnostic> OfDocument) {
    StringSet<> New;
    for (const FileDiagnostic &D : OfDocument) {
      const std::string Key = keyOf(D.Shown, D.Message);
      if (Known.contains(Key))
        continue;
      New.insert(Key);
      List.push_back(json::Object(D.Shown));
    }
    for (const auto &Key : New)
      Known.insert(Key.getKey());
  }
  json::Array take() { return std::move(List); }

private:
  /// The place and the words. clangd begins a message with a capital letter.
  static std::string keyOf(const json::Object &Shown, StringRef Message) {
    const json::Object *Range = Shown.getObject("range");
    const json::Object *Start = Range ? Range->getObject("start") : nullptr;
    return (Start ? textOf(json::Object(*Start)) : "") + Message.lower();
  }

  json::Array List;
  StringSet<> Known;
};

} // namespace

Server::Server(PipedProcess Clangd)
    : Clangd(Clangd), ToEditor(STDOUT_FILENO), ToClangd(Clangd.Input), HasClangd(Clangd.Pid != 0) {}

int Server::run(std::unique_ptr<Checker> Checks, SignalsAsEndOfInput &Signals,
                const std::string &Problem) {
  Check = std::move(Checks);
  if (!Problem.empty())
    showError(Problem);
  std::thread Other;
  if (Clangd.Pid)
    Other = std::thread([this] { readClangd(); });
  Signals.accept();
  readEditor();
  bool WasShutDown;
  {
    const std::lock_guard<std::mutex> Guard(Lock);
    WasShutDown = Ends;
    Ends = true;
  }
  Check.reset();
  if (Clangd.Pid) {
    endClangd();
    Other.join();
    collect(Clangd.Pid);
    ::close(Clangd.Output);
  }
  return WasShutDown ? 0 : 1;
}

/// clangd ends when its input does, unless it hangs.
void Server::endClangd() {
  constexpr std::chrono::seconds Wait(5);
  ToClangd.close();
  std::unique_lock<std::mutex> Guard(Lock);
  if (!Changed.wait_for(Guard, Wait, [this] { return !HasClangd; }))
    endProcess(Clangd.Pid);
}

void Server::readEditor() {
  MessageReader Reader(STDIN_FILENO);
  while (const std::optional<std::string> Text = Reader.next())
    if (!handleEditorMessage(*Text))
      return;
}

/// False at the end of the session.
bool Server::handleEditorMessage(const std::string &Text) {
  Expected<json::Value> Parsed = json::parse(Text);
  const json::Object *Message = Parsed ? Parsed->getAsObject() : nullptr;
  if (!Message) { // clangd answers with an error
    consumeError(Parsed.takeError());
    ToClangd.write(Text);
    return true;
  }
  const std::string Method = Message->getString("method").value_or("").str();
  const json::Object *Given = Message->getObject("params");
  const json::Object Parameters = Given ? *Given : json::Object();
  const json::Value *Id = Message->get("id");
  std::optional<Request> Alone;
  {
    const std::lock_guard<std::mutex> Guard(Lock);
    follow(Method, Parameters);
    if (!Method.empty() && Id) {
      Request R{Method, *Id, Parameters};
      if (HasClangd)
        Requests.insert_or_assign(textOf(*Id), std::move(R));
      else
        Alone = std::move(R);
    }
  }
  if (Alone)
    answerAlone(*Alone);
  else
    ToClangd.write(Text);
  return Method != "exit";
}

/// Records the facts of a message about the session and its documents.
void Server::follow(StringRef Method, const json::Object &Parameters) {
  const std::string Uri = uriIn(Parameters).str();
  if (Method == "initialize")
    learnEditor(Parameters);
  else if (Method == "workspace/didChangeConfiguration")
    adoptChanges(Parameters);
  else if (Method == "shutdown")
    Ends = true;
  else if (Method == "textDocument/didOpen" || Method == "textDocument/didChange") {
    const OpenDocument *D = Method == "textDocument/didOpen"
                                ? Open.open(Parameters)
                                : Open.change(Parameters, Editor.Encoding);
    if (D)
      Check->update(D->State, D->IsCxx);
    for (const auto &[Of, Last] : Results)
      if (D && Of != Uri && Last.R.Diagnostics.count(Uri))
        Check->checkAgain(Of);
  } else if (Method == "textDocument/didSave")
    Check->saved(Uri);
  else if (Method == "textDocument/didClose") {
    Open.close(Uri);
    Check->close(Uri);
    forget(Uri);
  }
}

void Server::readClangd() {
  MessageReader Reader(Clangd.Output);
  while (const std::optional<std::string> Text = Reader.next())
    if (!handleClangdMessage(*Text))
      ToEditor.write(*Text);
  handleClangdEnd();
}

/// False if the message is for the editor as it is.
bool Server::handleClangdMessage(const std::string &Text) {
  Expected<json::Value> Parsed = json::parse(Text);
  const json::Object *Message = Parsed ? Parsed->getAsObject() : nullptr;
  if (!Message) {
    consumeError(Parsed.takeError());
    return false;
  }
  const StringRef Method = Message->getString("method").value_or("");
  const std::lock_guard<std::mutex> Guard(Lock);
  if (Method == "textDocument/publishDiagnostics") {
    const json::Object *Parameters = Message->getObject("params");
    const json::Array *List = Parameters ? Parameters->getArray("diagnostics") : nullptr;
    if (!List)
      return false;
    const StringRef Named = Parameters->getString("uri").value_or("");
    const std::string Uri = Open.nameOf(Named);
    OfClangd[Uri] = *List;
    const auto Reported = [&](const auto &Row) {
      return Row.second.R.Diagnostics.count(Uri) != 0 || Row.first == Uri;
    };
    if (none_of(Results, Reported) && Uri == Named)
      return false;
    // The places of ampcc's messages are those of the text before; the new ones come soon.
    const auto Own = Results.find(Uri);
    const OpenDocument *D = Open.find(Uri);
    const bool IsOutdated = Own != Results.end() && D && !isOf(Own->second, *D);
    if (!IsOutdated || Own->second.Result.S != CheckResult::Status::Amp)
      publish(Uri);
    return true;
  }
  const json::Value *Id = Message->get("id");
  if (!Id || !Method.empty())
    return false;
  const auto It = Requests.find(textOf(*Id));
  if (It == Requests.end())
    return false;
  const Request R = std::move(It->second);
  Requests.erase(It);
  const json::Value *Result = Message->get("result");
  std::optional<json::Value> New = Result ? extended(R, *Result) : std::nullopt;
  if (New)
    answer(R, std::move(*New));
  return New.has_value();
}

void Server::handleClangdEnd() {
  std::map<std::string, Request> Left;
  {
    const std::lock_guard<std::mutex> Guard(Lock);
    HasClangd = false;
    Changed.notify_all();
    std::swap(Left, Requests);
    if (Ends)
      return;
  }
  showError("clangd has ended; ampcc-lsp goes on without it. Restart the language server.");
  for (const auto &[Id, R] : Left)
    answerAlone(R);
}

void Server::answerAlone(const Request &R) {
  if (R.Method == "initialize")
    return answer(R, ownAbilities());
  if (R.Method == "shutdown")
    return answer(R, nullptr);
  const bool IsOwn = is_contained(
      {"textDocument/hover", "textDocument/implementation", "textDocument/codeAction"}, R.Method);
  if (!IsOwn)
    return refuse(R, MethodNotFound, "'" + R.Method + "' needs clangd, which does not run");
  const json::Value Nothing =
      R.Method == "textDocument/hover" ? json::Value(nullptr) : json::Value(json::Array());
  const std::lock_guard<std::mutex> Guard(Lock);
  answer(R, extended(R, Nothing).value_or(Nothing));
}

void Server::answer(const Request &R, json::Value Result) {
  ToEditor.write(
      textOf(json::Object{{"jsonrpc", "2.0"}, {"id", R.Id}, {"result", std::move(Result)}}));
}

void Server::refuse(const Request &R, int64_t Code, StringRef Message) {
  ToEditor.write(
      textOf(json::Object{{"jsonrpc", "2.0"},
                          {"id", R.Id},
                          {"error", json::Object{{"code", Code}, {"message", Message}}}}));
}

void Server::notify(StringRef Method, json::Object Parameters) {
  ToEditor.write(textOf(
      json::Object{{"jsonrpc", "2.0"}, {"method", Method}, {"params", std::move(Parameters)}}));
}

void Server::showError(const std::string &Message) {
  constexpr int Error = 1;
  notify("window/showMessage",
         json::Object{{"type", Error}, {"message", json::fixUTF8("ampcc-lsp: " + Message)}});
}

/// The result for the document of the request; null if the document has changed since.
const Server::Checked *Server::current(const Request &R) const {
  const std::string Uri = uriIn(R.Parameters).str();
  const auto It = Results.find(Uri);
  const OpenDocument *D = Open.find(Uri);
  return It != Results.end() && D && isOf(It->second, *D) ? &It->second : nullptr;
}

/// The result is about this state of the document.
bool Server::isOf(const Checked &Last, const OpenDocument &D) {
  return Last.Result.Document.Text == D.State.Text;
}

/// Nullopt if clangd's result is for the editor as it is.
std::optional<json::Value> Server::extended(const Request &R, const json::Value &Result) {
  if (R.Method == "initialize") {
    if (const json::Object *Members = Result.getAsObject())
      learnClangd(*Members);
    return std::nullopt;
  }
  const Checked *Last = current(R);
  if (!Last)
    return std::nullopt;
  if (R.Method == "textDocument/hover")
    return extendHover(R.Parameters, Last->Result, Editor, Result);
  if (R.Method == "textDocument/implementation")
    return extendImplementation(R.Parameters, Last->Result, Editor, Result);
  if (R.Method == "textDocument/codeAction")
    return extendCodeActions(R.Parameters, Last->R.Fixes, Editor, Result);
  return std::nullopt;
}

/// clangd takes other settings at the beginning of the session alone.
void Server::adoptChanges(const json::Object &Parameters) {
  const json::Object *Given = Parameters.getObject("settings");
  CommandSettings Read = Given ? readCommandSettings(*Given) : CommandSettings();
  if (!Read.Changes.empty())
    Check->configure({std::nullopt, std::nullopt, std::move(Read.Changes)});
}

void Server::learnEditor(const json::Object &Parameters) {
  if (const json::Object *Options = Parameters.getObject("initializationOptions"))
    Check->configure(readCommandSettings(*Options));
  const json::Object *Abilities = Parameters.getObject("capabilities");
  const json::Object *OfText = Abilities ? Abilities->getObject("textDocument") : nullptr;
  if (!OfText)
    return;
  if (const json::Object *Diagnostics = OfText->getObject("publishDiagnostics"))
    Editor.RelatedInformation = Diagnostics->getBoolean("relatedInformation").value_or(false);
  if (const json::Object *Actions = OfText->getObject("codeAction"))
    Editor.CodeActions = Actions->getObject("codeActionLiteralSupport") != nullptr;
}

/// clangd chooses the encoding, by the standard member or by an older one of its own.
void Server::learnClangd(const json::Object &Result) {
  const json::Object *Abilities = Result.getObject("capabilities");
  std::optional<StringRef> Name =
      Abilities ? Abilities->getString("positionEncoding") : std::nullopt;
  if (!Name)
    Name = Result.getString("offsetEncoding");
  if (Name == "utf-8")
    Editor.Encoding = PositionEncoding::Utf8;
  else if (Name == "utf-32")
    Editor.Encoding = PositionEncoding::Utf32;
}

void Server::checked(CheckResult Result) {
  const std::lock_guard<std::mutex> Guard(Lock);
  const std::string Uri = Result.Document.Uri;
  const OpenDocument *D = Open.find(Uri);
  if (!D || D->State.Text != Result.Document.Text)
    return;
  if (Result.S == CheckResult::Status::Failed && !Result.Problem.empty()) {
    constexpr int Warning = 2;
    notify("window/logMessage",
           json::Object{{"type", Warning},
                        {"message", json::fixUTF8("ampcc-lsp: '" + Result.Document.Path +
                                                  "' was not checked: " + Result.Problem)}});
  }
  Report R;
  if (Result.S == CheckResult::Status::Amp)
    R = makeReport(Result, Editor);
  std::vector<std::string> Uris = {Uri};
  const auto AddFilesOf = [&](const Report &Of) {
    for (const auto &[File, List] : Of.Diagnostics)
      Uris.push_back(File);
  };
  AddFilesOf(R);
  if (const auto Old = Results.find(Uri); Old != Results.end())
    AddFilesOf(Old->second.R);
  Results.insert_or_assign(Uri, Checked{std::move(Result), std::move(R)});
  sort(Uris);
  Uris.erase(llvm::unique(Uris), Uris.end());
  for (const std::string &Of : Uris)
    publish(Of);
}

/// Drops the result of a document that was closed.
void Server::forget(const std::string &Uri) {
  const auto It = Results.find(Uri);
  if (It == Results.end())
    return;
  const Report Old = std::move(It->second.R);
  Results.erase(It);
  for (const auto &[Of, List] : Old.Diagnostics)
    publish(Of);
}

/// Sends the diagnostics of a file: clangd's and ampcc's. Where ampcc has read the document, what
/// clangd has from Clang is left out, because ampcc reports it too, and clangd knows no clauses.
/// The document's own diagnostics precede those that others report in it, because fix-its have the
/// former.
void Server::publish(const std::string &Uri) {
  const auto Own = Results.find(Uri);
  const bool IsAmp = Own != Results.end() && Own->second.Result.S == CheckResult::Status::Amp;
  DiagnosticList List;
  const auto Clangs = OfClangd.find(Uri);
  if (Clangs != OfClangd.end())
    for (const json::Value &D : Clangs->second) {
      const json::Object *Members = D.getAsObject();
      if (!IsAmp || !Members || Members->getString("source").value_or("") != "clang")
        List.addOfClangd(D);
    }
  const auto AddThoseOf = [&](const Checked &Last) {
    if (const auto It = Last.R.Diagnostics.find(Uri); It != Last.R.Diagnostics.end())
      List.addOfDocument(It->second);
  };
  if (Own != Results.end())
    AddThoseOf(Own->second);
  for (const auto &[Of, Last] : Results)
    if (Of != Uri)
      AddThoseOf(Last);
  json::Object Parameters{{"uri", Uri}, {"diagnostics", List.take()}};
  if (const OpenDocument *D = Open.find(Uri))
    Parameters["version"] = D->State.Version;
  notify("textDocument/publishDiagnostics", std::move(Parameters));
}

} // namespace ampcc
