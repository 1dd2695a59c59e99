//===- KernelBlob.cpp - kernels embedded in the host source --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Rewrite/KernelBlob.h"
#include "ampcc/KIR/Doubles.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace ampcc;

/// Compilers need not accept longer ones.
static constexpr size_t MaxLiteral = 16000;

std::string ampcc::rawStringLiterals(StringRef Text) {
  std::string Delimiter = "ampcc";
  while (Text.contains(")" + Delimiter + "\""))
    Delimiter += '_';
  std::string Out;
  do {
    StringRef Piece = Text.take_front(MaxLiteral);
    // A piece ends at a line break where it can.
    if (Piece.size() < Text.size() && Piece.contains('\n'))
      Piece = Piece.take_front(Piece.rfind('\n') + 1);
    Out += ("R\"" + Delimiter + "(" + Piece + ")" + Delimiter + "\"\n").str();
    Text = Text.drop_front(Piece.size());
  } while (!Text.empty());
  return Out;
}

std::string ampcc::stringLiteral(StringRef Text) {
  std::string Out = "\"";
  for (unsigned char C : Text) {
    // Two question marks may be the begin of a trigraph.
    if (C == '"' || C == '\\' || (C == '?' && Out.back() == '?'))
      Out += {'\\', char(C)};
    else if (C < ' ' || C == 0x7f)
      Out += {'\\', char('0' + (C >> 6)), char('0' + ((C >> 3) & 7)), char('0' + (C & 7))};
    else
      Out += char(C);
  }
  return Out + "\"";
}

namespace {

/// The bytes of tile_static memory of a kernel, its callees included.
class LocalMemory {
public:
  uint64_t Bytes = 0;

  void visit(const kir::Function *F) {
    if (!Seen.insert(F).second || !F->Body)
      return;
    kir::walkStmts(F->Body, [&](kir::Stmt *S) {
      auto *Decl = dyn_cast<kir::DeclStmt>(S);
      if (Decl && Decl->V->S == kir::Var::Storage::TileStatic)
        Bytes = alignTo(Bytes, Decl->V->Ty->align()) + Decl->V->Ty->size();
    });
    kir::walkExprs(F->Body, [&](kir::Expr *&E) {
      if (auto *Call = dyn_cast<kir::Call>(E))
        visit(Call->Callee);
    });
  }

private:
  SmallPtrSet<const kir::Function *, 16> Seen;
};

/// The functions that need a feature that not every device has.
struct Needs {
  DenseSet<const kir::Function *> Double, WideAtomics;
};

StringRef boolName(bool B) { return B ? "true" : "false"; }

/// The bits of an argument that are written: those of one kind, or none.
void writeBits(raw_ostream &OS, const kir::Var &P) {
  const kir::ArgBinding &B = *P.Binding;
  if (B.IsSum)
    OS << ", __ampcc_no_bit, __ampcc_no_bit, 0, __ampcc_no_bit, 0, "
       << cast<kir::PointerType>(P.Ty)->Pointee->size();
  else if (B.ViewBit)
    OS << ", " << *B.ViewBit;
  else if (B.UsualBit)
    OS << ", __ampcc_no_bit, " << *B.UsualBit << ", " << *B.Usual << "u";
  else if (B.K == kir::ArgBinding::Kind::Image)
    OS << ", __ampcc_no_bit, __ampcc_no_bit, 0, " << B.ImageBit << ", " << B.ImageFormat;
}

/// Prefix and Number make the table's name. Returns the number of its rows; without any there is no
/// table.
size_t writeArgs(raw_ostream &OS, const kir::Function &F, StringRef Prefix, unsigned Number) {
  size_t Count = 0;
  for (const kir::Var *P : F.Params) {
    if (P->Binding->isOfEntry())
      continue;
    if (Count++ == 0)
      OS << "constexpr __ampcc_kernel_arg " << Prefix << Number << "[] = {\n";
    const kir::ArgBinding &B = *P->Binding;
    OS << "  {__ampcc_arg_" << kir::ArgBinding::nameOf(B.K) << ", " << boolName(B.ThroughReference)
       << ", " << boolName(B.ReadOnly) << ", " << B.Offset << ", " << B.InnerOffset << ", "
       << B.Size << ", " << stringLiteral(P->Name);
    writeBits(OS, *P);
    OS << "},\n";
  }
  if (Count)
    OS << "};\n";
  return Count;
}

/// A null address at run time where the code was not linked.
void declareEntries(raw_ostream &OS, const NativeRows &Native) {
  for (const NativeEntry &E : Native.Entries)
    for (const NativeLevel &L : Native.Levels)
      OS << "extern \"C\" __attribute__((__weak__, __visibility__(\"hidden\"))) void " << E.Symbol
         << L.Suffix << "(const void *const *, const __ampcc_native_span &);\n";
}

void writeNative(raw_ostream &OS, const NativeEntry &E, ArrayRef<NativeLevel> Levels,
                 unsigned Number) {
  size_t Args = writeArgs(OS, *E.Kernel, "__ampcc_native_args_", Number);
  OS << "constexpr __ampcc_native_variant __ampcc_variants_" << Number << "[] = {\n";
  for (const NativeLevel &L : Levels)
    OS << "  {" << stringLiteral(L.Isa) << ", " << E.Symbol << L.Suffix << "},\n";
  OS << "};\n"
        "constexpr __ampcc_native_form __ampcc_native_"
     << Number << " = {";
  if (Args)
    OS << "__ampcc_native_args_" << Number;
  else
    OS << "nullptr";
  OS << ", " << Args << ", " << Levels.size() << ", __ampcc_variants_" << Number << ", "
     << E.StackBytes << "};\n";
}

void writeKernel(raw_ostream &OS, const kir::Module &M, const kir::Function &F, StringRef Key,
                 unsigned Number, const KernelFacts &Facts, const Needs &Of, bool HasNative) {
  LocalMemory Local;
  Local.visit(&F);
  OS << "  {";
  OS << stringLiteral(Key) << ",\n   " << stringLiteral(F.Name) << ", ";
  if (F.Params.empty())
    OS << "nullptr";
  else
    OS << "__ampcc_args_" << Number;
  const auto Threads = [&](unsigned D) {
    return F.WorkGroupSize.isConstant() ? *F.WorkGroupSize.threadsIn(D) : 0;
  };
  OS << ", " << F.Params.size() << ", " << Facts.FunctorSize << ", " << F.DomainRank << ", {"
     << Threads(0) << ", " << Threads(1) << ", " << Threads(2) << "}, " << Local.Bytes << ", "
     << boolName(Of.Double.contains(&F)) << ", " << F.SwappedDimension << ", "
     << boolName(Of.WideAtomics.contains(&F)) << ", " << boolName(F.WorkGroupSize.isParameters())
     << ", " << stringLiteral(M.Files[F.Pos.File]) << ", " << F.Pos.Line;
  OS << ", " << stringLiteral(Facts.Title);
  if (HasNative)
    OS << ", &__ampcc_native_" << Number;
  OS << "},\n";
}

StringRef valueName(const kir::Type *T) {
  if (!T)
    return "text";
  if (auto *Float = dyn_cast<kir::FloatType>(T))
    return Float->Bits == 32 ? "float32" : "float64";
  auto *Int = cast<kir::IntType>(T);
  return Int->Bits == 64 ? Int->Signed ? "int64" : "uint64" : Int->Signed ? "int32" : "uint32";
}

void writeMessages(raw_ostream &OS, const kir::Module &M) {
  static const char *const Kinds[] = {"print", "error", "abort", "check"};
  for (const auto &[Number, Sent] : enumerate(M.Messages)) {
    if (Sent.Args.empty())
      continue;
    OS << "constexpr __ampcc_message_arg __ampcc_message_args_" << Number << "[] = {\n";
    for (const kir::Message::Argument &Arg : Sent.Args)
      OS << "  {__ampcc_sent_" << valueName(Arg.Ty) << ", "
         << (Arg.Ty ? "nullptr" : stringLiteral(Arg.Text)) << "},\n";
    OS << "};\n";
  }
  OS << "constexpr __ampcc_message __ampcc_messages[] = {\n";
  for (const auto &[Number, Sent] : enumerate(M.Messages)) {
    OS << "  {__ampcc_message_" << Kinds[static_cast<unsigned>(Sent.K)] << ", "
       << stringLiteral(Sent.Format) << ", ";
    if (Sent.Args.empty())
      OS << "nullptr";
    else
      OS << "__ampcc_message_args_" << Number;
    OS << ", " << Sent.Args.size() << ", " << stringLiteral(M.Files[Sent.Pos.File]) << ", "
       << Sent.Pos.Line << "},\n";
  }
  OS << "};\n";
}

void writeSites(raw_ostream &OS, const kir::Module &M) {
  static const char *const Rules[] = {
#define AMPCC_CHECK_RULE(NAME, Name) #NAME,
#include "ampcc_rt/check_rule.def"
  };
  OS << "constexpr __ampcc_check_site __ampcc_sites[] = {\n";
  for (const kir::CheckSite &Site : M.Sites)
    OS << "  {__ampcc_rule_" << Rules[static_cast<unsigned>(Site.Rule)] << ", "
       << stringLiteral(Site.Name) << ", " << stringLiteral(M.Files[Site.Pos.File]) << ", "
       << Site.Pos.Line << ", " << Site.Column << "},\n";
  OS << "};\n";
}

/// All of it together; registered by itself, or named for the unit that registers it.
void writeModule(raw_ostream &OS, const kir::Module &M, StringRef BuildOptions, StringRef MainFile,
                 StringRef Rows, StringRef Symbol) {
  if (Symbol.empty())
    OS << "constexpr __ampcc_module __ampcc_this_module";
  else
    OS << "}\nextern \"C\" __attribute__((__visibility__(\"hidden\"))) const __ampcc_module "
       << Symbol << ";\nconstexpr __ampcc_module " << Symbol;
  OS << " = {\n"
        "  __ampcc_abi_version, "
     << stringLiteral(MainFile) << ", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, "
     << Rows << ", " << stringLiteral(BuildOptions);
  if (!M.Messages.empty())
    OS << ", __ampcc_messages, " << M.Messages.size();
  if (!M.Sites.empty())
    OS << ", __ampcc_sites, " << M.Sites.size();
  OS << "};\n";
  if (Symbol.empty())
    OS << "const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, "
          "__ampcc_this_unit);\n"
          "}\n";
}

/// The rows of the kernels, which may differ by the compiler of the host source. Gives their number
/// as an expression.
std::string writeKernels(raw_ostream &OS, const kir::Module &M,
                         ArrayRef<const kir::Function *> Kernels,
                         function_ref<bool(const kir::Function &)> HasNative,
                         function_ref<KernelFacts(StringRef)> Facts, StringRef Symbol) {
  OS << "constexpr __ampcc_kernel __ampcc_kernels[] = {\n";
  const Needs Of = {kir::functionsWithDouble(M), kir::functionsWith64BitAtomics(M)};
  bool DiffersByCompiler = false;
  size_t Count = 0;
  for (const auto &[Number, F] : enumerate(Kernels)) {
    const KernelFacts Known = Facts(F->Key);
    auto WriteRows = [&, Number = Number, F = F](ArrayRef<std::string> Keys) {
      for (const std::string &Key : Keys)
        writeKernel(OS, M, *F, Key, Number, Known, Of, HasNative(*F));
      Count += Keys.size();
    };
    std::vector<std::string> OfGcc = Known.KeysOfGcc;
    if (ArrayRef(OfGcc) == ArrayRef(F->Key)) {
      WriteRows(F->Key);
    } else if (Symbol.empty()) {
      DiffersByCompiler = true;
      OS << "#ifdef __clang__\n";
      WriteRows(F->Key);
      OS << "#else\n";
      WriteRows(OfGcc);
      OS << "#endif\n";
    } else {
      // Who compiles the host source is not who compiles this.
      erase(OfGcc, F->Key);
      WriteRows(F->Key);
      WriteRows(OfGcc);
    }
  }
  return DiffersByCompiler ? "sizeof(__ampcc_kernels) / sizeof(__ampcc_kernel)"
                           : std::to_string(Count);
}

} // namespace

std::string ampcc::kernelBlob(const kir::Module &M, StringRef OpenCLText, StringRef BuildOptions,
                              StringRef MainFile, const NativeRows &Native,
                              function_ref<KernelFacts(StringRef)> Facts, StringRef Symbol) {
  std::vector<const kir::Function *> Kernels;
  for (const kir::Function *F : M.Functions)
    if (F->IsKernel)
      Kernels.push_back(F);
  if (Kernels.empty())
    return "";

  std::string Text;
  raw_string_ostream OS(Text);
  OS << "#line 1 \"<ampcc kernels>\"\n"
        "#pragma GCC diagnostic push\n"
        "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n";
  declareEntries(OS, Native);
  OS << "namespace {\n"
        "constexpr char __ampcc_source[] =\n"
     << rawStringLiterals(OpenCLText) << ";\n";
  for (const auto &[Number, F] : enumerate(Kernels))
    writeArgs(OS, *F, "__ampcc_args_", Number);
  // Both forms have the keys that Lower has given.
  auto NativeOf = [&](const kir::Function &F) {
    return find_if(Native.Entries, [&](auto &E) { return E.Kernel->Key == F.Key; });
  };
  for (const auto &[Number, F] : enumerate(Kernels))
    if (const auto *E = NativeOf(*F); E != Native.Entries.end())
      writeNative(OS, *E, Native.Levels, Number);
  auto HasNative = [&](const kir::Function &F) { return NativeOf(F) != Native.Entries.end(); };
  const std::string Count = writeKernels(OS, M, Kernels, HasNative, Facts, Symbol);
  OS << "};\n";
  if (!M.Messages.empty())
    writeMessages(OS, M);
  if (!M.Sites.empty())
    writeSites(OS, M);
  writeModule(OS, M, BuildOptions, MainFile, Count, Symbol);
  OS << "#pragma GCC diagnostic pop\n";
  return Text;
}
