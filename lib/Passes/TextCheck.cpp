//===- TextCheck.cpp - a test that passes report their changes -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Passes/TextCheck.h"
#include "ampcc/KIR/Text.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static std::string textOf(const Module &M) {
  std::string Text;
  raw_string_ostream OS(Text);
  writeText(OS, M);
  return Text;
}

/// The lines where two texts differ first.
static std::string difference(StringRef Old, StringRef New) {
  while (!Old.empty() || !New.empty()) {
    const auto [OldLine, OldRest] = Old.split('\n');
    const auto [NewLine, NewRest] = New.split('\n');
    if (OldLine != NewLine)
      return ("'" + OldLine.trim() + "', then '" + NewLine.trim() + "'").str();
    Old = OldRest;
    New = NewRest;
  }
  return "";
}

TextCheck::TextCheck(const Module &M) : Text(textOf(M)) {}

std::string TextCheck::ran(const Module &M, bool Changed) {
  std::string Now = textOf(M);
  std::swap(Text, Now);
  if (Changed == (Now != Text))
    return "";
  return Changed ? "returns true but changes nothing"
                 : "returns false but changes the module: " + difference(Now, Text);
}

std::string TextCheck::readBack() const {
  std::string Error;
  const std::unique_ptr<Module> Copy = readText(Text, Error);
  if (!Copy)
    return "the text cannot be read back: " + Error;
  const std::string Again = textOf(*Copy);
  return Again == Text ? "" : "the text is read back as another module: " + difference(Text, Again);
}
