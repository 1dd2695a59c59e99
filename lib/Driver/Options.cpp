//===- Options.cpp - ampcc's own options ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace ampcc {
namespace {

struct Row {
  StringLiteral Spelling;
  StringLiteral Placeholder; ///< empty: a flag
  StringLiteral Help;
  bool Options::*Flag;
  std::string Options::*Value;
};

constexpr Row Rows[] = {
#define FLAG(FIELD, SPELLING, HELP) {SPELLING, "", HELP, &Options::FIELD, nullptr},
#define VALUE(FIELD, SPELLING, PLACEHOLDER, HELP)                                                  \
  {SPELLING, PLACEHOLDER, HELP, nullptr, &Options::FIELD},
#include "Options.def"
};

bool isOwn(StringRef Arg) { return Arg == "--translate" || Arg.starts_with("--amp-"); }

Error bad(const Twine &Message) { return createStringError(inconvertibleErrorCode(), Message); }

} // namespace

Expected<Options> takeOptions(SmallVectorImpl<const char *> &Args) {
  Options Result;
  SmallVector<const char *, 32> Rest;
  for (size_t I = 0; I < Args.size(); ++I) {
    StringRef Arg = Args[I];
    if (!isOwn(Arg)) {
      Rest.push_back(Args[I]);
      continue;
    }
    const Row *Match = nullptr;
    for (const Row &R : Rows)
      if (R.Flag ? Arg == R.Spelling : Arg.starts_with(R.Spelling) || Arg == R.Spelling.drop_back())
        Match = &R;
    if (!Match)
      return bad("unknown option '" + Arg + "'; --amp-help lists ampcc's own options");
    if (Match->Flag) {
      Result.*Match->Flag = true;
    } else if (Arg.consume_front(Match->Spelling)) {
      Result.*Match->Value = Arg.str();
    } else {
      if (I + 1 == Args.size())
        return bad("option '" + Arg + "' needs a value");
      Result.*Match->Value = Args[++I];
    }
  }
  if (!Result.Native.empty() && Result.Native != "off")
    return bad("'--amp-native=" + Result.Native + "': the only value is 'off'");
  Args.assign(Rest.begin(), Rest.end());
  return Result;
}

std::vector<std::string> Options::forUnits() const {
  std::vector<std::string> Result;
  for (const Row &R : Rows)
    if (R.Flag && this->*R.Flag)
      Result.push_back(R.Spelling.str());
    else if (R.Value && !(this->*R.Value).empty())
      Result.push_back((R.Spelling + this->*R.Value).str());
  return Result;
}

void printOptions(raw_ostream &OS) {
  OS << "ampcc takes the options of clang++ and g++, and these of its own:\n";
  for (const Row &R : Rows)
    if (!R.Help.empty())
      OS << formatv("  {0,-30} {1}\n", (R.Spelling + R.Placeholder).str(), R.Help);
}

} // namespace ampcc
