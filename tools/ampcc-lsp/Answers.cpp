//===- Answers.cpp - additions of ampcc to the answers of clangd -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Answers.h"
#include "Documents.h"

using namespace llvm;

namespace ampcc {
namespace {

/// The row of a list of the index whose name is at the place of the request; null if there is none.
const json::Object *rowAt(const json::Object &Parameters, const CheckResult &Checked,
                          StringRef List, const EditorAbilities &Editor) {
  const std::optional<Position> At = positionIn(Parameters.getObject("position"));
  const json::Array *Rows = Checked.Index.getArray(List);
  if (!At || !Rows)
    return nullptr;
  const LineIndex Lines(*Checked.Document.Text);
  const int64_t Offset = Lines.offsetOf(*At, Editor.Encoding);
  for (const json::Value &Value : *Rows) {
    const json::Object *Row = Value.getAsObject();
    if (!Row)
      continue;
    const int64_t Begin =
        Lines.offsetOf(Row->getInteger("line").value_or(0), Row->getInteger("column").value_or(0));
    if (Begin <= Offset && Offset < Begin + Row->getInteger("length").value_or(0))
      return Row;
  }
  return nullptr;
}

/// Diagnostics of ampcc and ranges of requests come from one text.
bool touches(const json::Object &A, const json::Object &B) {
  const auto Before = [](const json::Object *P, const json::Object *Q) {
    const std::optional<Position> From = positionIn(P), To = positionIn(Q);
    return From && To &&
           std::pair(From->Line, From->Character) <= std::pair(To->Line, To->Character);
  };
  return Before(A.getObject("start"), B.getObject("end")) &&
         Before(B.getObject("start"), A.getObject("end"));
}

/// The editor wants these actions: without a list all kinds, else those whose names begin so.
bool wantsQuickFixes(const json::Object *Context) {
  const json::Array *Only = Context ? Context->getArray("only") : nullptr;
  return !Only || any_of(*Only, [](const json::Value &Kind) {
    const StringRef Name = Kind.getAsString().value_or("");
    return Name.empty() || Name == "quickfix";
  });
}

} // namespace

std::optional<json::Value> extendHover(const json::Object &Parameters, const CheckResult &Checked,
                                       const EditorAbilities &Editor, const json::Value &Result) {
  const json::Object *Row = rowAt(Parameters, Checked, "functions", Editor);
  if (!Row)
    return std::nullopt;
  const std::string Restriction = Row->getString("restriction").value_or("").str();
  json::Object Hover;
  if (const json::Object *OfClangd = Result.getAsObject())
    Hover = *OfClangd;
  json::Object *Contents = Hover.getObject("contents");
  const bool IsMarkdown = !Contents || Contents->getString("kind").value_or("") == "markdown";
  const std::string Line = IsMarkdown ? "`" + Restriction + "`" : Restriction;
  if (Contents) {
    (*Contents)["value"] = Contents->getString("value").value_or("").str() + "\n\n" + Line;
  } else {
    const std::string Name = "function `" + Row->getString("name").value_or("").str() + "`";
    Hover["contents"] = json::Object{{"kind", "markdown"}, {"value", Name + "\n\n" + Line}};
  }
  return json::Value(std::move(Hover));
}

std::optional<json::Value> extendImplementation(const json::Object &Parameters,
                                                const CheckResult &Checked,
                                                const EditorAbilities &Editor,
                                                const json::Value &Result) {
  const json::Object *Row = rowAt(Parameters, Checked, "launches", Editor);
  const json::Array *Kernels = Row ? Row->getArray("kernels") : nullptr;
  if (!Kernels || Checked.OpenCL.empty())
    return std::nullopt;
  json::Array Places;
  if (const json::Array *OfClangd = Result.getAsArray())
    Places = *OfClangd;
  for (const json::Value &Kernel : *Kernels) {
    const int64_t Line = Kernel.getAsObject()->getInteger("line").value_or(1) - 1;
    const json::Object Begin{{"line", Line}, {"character", 0}};
    Places.push_back(json::Object{
        {"uri", uriOf(Checked.OpenCL)},
        {"range", json::Object{{"start", json::Object(Begin)}, {"end", json::Object(Begin)}}}});
  }
  return json::Value(std::move(Places));
}

std::optional<json::Value> extendCodeActions(const json::Object &Parameters,
                                             const std::vector<Fix> &Fixes,
                                             const EditorAbilities &Editor,
                                             const json::Value &Result) {
  const json::Object *Range = Parameters.getObject("range");
  if (!Range || !Editor.CodeActions || !wantsQuickFixes(Parameters.getObject("context")))
    return std::nullopt;
  json::Array Actions;
  if (const json::Array *OfClangd = Result.getAsArray())
    Actions = *OfClangd;
  const size_t Before = Actions.size();
  for (const Fix &F : Fixes)
    if (const json::Object *Of = F.Diagnostic.getObject("range"); Of && touches(*Of, *Range))
      Actions.push_back(json::Object{{"title", F.Title},
                                     {"kind", "quickfix"},
                                     {"diagnostics", json::Array{json::Object(F.Diagnostic)}},
                                     {"edit", json::Object{{"changes", json::Object(F.Changes)}}}});
  if (Actions.size() == Before)
    return std::nullopt;
  return json::Value(std::move(Actions));
}

} // namespace ampcc
