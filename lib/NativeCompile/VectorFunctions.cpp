//===- VectorFunctions.cpp - glibc's functions of vectors -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VectorFunctions.h"
#include "ampcc/ClangHooks/CodeGenerators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include <deque>

using namespace llvm;

namespace {

// Prefixes of names in the ABI of libmvec.
constexpr StringLiteral OfSse2 = "_ZGVb", OfAvx2 = "_ZGVd", OfAvx512 = "_ZGVe";

/// The functions of libmvec that compute one number of one or two numbers. Those of glibc 2.22 are
/// the first six; the others came with glibc 2.35, which is older than that of any system on which
/// ampcc is built.
constexpr StringLiteral OfOneNumber[] = {"cos",   "exp",   "log",   "sin",   "acos",  "acosh",
                                         "asin",  "asinh", "atan",  "atanh", "cbrt",  "cosh",
                                         "erf",   "erfc",  "exp10", "exp2",  "expm1", "log10",
                                         "log1p", "log2",  "sinh",  "tan",   "tanh"};
constexpr StringLiteral OfTwoNumbers[] = {"pow", "atan2", "hypot"};

/// LLVM's rows for them, one for each type, register, and name in LLVM's intermediate
/// representation.
class FunctionTable {
  std::deque<std::string> Texts; // the rows refer to them

  StringRef text(const Twine &Text) { return Texts.emplace_back(Text.str()); }

  void add(StringRef Name, StringRef Parameters, bool IsFloat) {
    const std::string InC = (Name + (IsFloat ? "f" : "")).str();
    const StringRef Scalars[] = {text(InC), text("llvm." + Name + (IsFloat ? ".f32" : ".f64"))};
    unsigned Elements = IsFloat ? 4 : 2;
    for (StringRef Register : {OfSse2, OfAvx2, OfAvx512}) {
      const std::string Shape = ("N" + Twine(Elements) + Parameters).str();
      const StringRef Vector = text(Register + Shape + "_" + InC);
      const StringRef Abi = text("_ZGV_LLVM_" + Shape);
      for (StringRef Scalar : Scalars)
        Rows.push_back(
            ampcc::vectorFunction(Scalar, Vector, ElementCount::getFixed(Elements), Abi));
      Elements *= 2;
    }
  }

public:
  std::vector<VecDesc> Rows;

  FunctionTable() {
    for (bool IsFloat : {true, false}) {
      for (StringRef Name : OfOneNumber)
        add(Name, "v", IsFloat);
      for (StringRef Name : OfTwoNumbers)
        add(Name, "vv", IsFloat);
    }
  }
};

} // namespace

std::unique_ptr<TargetLibraryInfoImpl>
ampcc::vectorFunctions(Triple Triple, driver::VectorLibrary Vectors, VectorLevel Level) {
  if (Vectors != driver::VectorLibrary::LIBMVEC)
    return std::unique_ptr<TargetLibraryInfoImpl>(driver::createTLII(Triple, Vectors));
  static const FunctionTable Table;
  std::vector<VecDesc> Rows = Table.Rows;
  // Four doubles are AVX2's, but a processor without AVX2 passes them in other registers.
  erase_if(Rows, [&](const VecDesc &R) {
    const StringRef Name = R.getVectorFnName();
    return (Level == VectorLevel::Sse2 && !Name.starts_with(OfSse2)) ||
           (Level == VectorLevel::Avx2 && Name.starts_with(OfAvx512));
  });
  std::unique_ptr<TargetLibraryInfoImpl> Library(
      driver::createTLII(Triple, driver::VectorLibrary::NoLibrary));
  Library->addVectorizableFunctions(Rows);
  return Library;
}

void ampcc::allowWholeRegisters(Module &M) {
  for (Function &F : M)
    if (F.getName().starts_with(OfAvx512))
      for (User *U : F.users())
        if (auto *Call = dyn_cast<CallBase>(U))
          Call->getFunction()->addFnAttr("min-legal-vector-width", "512");
}
