//===- Documents.cpp - the documents that the editor has open --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Documents.h"
#include "Report.h"

using namespace llvm;

namespace ampcc {

StringRef uriIn(const json::Object &Parameters) {
  const json::Object *Document = Parameters.getObject("textDocument");
  return Document ? Document->getString("uri").value_or("") : "";
}

std::optional<Position> positionIn(const json::Object *Place) {
  if (!Place)
    return std::nullopt;
  const std::optional<int64_t> Line = Place->getInteger("line"),
                               Character = Place->getInteger("character");
  if (!Line || !Character || *Line < 0 || *Character < 0)
    return std::nullopt;
  return Position{static_cast<unsigned>(*Line), static_cast<unsigned>(*Character)};
}

const OpenDocument *Documents::find(StringRef Uri) const {
  const auto It = All.find(Uri.str());
  return It == All.end() ? nullptr : &It->second;
}

std::string Documents::nameOf(StringRef Uri) const {
  if (const std::optional<std::string> Path = pathOf(Uri); Path && !find(Uri))
    for (const auto &[Name, D] : All)
      if (D.State.Path == *Path)
        return Name;
  return Uri.str();
}

const OpenDocument *Documents::open(const json::Object &Parameters) {
  const std::string Uri = uriIn(Parameters).str();
  std::optional<std::string> Path = pathOf(Uri);
  if (!Path)
    return nullptr;
  const json::Object &Document = *Parameters.getObject("textDocument");
  OpenDocument &D = All[Uri];
  D.IsCxx = Document.getString("languageId").value_or("") == "cpp";
  D.State = {Uri, std::move(*Path), Document.getInteger("version").value_or(0),
             std::make_shared<const std::string>(Document.getString("text").value_or("").str())};
  return &D;
}

const OpenDocument *Documents::change(const json::Object &Parameters, PositionEncoding Encoding) {
  const auto It = All.find(uriIn(Parameters).str());
  const json::Array *Changes = Parameters.getArray("contentChanges");
  if (It == All.end() || !Changes)
    return nullptr;
  std::string Text = *It->second.State.Text;
  std::optional<LineIndex> Lines;
  for (const json::Value &Value : *Changes) {
    const json::Object *Change = Value.getAsObject();
    if (!Change)
      continue;
    const std::string New = Change->getString("text").value_or("").str();
    const json::Object *Range = Change->getObject("range");
    if (!Range) {
      Text = New;
      Lines.reset();
      continue;
    }
    const std::optional<Position> Start = positionIn(Range->getObject("start")),
                                  Stop = positionIn(Range->getObject("end"));
    if (!Start || !Stop)
      continue;
    if (!Lines)
      Lines.emplace(Text);
    const size_t Begin = Lines->offsetOf(*Start, Encoding), End = Lines->offsetOf(*Stop, Encoding);
    if (Begin > End)
      continue;
    Text.replace(Begin, End - Begin, New);
    Lines->update(Text, Begin, End, New.size());
  }
  DocumentText &State = It->second.State;
  State.Text = std::make_shared<const std::string>(std::move(Text));
  State.Version =
      Parameters.getObject("textDocument")->getInteger("version").value_or(State.Version + 1);
  return &It->second;
}

} // namespace ampcc
