//===- Printer.cpp - the printer of KIR as OpenCL C ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/OpenCL/Printer.h"
#include "AtomicFunctions.h"
#include "ConstantArrays.h"
#include "LaunchTiles.h"
#include "SubGroupFunctions.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Doubles.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/Structs.h"
#include "ampcc/KIR/SubGroupBuiltins.h"
#include "ampcc/KIR/WorkItemBuiltins.h"
#include "ampcc/Print/ExprPrinter.h"
#include "ampcc/Print/FunctionPrinter.h"
#include "ampcc/Print/TypePrinter.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class ModulePrinter final : FunctionPrinter {
  bool Mixed = false;                         ///< there are kernels with and without double
  bool Guarded = false;                       ///< inside of #ifdef cl_khr_fp64
  SmallPtrSet<const Function *, 8> Dissolved; ///< become part of their kernels

public:
  ModulePrinter(const Module &M, bool ExactLines)
      : FunctionPrinter(M, Language::Dialect::OpenCL, ExactLines) {}

  std::string run(LineTable *Lines) {
    W.line(std::string("#pragma OPENCL FP_CONTRACT ") +
           (M.FastMath || M.Contract == Module::Devices::All ? "ON" : "OFF"));
    if (M.Contract == Module::Devices::Cpus) {
      W.line("#if defined(DEVICE_IS_CPU) && defined(__clang__)");
      W.line("#pragma clang fp contract(fast)");
      W.line("#endif");
    }
    offsetMacro();
    usualMacro();
    imageMacros();
    poclMacros();
    lines(launchTileMacros(M));
    roundingMacros();
    lines(constantArrayMacro(M));
    swappedMacro();
    boundsMacros();
    contraction(/*WithDouble=*/false);
    halfConversions();
    unrollMacro();
    if (uses(builtin::SUB_GROUP_WAIT))
      lines(subGroupFunctions());
    lines(atomicFunctions(M, /*OfDouble=*/false));
    const auto WithDouble = functionsWithDouble(M);
    // A device without double never builds a module whose kernels all need it.
    Mixed = llvm::any_of(M.Functions,
                         [&](const Function *F) { return F->IsKernel && !WithDouble.count(F); });
    std::vector<StructType *> Structs = usedStructs(M);
    if (!WithDouble.empty()) {
      guardDouble(true);
      W.line("#pragma OPENCL EXTENSION cl_khr_fp64 : enable");
      contraction(/*WithDouble=*/true);
      lines(atomicFunctions(M, /*OfDouble=*/true));
    }
    for (const Type *T : In.reinterpreted()) {
      guardDouble(mentionsDouble(T));
      W.line(defineAliased(In, T));
    }
    for (const StructType *S : Structs) {
      guardDouble(mentionsDouble(S));
      structDef(*S);
    }
    for (const Function *F : M.Functions) { // callees come first
      if (isDissolved(*F))
        Dissolved.insert(F);
      guardDouble(WithDouble.count(F) != 0);
      function(*F);
    }
    guardDouble(false);
    if (Lines)
      *Lines = W.takeLines();
    return W.take();
  }

private:
  void lines(const std::vector<std::string> &Texts) {
    for (const std::string &Text : Texts)
      W.line(Text);
  }

  /// VIEW_OFFSET, where a kernel uses it (docs/runtime-abi.md).
  void offsetMacro() {
    if (llvm::none_of(M.Functions, [](const Function *F) {
          return llvm::any_of(F->Params, [](const Var *P) {
            return P->Binding && P->Binding->ViewBit.has_value();
          });
        }))
      return;
    W.line("#ifndef VIEWS_WITH_OFFSET");
    W.line("#define VIEWS_WITH_OFFSET 0xffffffff");
    W.line("#endif");
    W.line("#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))");
  }

  /// USUAL, where a kernel uses it (docs/runtime-abi.md).
  void usualMacro() {
    if (!uses(builtin::USUAL))
      return;
    W.line("#ifndef UNUSUAL");
    W.line("#define UNUSUAL 0xffffffff");
    W.line("#endif");
    W.line("#define USUAL(bit, number, value) (UNUSUAL >> bit & 1 ? value : number)");
  }

  /// The images of a launch (docs/runtime-abi.md).
  void imageMacros() {
    uint32_t Count = 0;
    for (const Function *F : M.Functions)
      for (const Var *P : F->Params)
        if (P->Binding && P->Binding->K == ArgBinding::Kind::Image)
          Count = std::max(Count, P->Binding->ImageBit + 1);
    if (Count == 0)
      return;
    W.line("#ifndef IMAGES");
    W.line("#define IMAGES 0");
    W.line("#endif");
    W.line("#if IMAGES");
    W.line("__constant sampler_t IMAGE_SAMPLER =");
    W.line("    CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;");
    W.line("#endif");
    W.line("#define HAS_IMAGE(image) HAS_##image");
    W.line("#define SAMPLE_IMAGE(image, x, y, into) SAMPLE_##image(x, y, into)");
    for (uint32_t Bit = 0; Bit < Count; ++Bit) {
      const std::string Image = "IMAGE_" + std::to_string(Bit);
      W.line("#if IMAGES >> " + std::to_string(Bit) + " & 1");
      W.line("#define PARAMETER_" + Image + " , __read_only image2d_t " + Image);
      W.line("#define HAS_" + Image + " 1");
      W.line("#define SAMPLE_" + Image + "(x, y, into) \\");
      W.line("  vstore4(read_imagef(" + Image + ", IMAGE_SAMPLER, (float2)(x, y)), 0, into)");
      W.line("#else");
      W.line("#define PARAMETER_" + Image);
      W.line("#define HAS_" + Image + " 0");
      W.line("#define SAMPLE_" + Image + "(x, y, into) ((void)0)");
      W.line("#endif");
    }
  }

  /// SWAPPED, where a kernel uses it (lib/Passes/OpenCL/SwapDimensions.cpp).
  void swappedMacro() {
    if (llvm::none_of(M.Functions, [](const Function *F) { return F->SwappedDimension != 0; }))
      return;
    W.line("#ifdef SWAPS_DIMENSIONS");
    W.line("#define SWAPPED(usual, other) other");
    W.line("#else");
    W.line("#define SWAPPED(usual, other) usual");
    W.line("#endif");
  }

  /// PoCL's compiler makes code for a processor.
  static constexpr llvm::StringLiteral OnPocl =
      "defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)";

  /// Macros that only PoCL needs to be right (docs/runtime-abi.md).
  void poclMacros() {
    const bool HasTileStatic = llvm::any_of(
        M.Functions, [](const Function *F) { return llvm::any_of(F->Body->Stmts, isTileStatic); });
    const bool Waits = uses(builtin::barrier) || uses(builtin::SUB_GROUP_WAIT);
    const struct {
      bool IsUsed;
      const char *OnPocl, *Elsewhere;
    } Macros[] = {
        // For LLVM a __local variable whose address goes nowhere is one that barrier(), a function
        // elsewhere, cannot change; PoCL's LLVM sees the calls of barrier() as they are, and a
        // thread would find in the variable what it has stored there itself. In the statement the
        // address goes somewhere. No launch runs it: its condition is the same for a whole tile,
        // and so it does not keep PoCL from vectorising. PoCL 6 fails at every asm statement, so it
        // is a volatile store.
        {HasTileStatic,
         "SHARED(variable) \\\n"
         "  if (get_work_dim() > 3) { volatile size_t address = (size_t)&variable; }",
         "SHARED(variable)"},
        // Something that stays in its block (lib/Passes/OpenCL/MarkBranches.cpp) and costs nothing:
        // an
        // assumption that is always true. It is about a pointer, since LLVM removes an assumed
        // condition that it already knows, as it does where a function with barriers is called
        // twice.
        {Waits, "BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))", "BRANCH()"},
        {Waits, "barrier(flags) (barrier(flags), BRANCH())", nullptr},
        // PoCL 7.1 increments the global id of a thread in its loops. The first thread, which it
        // runs before such a loop, gets the id that the previous loop left. The runtime launches
        // without an offset, so the id can be computed from the group.
        {Waits && uses(builtin::get_global_id),
         "get_global_id(dimension) \\\n"
         "  (get_group_id(dimension) * get_local_size(dimension) + get_local_id(dimension))",
         nullptr},
        // A condition that always holds, which is known only when PoCL has made its loops over the
        // threads: no identifier of a thread is that large (lib/Passes/OpenCL/MarkDivergence.cpp).
        {uses(builtin::DIVERGENT), "DIVERGENT() (get_local_id(0) != (size_t)-1)",
         "DIVERGENT() true"},
        // Another number: where DIVERGENT() holds LLVM knows what the same comparison gives.
        {uses(builtin::NO_CASE), "NO_CASE() (get_local_id(0) == (size_t)-2)", "NO_CASE() 0"},
        // LLVM's vectoriser takes no loop that has a fence; one of a thread alone makes no code
        // (lib/Passes/OpenCL/MarkChoices.cpp).
        {uses(builtin::SCALAR), "SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)", "SCALAR()"},
    };
    if (llvm::none_of(Macros, [](const auto &Macro) { return Macro.IsUsed; }))
      return;
    W.line("#if " + OnPocl.str());
    for (const auto &Macro : Macros) {
      if (!Macro.IsUsed)
        continue;
      const std::string Text = std::string("#define ") + Macro.OnPocl;
      for (llvm::StringRef Line : llvm::split(Text, '\n'))
        W.line(Line);
    }
    W.line("#else");
    for (const auto &Macro : Macros)
      if (Macro.IsUsed && Macro.Elsewhere)
        W.line(std::string("#define ") + Macro.Elsewhere);
    W.line("#endif");
  }

  /// Macros for rounding functions. PoCL's own convert to int and back, and LLVM 18, in PoCL 6.0,
  /// converts pairs of such values wrongly (its SLP vectoriser). Processors have instructions for
  /// rounding.
  void roundingMacros() {
    llvm::StringSet<> Used;
    for (const Function *F : M.Functions)
      walkExprs(F->Body, [&](Expr *&E) {
        if (auto *B = dyn_cast<Builtin>(E))
          Used.insert(B->Info.Name);
      });
    const llvm::StringRef Functions[] = {"ceil", "floor", "rint", "round", "trunc"};
    if (llvm::none_of(Functions, [&](llvm::StringRef Name) { return Used.contains(Name); }))
      return;
    W.line("#if " + OnPocl.str());
    for (llvm::StringRef Name : Functions) {
      if (!Used.contains(Name))
        continue;
      const std::string Builtin = ("__builtin_elementwise_" + Name).str();
      W.line("#if __has_builtin(" + Builtin + ")");
      W.line(("#define " + Name + "(x) " + Builtin + "(x)").str());
      W.line("#endif");
    }
    W.line("#endif");
  }

  /// Bits: of the float that the built-in gives; 0 for all.
  bool uses(const BuiltinInfo &Row, unsigned Bits = 0) const {
    return any_of(M.Functions, [&](const Function *F) {
      return containsExpr(F->Body, [&](const Expr *E) {
        auto *B = dyn_cast<Builtin>(E);
        return B && B->is(Row) && (Bits == 0 || cast<FloatType>(B->type())->Bits == Bits);
      });
    });
  }

  /// Contraction is off: KIR has MUL_ADD where it is allowed, whether the text has one expression
  /// or several there. The runtime defines DEVICE_IS_CPU for a CPU device.
  void contraction(bool WithDouble) {
    for (const BuiltinInfo *Row : {&builtin::MUL_ADD, &builtin::GPU_MUL_ADD, &builtin::EXACT_MUL}) {
      if (!uses(*Row, WithDouble ? 64 : 32))
        continue;
      const std::string Ty = WithDouble ? "double" : "float";
      const bool IsProduct = Row == &builtin::EXACT_MUL;
      W.line("static inline " + Ty + " " + Row->Name.str() + (WithDouble ? "_DOUBLE(" : "(") + Ty +
             " a, " + Ty + " b" + (IsProduct ? "" : ", " + Ty + " c") + ") {");
      if (Row == &builtin::GPU_MUL_ADD)
        W.line("#ifndef DEVICE_IS_CPU");
      W.line(std::string("#pragma OPENCL FP_CONTRACT ") + (IsProduct ? "OFF" : "ON"));
      if (Row == &builtin::GPU_MUL_ADD)
        W.line("#endif");
      W.line(IsProduct ? "  return a * b;" : "  return a * b + c;");
      W.line("}");
    }
  }

  /// HALF_VALUE and HALF_BITS. Every device has OpenCL C's functions for halves in memory, and a
  /// GPU's compiler keeps this memory in registers. PoCL computes them with integers; the functions
  /// of Clang are single instructions where the processor has them, at least fifteen times as fast.
  void halfConversions() {
    const bool Widens = uses(builtin::HALF_VALUE), Narrows = uses(builtin::HALF_BITS);
    if (!Widens && !Narrows)
      return;
    W.line("#if " + OnPocl.str() + " && (defined(__F16C__) || defined(__aarch64__))");
    W.line("#define LOAD_HALF(pointer) __builtin_load_halff(pointer)");
    W.line("#define STORE_HALF(value, pointer) __builtin_store_halff(value, pointer)");
    W.line("#else");
    W.line("#define LOAD_HALF(pointer) vload_half(0, pointer)");
    W.line("#define STORE_HALF(value, pointer) vstore_half_rte(value, 0, pointer)");
    W.line("#endif");
    if (Widens)
      W.line("static inline float HALF_VALUE(ushort bits) { return LOAD_HALF((half *)&bits); }");
    if (!Narrows)
      return;
    W.line("static inline ushort HALF_BITS(float x) {");
    W.line("  ushort bits;");
    W.line("  STORE_HALF(x, (half *)&bits);");
    W.line("  return bits;");
    W.line("}");
  }

  /// The questions of --amp-robust (lib/Checks/CheckBounds.cpp).
  void boundsMacros() {
    if (uses(builtin::IN_BOUNDS)) {
      W.line("#define IN_BOUNDS(pointer, begin, bytes) \\");
      W.line("  (sizeof(*(pointer)) <= (bytes) && \\");
      W.line("   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))");
    }
    if (!uses(builtin::INDEX))
      return;
    if (M.Robust || M.Check)
      return W.line("#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)");
    // The launch has few elements (docs/runtime-abi.md).
    W.line("#ifdef SMALL_CONTAINERS");
    W.line("#define INDEX(i) ((int)(i))");
    W.line("#else");
    W.line("#define INDEX(i) ((long)(i))");
    W.line("#endif");
  }

  /// Begins or ends a part of the text that only a device with double precision can build.
  void guardDouble(bool NeedsDouble) {
    if (!Mixed || NeedsDouble == Guarded)
      return;
    W.line(NeedsDouble ? "#ifdef cl_khr_fp64" : "#endif");
    Guarded = NeedsDouble;
  }

  /// F is always inlined. A function with a barrier becomes part of its kernel on every device.
  /// PoCL does that late and sometimes crashes; with the attribute Clang does it at once. So does a
  /// function with a tile_static parameter: if all calls pass the same variable, Clang moves that
  /// into the function. PoCL, for which the variable is an argument of the kernel, would then give
  /// the function a different one.
  bool isDissolved(const Function &F) const {
    return containsExpr(F.Body, [&](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      auto *C = dyn_cast<Call>(E);
      auto *P = dyn_cast_or_null<PointerType>(E->type());
      return (B && B->isBarrier()) || (C && Dissolved.count(C->Callee)) ||
             (P && P->AS == Space::Local);
    });
  }

  static std::string tileSize(const Function &F, unsigned Dimension) {
    const unsigned Swapped = F.SwappedDimension;
    const auto Threads = [&](unsigned D) { return utostr(*F.WorkGroupSize.threadsIn(D)); };
    std::string Size = Threads(Dimension);
    if (!Swapped || (Dimension != 0 && Dimension != Swapped))
      return Size;
    return "SWAPPED(" + Size + ", " + Threads(Dimension == 0 ? Swapped : 0) + ")";
  }

  std::string specifiers(const Function &F) override {
    if (F.IsKernel) {
      std::string Size;
      if (F.WorkGroupSize.isConstant())
        Size = "__attribute__((reqd_work_group_size(" + tileSize(F, 0) + ", " + tileSize(F, 1) +
               ", " + tileSize(F, 2) + "))) ";
      else if (F.WorkGroupSize.isParameters())
        Size = "OF_TILE ";
      return "__kernel " + Size;
    }
    if (F.NeverInline)
      return "static __attribute__((noinline)) ";
    return Dissolved.count(&F) ? "static inline __attribute__((always_inline)) " : "static inline ";
  }

  std::string tileStatic(const Var &V, const std::string &Declaration) override {
    // An object that is aligned to 16 bytes can be read 16 bytes at a time: on NVIDIA's GPUs that
    // makes a tiled matrix product a quarter faster.
    constexpr uint64_t Wide = 16;
    const bool IsWide = isa<ArrayType>(V.Ty) && V.Ty->size() >= Wide;
    return "__local " + Declaration + (IsWide ? " __attribute__((aligned(16)))" : "") +
           "; SHARED(" + V.Name + ");";
  }

  std::string initializer(const DeclStmt &D) override {
    const InitList *List = constantOfArray(D);
    return List ? printInitializer(In, List, "COMPUTED") : FunctionPrinter::initializer(D);
  }

  std::string loopHint(const For &F) override {
    if (F.MustUnroll)
      return "_Pragma(\"unroll\") ";
    return readsManyLocals(F) ? "UNROLL_LOCAL " : "";
  }

  /// An innermost loop over a large, known part of tile_static memory. Where a device reads several
  /// neighbours of that at once (the runtime says so), it does so only among the iterations that
  /// its compiler unrolls.
  bool readsManyLocals(const For &F) const {
    constexpr uint64_t Together = 32, MostCode = 200;
    const std::optional<uint64_t> Times = iterations(F);
    if (!Times || *Times < 2 * Together || *Times % Together != 0)
      return false;
    bool Reads = false;
    uint64_t Code = 0;
    return isStraight(F.Body, Reads, Code) && Reads && Code <= MostCode;
  }

  /// Of `for (T i = 0; i < N; ++i)`, for constants.
  static std::optional<uint64_t> iterations(const For &F) {
    auto *D = dyn_cast_or_null<DeclStmt>(F.Init);
    auto *First = D ? dyn_cast_or_null<IntLit>(D->Init) : nullptr;
    auto *Test = dyn_cast_or_null<Binary>(F.Cond);
    auto *Step = dyn_cast_or_null<IncDec>(F.Inc);
    if (!First || First->Value != 0 || !Test || Test->Op != BinaryOp::Lt || !Step ||
        !Step->Increment)
      return std::nullopt;
    auto *Limit = dyn_cast<IntLit>(Test->Right);
    if (!Limit || Limit->Value < 0 || !isRef(Test->Left, D->V) || !isRef(Step->Operand, D->V))
      return std::nullopt;
    return static_cast<uint64_t>(Limit->Value);
  }

  /// Neither loops nor jumps nor barriers; the expressions are counted, those of called functions
  /// with them. Reads: it is about tile_static memory.
  static bool isStraight(Stmt *S, bool &Reads, uint64_t &Code) {
    if (isa<For, While, DoWhile>(S))
      return false;
    bool Straight = true;
    forEachExpr(S, [&](Expr *&Root) {
      walkExprs(Root, [&](Expr *&E) {
        ++Code;
        if (auto *P = dyn_cast_or_null<PointerType>(E->type()))
          Reads |= P->AS == Space::Local;
        if (auto *Ref = dyn_cast<VarRef>(E))
          Reads |= Ref->V->S == Var::Storage::TileStatic;
        if (auto *B = dyn_cast<Builtin>(E))
          Straight &= !B->isBarrier() && !B->isAtomic();
        if (auto *C = dyn_cast<Call>(E))
          Straight &= isStraight(C->Callee->Body, Reads, Code);
      });
    });
    forEachChild(S, [&](Stmt *Child) { Straight = Straight && isStraight(Child, Reads, Code); });
    return Straight;
  }

  /// UNROLL_LOCAL, where a loop has it.
  void unrollMacro() {
    bool Found = false;
    for (const Function *F : M.Functions)
      walkStmts(F->Body, [&](Stmt *S) {
        auto *L = dyn_cast<For>(S);
        Found |= L && !L->MustUnroll && readsManyLocals(*L);
      });
    if (!Found)
      return;
    W.line("#ifdef READS_LOCAL_WIDE");
    W.line("#define UNROLL_LOCAL _Pragma(\"unroll 32\")");
    W.line("#else");
    W.line("#define UNROLL_LOCAL");
    W.line("#endif");
  }
};

} // namespace

std::string ampcc::printOpenCL(const Module &M, bool ExactLines, LineTable *Lines) {
  return ModulePrinter(M, ExactLines).run(Lines);
}

std::string ampcc::openCLBuildOptions(const Module &M) {
  if (M.FastMath)
    return "-cl-fast-relaxed-math";
  return M.Contract == Module::Devices::All ? "-cl-mad-enable" : "";
}
