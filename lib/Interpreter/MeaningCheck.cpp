//===- MeaningCheck.cpp - a comparison of a module before and after passes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Interpreter/MeaningCheck.h"
#include "LaunchVariants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstring>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

struct MeaningCheck::Run {
  size_t Kernel = 0;                                        ///< its number among the kernels
  const Function *F = nullptr;                              ///< no kernel: the function itself
  std::vector<std::pair<std::string, const Type *>> Params; ///< of F
  const Type *ReturnTy = nullptr;                           ///< of F
  uint64_t Seed = 0;
  Launch L;
  Outcome Before;
  std::map<HostPlace, const Type *> Elements; ///< of the buffers, of the first module
};

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

static StringRef nameOf(ThreadOrder::Kind K) {
  return K == ThreadOrder::Kind::Forward    ? "forward"
         : K == ThreadOrder::Kind::Backward ? "backward"
                                            : "seeded order";
}

std::string MeaningDifference::sentence() const {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "kernel '" << Kernel << "', launch " << Seed << " (extent ";
  interleave(Extent, OS, " x ");
  OS << ", " << nameOf(Order) << (RightFirst ? ", operands from the right" : "") << "): " << What;
  return Text;
}

/// Calls Fn with the place and type of every scalar in a value of type T.
static void forEachScalar(const Type *T, uint64_t At,
                          function_ref<void(const Type *, uint64_t)> Fn) {
  if (auto *A = dyn_cast<ArrayType>(T)) {
    for (uint64_t I = 0; I < A->Count; ++I)
      forEachScalar(A->Element, At + I * A->Element->size(), Fn);
  } else if (auto *S = dyn_cast<StructType>(T)) {
    for (const Field &F : S->Fields)
      forEachScalar(F.Ty, At + F.Offset, Fn);
  } else {
    Fn(T, At);
  }
}

template <typename T> static T loaded(const Bytes &B, uint64_t At) { return B.get<T>(At); }

static double floating(const Type *T, const Bytes &B, uint64_t At) {
  return T->size() == 4 ? loaded<float>(B, At) : loaded<double>(B, At);
}

static bool sameScalar(const Type *T, uint64_t At, const Bytes &A, const Bytes &B) {
  bool Same = true, AllWritten = true;
  for (uint64_t I = At; I < At + T->size(); ++I) {
    AllWritten &= A.Initialised[I] != 0;
    if (A.Initialised[I])
      Same &= B.Initialised[I] && A.Values[I] == B.Values[I];
  }
  return Same || (AllWritten && isa<FloatType>(T) && std::isnan(floating(T, A, At)) &&
                  std::isnan(floating(T, B, At)));
}

static std::string scalarText(const Type *T, uint64_t At, const Bytes &B) {
  for (uint64_t I = At; I < At + T->size(); ++I)
    if (!B.Initialised[I])
      return "nothing";
  std::string Text;
  raw_string_ostream OS(Text);
  uint64_t Bits = 0;
  std::memcpy(&Bits, &B.Values[At], T->size());
  auto *I = dyn_cast<IntType>(T);
  if (isa<FloatType>(T))
    OS << floating(T, B, At);
  else if (I && I->Signed)
    OS << (static_cast<int64_t>(Bits << (64 - I->Bits)) >> (64 - I->Bits));
  else
    OS << Bits;
  return Text;
}

static std::string compareBuffer(const Type *Element, const Bytes &A, const Bytes &B) {
  std::string What;
  if (A.size() != B.size())
    return "other size";
  const uint64_t Stride = Element->size();
  if (A == B || !Stride)
    return What;
  for (uint64_t I = 0; (I + 1) * Stride <= A.size() && What.empty(); ++I)
    forEachScalar(Element, I * Stride, [&](const Type *T, uint64_t At) {
      if (What.empty() && !sameScalar(T, At, A, B))
        What = "element " + utostr(I) + ": " + scalarText(T, At, A) + " before, " +
               scalarText(T, At, B) + " after";
    });
  return What;
}

static std::string compareMessages(std::vector<SentMessage> A, std::vector<SentMessage> B) {
  auto Less = [](const SentMessage &X, const SentMessage &Y) {
    return std::tie(X.Index, X.Words) < std::tie(Y.Index, Y.Words);
  };
  sort(A, Less);
  sort(B, Less);
  if (A == B)
    return "";
  if (A.size() != B.size())
    return utostr(A.size()) + " messages before, " + utostr(B.size()) + " after";
  return "a message has other values";
}

/// Empty where After is as good as Before.
static std::string compareOutcomes(const std::map<HostPlace, const Type *> &Elements,
                                   const Outcome &Before, const Outcome &After) {
  if (After.Problem)
    return (Undefined::nameOf(After.Problem->K) + " after: " + After.Problem->Sentence).str();
  for (const auto &[Place, Memory] : Before.Buffers) {
    auto Element = Elements.find(Place);
    auto Other = After.Buffers.find(Place);
    if (Element == Elements.end() || Other == After.Buffers.end())
      continue;
    std::string What = compareBuffer(Element->second, Memory, Other->second);
    if (!What.empty())
      return "buffer " + utostr(Place.Offset) + ", " + What;
  }
  for (const auto &[Name, Memory] : Before.Unbound) {
    auto Other = After.Unbound.find(Name);
    if (Other != After.Unbound.end() && Memory.size() == Other->second.size())
      for (size_t I = 0; I < Memory.size(); ++I)
        if (Memory.Initialised[I] &&
            !(Other->second.Initialised[I] && Memory.Values[I] == Other->second.Values[I]))
          return "byte " + utostr(I) + " of what '" + Name + "' points to";
  }
  if (Before.Returned.size() == After.Returned.size() && Before.Returned != After.Returned)
    return "the returned value";
  return compareMessages(Before.Messages, After.Messages);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// The kernels; in a module without any, which only a test is, the functions, each as one thread.
static std::vector<const Function *> subjectsOf(const Module &M) {
  std::vector<const Function *> Kernels, Functions;
  for (const Function *F : M.Functions)
    if (F->Body)
      (F->IsKernel ? Kernels : Functions).push_back(F);
  return Kernels.empty() ? Functions : Kernels;
}

static std::map<HostPlace, const Type *> buffersOf(const Function &Kernel) {
  std::map<HostPlace, const Type *> Elements;
  for (const Var *P : Kernel.Params)
    if (P->Binding && P->Binding->K == ArgBinding::Kind::Buffer)
      if (auto *Pointer = dyn_cast<PointerType>(P->Ty))
        Elements.try_emplace(HostPlace::of(*P->Binding), Pointer->Pointee);
  return Elements;
}

/// Atomic operations of several kinds on one element give what the order of the threads makes of
/// them, and so does each operation whose value is used; a pass may change that order. Without
/// aliases a program keeps kinds apart.
static bool allowsAliases(const Module &M) {
  const BuiltinInfo *Kind = nullptr;
  bool Same = true;
  for (const Function *F : M.Functions)
    walkStmts(F->Body, [&](Stmt *S) {
      forEachExpr(S, [&](Expr *&Root) {
        walkExprs(Root, [&](Expr *&E) {
          auto *B = dyn_cast<Builtin>(E);
          Same &= !B || !B->isAtomic() || (isa<ExprStmt>(S) && &E == &Root);
        });
      });
    });
  for (const Function *F : M.Functions)
    if (F->Body)
      walkExprs(F->Body, [&](Expr *&E) {
        auto *B = dyn_cast<Builtin>(E);
        if (!B || !B->isAtomic())
          return;
        Same &= !Kind || B->is(*Kind);
        Kind = &B->Info;
      });
  return Same;
}

MeaningCheck::MeaningCheck(const Module &M, const MeaningOptions &Options) {
  Interpreter Interp(M);
  const bool MayAlias = allowsAliases(M);
  std::vector<const Function *> Subjects = subjectsOf(M);
  for (size_t K = 0; K < Subjects.size(); ++K)
    for (unsigned N = 0; N < Options.Launches; ++N) {
      const Function &F = *Subjects[K];
      Run R;
      R.Kernel = K;
      R.Seed = Options.Seed + N;
      R.L = seededLaunch(F, R.Seed, Options.Elements);
      R.L.IsSpecialised = R.Seed % 3 == 0;
      R.L.StepLimit = Options.StepLimit;
      if (R.Seed % 2 == 0)
        interpreter::makeExtreme(R.L, F, R.Seed);
      if (R.Seed % 4 == 2 && MayAlias)
        interpreter::makeAliases(R.L, F, R.Seed);
      if (Options.Images)
        interpreter::addImages(R.L, F, R.Seed);
      R.Elements = buffersOf(F);
      if (!F.IsKernel) {
        R.F = &F;
        R.ReturnTy = F.ReturnTy;
        for (const Var *P : F.Params)
          R.Params.push_back({P->Name, P->Ty});
      }
      add(Interp, F, R);
    }
}

/// A launch like L that may have a meaning where L has none, or false: one group, if several race,
/// then one without aliases.
static bool simplify(Launch &L, const Function &F, Undefined::Kind Problem,
                     const std::vector<unsigned> &Extent) {
  std::vector<unsigned> One = interpreter::oneGroup(L, F);
  if (Problem == Undefined::Kind::Race && L.Extent != One) {
    L.Extent = std::move(One);
    return true;
  }
  if (L.Aliases.empty())
    return false;
  L.Aliases.clear();
  L.Extent = Extent;
  return true;
}

/// A program may do something else in another order of operands. Where it does not, no pass may
/// make it one that does, since the compiler of the printed text chooses the order. The compiler
/// also chooses anew for each expression, so that seven further orders are tried.
static bool hasOneMeaning(Interpreter &Interp, const Function &F, Launch L,
                          const std::map<HostPlace, const Type *> &Elements,
                          const Outcome &Before) {
  for (uint64_t Mixed = 0; Mixed < 8; ++Mixed) {
    L.RightFirst = Mixed == 0;
    L.MixedOrder = Mixed * 0x9e3779b97f4a7c15;
    const Outcome Other = Interp.run(F, L);
    if (Other.Problem || !compareOutcomes(Elements, Before, Other).empty())
      return false;
  }
  return true;
}

void MeaningCheck::add(Interpreter &Interp, const Function &F, Run &R) {
  const std::vector<unsigned> Extent = R.L.Extent;
  for (ThreadOrder Order : {ThreadOrder::forward(), ThreadOrder::backward()}) {
    R.L.Order = Order;
    R.Before = Interp.run(F, R.L);
    while (R.Before.Problem && simplify(R.L, F, R.Before.Problem->K, Extent))
      R.Before = Interp.run(F, R.L);
    if (R.Before.Problem) {
      if (!Lost++)
        Why = (Undefined::nameOf(R.Before.Problem->K) + ": " + R.Before.Problem->Sentence).str();
      return;
    }
    ++Defined;
    if (Order.K == ThreadOrder::Kind::Backward)
      R.L.RightFirst = hasOneMeaning(Interp, F, R.L, R.Elements, R.Before);
    Runs.push_back(R);
  }
}

MeaningCheck::~MeaningCheck() = default;

/// The function of the same name, if it still takes and gives what it did.
static const Function *sameFunction(ArrayRef<const Function *> Subjects, const Function *F,
                                    ArrayRef<std::pair<std::string, const Type *>> Params,
                                    const Type *ReturnTy) {
  auto It = find(Subjects, F);
  if (It == Subjects.end() || F->ReturnTy != ReturnTy)
    return nullptr;
  for (const Var *P : F->Params)
    if (!is_contained(Params, std::pair(P->Name, P->Ty)))
      return nullptr;
  return F;
}

std::optional<MeaningDifference> MeaningCheck::compare(const Module &After) {
  Interpreter Interp(After);
  std::vector<const Function *> Subjects = subjectsOf(After);
  for (Run &R : Runs) {
    const Function *F = R.F ? sameFunction(Subjects, R.F, R.Params, R.ReturnTy)
                        : R.Kernel < Subjects.size() ? Subjects[R.Kernel]
                                                     : nullptr;
    MeaningDifference D{"", R.Seed, R.L.Order.K, R.L.RightFirst, R.L.Extent, ""};
    if (!F && R.F)
      continue;
    if (!F) {
      D.What = "the kernel is missing after";
      return D;
    }
    D.Kernel = F->Name;
    // A pass may double the work, but not make it endless.
    R.L.StepLimit = R.Before.Steps * 64 + 100000;
    D.What = compareOutcomes(R.Elements, R.Before, Interp.run(*F, R.L));
    if (!D.What.empty())
      return D;
  }
  return std::nullopt;
}
