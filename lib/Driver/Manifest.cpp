//===- Manifest.cpp - a JSON description of the kernels of a translation -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Manifest.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace ampcc {
namespace {

using Kind = kir::ArgBinding::Kind;

/// The OpenCL C spelling of a kernel parameter's type.
std::string typeName(const kir::Type *T) {
  switch (T->kind()) {
  case kir::Type::Kind::Void:
    return "void";
  case kir::Type::Kind::Bool:
    return "uchar";
  case kir::Type::Kind::Int: {
    auto *I = cast<kir::IntType>(T);
    StringRef Name = I->Bits == 8    ? "char"
                     : I->Bits == 16 ? "short"
                     : I->Bits == 32 ? "int"
                                     : "long";
    return ((I->Signed ? "" : "u") + Name).str();
  }
  case kir::Type::Kind::Float:
    return cast<kir::FloatType>(T)->Bits == 32 ? "float" : "double";
  case kir::Type::Kind::Pointer: {
    auto *P = cast<kir::PointerType>(T);
    return std::string(P->AS == kir::Space::Local ? "__local " : "__global ") +
           (P->Const ? "const " : "") + typeName(P->Pointee) + " *";
  }
  case kir::Type::Kind::Array: {
    auto *A = cast<kir::ArrayType>(T);
    return typeName(A->Element) + "[" + utostr(A->Count) + "]";
  }
  case kir::Type::Kind::Vector: // no parameter's
    break;
  case kir::Type::Kind::Struct: {
    auto *S = cast<kir::StructType>(T);
    return (S->IsUnion ? "union " : "struct ") + S->Name;
  }
  }
  llvm_unreachable("all types are above");
}

json::Value describeArgument(const kir::Var &V) {
  json::Object Result{{"name", V.Name}, {"type", typeName(V.Ty)}};
  if (!V.Binding)
    return Result;
  const kir::ArgBinding &B = *V.Binding;
  Result["kind"] = kir::ArgBinding::nameOf(B.K);
  if (B.K == Kind::Domain)
    Result["component"] = B.Offset;
  if (B.K == Kind::Domain || B.K == Kind::Messages)
    return Result;
  if (B.K == Kind::Value)
    Result["size"] = B.Size;
  if (B.ViewBit)
    Result["view_bit"] = *B.ViewBit;
  if (B.UsualBit) {
    Result["usual_bit"] = *B.UsualBit;
    Result["usual"] = *B.Usual;
  }
  if (B.K == Kind::Image) {
    Result["image_bit"] = B.ImageBit;
    Result["texels"] = B.ImageFormat;
  }
  if (B.K == Kind::Buffer)
    Result["read_only"] = B.ReadOnly;
  Result["offset"] = B.Offset;
  if (B.ThroughReference)
    Result["inner_offset"] = B.InnerOffset;
  return Result;
}

json::Value describeKernel(const kir::Module &M, const kir::Function &F) {
  json::Array Arguments, WorkGroup;
  for (const kir::Var *V : F.Params)
    Arguments.push_back(describeArgument(*V));
  json::Object Result{{"name", F.Name}, {"key", F.Key}, {"rank", F.DomainRank}};
  if (F.Pos.File) {
    Result["file"] = M.Files[F.Pos.File];
    Result["line"] = F.Pos.Line;
  }
  for (unsigned D = 0; F.WorkGroupSize.isConstant() && D < kir::TileSize::Dimensions; ++D)
    WorkGroup.push_back(*F.WorkGroupSize.threadsIn(D));
  if (F.WorkGroupSize.isConstant())
    Result["work_group_size"] = std::move(WorkGroup);
  if (F.WorkGroupSize.isParameters())
    Result["tiles_of_launch"] = true;
  Result["arguments"] = std::move(Arguments);
  return Result;
}

} // namespace

json::Array describeKernels(const kir::Module &M) {
  json::Array Result;
  for (const kir::Function *F : M.Functions)
    if (F->IsKernel)
      Result.push_back(describeKernel(M, *F));
  return Result;
}

json::Array describeMessages(const kir::Module &M) {
  static const char *const Kinds[] = {"print", "error", "abort", "check"};
  json::Array Result;
  for (const kir::Message &Sent : M.Messages) {
    json::Array Arguments;
    for (const kir::Message::Argument &Arg : Sent.Args)
      Arguments.push_back(Arg.Ty ? json::Object{{"type", typeName(Arg.Ty)}}
                                 : json::Object{{"text", json::fixUTF8(Arg.Text)}});
    Result.push_back(json::Object{{"kind", Kinds[static_cast<unsigned>(Sent.K)]},
                                  {"format", json::fixUTF8(Sent.Format)},
                                  {"arguments", std::move(Arguments)},
                                  {"file", M.Files[Sent.Pos.File]},
                                  {"line", Sent.Pos.Line}});
  }
  return Result;
}

} // namespace ampcc
