//===- main.cpp - fuzzer of the passes over KIR ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// kir-fuzz [options] writes a random KIR module for each seed, takes it through the passes of both
// forms, and compares what its kernels do before and after (Interpreter, MeaningCheck). Of some
// modules it also reads back the text after each pass, and compares it with what the pass returns
// (TextCheck). A difference, an error of the verifier, a crash and an endless pass are findings;
// the module of each is written into a file. kir-fuzz --reduce FILE makes such a module small
// (docs/kir.md).
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include "Reducer.h"
#include "Runner.h"
#include "Workers.h"
#include "ampcc/KIR/Text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace ampcc;
using namespace ampcc::fuzz;
using namespace llvm;

static cl::OptionCategory Category("kir-fuzz");
static cl::opt<uint64_t> First("seed", cl::desc("the first seed"), cl::init(1), cl::cat(Category));
static cl::opt<uint64_t> Count("count", cl::desc("how many seeds"), cl::init(1000),
                               cl::cat(Category));
static cl::opt<unsigned> Seconds("time", cl::desc("stop after so many seconds"), cl::cat(Category));
static cl::opt<unsigned> Jobs("jobs", cl::desc("processes"), cl::init(1), cl::cat(Category));
static cl::opt<unsigned> MostFindings("findings", cl::desc("stop after so many findings"),
                                      cl::init(100), cl::cat(Category));
enum class Forms { OpenCL, Tile, Both };
static cl::opt<Forms> Chosen("form", cl::desc("the forms that modules are brought into"),
                             cl::values(clEnumValN(Forms::OpenCL, "opencl", "OpenCL C"),
                                        clEnumValN(Forms::Tile, "tile", "native kernels"),
                                        clEnumValN(Forms::Both, "both", "one after the other")),
                             cl::init(Forms::Both), cl::cat(Category));
static cl::opt<std::string>
    OptionName("option",
               cl::desc("plain, robust, check, contract, vector, robust-vector, or by the seed"),
               cl::cat(Category));
static cl::opt<unsigned> Launches("launches", cl::desc("launches of a kernel"), cl::init(3),
                                  cl::cat(Category));
static cl::opt<uint64_t> LaunchSeed("launch-seed", cl::desc("the seed of the first launch"),
                                    cl::init(1), cl::cat(Category));
static cl::opt<std::string> Keep("keep", cl::desc("a folder for the modules of findings"),
                                 cl::cat(Category));
static cl::opt<bool> Print("print", cl::desc("print the module of the first seed"),
                           cl::cat(Category));
static cl::opt<std::string> Reduced("reduce", cl::desc("make this file's module small"),
                                    cl::cat(Category));
static cl::opt<bool> AllTexts("texts", cl::desc("read back the texts of every module"),
                              cl::cat(Category));
static cl::opt<bool> Why("why-undefined", cl::desc("print why launches have no meaning"),
                         cl::cat(Category));

static SmallVector<Form, 2> forms() {
  switch (Chosen) {
  case Forms::OpenCL:
    return {Form::OpenCL};
  case Forms::Tile:
    return {Form::Tile};
  case Forms::Both:
    break;
  }
  return {Form::OpenCL, Form::Tile};
}

/// The text after each pass is checked for one module in so many, because that takes longer than
/// all other work. The number and the 8 of optionOf are coprime, so that the checks cover every
/// option.
static constexpr unsigned TextsEach = 35;

/// Returns the option for a seed. Most modules have none, and each option has some.
static Variant::Option optionOf(uint64_t Seed) {
  if (std::optional<Variant::Option> O = Variant::optionOf(OptionName))
    return *O;
  const unsigned Roll = Seed % 8;
  return Roll == 1   ? Variant::Option::Robust
         : Roll == 3 ? Variant::Option::Check
         : Roll == 5 ? Variant::Option::Contract
         : Roll == 7 ? Seed % 16 == 7 ? Variant::Option::Vector : Variant::Option::RobustVector
                     : Variant::Option::Plain;
}

static MeaningOptions meaning() {
  MeaningOptions O;
  O.Seed = LaunchSeed;
  O.Launches = Launches;
  O.Images = true;
  O.Elements = Generator::Elements + 16; // for the offsets of views
  return O;
}

/// Writes the module of a finding into the folder of --keep, after a comment with the options of
/// kir-fuzz that find it.
static void keep(uint64_t Seed, StringRef Text, const Mismatch &F) {
  if (Keep.empty())
    return;
  std::error_code Error;
  const std::string File = Keep + "/" + std::to_string(Seed) + ".kir";
  raw_fd_ostream OS(File, Error);
  if (Error) {
    errs() << "kir-fuzz: error: " << File << ": " << Error.message() << '\n';
    return;
  }
  OS << "// kir-fuzz --seed=" << Seed << " --form=" << F.V.formName()
     << " --option=" << F.V.optionName() << ": " << F.Pass << ": " << F.What << '\n'
     << Text;
}

static void report(uint64_t Seed, StringRef Text, const Mismatch &F) {
  std::string Line;
  raw_string_ostream(Line) << "seed " << Seed << ": " << F.V.formName() << ", " << F.V.optionName()
                           << ": " << F.Pass << ": " << F.What << '\n';
  outs() << Line;
  outs().flush();
  keep(Seed, Text, F);
}

static bool testSeed(uint64_t Seed, Totals &T) {
  const std::string Text = Generator(Seed).module();
  Counts C;
  C.ChecksTexts = AllTexts || Seed % TextsEach == 0;
  std::optional<Mismatch> F = testModule(Text, forms(), optionOf(Seed), meaning(), C);
  T.Defined += C.Defined;
  T.Undefined += C.Undefined;
  if (Why && C.Undefined)
    errs() << "seed " << Seed << ": undefined: " << C.Why << '\n';
  if (F)
    report(Seed, Text, *F);
  return F.has_value();
}

/// Returns the pass of a finding and the kind of the mistake, which stay the same while a module is
/// reduced: `vector-form: buffer`. Names and numbers are left out.
static std::string kindOf(const Mismatch &F) {
  StringRef What = F.What;
  if (const size_t Launch = What.find("): "); Launch != StringRef::npos)
    What = What.substr(Launch + strlen("): "));
  return F.Pass + ": " +
         What.take_until([](char C) { return isDigit(C) || C == '\'' || C == ':'; }).str();
}

static int reduceFile() {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(Reduced, /*IsText=*/true);
  if (!Buffer) {
    errs() << "kir-fuzz: error: " << Reduced << ": " << Buffer.getError().message() << '\n';
    return 1;
  }
  Variant V{forms().front(), Variant::optionOf(OptionName).value_or(Variant::Option::Plain)};
  const MeaningOptions Meaning = meaning();
  const StringRef Text = (*Buffer)->getBuffer();
  if (std::string Error; !kir::readText(Text, Error)) {
    errs() << Reduced << ':' << Error << '\n';
    return 1;
  }
  // In a new process, because a candidate may crash.
  auto KindOf = [&](StringRef Candidate) {
    return runInChild([&] {
      std::optional<Mismatch> F = fuzz::findPass(Candidate, V, Meaning);
      return F ? kindOf(*F) : "";
    });
  };
  const std::string Kind = KindOf(Text);
  if (Kind.empty()) {
    errs() << "kir-fuzz: error: nothing is wrong with it\n";
    return 1;
  }
  const std::string Small = fuzz::reduce(
      Text, [&](StringRef Candidate) { return KindOf(Candidate) == Kind; },
      Seconds ? Seconds : 120);
  const std::string What = runInChild([&] {
    std::optional<Mismatch> F = fuzz::findPass(Small, V, Meaning);
    return F ? F->Pass + ": " + F->What : "";
  });
  outs() << "// " << V.formName() << ", " << V.optionName() << ": " << What << '\n' << Small;
  return 0;
}

static bool fail(const Twine &What) {
  errs() << "kir-fuzz: error: " << What << '\n';
  return false;
}

/// Checks the options. Returns false after an error message. A run that would test nothing is an
/// error, because it would end as if it had found nothing.
static bool checkOptions() {
  constexpr unsigned MostJobs = 4096;
  if (!OptionName.empty() && !Variant::optionOf(OptionName))
    return fail("unknown option of the compiler '" + OptionName +
                "'; there are plain, robust, check, contract, vector and robust-vector");
  if (Jobs == 0 || Jobs > MostJobs)
    return fail("--jobs is at least 1 and at most " + Twine(MostJobs));
  if (Count == 0)
    return fail("--count is at least 1");
  if (Launches == 0)
    return fail("--launches is at least 1");
  if (MostFindings == 0)
    return fail("--findings is at least 1");
  if (!Print && Reduced.empty() && Count > UINT64_MAX - First)
    return fail("the last seed is larger than 64 bits can hold");
  if (Keep.empty())
    return true;
  if (std::error_code Error = sys::fs::create_directories(Keep))
    return fail(Keep + ": " + Error.message());
  return sys::fs::is_directory(Keep) || fail(Keep + ": it is no folder");
}

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(Argc, Argv, "Random KIR modules through ampcc's passes\n");
  if (!checkOptions())
    return 1;
  if (!Reduced.empty())
    return reduceFile();
  if (Print) {
    outs() << Generator(First).module();
    return 0;
  }
  const Totals T = testSeeds({First, First + Count}, Jobs, Seconds, MostFindings, testSeed,
                             [](uint64_t Seed, StringRef How) {
                               report(Seed, Generator(Seed).module(),
                                      {{forms().front(), optionOf(Seed)}, "crash", How.str(), 0});
                             });
  const uint64_t Launches = T.Defined / 2 + T.Undefined; // each runs forward and backward
  outs() << T.Modules << " modules, " << T.Findings << " findings, " << T.Defined
         << " runs with a meaning, "
         << format("%.1f", Launches ? 100.0 * static_cast<double>(T.Undefined) / Launches : 0.0)
         << " % of the launches without\n";
  return T.Findings ? 1 : 0;
}
