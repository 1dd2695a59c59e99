//===- Runner.cpp - run of one module through the passes ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runner.h"
#include "ampcc/KIR/Text.h"
#include "ampcc/KIR/Verifier.h"
#include "ampcc/Passes/Pipeline.h"
#include "ampcc/Passes/TextCheck.h"

using namespace ampcc;
using namespace ampcc::fuzz;
using namespace ampcc::kir;
using namespace llvm;

static constexpr StringLiteral OptionNames[] = {"plain",    "robust", "check",
                                                "contract", "vector", "robust-vector"};

StringRef Variant::optionName() const { return OptionNames[static_cast<unsigned>(O)]; }

std::optional<Variant::Option> Variant::optionOf(StringRef Name) {
  for (unsigned I = 0; I < std::size(OptionNames); ++I)
    if (OptionNames[I] == Name)
      return static_cast<Option>(I);
  return std::nullopt;
}

static Mismatch problem(Variant V, const Problem &P) {
  return {V, "pipeline", P.Args.empty() ? "a problem of the program" : P.Args.front(), 0};
}

static Mismatch different(Variant V, StringRef Pass, const MeaningDifference &D) {
  return {V, Pass.str(), D.sentence(), D.Seed};
}

namespace {

/// A parsed module with the option of its variant, or the mismatch that parsing found.
struct Read {
  std::unique_ptr<Module> M;
  std::optional<Mismatch> Wrong;

  Read(StringRef Text, Variant V) {
    std::string Error;
    M = readText(Text, Error);
    if (!M) {
      Wrong = Mismatch{V, "reader", Error, 0};
      return;
    }
    M->Robust |= V.O == Variant::Option::Robust || V.O == Variant::Option::RobustVector;
    M->Check |= V.O == Variant::Option::Check;
    if (V.O == Variant::Option::Contract) { // as a user's command for this processor
      M->Contract = Module::Devices::All;
      M->VectorForm = Module::Vectors::Auto;
      M->Lanes = 4;
    }
    if (V.O == Variant::Option::Vector || V.O == Variant::Option::RobustVector) {
      M->VectorForm = Module::Vectors::Always;
      M->Lanes = 4; // launches are small
    }
    std::vector<std::string> Errors = verify(*M);
    if (!Errors.empty())
      Wrong = Mismatch{V, "verifier", Errors.front(), 0};
  }
};

} // namespace

namespace {

/// Checks the properties of the passes, and that the text after each pass is read back equal.
class Verifying : public PassObserver {
  std::optional<TextCheck> Texts;

protected:
  const Variant V;

public:
  std::optional<Mismatch> Found;
  Verifying(const Module *Texts, Variant V) : V(V) {
    if (Texts)
      this->Texts.emplace(*Texts);
  }

  bool verifiesProperties() const override { return true; }
  void ran(const PassInfo &Pass, const Module &M, bool Changed) override {
    if (!Texts)
      return;
    std::string Error = Texts->ran(M, Changed);
    if (Error.empty() && Changed)
      Error = Texts->readBack();
    if (!Error.empty() && !Found)
      Found = Mismatch{V, Pass.Name.str(), Error, 0};
  }
  bool after(const PassInfo &Pass, const Module &M) override { return !Found; }
};

/// Compares the meaning of the module after each pass.
class Comparing final : public Verifying {
  MeaningCheck &Check;

public:
  Comparing(MeaningCheck &Check, const Module &M, Variant V) : Verifying(&M, V), Check(Check) {}

  bool after(const PassInfo &Pass, const Module &M) override { return compare(Pass.Name, M); }

  bool compare(StringRef Pass, const Module &M) {
    if (Found)
      return false;
    if (std::optional<MeaningDifference> D = Check.compare(M))
      Found = different(V, Pass, *D);
    return !Found;
  }
};

} // namespace

/// Runs the pass that adds checks, which the compiler runs before the pipeline.
static std::vector<Problem> addChecks(Module &M, PassObserver &Observer) {
  std::vector<Problem> Problems;
  PassContext PC{M, Problems};
  if (!M.Check)
    return Problems;
  const PassInfo &Pass = *ampcc::findPass("check-accesses");
  Observer.ran(Pass, M, Pass.Run(PC));
  return Problems;
}

std::optional<Mismatch> fuzz::findPass(StringRef Text, Variant V, const MeaningOptions &Meaning) {
  Read R(Text, V);
  if (R.Wrong)
    return R.Wrong;
  MeaningCheck Check(*R.M, Meaning);
  Comparing Observer(Check, *R.M, V);
  std::vector<Problem> Problems = addChecks(*R.M, Observer);
  if (!Problems.empty())
    return problem(V, Problems.front());
  if (R.M->Check && !Observer.compare("check-accesses", *R.M))
    return Observer.Found;
  Problems = runPasses(*R.M, V.F, &Observer);
  if (!Observer.Found && !Problems.empty())
    return problem(V, Problems.front());
  return Observer.Found;
}

std::optional<Mismatch> fuzz::testModule(StringRef Text, ArrayRef<Form> Forms, Variant::Option O,
                                         const MeaningOptions &Meaning, Counts &C) {
  Variant V{Forms.front(), O};
  Read R(Text, V);
  if (R.Wrong)
    return R.Wrong;
  MeaningCheck Check(*R.M, Meaning);
  C.Defined += Check.defined();
  C.Undefined += Check.undefined();
  C.Why = Check.whyUndefined();
  const bool ChecksTexts = C.ChecksTexts;
  Verifying Observer(ChecksTexts ? R.M.get() : nullptr, V);
  std::vector<Problem> Problems = addChecks(*R.M, Observer);
  if (Problems.empty())
    Problems = runSharedPasses(*R.M, &Observer);
  if (Observer.Found)
    return Observer.Found;
  std::optional<MeaningDifference> D;
  for (Form F : Forms) {
    V.F = F;
    if (Problems.empty()) {
      std::unique_ptr<Module> Own = cloneModule(*R.M);
      Verifying OfForm(ChecksTexts ? Own.get() : nullptr, V);
      Problems = runFormPasses(*Own, F, &OfForm);
      if (OfForm.Found)
        return OfForm.Found;
      if (Problems.empty())
        D = Check.compare(*Own);
    }
    if (!Problems.empty())
      return problem(V, Problems.front());
    if (!D)
      continue;
    // If a later pass undoes the change of an earlier one, no single pass differs.
    if (std::optional<Mismatch> Found = findPass(Text, V, Meaning))
      return Found;
    return different(V, "pipeline", *D);
  }
  return std::nullopt;
}
