//===- ReservedNames.cpp - names that no output may declare ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ReservedNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace ampcc;
using namespace llvm;

namespace {

/// The names that OpenCL C declares, according to Clang, sorted.
constexpr StringLiteral OpenCLNames[] = {
#include "ReservedNames.inc"
};

bool isTableReserved(StringRef Name) {
  static const StringSet<> Names = {
#define AMPCC_RESERVED(NAME) #NAME,
#include "Reserved.def"
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE) #NAME,
#include "ampcc/KIR/Builtins.def"
  };
  return Names.contains(Name) || binary_search(OpenCLNames, Name);
}

/// float4, uint16 and the like.
bool isVectorType(StringRef Name) {
  StringRef Base = Name.rtrim("0123456789");
  static const StringSet<> Bases = {"char", "uchar", "short", "ushort", "int",    "uint",
                                    "long", "ulong", "half",  "float",  "double", "bool"};
  static const StringSet<> Widths = {"2", "3", "4", "8", "16"};
  return Bases.contains(Base) && Widths.contains(Name.drop_front(Base.size()));
}

} // namespace

bool ampcc::isReservedName(StringRef Name) {
  static const StringRef Families[] = {
      "__", "native_", "half_", "convert_", "as_", "atomic_", "atom_", "vload", "vstore",
      "image1d_", "image2d_", "image3d_", "async_", "get_image_", "read_image", "write_image",
      "CLK_", "CL_", "cl_",
      // Macros of PoCL's headers.
      "POCL_", "LLVM_", "SPIR_ADDRESS_SPACE_",
      // Macros of the generated text.
      "IMAGE_", "HAS_IMAGE_", "SAMPLE_IMAGE_", "PARAMETER_IMAGE_", "AMPCC_",
      // Functions of the native text.
      "tile_atomic_", "lanes_"};
  return isTableReserved(Name) || isVectorType(Name) ||
         any_of(Families, [&](StringRef Family) { return Name.starts_with(Family); });
}

const kir::StructType *ampcc::structWithin(const kir::Type *T) {
  if (auto *A = dyn_cast<kir::ArrayType>(T))
    return structWithin(A->Element);
  if (auto *P = dyn_cast<kir::PointerType>(T))
    return structWithin(P->Pointee);
  return dyn_cast<kir::StructType>(T);
}
