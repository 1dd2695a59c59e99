//===- Pipeline.cpp - the passes in order ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Passes/Pipeline.h"
#include "Passes.h"
#include "ampcc/KIR/Verifier.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class PipelineRunner {
  PassContext PC;
  PassObserver Observer;

  /// Lower and the passes are ours: what the verifier finds is a bug, and is reported as one.
  bool verified(StringRef After) {
    for (const std::string &Error : verify(PC.M))
      PC.internal(SourcePos(), "after " + After.str() + ": " + Error);
    return PC.Problems.empty();
  }

public:
  PipelineRunner(Module &M, std::vector<Problem> &Problems, PassObserver Observer)
      : PC{M, Problems}, Observer(Observer) {}

  bool Changed = false;

  bool start() {
    for (const Function *F : PC.M.Functions)
      if (!F->Body)
        PC.internal(F->Pos, "'" + F->Symbol + "' is defined in another translation unit");
    return verified("lowering");
  }

  bool run(StringRef Name) {
    const PassInfo *Pass = findPass(Name);
    assert(Pass && "a pass of the registry");
    Changed |= Pass->Run(PC);
    return PC.Problems.empty() && verified(Name) && (!Observer || Observer(Name, PC.M));
  }

  bool runAll(std::initializer_list<StringRef> Names) {
    for (StringRef Name : Names)
      if (!run(Name))
        return false;
    return true;
  }

  /// Each of these makes work for the others; few rounds are needed, the bound is for safety.
  bool untilStable(std::initializer_list<StringRef> Names) {
    for (unsigned Round = 0; Round < 16; ++Round) {
      Changed = false;
      if (!runAll(Names))
        return false;
      if (!Changed)
        break;
    }
    return true;
  }
};

} // namespace

/// A check of an index leaves it to check-bounds to give the access no effect.
static bool asksForBounds(const Module &M) { return M.Robust || M.Check; }

static bool runOpenCL(PipelineRunner &Runner, const Module &M) {
  return (!M.Check || Runner.runAll({"drop-shadow", "inline-waiting"})) &&
         // What is asked for of an access would not be asked of an image's.
         Runner.run(asksForBounds(M) ? "drop-images" : "bind-images") &&
         Runner.runAll({"compare-with-domain", "legalize-for-c", "hoist-tile-static",
                        "drop-lone-barriers", "flatten-barriers", "specialize-address-spaces",
                        "lower-mixed-pointers", "simplify", "remove-unused", "order-declarations",
                        "return-by-pointer"}) &&
         (!asksForBounds(M) || Runner.run("check-bounds")) &&
         Runner.runAll({"widen-ids", "move-pointer-parameters", "hint-unrolling", "mark-branches",
                        "mark-divergence", "mark-choices", "swap-dimensions", "assign-names"});
}

/// Whether an access is one to global memory is known by its address space.
static bool checkTile(PipelineRunner &Runner) {
  return Runner.runAll({"meet-at-barriers", "tell-barriers"}) &&
         Runner.runAll({"legalize-for-cpp", "specialize-address-spaces", "lower-mixed-pointers",
                        "place-shadow", "simplify", "remove-unused", "check-bounds"});
}

static bool runTile(PipelineRunner &Runner, const Module &M) {
  return Runner.runAll({"drop-images", "stay-in-domain", "inline-waiting"}) &&
         Runner.untilStable({"scalar-replacement", "initialise-declarations", "forward-temps",
                             "simplify", "remove-unused"}) &&
         Runner.run("hoist-tile-static") && (!asksForBounds(M) || checkTile(Runner)) &&
         // Twice, since blocks that keep labels and declarations apart may be dissolved.
         Runner.runAll({"share-counters", "hoist-loops", "part-conditions", "cut-regions",
                        "spread-variables", "legalize-for-cpp", "thread-loops", "fold-bounds"}) &&
         (!M.Check || Runner.runAll({"version-loops", "tell-once"})) &&
         Runner.runAll({"hint-unrolling", "simplify", "remove-unused", "legalize-for-cpp",
                        "order-declarations", "independent-threads", "widen-shared-places",
                        "widen-ids"}) &&
         (asksForBounds(M) || Runner.run("prefetch-stores")) && Runner.run("assign-names");
}

std::vector<Problem> ampcc::runSharedPasses(Module &M, PassObserver Observer) {
  std::vector<Problem> Problems;
  PipelineRunner Runner(M, Problems, Observer);
  (void)(Runner.start() && (!asksForBounds(M) || Runner.run("widen-places")) &&
         Runner.runAll(
             {"lower-messages", "remove-unused", "rebase-views", "usual-values", "inline"}) &&
         Runner.untilStable({"drop-own-questions", "split-choices", "unroll-loops",
                             "scalar-replacement", "initialise-declarations", "forward-temps",
                             "simplify", "remove-unused", "pass-by-value", "split-parameters",
                             "constant-arguments"}));
  return Problems;
}

std::vector<Problem> ampcc::runFormPasses(Module &M, Form F, PassObserver Observer) {
  std::vector<Problem> Problems;
  PipelineRunner Runner(M, Problems, Observer);
  F == Form::OpenCL ? runOpenCL(Runner, M) : runTile(Runner, M);
  return Problems;
}

std::vector<Problem> ampcc::runPasses(Module &M, Form F, PassObserver Observer) {
  bool GoOn = true;
  auto Observe = [&](StringRef Pass, const Module &After) {
    return GoOn = !Observer || Observer(Pass, After);
  };
  std::vector<Problem> Problems = runSharedPasses(M, Observe);
  return Problems.empty() && GoOn ? runFormPasses(M, F, Observe) : Problems;
}
