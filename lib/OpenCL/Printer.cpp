//===- Printer.cpp - KIR to OpenCL C --------------------------------------===//
#include "ampcc/OpenCL/Printer.h"
#include "Aliasing.h"
#include "ExprPrinter.h"
#include "TypePrinter.h"
#include "Writer.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Doubles.h"
#include "ampcc/KIR/Structs.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

constexpr unsigned LineLength = 100;

class ModulePrinter {
  const Module &M;
  Writer W;
  const Function *Current = nullptr;
  bool Mixed = false;                       ///< there are kernels with and without double
  bool Guarded = false;                     ///< inside of #ifdef cl_khr_fp64
  SmallPtrSet<const Function *, 8> Waiting; ///< have a barrier, or call what has one

public:
  ModulePrinter(const Module &M, bool ExactLines) : M(M), W(M.Files, ExactLines) {}

  std::string run() {
    W.line(std::string("#pragma OPENCL FP_CONTRACT ") + (M.FastMath ? "ON" : "OFF"));
    offsetMacro();
    poclMacros();
    boundsMacros();
    const auto WithDouble = functionsWithDouble(M);
    // A device without double never builds a module whose kernels all need it.
    Mixed = llvm::any_of(M.Functions,
                         [&](const Function *F) { return F->IsKernel && !WithDouble.count(F); });
    std::vector<StructType *> Structs = usedStructs(M);
    if (!WithDouble.empty()) {
      guardDouble(true);
      W.line("#pragma OPENCL EXTENSION cl_khr_fp64 : enable");
    }
    const ReinterpretedTypes Reinterpreted = reinterpretedTypes(M);
    const AliasedTypes Aliased(Reinterpreted);
    for (const Type *T : Reinterpreted) {
      guardDouble(mentionsDouble(T));
      W.line(defineAliased(T));
    }
    for (const StructType *S : Structs) {
      guardDouble(mentionsDouble(S));
      structDef(*S);
    }
    for (const Function *F : M.Functions) { // callees come first
      if (waits(*F))
        Waiting.insert(F);
      guardDouble(WithDouble.count(F) != 0);
      function(*F);
    }
    guardDouble(false);
    return W.take();
  }

private:
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
    W.line("#define VIEW_OFFSET(bit, offset) (offset & -(int)(VIEWS_WITH_OFFSET >> bit & 1))");
  }

  /// What PoCL needs to be right (docs/runtime-abi.md).
  void poclMacros() {
    const bool Shares = llvm::any_of(
        M.Functions, [](const Function *F) { return llvm::any_of(F->Body->Stmts, isTileStatic); });
    const bool Waits = uses("barrier");
    if (!Shares && !Waits)
      return;
    W.line("#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)");
    // For LLVM a __local variable whose address goes nowhere is one that barrier(), a function
    // elsewhere, cannot change; PoCL's LLVM sees the calls of barrier() as they are, and a thread
    // would find in the variable what it has stored there itself. In the statement the address goes
    // somewhere. No launch runs it: its condition is the same for a whole tile, and so it does not
    // keep PoCL from vectorising.
    if (Shares) {
      W.line("#define SHARED(variable) \\");
      W.line("  if (get_work_dim() > 3) __asm__ volatile(\"\" : : \"r\"(&variable) : \"memory\")");
    }
    // Something that stays in its block (lib/Passes/MarkBranches.cpp) and costs nothing: an
    // assumption that says nothing, each another one.
    if (Waits) {
      W.line("#define BRANCH() __builtin_assume(get_global_size(0) != ~(size_t)__COUNTER__)");
      W.line("#define barrier(flags) (barrier(flags), BRANCH())");
    }
    W.line("#else");
    if (Shares)
      W.line("#define SHARED(variable)");
    if (Waits)
      W.line("#define BRANCH()");
    W.line("#endif");
  }

  bool uses(StringRef Macro) const {
    bool Found = false;
    for (const Function *F : M.Functions)
      walkExprs(F->Body, [&](Expr *&E) {
        auto *B = dyn_cast<Builtin>(E);
        Found |= B && B->Name == Macro;
      });
    return Found;
  }

  /// The questions of --amp-robust (lib/Passes/CheckBounds.cpp).
  void boundsMacros() {
    if (uses("IN_BOUNDS")) {
      W.line("#define IN_BOUNDS(pointer, begin, bytes) \\");
      W.line("  (sizeof(*(pointer)) <= (bytes) && \\");
      W.line("   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))");
    }
    if (uses("INDEX"))
      W.line("#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)");
  }

  static bool isTileStatic(const Stmt *S) {
    auto *D = dyn_cast<DeclStmt>(S);
    return D && D->V->S == Var::Storage::TileStatic;
  }

  /// Begins or ends a part of the text that only a device with double precision can build.
  void guardDouble(bool NeedsDouble) {
    if (!Mixed || NeedsDouble == Guarded)
      return;
    W.line(NeedsDouble ? "#ifdef cl_khr_fp64" : "#endif");
    Guarded = NeedsDouble;
  }

  void structDef(const StructType &S) {
    W.blank();
    if (!S.Origin.empty() && S.Origin != S.Name)
      W.line("// " + S.Origin);
    for (const std::string &Line : defineStruct(S))
      W.line(Line);
  }

  /// "// kernel of SamplingExample, sampling.cpp:34"
  void originComment(const Function &F) {
    std::string Text = F.IsKernel ? "kernel of " : "";
    if (F.QualifiedName.empty())
      return;
    Text += F.QualifiedName;
    if (F.Pos.File && F.Pos.File < M.Files.size())
      Text += (", " + sys::path::filename(M.Files[F.Pos.File]) + ":" + Twine(F.Pos.Line)).str();
    // The name of a template argument could hold anything; a backslash would continue the comment.
    for (char &C : Text)
      C = C == '\n' || C == '\\' ? ' ' : C;
    W.line("// " + Text);
  }

  bool waits(const Function &F) const {
    bool Found = false;
    walkExprs(F.Body, [&](Expr *&E) {
      if (auto *B = dyn_cast<Builtin>(E))
        Found |= builtinEffect(B->Name) == BuiltinEffect::Barrier;
      if (auto *C = dyn_cast<Call>(E))
        Found |= Waiting.count(C->Callee) != 0;
    });
    return Found;
  }

  /// A function that waits becomes part of its kernel on every device. PoCL's way to do that late
  /// crashes now and then; told so, Clang does it at once.
  std::string specifiers(const Function &F) const {
    if (F.NeverInline)
      return "static __attribute__((noinline)) ";
    return Waiting.count(&F) ? "static inline __attribute__((always_inline)) " : "static inline ";
  }

  void function(const Function &F) {
    Current = &F;
    W.blank();
    originComment(F);
    W.directive(F.Pos);
    std::string Head = specifiers(F);
    if (F.IsKernel) {
      Head = "__kernel ";
      if (F.WorkGroupSize[0])
        Head += ("__attribute__((reqd_work_group_size(" + Twine(F.WorkGroupSize[0]) + ", " +
                 Twine(F.WorkGroupSize[1]) + ", " + Twine(F.WorkGroupSize[2]) + "))) ")
                    .str();
    }
    // A pointer to an array has its bounds behind the parameters.
    std::string Declarator = declare(F.ReturnTy, F.Name + "()");
    size_t Close = Declarator.rfind("()") + 1;
    Head += Declarator.substr(0, Close);
    W.line(Head + params(F, Head.size()) + Declarator.substr(Close) + " {");
    body(*F.Body);
    W.line("}");
  }

  /// The parameters, broken between them where the line gets too long.
  std::string params(const Function &F, size_t Indent) const {
    if (F.Params.empty())
      return "void";
    std::string Text;
    size_t Column = Indent;
    if (Indent > LineLength / 2) {
      Indent = Column = 4;
      Text = "\n" + std::string(Indent, ' ');
    }
    for (const Var *P : F.Params) {
      std::string Item = declare(P->Ty, P->Name) + (P == F.Params.back() ? "" : ",");
      bool First = P == F.Params.front();
      if (!First && Column + Item.size() + 4 > LineLength) {
        Text += "\n" + std::string(Indent, ' ');
        Column = Indent;
      } else if (!First) {
        Text += " ";
        ++Column;
      }
      Text += Item;
      Column += Item.size();
    }
    return Text;
  }

  void body(const Block &B) {
    W.indent();
    for (const Stmt *S : B.Stmts)
      stmt(S);
    W.dedent();
  }

  std::string declaration(const DeclStmt *D) {
    std::string Text = D->V->S == Var::Storage::TileStatic ? "__local " : "";
    Text += declare(D->V->Ty, D->V->Name);
    if (D->Init)
      Text += " = " + printConverted(D->Init, D->V->Ty);
    return Text;
  }

  std::string simple(const Stmt *S) {
    if (!S)
      return "";
    if (auto *D = dyn_cast<DeclStmt>(S))
      return declaration(D);
    return printEffect(cast<ExprStmt>(S)->E);
  }

  /// `if` with its chain of `else if`.
  void ifStmt(const If *I, StringRef Lead) {
    W.line((Lead + "if (" + printCondition(I->Cond) + ") {").str());
    body(*I->Then);
    if (!I->Else)
      return W.line("}");
    if (I->Else->Stmts.size() == 1)
      if (auto *Next = dyn_cast<If>(I->Else->Stmts[0]))
        return ifStmt(Next, "} else ");
    W.line("} else {");
    body(*I->Else);
    W.line("}");
  }

  void forLoop(const For *F) {
    std::string Cond = F->Cond ? " " + printCondition(F->Cond) : "";
    std::string Inc = F->Inc ? " " + printEffect(F->Inc) : "";
    // On the loop's line, so that lines stay those of the source.
    std::string Hint = F->MustUnroll ? "_Pragma(\"unroll\") " : "";
    block(Hint + "for (" + simple(F->Init) + ";" + Cond + ";" + Inc + ") {", F->Body);
  }

  void block(const std::string &Head, const Block *Body) {
    W.line(Head);
    body(*Body);
    W.line("}");
  }

  void stmt(const Stmt *S) {
    W.moveTo(S->Pos);
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return block("{", cast<Block>(S));
    case Stmt::Kind::Decl:
    case Stmt::Kind::Expr:
      if (isTileStatic(S))
        return W.line(simple(S) + "; SHARED(" + cast<DeclStmt>(S)->V->Name + ");");
      return W.line(simple(S) + ";");
    case Stmt::Kind::If:
      return ifStmt(cast<If>(S), "");
    case Stmt::Kind::For:
      return forLoop(cast<For>(S));
    case Stmt::Kind::While:
      return block("while (" + printCondition(cast<While>(S)->Cond) + ") {", cast<While>(S)->Body);
    case Stmt::Kind::DoWhile:
      W.line("do {");
      body(*cast<DoWhile>(S)->Body);
      return W.line("} while (" + printCondition(cast<DoWhile>(S)->Cond) + ");");
    case Stmt::Kind::Switch:
      return block("switch (" + printExact(cast<Switch>(S)->Cond) + ") {", cast<Switch>(S)->Body);
    case Stmt::Kind::Case:
      return caseLabel(cast<Case>(S));
    case Stmt::Kind::Break:
      return W.line("break;");
    case Stmt::Kind::Continue:
      return W.line("continue;");
    case Stmt::Kind::Return:
      if (const Expr *Value = cast<Return>(S)->Value)
        return W.line("return " + printConverted(Value, Current->ReturnTy) + ";");
      return W.line("return;");
    }
  }

  /// Labels stand one step to the left. The empty statement lets a declaration follow (C11 6.8.1).
  void caseLabel(const Case *C) {
    W.dedent();
    W.line(C->Value ? "case " + printExact(C->Value) + ":;" : std::string("default:;"));
    W.indent();
  }
};

} // namespace

std::string ampcc::printOpenCL(const Module &M, bool ExactLines) {
  return ModulePrinter(M, ExactLines).run();
}

std::string ampcc::openCLBuildOptions(const Module &M) {
  return M.FastMath ? "-cl-fast-relaxed-math" : "";
}
