//===- NativePrinter.cpp - the printer of KIR in the tile form as C++ ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/InlinedCallees.h"
#include "ampcc/KIR/ConstantTables.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/Structs.h"
#include "ampcc/Native/Printer.h"
#include "ampcc/Print/FunctionPrinter.h"
#include "ampcc/Print/TypePrinter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class NativePrinter final : FunctionPrinter {
  StringRef Flags;
  const InlinedCallees Inlined;
  DenseMap<const Function *, uint64_t> Stack;
  // Of the present function.
  DenseSet<const Var *> Tables;
  bool IsTiled = false;

public:
  NativePrinter(const Module &M, StringRef Flags, bool ExactLines)
      : FunctionPrinter(M, Language::Dialect::Cxx, ExactLines), Flags(Flags), Inlined(M.Functions) {
  }

  NativeText run() {
    const bool Fast = M.Contract == Module::Devices::All;
    W.line(std::string("// C++ for the native accelerator; needs -ffp-contract=") +
           (Fast ? "fast" : "off") + " -fno-strict-aliasing");
    W.line(usesVectors() ? "#include <ampcc_rt/native_lanes.h>"
                         : "#include <ampcc_rt/native_kernel.h>");
    if (!M.FastMath && !Fast) {
      W.line("#ifdef __clang__");
      W.line(M.Contract == Module::Devices::Cpus ? "#pragma clang fp contract(fast)"
                                                 : "#pragma STDC FP_CONTRACT OFF");
      W.line("#endif");
    }
    W.line("namespace ampcc_native {");
    W.line("namespace kernels {");
    for (const Type *T : In.reinterpreted())
      W.line(defineAliased(In, T));
    for (const StructType *S : usedStructs(M))
      structDef(*S);
    for (const Function *F : M.Functions) { // callees come first
      Stack[F] = stackBytes(*F);
      Tables = constantTables(F->Body);
      IsTiled = F->IsKernel && isTiled(*F);
      function(*F);
    }

    NativeText Result;
    Result.Text = W.take();
    std::string Hash = utohexstr(xxh3_64bits(Flags.str() + '\0' + Result.Text), /*LowerCase=*/true,
                                 /*Width=*/16);
    W.blank();
    W.directive(1, "<ampcc native>");
    for (const Function *F : M.Functions)
      if (F->IsKernel) {
        Result.Entries.push_back({F, F->Name + "_native_" + Hash, Stack[F]});
        entry(Result.Entries.back());
      }
    W.blank();
    W.line("} // namespace kernels");
    W.line("} // namespace ampcc_native");
    Result.Text += W.take();
    Result.Lines = W.takeLines();
    return Result;
  }

private:
  static bool isUsual(const Var *P) { return P->Binding && P->Binding->UsualBit; }
  /// There is a version for usual launches.
  bool hasVersions(const Function &F) const {
    return F.IsKernel && (any_of(F.Params, isUsual) || countsFewElements(F));
  }
  /// Usual launches have containers whose elements an int counts (widen-shared-places).
  bool countsFewElements(const Function &F) const {
    return !M.Robust && !M.Check && containsExpr(F.Body, [](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      return B && B->is(builtin::INDEX);
    });
  }

  std::string specifiers(const Function &F) override {
    std::vector<std::string> Parameters;
    if (hasVersions(F))
      Parameters.push_back("bool UsualLaunch");
    if (countsLanes(F))
      Parameters.push_back("int LANES");
    if (!Parameters.empty())
      return "template <" + join(Parameters, ", ") + "> static ";
    if (!F.NeverInline)
      return !M.Check && Inlined.contains(&F) ? "INLINED static " : "static ";
    // With --amp-check the function is a report, or called by one.
    return M.Check ? "static __attribute__((noinline, cold)) "
                   : "static __attribute__((noinline)) ";
  }

  std::string tileStatic(const Var &V, const std::string &Declaration) override {
    // What is known of its uses is known of words.
    const bool IsPart = M.Check && V.Ty->size() % 4 != 0;
    return (IsPart ? "alignas(4) " : "") + Declaration + "; // tile_static";
  }

  std::string storageClass(const Var &V) override {
    return Tables.contains(&V) ? "static const " : "";
  }

  bool usesVectors() const {
    return any_of(M.Functions, [](const Function *F) {
      return containsStmt(F->Body, [](const Stmt *S) {
        auto *L = dyn_cast<For>(S);
        return L && L->Lanes;
      });
    });
  }
  /// The number of lanes of a loop depends on the level of instructions.
  bool countsLanes(const Function &F) const {
    return containsStmt(F.Body, [&](const Stmt *S) {
      auto *L = dyn_cast<For>(S);
      return L && L->Lanes && In.dependsOnLevel(L->Lanes);
    });
  }

  std::string loopGuard(const For &F) override { return F.Lanes ? "AMPCC_LANES" : ""; }

  std::string loopHint(const For &F) override {
    const std::string Why =
        F.WhyScalar ? "/* no vector form: " + std::string(F.WhyScalar) + " */ " : "";
    return Why + hint(F);
  }

  std::string hint(const For &F) const {
    if (F.IsIndependent)
      return IsTiled && hasVariableBounds(F) ? "FEW_THREADS " : "THREADS ";
    return F.MustUnroll ? "UNROLL " : "";
  }

  /// Both the first and the last thread of the loop differ from time to time, so that its threads
  /// seldom fill vectors. A loop that begins with the first thread is mostly a tree, with half of
  /// the threads in each step; one that ends with the last is mostly a scan, and has many vectors.
  static bool hasVariableBounds(const For &F) {
    auto *D = dyn_cast_or_null<DeclStmt>(F.Init);
    auto *Test = dyn_cast_or_null<Binary>(F.Cond);
    return D && D->Init && !isa<IntLit>(D->Init) && Test && !isa<IntLit>(Test->Right);
  }

  /// A mask has an int for each bool, as does an array of masks.
  static uint64_t sizeOfBools(const Type *T) {
    while (auto *A = dyn_cast<ArrayType>(T))
      T = A->Element;
    auto *V = dyn_cast<VectorType>(T);
    return V && V->Element->isBool() ? sizeof(int) : 1;
  }

  /// The size of the variables of F, each with separate memory, and of those of the functions that
  /// it calls.
  uint64_t stackBytes(const Function &F) const {
    uint64_t Bytes = 0, OfCallees = 0;
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Bytes = alignTo(Bytes, D->V->Ty->align()) + D->V->Ty->size() * sizeOfBools(D->V->Ty);
    });
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *C = dyn_cast<Call>(E))
        OfCallees = std::max(OfCallees, Stack.lookup(C->Callee));
    });
    return Bytes + OfCallees;
  }

  void entry(const NativeEntry &E) {
    const Function &F = *E.Kernel;
    const bool CountsLanes = countsLanes(F);
    W.blank();
    W.line((CountsLanes ? "AMPCC_NATIVE_LANES_ENTRY(" : "AMPCC_NATIVE_ENTRY(") + E.Symbol + ") {");
    W.indent();
    const std::vector<const char *> Places = positions(F);
    std::vector<std::string> Arguments, Usual;
    unsigned Given = 0; // by the launch
    for (const Var *P : F.Params) {
      if (P->Binding->isOfEntry()) {
        const std::string Source = P->Binding->K == ArgBinding::Kind::Exclusive
                                       ? "ampcc_span.exclusive"
                                       : std::string("ampcc_at.") + Places[P->Binding->Offset];
        Arguments.push_back("static_cast<" + declare(In, P->Ty, "") + ">(" + Source + ")");
        continue;
      }
      const bool IsOfTile = P->Binding->K == ArgBinding::Kind::TileMemory;
      const char *Source = IsOfTile ? "tile_memory<" : P->Ty->isPointer() ? "buffer<" : "value<";
      W.line(declare(In, P->Ty, P->Name) + " = ::ampcc_native::entry::" + Source +
             declare(In, P->Ty, "") + ">(ampcc_args[" + utostr(Given++) + "]" +
             (IsOfTile ? ", ampcc_span" : "") + ");");
      if (isUsual(P))
        Usual.push_back(P->Name + " == " + utostr(*P->Binding->Usual));
      Arguments.push_back(P->Name);
    }
    if (countsFewElements(F))
      Usual.push_back("!ampcc_span.large");
    W.line("for (::ampcc_native::entry::" + walker(F) + "; ampcc_at; ++ampcc_at)");
    W.indent();
    const std::string Call = "(" + join(Arguments, ", ") + ");";
    if (Usual.empty()) {
      W.line(F.Name + (CountsLanes ? "<LANES>" : "") + Call);
    } else {
      W.line("if (" + join(Usual, " && ") + ")");
      W.line("  " + F.Name + (CountsLanes ? "<true, LANES>" : "<true>") + Call);
      W.line("else");
      W.line("  SELDOM " + F.Name + (CountsLanes ? "<false, AMPCC_SELDOM_LANES>" : "<false>") +
             Call);
    }
    W.dedent();
    W.dedent();
    W.line("}");
  }

  static bool isTiled(const Function &F) { return F.WorkGroupSize.isTiled(); }

  /// The declaration of what goes through the span.
  static std::string walker(const Function &F) {
    if (isTiled(F))
      return "tiles ampcc_at(ampcc_span)";
    std::string Limit = F.StripLimit ? ", " + utostr(F.StripLimit) : "";
    return std::string(F.DomainRank > 3 ? "threads" : "strips") + " ampcc_at(ampcc_span" + Limit +
           ")";
  }

  /// Its members, in the order of ArgBinding::Kind::Position.
  static std::vector<const char *> positions(const Function &F) {
    if (isTiled(F))
      return {"x", "y", "z"};
    return {"begin", "end", "y", "z"};
  }
};

} // namespace

NativeText ampcc::printNative(const Module &M, StringRef Flags, bool ExactLines) {
  return NativePrinter(M, Flags, ExactLines).run();
}
