//===- DeviceLink.cpp - kernels of several translation units ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeviceLink.h"
#include "HostCommand.h"
#include "NativeForm.h"
#include "Problems.h"
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/ClangHooks/Compilations.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/OpenCL/Printer.h"
#include "ampcc/OpenCLCheck/Check.h"
#include "ampcc/Passes/Pipeline.h"
#include "clang/Driver/Driver.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace ampcc {
namespace {

std::string placeOf(const kir::Module &M, kir::SourcePos Pos) {
  return Pos.File ? M.Files[Pos.File] + ":" + utostr(Pos.Line) : std::string("an unknown place");
}

/// As a person writes it.
std::string nameOf(const kir::Function &F) { return "'" + demangle(F.Symbol) + "'"; }

std::string unreadable(const LinkedUnit &Unit) {
  return "cannot use the amp functions in '" + Unit.Place + "': " + Unit.Problem;
}

/// The functions that units have for each other.
class Definitions {
public:
  explicit Definitions(ArrayRef<LinkedUnit> Units) {
    for (const LinkedUnit &Unit : Units) {
      if (!Unit.Record.Functions.empty())
        read(Unit);
      if (!Unit.Problem.empty())
        Unreadable = unreadable(Unit);
    }
  }

  kir::LinkedDefinition find(StringRef Symbol) {
    const auto It = All.find(Symbol);
    return It == All.end() ? kir::LinkedDefinition()
                           : kir::LinkedDefinition{It->second.M, It->second.F};
  }

  /// The place where a unit defines the function for itself alone; empty if none does.
  std::string placeInUnit(StringRef Symbol) const { return OfUnits.lookup(Symbol); }

  /// Reports, once, that a function has several definitions.
  void reportDuplicates(StringRef Symbol) {
    const auto It = All.find(Symbol);
    if (It == All.end() || It->second.Duplicates.empty() || !Reported.insert(Symbol).second)
      return;
    const Definition &First = It->second;
    driverError(nameOf(*First.F) + " is defined more than once for kernels: at " +
                placeOf(*First.M, First.F->Pos) + " (" + First.Place + ") and at " +
                First.Duplicates.front());
    ++Errors;
  }

  /// The message about a record in a static library that could not be read: missing functions may
  /// be in it.
  StringRef problem() const { return Unreadable; }

  unsigned Errors = 0;

private:
  struct Definition {
    const kir::Module *M;
    const kir::Function *F;
    std::string Place;
    bool InArchive;
    std::vector<std::string> Duplicates;
  };

  void read(const LinkedUnit &Unit) {
    std::string Problem;
    Modules.push_back(kir::readText(Unit.Record.Functions, Problem));
    const kir::Module *M = Modules.back().get();
    if (!M) {
      driverError("internal error: the amp functions in '" + Unit.Place +
                  "' cannot be read: " + Problem);
      ++Errors;
      return;
    }
    for (const kir::Function *F : M->Functions) {
      if (F->IsOfUnit)
        OfUnits.try_emplace(F->Symbol, placeOf(*M, F->Pos));
      if (!F->Body || F->Symbol.empty())
        continue;
      auto [It, New] = All.try_emplace(F->Symbol, Definition{M, F, Unit.Place, Unit.InArchive, {}});
      // From static libraries a linker takes the first.
      if (!New && !Unit.InArchive && !F->IsShared && !It->second.F->IsShared)
        It->second.Duplicates.push_back(placeOf(*M, F->Pos) + " (" + Unit.Place + ")");
    }
  }

  std::vector<std::unique_ptr<kir::Module>> Modules;
  std::string Unreadable;
  StringMap<Definition> All;
  StringMap<std::string> OfUnits;
  StringSet<> Reported;
};

/// One unit's kernels.
class UnitLinker {
public:
  UnitLinker(const Installation &Install, const LinkedUnit &Unit, Definitions &Known)
      : Install(Install), Unit(Unit), R(Unit.Record), Known(Known) {}

  std::optional<LinkedKernels> run(bool WithObjects) {
    IsSilent = WithObjects && Unit.InArchive;
    std::string Problem;
    M = kir::readText(R.Kernels, Problem);
    if (!M)
      return internal(Problem);
    if (!complete())
      return std::nullopt;
    LinkedKernels Result;
    Result.Stem = sys::path::stem(R.MainFile).str();
    if (!passed(runSharedPasses(*M)))
      return std::nullopt;
    std::unique_ptr<kir::Module> Tile = R.Native ? kir::cloneModule(*M) : nullptr;
    if (!passed(runFormPasses(*M, Form::OpenCL)) || !print(Result))
      return std::nullopt;
    return compile(std::move(Tile), WithObjects, Result);
  }

  unsigned Errors = 0;

private:
  /// Reports nothing about a unit that the linker may leave out: if the linker takes it, an
  /// undefined symbol names the missing function.
  void error(const Twine &Message) {
    if (IsSilent)
      return;
    driverError(Message);
    ++Errors;
  }

  std::nullopt_t internal(const Twine &What) {
    error("internal error: the kernels of '" + R.MainFile + "' cannot be linked: " + What);
    return std::nullopt;
  }

  bool complete() {
    std::vector<const kir::Function *> Lacking;
    for (const kir::Function *F : M->Functions)
      if (!F->Body)
        Lacking.push_back(F);
    std::vector<std::string> Symbols;
    const std::vector<kir::LinkProblem> Problems = kir::linkDefinitions(*M, [&](StringRef Symbol) {
      Symbols.push_back(Symbol.str());
      return Known.find(Symbol);
    });
    for (const kir::LinkProblem &P : Problems)
      reportProblem(P);
    if (!IsSilent)
      for (StringRef Symbol : Symbols)
        Known.reportDuplicates(Symbol);
    Errors += std::exchange(Known.Errors, 0u);
    Linked = std::move(Symbols);
    return Problems.empty() && !Errors;
  }

  void reportProblem(const kir::LinkProblem &P) {
    const std::string Name = nameOf(*P.F), Call = placeOf(*M, P.F->Pos);
    switch (P.K) {
    case kir::LinkProblem::Kind::Missing:
      if (const std::string Place = Known.placeInUnit(P.F->Symbol); !Place.empty())
        return error(Name + ", which a kernel calls at " + Call + ", is defined at " + Place +
                     " with pointers to functions or virtual functions, which kernels of other "
                     "translation units cannot use");
      if (Unit.InArchive)
        return;
      if (!Known.problem().empty())
        return error(Known.problem());
      return error("body of " + Name + " is needed: " + kernelThatCalls(*P.F) + " calls it, at " +
                   Call + ", and it is defined in no object or static library of this link");
    case kir::LinkProblem::Kind::Different: {
      const kir::LinkedDefinition D = Known.find(P.F->Symbol);
      return error(Name + ", which a kernel calls at " + Call +
                   ", is defined with another result or other classes at " +
                   placeOf(*D.M, D.F->Pos));
    }
    case kir::LinkProblem::Kind::Recursive:
      return error("recursion is not allowed in 'restrict(amp)' code: " +
                   (P.F->Symbol.empty() ? "'" + P.F->QualifiedName + "'" : Name) + ", defined at " +
                   Call + ", calls itself by way of other translation units");
    }
  }

  std::string kernelThatCalls(const kir::Function &F) const {
    for (kir::Function *Kernel : M->Functions)
      if (Kernel->IsKernel && is_contained(kir::reachedFrom(Kernel), &F))
        return "the kernel at " + placeOf(*M, Kernel->Pos);
    return "a kernel";
  }

  bool passed(ArrayRef<kir::Problem> Problems) {
    for (const kir::Problem &P : Problems) {
      if (P.K == kir::Problem::Kind::Internal) {
        internal(join(P.Args, ", "));
        continue;
      }
      std::string Text = diag::row(rowOf(P.K)).Text.str();
      for (const auto &[Number, Arg] : enumerate(P.Args))
        if (size_t At = Text.find("%" + utostr(Number)); At != std::string::npos)
          Text.replace(At, 2, Arg);
      error(placeOf(*M, P.Pos) + ": " + Text);
    }
    return Problems.empty();
  }

  bool print(LinkedKernels &Result) {
    Result.OpenCL = printOpenCL(*M, R.ExactLines, &Result.OpenCLLines);
    SmallString<256> Clang;
    if (sys::fs::real_path(Install.ClangCxx, Clang))
      Clang = Install.ClangCxx;
    const std::vector<std::string> Rejected =
        checkOpenCL(Result.OpenCL, resourcePath(Clang)).Errors;
    if (!Rejected.empty())
      internal("the OpenCL C is not valid: " + join(Rejected, "\n"));
    return Rejected.empty();
  }

  std::optional<LinkedKernels> compile(std::unique_ptr<kir::Module> Tile, bool WithObjects,
                                       LinkedKernels &Result) {
    NativeOptions Options;
    Options.Wanted = R.Native;
    Options.Output = WithObjects ? NativeOutput::Object : NativeOutput::None;
    Options.Arguments = R.CodeOptions;
    Options.Headers = Install.includeFolders(/*Msvc=*/false);
    std::optional<NativeForm> Native;
    if (Tile) {
      Native.emplace(std::move(Tile), Options, R.ExactLines);
      if (!Native->problem().empty())
        return internal(Native->problem());
      Result.NativeText = Native->text().Text;
      Result.NativeLines = Native->text().Lines;
    }
    NativeRows Rows;
    if (Native)
      Rows = {Native->text().Entries, Native->levels()};
    Result.Tables = tables(Result.OpenCL, Rows);
    if (!WithObjects)
      return std::move(Result);
    if (Native) {
      Expected<std::vector<std::string>> Code = Native->compile(Result.Stem + ".linked.native.cpp");
      if (!Code)
        return internal(toString(Code.takeError()));
      Result.Objects = std::move(*Code);
    }
    std::vector<std::string> Problems;
    const NativeCompiler Compiler(Options.Arguments, Options.Headers, /*FastMath=*/false,
                                  /*Contract=*/false, NativeOutput::Object);
    Result.Objects.push_back(
        Compiler.compileTables(Result.Tables, Result.Stem + ".linked.cpp", Problems));
    if (!Problems.empty())
      return internal(join(Problems, "\n"));
    return std::move(Result);
  }

  std::string tables(StringRef OpenCL, const NativeRows &Rows) const {
    std::string Text = "#include <ampcc_rt/table_names.h>\n";
    for (const auto &[Number, Symbol] : enumerate(Linked))
      Text += ("extern \"C\" const char ampcc_has_" + Twine(Number) + "[] __asm__(\"" +
               bodySymbol(Symbol) +
               "\") __attribute__((__weak__, __visibility__(\"hidden\")));\nconst char ampcc_has_" +
               Twine(Number) + "[] = \"\";\n")
                  .str();
    auto Facts = [&](StringRef Key) {
      const auto It = R.Facts.find(Key.str());
      return It == R.Facts.end() ? KernelFacts() : It->second;
    };
    return Text + kernelBlob(*M, OpenCL, openCLBuildOptions(*M), R.MainFile, Rows, Facts,
                             R.moduleSymbol());
  }

  const Installation &Install;
  const LinkedUnit &Unit;
  const UnitRecord &R;
  Definitions &Known;
  bool IsSilent = false;
  std::unique_ptr<kir::Module> M;
  std::vector<std::string> Linked; ///< the symbols that this link has given bodies
};

/// Whether kernels wait for the link, or the record of an object, which is in no archive, could not
/// be read.
bool hasWork(ArrayRef<LinkedUnit> Units) {
  return any_of(Units, [](const LinkedUnit &Unit) {
    return !Unit.Record.Kernels.empty() || (!Unit.InArchive && !Unit.Problem.empty());
  });
}

} // namespace

std::vector<LinkedKernels> linkKernels(const Installation &Install, ArrayRef<LinkedUnit> Units,
                                       bool WithObjects, unsigned &Errors) {
  std::vector<LinkedKernels> Result;
  if (!hasWork(Units))
    return Result;
  for (const LinkedUnit &Unit : Units)
    if (!Unit.Problem.empty() && !Unit.InArchive) {
      driverError(unreadable(Unit));
      ++Errors;
    }
  Definitions Known(Units);
  StringSet<> Seen;
  Errors += std::exchange(Known.Errors, 0u);
  for (const LinkedUnit &Unit : Units) {
    if (Unit.Record.Kernels.empty() || !Seen.insert(Unit.Record.moduleSymbol()).second)
      continue;
    UnitLinker Linker(Install, Unit, Known);
    if (std::optional<LinkedKernels> Kernels = Linker.run(WithObjects))
      Result.push_back(std::move(*Kernels));
    Errors += Linker.Errors;
  }
  return Result;
}

} // namespace ampcc
