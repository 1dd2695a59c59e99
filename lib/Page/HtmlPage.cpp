//===- HtmlPage.cpp - a page of --translate=html as HTML ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Page/TranslationPage.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace ampcc {
namespace {

/// The page, with a mark in place of the data.
constexpr StringLiteral Template =
#include "translation.html.inc"
    ;
constexpr StringLiteral Mark = "{{model}}";

/// The pieces of a line, each with a letter of its kind before it. The script of the page knows the
/// letters.
json::Array codeOf(ArrayRef<ColouredText> Line) {
  const char Letters[] = {' ', 'k', 'n', 's', 'c', 'd'};
  json::Array Result;
  for (const ColouredText &Piece : Line)
    Result.push_back(Letters[static_cast<size_t>(Piece.K)] + Piece.Text);
  return Result;
}

/// Writes an element of an array on a line of its own.
void writeLine(json::OStream &J, json::Object Line) {
  J.rawValue([&](raw_ostream &OS) { OS << '\n' << json::Value(std::move(Line)); });
}

void writeFile(json::OStream &J, const SourceFile &File) {
  J.attribute("name", json::fixUTF8(File.Name));
  J.attributeArray("lines", [&] {
    for (const auto &Line : highlight(File.Text, TextLanguage::Cxx))
      writeLine(J, json::Object{{"code", codeOf(Line)}});
  });
}

void writeOutput(json::OStream &J, const TranslationPage::Output &Output) {
  J.attribute("title", Output.Title);
  J.attribute("name", json::fixUTF8(Output.Name));
  J.attribute("ofKernels", Output.IsOfKernels);
  J.attributeArray("lines", [&] {
    for (const auto &[At, Text] : enumerate(highlight(Output.Text, Output.Language))) {
      const TranslationPage::OutputLine &Line = Output.Lines[At];
      if (!Line.IsShown)
        continue;
      json::Array From;
      for (const SourceLine &Source : Line.Sources)
        From.push_back(json::Array{Source.File, Source.Line});
      writeLine(J,
                json::Object{{"line", At + 1}, {"from", std::move(From)}, {"code", codeOf(Text)}});
    }
  });
}

/// The data of the page in JSON, as a text that may stand in an element of HTML.
std::string model(const TranslationPage &Page) {
  std::string Text;
  raw_string_ostream OS(Text);
  json::OStream J(OS);
  J.object([&] {
    J.attributeArray("files", [&] {
      for (const SourceFile *File : Page.files())
        J.object([&] { writeFile(J, *File); });
    });
    J.attributeArray("outputs", [&] {
      for (const TranslationPage::Output &Output : Page.outputs())
        J.object([&] { writeOutput(J, Output); });
    });
    J.attributeArray("remarks", [&] {
      for (const TranslationPage::Remark &R : Page.remarks())
        writeLine(J, json::Object{{"at", json::Array{R.At.File, R.At.Line}},
                                  {"text", json::fixUTF8(R.Text)}});
    });
  });
  // In JSON '<' is only in strings.
  std::string Escaped;
  for (const char C : Text)
    C == '<' ? Escaped += "\\u003c" : Escaped += C;
  return Escaped;
}

} // namespace

void printPage(raw_ostream &OS, const TranslationPage &Page) {
  const auto [Before, After] = StringRef(Template).split(Mark);
  OS << Before << model(Page) << After;
}

} // namespace ampcc
