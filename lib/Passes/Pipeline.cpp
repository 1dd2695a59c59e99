//===- Pipeline.cpp - the passes in order ---------------------------------===//
#include "ampcc/Passes/Pipeline.h"
#include "Passes.h"
#include "ampcc/KIR/Verifier.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class PipelineRunner {
  PassContext PC;

  /// Lower and the passes are ours: what the verifier finds is a bug, and is reported as one.
  bool verified(StringRef After) {
    for (const std::string &Error : verify(PC.M))
      PC.internal(SourcePos(), "after " + After.str() + ": " + Error);
    return PC.Problems.empty();
  }

public:
  PipelineRunner(Module &M, std::vector<Problem> &Problems) : PC{M, Problems} {}

  bool Changed = false;

  bool start() { return verified("lowering"); }

  bool run(StringRef Name) {
    const PassInfo *Pass = findPass(Name);
    assert(Pass && "a pass of the registry");
    Changed |= Pass->Run(PC);
    return PC.Problems.empty() && verified(Name);
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

std::vector<Problem> ampcc::runPasses(Module &M) {
  std::vector<Problem> Problems;
  PipelineRunner Runner(M, Problems);
  bool Good =
      Runner.start() &&
      Runner.runAll({"lower-messages", "remove-unused", "rebase-views", "inline"}) &&
      Runner.untilStable({"unroll-loops", "scalar-replacement", "initialise-declarations",
                          "forward-temps", "simplify", "remove-unused", "pass-by-value",
                          "split-parameters", "constant-arguments"}) &&
      Runner.runAll({"legalize-for-c", "hoist-tile-static", "flatten-barriers",
                     "specialize-address-spaces", "lower-mixed-pointers", "simplify",
                     "remove-unused", "order-declarations", "return-by-pointer"}) &&
      (!M.Robust || Runner.run("check-bounds")) &&
      Runner.runAll({"widen-ids", "move-pointer-parameters", "hint-unrolling", "mark-branches",
                     "assign-names"});
  (void)Good;
  return Problems;
}
