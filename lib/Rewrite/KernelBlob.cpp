//===- KernelBlob.cpp -----------------------------------------------------===//
#include "KernelBlob.h"
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
    if (C == '"' || C == '\\')
      Out += {'\\', char(C)};
    else if (C < ' ' || C == 0x7f)
      Out += {'\\', char('0' + (C >> 6)), char('0' + ((C >> 3) & 7)), char('0' + (C & 7))};
    else
      Out += char(C);
  }
  return Out + "\"";
}

namespace {

/// What a kernel needs from the device, its callees included.
struct Demands {
  uint64_t LocalMemory = 0;
  bool UsesDouble = false;
};

bool holdsDouble(const kir::Type *T) {
  if (auto *Float = dyn_cast<kir::FloatType>(T))
    return Float->Bits == 64;
  if (auto *Array = dyn_cast<kir::ArrayType>(T))
    return holdsDouble(Array->Element);
  if (auto *Struct = dyn_cast<kir::StructType>(T))
    return any_of(Struct->Fields, [](const kir::Field &F) { return holdsDouble(F.Ty); });
  return false;
}

class DemandFinder {
public:
  Demands Result;

  void visit(const kir::Function *F) {
    if (!Seen.insert(F).second)
      return;
    note(F->ReturnTy);
    for (const kir::Var *P : F->Params) {
      note(P->Ty);
      if (auto *Pointer = dyn_cast<kir::PointerType>(P->Ty))
        note(Pointer->Pointee);
    }
    if (!F->Body)
      return;
    kir::walkStmts(F->Body, [&](kir::Stmt *S) {
      auto *Decl = dyn_cast<kir::DeclStmt>(S);
      if (!Decl)
        return;
      note(Decl->V->Ty);
      if (Decl->V->S == kir::Var::Storage::TileStatic)
        Result.LocalMemory =
            alignTo(Result.LocalMemory, Decl->V->Ty->align()) + Decl->V->Ty->size();
    });
    kir::walkExprs(F->Body, [&](kir::Expr *&E) {
      note(E->type());
      if (auto *Call = dyn_cast<kir::Call>(E))
        visit(Call->Callee);
    });
  }

private:
  void note(const kir::Type *T) { Result.UsesDouble |= holdsDouble(T); }
  SmallPtrSet<const kir::Function *, 16> Seen;
};

StringRef kindName(kir::ArgBinding::Kind K) {
  switch (K) {
  case kir::ArgBinding::Kind::Value:
    return "value";
  case kir::ArgBinding::Kind::Buffer:
    return "buffer";
  case kir::ArgBinding::Kind::Domain:
    return "domain";
  }
  llvm_unreachable("unknown binding");
}

StringRef boolName(bool B) { return B ? "true" : "false"; }

void writeArgs(raw_ostream &OS, const kir::Function &F, unsigned Number) {
  if (F.Params.empty())
    return;
  OS << "constexpr ::ampcc_rt::kernel_arg ampcc_args_" << Number << "[] = {\n";
  for (const kir::Var *P : F.Params) {
    const kir::ArgBinding &B = *P->Binding;
    OS << "  {::ampcc_rt::arg_kind::" << kindName(B.K) << ", " << boolName(B.ThroughReference)
       << ", " << boolName(B.ReadOnly) << ", " << B.Offset << ", " << B.InnerOffset << ", "
       << B.Size << ", " << stringLiteral(P->Name) << "},\n";
  }
  OS << "};\n";
}

void writeKernel(raw_ostream &OS, const kir::Module &M, const kir::Function &F, unsigned Number,
                 uint64_t FunctorSize) {
  DemandFinder Finder;
  Finder.visit(&F);
  OS << "  {" << stringLiteral(F.Key) << ",\n   " << stringLiteral(F.Name) << ", ";
  if (F.Params.empty())
    OS << "nullptr";
  else
    OS << "ampcc_args_" << Number;
  OS << ", " << F.Params.size() << ", " << FunctorSize << ", " << F.DomainRank << ", {"
     << F.WorkGroupSize[0] << ", " << F.WorkGroupSize[1] << ", " << F.WorkGroupSize[2] << "}, "
     << Finder.Result.LocalMemory << ", " << boolName(Finder.Result.UsesDouble) << ", "
     << stringLiteral(M.Files[F.Pos.File]) << ", " << F.Pos.Line << "},\n";
}

} // namespace

std::string ampcc::kernelBlob(const kir::Module &M, StringRef OpenCLText, StringRef BuildOptions,
                              StringRef MainFile, function_ref<uint64_t(StringRef)> FunctorSize) {
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
        "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n"
        "namespace {\n"
        "constexpr char ampcc_source[] =\n"
     << rawStringLiterals(OpenCLText) << ";\n";
  for (const auto &[Number, F] : enumerate(Kernels))
    writeArgs(OS, *F, Number);
  OS << "constexpr ::ampcc_rt::kernel ampcc_kernels[] = {\n";
  for (const auto &[Number, F] : enumerate(Kernels))
    writeKernel(OS, M, *F, Number, FunctorSize(F->Key));
  OS << "};\n"
        "constexpr ::ampcc_rt::module ampcc_module = {\n"
        "  ::ampcc_rt::abi_version, "
     << stringLiteral(MainFile) << ", ampcc_source, sizeof(ampcc_source) - 1, ampcc_kernels, "
     << Kernels.size() << ", " << stringLiteral(BuildOptions)
     << "};\n"
        "const ::ampcc_rt::registration ampcc_registration AMPCC_RT_EARLY (ampcc_module);\n"
        "}\n"
        "#pragma GCC diagnostic pop\n";
  return Text;
}
