//===- Report.cpp - the result of a run as the protocol has it -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Report.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
namespace serialized = clang::serialized_diags;

namespace ampcc {
namespace {

/// A file that a finding names.
struct SourceText {
  std::string Uri;
  std::shared_ptr<const std::string> Text;
  LineIndex Lines;

  SourceText(std::string Uri, std::shared_ptr<const std::string> Text)
      : Uri(std::move(Uri)), Text(std::move(Text)), Lines(*this->Text) {}
};

/// The bytes of the token at an offset; 0 at the end.
size_t tokenLength(const std::string &Text, size_t Offset) {
  if (Offset >= Text.size())
    return 0;
  clang::LangOptions Language;
  Language.CPlusPlus = Language.CPlusPlus11 = Language.CPlusPlus14 = Language.CPlusPlus17 = true;
  Language.LineComment = true;
  const char *Begin = Text.data();
  clang::Lexer Lexer(clang::SourceLocation(), Language, Begin, Begin + Offset, Begin + Text.size());
  clang::Token Tok;
  Lexer.LexFromRawLexer(Tok);
  return Lexer.getBufferLocation() - (Begin + Offset);
}

class Converter {
public:
  Converter(const CheckResult &Result, const EditorAbilities &Editor)
      : Result(Result), Editor(Editor) {}

  Report run() {
    for (const Finding &F : Result.Findings)
      add(F);
    return std::move(Made);
  }

private:
  /// Two names of a file are one file.
  SourceText &text(const std::string &Path) {
    auto It = Texts.find(Path);
    if (It != Texts.end())
      return It->second;
    for (const DocumentText &D : Result.Open)
      if (D.Path == Path || sys::fs::equivalent(D.Path, Path))
        return Texts.try_emplace(Path, D.Uri, D.Text).first->second;
    const ErrorOr<std::unique_ptr<MemoryBuffer>> File = MemoryBuffer::getFile(Path);
    auto Text = std::make_shared<const std::string>(File ? (*File)->getBuffer().str() : "");
    return Texts.try_emplace(Path, uriOf(Path), std::move(Text)).first->second;
  }

  json::Object position(const SourceText &Text, size_t Offset) const {
    const Position P = Text.Lines.positionOf(Offset, Editor.Encoding);
    return json::Object{{"line", P.Line}, {"character", P.Character}};
  }
  json::Object range(const SourceText &Text, size_t Begin, size_t End) const {
    return json::Object{{"start", position(Text, Begin)}, {"end", position(Text, End)}};
  }
  static size_t offset(const SourceText &Text, const FilePlace &P) {
    return Text.Lines.offsetOf(P.Line, P.Column);
  }

  /// The range of the finding that includes its place, or else the token there.
  json::Object rangeOf(const Finding &F, const SourceText &Text) const {
    const size_t At = offset(Text, F.Place);
    for (const FileRange &R : F.Ranges) {
      if (R.Begin.File != F.Place.File || R.End.File != F.Place.File)
        continue;
      const size_t Begin = offset(Text, R.Begin), End = offset(Text, R.End);
      if (Begin <= At && At < End)
        return range(Text, Begin, End);
    }
    return range(Text, At, At + tokenLength(*Text.Text, At));
  }

  /// A finding about no place is shown at the beginning of the document.
  SourceText &textOf(const Finding &F) {
    return text(F.Place.File.empty() ? Result.Document.Path : F.Place.File);
  }

  void add(const Finding &F) {
    SourceText &Text = textOf(F);
    json::Object Diagnostic{
        {"range", rangeOf(F, Text)}, {"severity", severity(F.Level)}, {"source", "ampcc"}};
    if (!F.Option.empty())
      Diagnostic["code"] = "-W" + F.Option;
    std::string Message = F.Message;
    json::Array Related;
    for (const Finding &Note : F.Notes) {
      if (Editor.RelatedInformation && !Note.Place.File.empty()) {
        SourceText &Of = textOf(Note);
        Related.push_back(
            json::Object{{"location", json::Object{{"uri", Of.Uri}, {"range", rangeOf(Note, Of)}}},
                         {"message", json::fixUTF8(Note.Message)}});
      } else {
        Message += "\n\nnote: " + Note.Message;
      }
    }
    Diagnostic["message"] = json::fixUTF8(Message);
    if (!Related.empty())
      Diagnostic["relatedInformation"] = std::move(Related);
    addFix(F, titleOf(F), Text.Uri, Diagnostic);
    for (const Finding &Note : F.Notes)
      addFix(Note, Note.Message, Text.Uri, Diagnostic);
    Made.Diagnostics[Text.Uri].push_back({std::move(Diagnostic), json::fixUTF8(F.Message)});
  }

  static int severity(serialized::Level Level) {
    switch (Level) {
    case serialized::Error:
    case serialized::Fatal:
      return 1;
    case serialized::Warning:
      return 2;
    case serialized::Remark:
    case serialized::Note:
    case serialized::Ignored:
      return 3;
    }
    llvm_unreachable("all levels are above");
  }

  /// Describes the edit, because the message describes the mistake.
  std::string titleOf(const Finding &F) {
    if (F.Changes.size() != 1)
      return "correct: " + F.Message;
    const TextChange &Change = F.Changes.front();
    const SourceText &Text = text(Change.Range.Begin.File);
    const size_t Begin = offset(Text, Change.Range.Begin), End = offset(Text, Change.Range.End);
    const StringRef Old = StringRef(*Text.Text).slice(Begin, End);
    if (Old.empty())
      return "insert '" + StringRef(Change.Text).trim().str() + "'";
    if (Change.Text.empty())
      return "remove '" + Old.str() + "'";
    return "change '" + Old.str() + "' to '" + Change.Text + "'";
  }

  /// `Uri`: of the diagnostic.
  void addFix(const Finding &F, StringRef Title, const std::string &Uri,
              const json::Object &Diagnostic) {
    if (F.Changes.empty() || Uri != Result.Document.Uri)
      return;
    std::map<std::string, json::Array> Edits;
    for (const TextChange &Change : F.Changes) {
      const SourceText &Text = text(Change.Range.Begin.File);
      Edits[Text.Uri].push_back(json::Object{
          {"range", range(Text, offset(Text, Change.Range.Begin), offset(Text, Change.Range.End))},
          {"newText", json::fixUTF8(Change.Text)}});
    }
    json::Object Changes;
    for (auto &[Of, List] : Edits)
      Changes[Of] = std::move(List);
    Made.Fixes.push_back({json::fixUTF8(Title), Diagnostic, std::move(Changes)});
  }

  const CheckResult &Result;
  const EditorAbilities &Editor;
  std::map<std::string, SourceText> Texts;
  Report Made;
};

} // namespace

std::string uriOf(StringRef Path) {
  std::string Uri = "file://";
  for (const char C : Path)
    if (isAlnum(C) || StringRef("/-_.~").contains(C))
      Uri += C;
    else
      Uri += "%" + toHex(StringRef(&C, 1));
  return Uri;
}

std::optional<std::string> pathOf(StringRef Uri) {
  if (!Uri.consume_front("file://"))
    return std::nullopt;
  const size_t Begin = Uri.find('/'); // after the name of a machine, which is this one
  if (Begin == StringRef::npos)
    return std::nullopt;
  std::string Path;
  for (Uri = Uri.drop_front(Begin); !Uri.empty();) {
    unsigned Code;
    if (Uri.front() == '%' && Uri.size() > 2 && to_integer(Uri.substr(1, 2), Code, 16)) {
      Path += static_cast<char>(Code);
      Uri = Uri.drop_front(3);
    } else {
      Path += Uri.front();
      Uri = Uri.drop_front();
    }
  }
  return Path;
}

Report makeReport(const CheckResult &Result, const EditorAbilities &Editor) {
  return Converter(Result, Editor).run();
}

} // namespace ampcc
