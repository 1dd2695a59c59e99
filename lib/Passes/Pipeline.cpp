//===- Pipeline.cpp - the order of the passes ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pipeline is a table. The compiler checks, when it compiles this file, that each pass gets the
// properties that it needs, whatever the options are, and that some pipeline runs each pass.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Passes/Pipeline.h"
#include "PassTable.h"
#include "Utils/VectorChoice.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Verifier.h"
#include "ampcc/Passes/TextCheck.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using P = PassID;
using W = When;

constexpr Stage SharedStages[] = {
    {P::widenPlaces, W::Bounded},
    {P::lowerMessages},
    {P::removeUnused},
    {P::rebaseViews},
    {P::usualValues},
    {P::inlineCalls},
    // These make work for each other.
    {P::dropPrivateChecks, W::Always, 1},
    {P::splitChoices, W::Always, 1},
    {P::unrollLoops, W::Always, 1},
    {P::scalarReplacement, W::Always, 1},
    {P::initialiseDeclarations, W::Always, 1},
    {P::forwardTemps, W::Always, 1},
    {P::simplify, W::Always, 1},
    {P::removeUnused, W::Always, 1},
    {P::passByValue, W::Always, 1},
    {P::splitParameters, W::Always, 1},
    {P::constantArguments, W::Always, 1},
};

constexpr Stage OpenCLStages[] = {
    {P::dropShadow, W::Checked},
    {P::inlineWaiting, W::Checked},
    {P::dropImages, W::Bounded}, // an image's accesses are not checked
    {P::bindImages, W::Unbounded},
    {P::compareWithDomain},
    {P::legalizeForC},
    {P::hoistTileStatic},
    {P::dropLoneBarriers},
    {P::flattenBarriers},
    {P::specializeAddressSpaces},
    {P::lowerMixedPointers},
    {P::simplify},
    {P::removeUnused},
    {P::orderDeclarations},
    {P::returnByPointer},
    {P::checkBounds, W::Bounded},
    {P::widenIds},
    {P::movePointerParameters},
    {P::hintUnrolling},
    {P::markBranches},
    {P::markDivergence},
    {P::markChoices},
    {P::swapDimensions},
    {P::lowerChecks, W::Checked},
    {P::assignNames},
};

constexpr Stage TileStages[] = {
    {P::dropImages},
    {P::lowerSubGroups},
    {P::stayInDomain},
    {P::inlineWaiting},
    {P::inlineForLanes},
    {P::splitArrays, W::Always, 1},
    {P::splitElements, W::Unbounded, 1},
    {P::scalarReplacement, W::Always, 1},
    {P::initialiseDeclarations, W::Always, 1},
    {P::forwardTemps, W::Always, 1},
    {P::simplify, W::Always, 1},
    {P::removeUnused, W::Always, 1},
    {P::hoistTileStatic},
    {P::meetAtBarriers, W::Bounded},
    {P::reportBarriers, W::Bounded},
    {P::legalizeForCpp, W::Bounded},
    {P::specializeAddressSpaces, W::Bounded},
    {P::lowerMixedPointers, W::Bounded},
    {P::placeShadow, W::Bounded},
    {P::simplify, W::Bounded},
    {P::removeUnused, W::Bounded},
    {P::checkBounds, W::Bounded},
    {P::shareCounters},
    {P::hoistLoops},
    {P::partConditions},
    {P::partAtomics, W::Unbounded},
    {P::cutRegions},
    {P::spreadVariables},
    {P::legalizeForCpp},
    {P::threadLoops},
    {P::likelyTiles, W::Unchecked},
    {P::foldBounds},
    {P::peelEdges, W::Unchecked},
    {P::versionLoops, W::Checked},
    {P::hoistBounds, W::Robust},
    {P::mergeBarrierReports, W::Checked},
    {P::hintUnrolling},
    {P::simplify},
    {P::removeUnused},
    {P::legalizeForCpp}, // simplify dissolves blocks that keep labels and declarations apart
    {P::orderDeclarations},
    {P::independentThreads},
    {P::widenSharedPlaces},
    {P::widenIds},
    {P::prefetchStores, W::Unbounded},
    {P::vectorForm},
    {P::exclusiveSums, W::Unchecked},
    {P::lowerChecks, W::Checked},
    {P::assignNames},
};

/// The options that decide which stages run.
struct Options {
  bool Bounded, Checked;
  constexpr bool holds(When Condition) const {
    return Condition == When::Always || (Condition == When::Bounded && Bounded) ||
           (Condition == When::Unbounded && !Bounded) || (Condition == When::Checked && Checked) ||
           (Condition == When::Unchecked && !Checked) ||
           (Condition == When::Robust && Bounded && !Checked);
  }
};

Options optionsOf(const Module &M) { return {M.Robust || M.Check, M.Check}; }

using namespace property;

/// Lower, and lower-recursion and check-accesses after it, give these properties.
constexpr PropertySet lowered(Options O) {
  return Linked | NoRecursion | WholeKernels | BufferStarts | IndicesKnown |
         (O.Checked ? None : BoundsKnown | NoShadow | NoBarrierQueries | NoChecks);
}

/// The properties that the printers of both forms need, and those that each of them needs.
constexpr PropertySet Printed = Linked | NoMessages | NoRecursion | ImagesKnown | DomainKnown |
                                KernelTileStatic | NoArrayCopies | CalleesFirst | UniqueNames |
                                IndicesKnown | BoundsKnown | NoChecks;
constexpr PropertySet PrintedAsOpenCL = Printed | Spaces | OneSpace | NoShadow | NoBarrierQueries;
constexpr PropertySet PrintedAsTile =
    Printed | LabelsFirst | NoBarriers | NoSubGroups | NoThreadVariables | ThreadLoops;

/// The stages from First on that are repeated together, or that one.
template <typename Table> constexpr size_t endOfLoop(const Table &Stages, size_t First) {
  size_t End = First + 1;
  while (Stages[First].Loop && End < std::size(Stages) && Stages[End].Loop == Stages[First].Loop)
    ++End;
  return End;
}

/// Where a property is missing.
enum class Place : uint8_t {
  Nowhere,
  SharedStage,
  OpenCLStage,
  TileStage,
  OpenCLPrinter,
  TilePrinter
};

struct Lack {
  Place At = Place::Nowhere;
  size_t Stage = 0; ///< its place in the table
  PassID Pass{};    ///< the stage's, or the last before the printer
  Number Property{};
};

constexpr Number firstOf(PropertySet Set) {
  unsigned N = 0;
  while (!(Set >> N & 1))
    ++N;
  return Number(N);
}

/// The properties after the stages of a module that has Holds before them, and the first that a
/// stage lacks.
struct Verdict {
  Lack First;
  PropertySet Holds;
};

template <typename Table>
constexpr Verdict check(const Table &Stages, Place At, Options O, PropertySet Holds) {
  Lack Found;
  for (size_t First = 0; First < std::size(Stages);) {
    const size_t End = endOfLoop(Stages, First);
    // The second iteration of a loop represents all later ones: each has the same effect on
    // properties.
    for (unsigned Iteration = 0; Iteration < (Stages[First].Loop ? 2 : 1); ++Iteration)
      for (size_t I = First; I < End; ++I)
        if (O.holds(Stages[I].Condition)) {
          const PassInfo &Pass = infoOf(Stages[I].Pass);
          const PropertySet Missing = Pass.Needs & ~Holds;
          if (Missing && Found.At == Place::Nowhere)
            Found = {At, I, Stages[I].Pass, firstOf(Missing)};
          Holds = Pass.after(Holds);
        }
    First = End;
  }
  return {Found, Holds};
}

/// With any option: the first property that a stage of the form lacks, or its printer.
template <typename Table>
constexpr Lack firstLack(const Table &Stages, Place Stage, Place Printer, PropertySet Wanted) {
  for (Options O : {Options{false, false}, Options{true, false}, Options{true, true}}) {
    const Verdict Shared = check(SharedStages, Place::SharedStage, O, lowered(O));
    const Verdict Whole = check(Stages, Stage, O, Shared.Holds);
    for (const Lack &L : {Shared.First, Whole.First})
      if (L.At != Place::Nowhere)
        return L;
    if (const PropertySet Missing = Wanted & ~Whole.Holds)
      return {Printer, std::size(Stages), Stages[std::size(Stages) - 1].Pass, firstOf(Missing)};
  }
  return {};
}

/// The compiler's message has the arguments.
template <Place At, size_t Stage, PassID Pass, Number Property> constexpr bool isInOrder() {
  static_assert(At == Place::Nowhere, "this stage, or printer, does not get this property");
  return true;
}

constexpr Lack OpenCLLack =
    firstLack(OpenCLStages, Place::OpenCLStage, Place::OpenCLPrinter, PrintedAsOpenCL);
static_assert(isInOrder<OpenCLLack.At, OpenCLLack.Stage, OpenCLLack.Pass, OpenCLLack.Property>());
constexpr Lack TileLack =
    firstLack(TileStages, Place::TileStage, Place::TilePrinter, PrintedAsTile);
static_assert(isInOrder<TileLack.At, TileLack.Stage, TileLack.Pass, TileLack.Property>());

template <typename Table> constexpr bool runs(const Table &Stages, PassID Pass) {
  for (const Stage &S : Stages)
    if (S.Pass == Pass)
      return true;
  return false;
}

constexpr size_t PassCount = std::size(PassTable);

/// The first pass that no pipeline runs, though only lower-recursion and check-accesses have
/// another place; PassCount if there is none. No property says that an optimisation or a mark is
/// missing.
constexpr size_t firstIdle() {
  for (size_t I = 0; I < PassCount; ++I)
    if (PassID(I) != P::checkAccesses && PassID(I) != P::lowerRecursion &&
        !runs(SharedStages, PassID(I)) && !runs(OpenCLStages, PassID(I)) &&
        !runs(TileStages, PassID(I)))
      return I;
  return PassCount;
}

/// The compiler's message has the argument.
template <PassID Pass> constexpr bool isInPipeline() {
  static_assert(size_t(Pass) == PassCount, "no pipeline runs this pass");
  return true;
}
static_assert(isInPipeline<PassID(firstIdle())>());

class PipelineRunner {
  PassContext PC;
  PassObserver *Observer;
  const Options O;
  PropertySet Holds;

  bool verifiesProperties() const {
#ifdef NDEBUG
    return Observer && Observer->verifiesProperties();
#else
    return true;
#endif
  }

  /// Builds with assertions compare what the pass returns with what it has changed.
  bool runChecked(const PassInfo &Pass) {
#ifdef NDEBUG
    return Pass.Run(PC);
#else
    TextCheck Text(PC.M);
    const bool Changed = Pass.Run(PC);
    if (const std::string Error = Text.ran(PC.M, Changed); !Error.empty())
      PC.internal(SourcePos(), Pass.Name.str() + " " + Error);
    return Changed;
#endif
  }

  /// Lower and the passes are ours: an error that the verifier finds is reported as a bug.
  bool verified(StringRef After) {
    std::vector<std::string> Errors = verify(PC.M);
    if (Errors.empty() && verifiesProperties())
      Errors = verifyProperties(PC.M, Holds);
    for (const std::string &Error : Errors)
      PC.internal(SourcePos(), "after " + After.str() + ": " + Error);
    return PC.Problems.empty();
  }

  bool run(const PassInfo &Pass, bool &Changed) {
    if (Observer)
      Observer->before(Pass, PC.M);
    const bool ChangedNow = runChecked(Pass);
    if (Observer)
      Observer->ran(Pass, PC.M, ChangedNow);
    Changed |= ChangedNow;
    Holds = Pass.after(Holds);
    return PC.Problems.empty() && verified(Pass.Name) && (!Observer || Observer->after(Pass, PC.M));
  }

  bool runOnce(ArrayRef<Stage> Stages, bool &Changed) {
    for (const Stage &S : Stages)
      if (O.holds(S.Condition) && !run(infoOf(S.Pass), Changed))
        return false;
    return true;
  }

  bool untilStable(ArrayRef<Stage> Stages) {
    for (unsigned Iteration = 0; Iteration < MaxIterations; ++Iteration) {
      bool Changed = false;
      if (!runOnce(Stages, Changed))
        return false;
      if (!Changed)
        return true;
    }
    // The module is right, if not as simple as it could be.
    if (verifiesProperties())
      PC.internal(SourcePos(), "the passes from " + infoOf(Stages.front().Pass).Name.str() +
                                   " on still change something after " + utostr(MaxIterations) +
                                   " iterations");
    return PC.Problems.empty();
  }

public:
  /// Iterations until nothing changes: at most 9 in all programs of the tests, and 12 in a million
  /// random modules.
  static constexpr unsigned MaxIterations = 16;

  PipelineRunner(Module &M, std::vector<Problem> &Problems, PassObserver *Observer,
                 PropertySet Holds)
      : PC{M, Problems}, Observer(Observer), O(optionsOf(M)), Holds(Holds) {}

  bool start() {
    for (const Function *F : PC.M.Functions)
      if (!F->Body)
        PC.internal(F->Pos, "'" + F->Symbol + "' is defined in another translation unit");
    Function *Recursive = nullptr;
    calleesFirst(PC.M.Functions, &Recursive);
    if (Recursive)
      PC.internal(Recursive->Pos, "recursive function '" + Recursive->Name + "'");
    return PC.Problems.empty() && verified("lowering");
  }

  void run(ArrayRef<Stage> Stages) {
    for (size_t First = 0; First < Stages.size();) {
      const size_t End = endOfLoop(Stages, First);
      const ArrayRef<Stage> Part = Stages.slice(First, End - First);
      bool Changed = false;
      if (!(Stages[First].Loop ? untilStable(Part) : runOnce(Part, Changed)))
        return;
      First = End;
    }
  }
};

/// Remembers whether the observer wants to go on.
class Forwarder final : public PassObserver {
  PassObserver &To;

public:
  bool Continues = true;
  explicit Forwarder(PassObserver &To) : To(To) {}
  void before(const PassInfo &Pass, const Module &M) override { To.before(Pass, M); }
  void ran(const PassInfo &Pass, const Module &M, bool Changed) override {
    To.ran(Pass, M, Changed);
  }
  bool after(const PassInfo &Pass, const Module &M) override {
    return Continues = To.after(Pass, M);
  }
  bool verifiesProperties() const override { return To.verifiesProperties(); }
};

} // namespace

StringRef ampcc::nameOf(When Condition) {
  static constexpr StringLiteral Names[] = {"always",  "bounded",   "unbounded",
                                            "checked", "unchecked", "robust"};
  return Names[unsigned(Condition)];
}

ArrayRef<Stage> ampcc::sharedStages() { return SharedStages; }

ArrayRef<Stage> ampcc::stagesOf(Form F) {
  return F == Form::OpenCL ? ArrayRef(OpenCLStages) : ArrayRef(TileStages);
}

std::vector<Problem> ampcc::removeRecursion(Module &M) {
  std::vector<Problem> Problems;
  PassContext PC{M, Problems};
  lowerRecursion(PC);
  return Problems;
}

std::vector<Problem> ampcc::runSharedPasses(Module &M, PassObserver *Observer) {
  std::vector<Problem> Problems;
  PipelineRunner Runner(M, Problems, Observer, lowered(optionsOf(M)));
  if (Runner.start())
    Runner.run(SharedStages);
  return Problems;
}

std::vector<Problem> ampcc::runFormPasses(Module &M, Form F, PassObserver *Observer) {
  std::vector<Problem> Problems;
  const Options O = optionsOf(M);
  const PropertySet Holds = check(SharedStages, Place::SharedStage, O, lowered(O)).Holds;
  PipelineRunner(M, Problems, Observer, Holds).run(stagesOf(F));
  return Problems;
}

std::vector<Problem> ampcc::runTilePasses(std::unique_ptr<Module> &M) {
  auto Wants = [](const Module &M, const Function &F) { return F.IsKernel && wantsVectors(M, F); };
  std::unique_ptr<Module> Again;
  if (M->VectorForm == CompileOptions::Vectors::Auto &&
      any_of(M->Functions, [&](const Function *F) { return Wants(*M, *F); }))
    Again = cloneModule(*M);
  std::vector<Problem> Problems = runFormPasses(*M, Form::Tile);
  if (!Again || !Problems.empty())
    return Problems;
  StringMap<const char *> Scalar;
  for (const Function *F : M->Functions)
    if (F->IsKernel)
      Scalar[F->Key] = whyScalar(*F);
  bool Better = false;
  for (Function *F : Again->Functions)
    if (Wants(*Again, *F) && (F->WhyScalar = Scalar.lookup(F->Key)))
      Better = true;
  if (!Better)
    return Problems;
  M = std::move(Again);
  return runFormPasses(*M, Form::Tile);
}

std::vector<Problem> ampcc::runPasses(Module &M, Form F, PassObserver *Observer) {
  PassObserver Silent;
  Forwarder Forward(Observer ? *Observer : Silent);
  std::vector<Problem> Problems = runSharedPasses(M, &Forward);
  return Problems.empty() && Forward.Continues ? runFormPasses(M, F, &Forward) : Problems;
}
