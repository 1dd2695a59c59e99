//===- Options.cpp - ampcc's own options ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Options.h"
#include "CheckedSource.h"
#include "ampcc/Basic/WarningGroups.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
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
  StringLiteral Words; ///< the values that there are, if they are few

  /// The spelling without the sign before a value.
  StringRef name() const { return StringRef(Spelling).rtrim('='); }
};

/// A row without a field is the title of a group.
constexpr Row Rows[] = {
#define GROUP(TITLE) {"", "", TITLE, nullptr, nullptr, ""},
#define FLAG(FIELD, SPELLING, HELP) {SPELLING, "", HELP, &Options::FIELD, nullptr, ""},
#define VALUE(FIELD, SPELLING, PLACEHOLDER, WORDS, HELP)                                           \
  {SPELLING, PLACEHOLDER, HELP, nullptr, &Options::FIELD, WORDS},
#include "Options.def"
};

bool isOwn(StringRef Arg) {
  const StringRef Name = Arg.split('=').first;
  return Name == "--translate" || Arg == "--deploy" || Arg == "--init-editor" ||
         Name == "--explain" || Arg.starts_with("--amp-") || Arg.starts_with("--no-amp-");
}

Error bad(const Twine &Message) { return createStringError(inconvertibleErrorCode(), Message); }

/// The option that was meant, if one is near. A dash more or less is no distance.
const Row *nearest(StringRef Name) {
  auto Plain = [](StringRef Option) {
    std::string Letters = Option.lower();
    llvm::erase_if(Letters, [](char C) { return C == '-' || C == '_'; });
    return Letters;
  };
  const Row *Best = nullptr;
  unsigned Least = std::max<unsigned>(2, Name.size() / 4) + 1;
  for (const Row &R : Rows) {
    if (R.Help.empty() || !(R.Flag || R.Value))
      continue;
    unsigned Distance = StringRef(Plain(R.name())).edit_distance(Plain(Name), true, Least);
    if (Distance < Least) {
      Least = Distance;
      Best = &R;
    }
  }
  return Best;
}

Error unknown(StringRef Arg) {
  auto [Name, Value] = Arg.split('=');
  for (const Row &R : Rows)
    if (R.Flag && Name == R.Spelling)
      return bad("option '" + Name + "' takes no value");
  if (const Row *Meant = nearest(Name)) {
    StringRef With = !Meant->Value ? "" : Arg.contains('=') ? Value : StringRef(Meant->Placeholder);
    return bad("unknown option '" + Arg + "'; did you mean '" + Meant->Spelling + With + "'?");
  }
  return bad("unknown option '" + Arg + "'; --help lists ampcc's own options");
}

/// The activations are in the private memory of each thread, with the native accelerator on its
/// stack.
constexpr unsigned MaxRecursionDepth = 4096;

/// A value that cannot be meant so.
Error checkValues(const Options &AmpOptions) {
  if (!AmpOptions.TranslateTo.empty() && AmpOptions.TranslateTo != "html")
    return bad("unknown value '" + AmpOptions.TranslateTo +
               "' of '--translate='; did you mean '--translate=html'? There is no other");
  if (!AmpOptions.Native.empty() && AmpOptions.Native != "off")
    return bad("unknown value '" + AmpOptions.Native +
               "' of '--amp-native='; did you mean '--amp-native=off'? There is no other");
  if (!AmpOptions.VectorForm.empty() &&
      !is_contained({"auto", "always", "never"}, AmpOptions.VectorForm))
    return bad("unknown value '" + AmpOptions.VectorForm +
               "' of '--amp-vector-form='; there are auto, always and never");
  if (unsigned Depth = 0;
      !AmpOptions.RecursionDepth.empty() && (!to_integer(AmpOptions.RecursionDepth, Depth, 10) ||
                                             Depth == 0 || Depth > MaxRecursionDepth))
    return bad("unknown value '" + AmpOptions.RecursionDepth +
               "' of '--amp-recursion-depth='; it is a number from 1 to " +
               Twine(MaxRecursionDepth));
  if (!AmpOptions.Language.empty() && !parseLanguageVersion(AmpOptions.Language))
    return bad("unknown version '" + AmpOptions.Language +
               "' of '--amp-version='; there are 1, 1.1, 1.2, 1.3 and latest");
  SmallVector<StringRef, 8> Rules;
  StringRef(AmpOptions.CheckRules).split(Rules, ',');
  for (StringRef Rule : Rules)
    if (!AmpOptions.CheckRules.empty() && !checkRuleBits(Rule))
      return bad("unknown rule '" + Rule +
                 "' of '--amp-check='; there are index, pointer, arithmetic, race, init, barrier "
                 "and host");
  if (sys::fs::is_regular_file(AmpOptions.SaveTemps))
    return bad("'--amp-save-temps' needs a folder, and '" + AmpOptions.SaveTemps +
               "' is a file; write '--amp-save-temps=FOLDER'");
  return Error::success();
}

/// The options of the HCC and Clamp commands that clang++ lacks: the mode, devices, and libraries
/// of theirs. A command that has one may also name libraries with which theirs were built.
bool isFrontendOptionOfHcc(StringRef Arg) { return Arg == "-famp" || Arg == "-fhsa-ext"; }
bool isOfHcc(StringRef Arg) {
  return isFrontendOptionOfHcc(Arg) || Arg.starts_with("-amdgpu-target=") ||
         Arg.starts_with("--amdgpu-target=") ||
         is_contained(
             {"-hc", "-std=c++amp", "-lmcwamp", "-lmcwamp_atomic", "-lmcwamp_gtest", "-lhc_am"},
             Arg);
}
bool isOfHccsLibrary(StringRef Arg) {
  return is_contained({"-stdlib=libc++", "-lc++", "-lc++abi", "-lunwind", "-lCXLActivityLogger"},
                      Arg);
}

void dropOptionsOfHcc(SmallVectorImpl<const char *> &Args) {
  if (none_of(Args, isOfHcc))
    return;
  SmallVector<const char *, 32> Rest;
  for (const char *Arg : Args) {
    if (!isOfHcc(Arg) && !isOfHccsLibrary(Arg))
      Rest.push_back(Arg);
    else if (isFrontendOptionOfHcc(Arg) && !Rest.empty() && StringRef(Rest.back()) == "-Xclang")
      Rest.pop_back();
  }
  Args.assign(Rest.begin(), Rest.end());
}

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
      if (R.Flag ? Arg == R.Spelling
                 : !Match && R.Value && (Arg.starts_with(R.Spelling) || Arg == R.name()))
        Match = &R; // a flag of the name comes before its value
    if (!Match)
      return unknown(Arg);
    if (Match->Flag) {
      Result.*Match->Flag = true;
    } else if (Arg.consume_front(Match->Spelling)) {
      if (Arg.empty() && !Match->Words.empty())
        return bad("option '" + Match->Spelling + "' needs a value: " + Match->Words);
      Result.*Match->Value = Arg.str();
    } else {
      if (I + 1 == Args.size())
        return bad("option '" + Arg + "' needs a value");
      Result.*Match->Value = Args[++I];
    }
  }
  if (Error E = checkValues(Result))
    return std::move(E);
  Result.Translate |= Result.translatesToPage();
  // Programs for Direct3D count on what it did outside of their data.
  Result.Robust = (Result.Robust || Result.Msvc) && !Result.NoRobust;
  Args.assign(Rest.begin(), Rest.end());
  dropOptionsOfHcc(Args);
  return Result;
}

kir::CompileOptions Options::compileOptions() const {
  kir::CompileOptions Result;
#define COMPILE_FLAG(FIELD, WORD, SPELLING, HELP) Result.FIELD = FIELD;
#include "ampcc/KIR/CompileOptions.def"
  Result.Check = Check || !CheckRules.empty();
  Result.CheckRules = checkRulesOf(CheckRules);
  Result.VectorForm = VectorForm == "always"  ? kir::CompileOptions::Vectors::Always
                      : VectorForm == "never" ? kir::CompileOptions::Vectors::Never
                                              : kir::CompileOptions::Vectors::Auto;
  if (!RecursionDepth.empty())
    to_integer(RecursionDepth, Result.RecursionDepth, 10);
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

void printCompletions(StringRef Word, raw_ostream &OS) {
  const auto [Name, Value] = Word.split(',');
  const auto [Before, Last] = Value.contains(',') ? Value.rsplit(',') : std::pair("", Value);
  for (const Row &R : Rows) {
    if (R.Help.empty() || !(R.Flag || R.Value))
      continue;
    if (!Word.contains(',') && R.Spelling.starts_with(Word))
      OS << R.Spelling << '\t' << R.Help << '\n';
    for (StringRef One : split(R.Words, ' '))
      if (!One.empty() && Word.contains(',') && Name == R.Spelling && One.starts_with(Last))
        OS << Before << (Before.empty() ? "" : ",") << One << '\n';
  }
  if (Word.starts_with("-W"))
    for (StringRef Sign : {"-W", "-Wno-"})
      for (StringRef Group : warningGroups())
        if ((Sign + Group).str().rfind(Word.str(), 0) == 0)
          OS << Sign << Group << '\n';
}

void printOptions(raw_ostream &OS) {
  OS << "ampcc compiles C++ with C++ AMP in place of clang++ and g++, and takes their options.\n\n"
        "  ampcc -O2 program.cpp -o program                  compile and link\n"
        "  cmake -S . -B build -DCMAKE_CXX_COMPILER=ampcc    build with it\n"
        "  ampcc --translate program.cpp -o folder           look at the kernels\n";
  for (const Row &R : Rows)
    if (!R.Flag && !R.Value)
      OS << '\n' << R.Help << ":\n";
    else if (!R.Help.empty())
      OS << formatv("  {0,-30} {1}\n", (R.Spelling + R.Placeholder).str(), R.Help);
  OS << "\nAll other options are clang++'s: ampcc --amp-clang-help lists them.\n"
        "What programs find on this machine: ampcc-info, ampcc-info --doctor. A project to begin\n"
        "with: ampcc-new NAME. Manual: man ampcc.\n";
}

} // namespace ampcc
