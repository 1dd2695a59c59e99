//===- Findings.cpp - the messages of one run of ampcc ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Findings.h"
#include "clang/Frontend/SerializedDiagnosticReader.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;
using namespace clang::serialized_diags;

namespace ampcc {
namespace {

/// Builds the tree of findings; a note is a diagnostic inside of another one.
class Reader final : public SerializedDiagnosticReader {
public:
  std::vector<Finding> Findings;

private:
  FilePlace place(const Location &L) const { return {Files.lookup(L.FileID), L.Line, L.Col}; }
  FileRange range(const Location &Begin, const Location &End) const {
    return {place(Begin), place(End)};
  }

  std::error_code visitStartOfDiagnostic() override {
    Open.emplace_back();
    return {};
  }
  std::error_code visitEndOfDiagnostic() override {
    Finding Done = std::move(Open.back());
    Open.pop_back();
    (Open.empty() ? Findings : Open.back().Notes).push_back(std::move(Done));
    return {};
  }
  std::error_code visitFilenameRecord(unsigned Id, unsigned Size, unsigned Time,
                                      StringRef Name) override {
    Files[Id] = Name.str();
    return {};
  }
  std::error_code visitDiagFlagRecord(unsigned Id, StringRef Name) override {
    Options[Id] = Name.str();
    return {};
  }
  std::error_code visitDiagnosticRecord(unsigned Severity, const Location &L, unsigned Category,
                                        unsigned Flag, StringRef Message) override {
    Open.back().Level = static_cast<Level>(Severity);
    Open.back().Message = Message.str();
    Open.back().Option = Options.lookup(Flag);
    Open.back().Place = place(L);
    return {};
  }
  std::error_code visitFixitRecord(const Location &Begin, const Location &End,
                                   StringRef Text) override {
    Open.back().Changes.push_back({range(Begin, End), Text.str()});
    return {};
  }
  std::error_code visitSourceRangeRecord(const Location &Begin, const Location &End) override {
    Open.back().Ranges.push_back(range(Begin, End));
    return {};
  }

  std::vector<Finding> Open;
  DenseMap<unsigned, std::string> Files, Options;
};

} // namespace

Expected<std::vector<Finding>> readFindings(StringRef Path) {
  Reader R;
  if (const std::error_code Failed = R.readDiagnostics(Path))
    return createStringError(Failed, "cannot read the messages of ampcc: " + Failed.message());
  return std::move(R.Findings);
}

} // namespace ampcc
