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

/// The functions of libmvec (glibc 2.35) that LLVM's table has, and those that it lacks.
std::vector<VecDesc> sse2AndAvx2() {
  std::vector<VecDesc> Rows = {
#define TLI_DEFINE_LIBMVEC_X86_VECFUNCS
#define TLI_DEFINE_VECFUNC(SCALAR, VECTOR, FACTOR, ABI)                                            \
  ampcc::vectorFunction(SCALAR, VECTOR, FACTOR, ABI),
#include "llvm/Analysis/VecFuncs.def"
#undef TLI_DEFINE_LIBMVEC_X86_VECFUNCS
  };
  const auto Four = ElementCount::getFixed(4), Eight = ElementCount::getFixed(8);
  for (const char *Name : {"log2f", "llvm.log2.f32"}) {
    Rows.push_back(ampcc::vectorFunction(Name, "_ZGVbN4v_log2f", Four, "_ZGV_LLVM_N4v"));
    Rows.push_back(ampcc::vectorFunction(Name, "_ZGVdN8v_log2f", Eight, "_ZGV_LLVM_N8v"));
  }
  for (const char *Name : {"exp2f", "llvm.exp2.f32"}) {
    Rows.push_back(ampcc::vectorFunction(Name, "_ZGVbN4v_exp2f", Four, "_ZGV_LLVM_N4v"));
    Rows.push_back(ampcc::vectorFunction(Name, "_ZGVdN8v_exp2f", Eight, "_ZGV_LLVM_N8v"));
  }
  return Rows;
}

/// The functions for AVX-512: libmvec has one for each of AVX2, with twice as many elements.
class WideFunctions {
  std::deque<std::string> Texts; // the rows refer to them

  StringRef doubled(StringRef Text, StringRef Prefix, unsigned Elements) {
    const std::string Old = ("N" + Twine(Elements)).str();
    const size_t At = Text.find(Old);
    Texts.push_back((Prefix + "N" + Twine(2 * Elements) + Text.substr(At + Old.size())).str());
    return Texts.back();
  }

public:
  std::vector<VecDesc> Rows;

  WideFunctions() {
    for (const VecDesc &Row : sse2AndAvx2()) {
      const unsigned Elements = Row.getVectorizationFactor().getFixedValue();
      if (Row.getVectorFnName().starts_with(OfAvx2) && !Row.getVectorFnName().ends_with("_finite"))
        Rows.push_back(ampcc::vectorFunction(Row.getScalarFnName(),
                                             doubled(Row.getVectorFnName(), OfAvx512, Elements),
                                             ElementCount::getFixed(2 * Elements),
                                             doubled(Row.getVABIPrefix(), "_ZGV_LLVM_", Elements)));
    }
  }
};

} // namespace

std::unique_ptr<TargetLibraryInfoImpl>
ampcc::vectorFunctions(Triple Triple, driver::VectorLibrary Vectors, VectorLevel Level) {
  if (Vectors != driver::VectorLibrary::LIBMVEC)
    return std::unique_ptr<TargetLibraryInfoImpl>(driver::createTLII(Triple, Vectors));
  std::vector<VecDesc> Rows = sse2AndAvx2();
  // Four doubles are AVX2's, but a processor without AVX2 passes them in other registers.
  if (Level == VectorLevel::Sse2)
    erase_if(Rows, [](const VecDesc &R) { return !R.getVectorFnName().starts_with(OfSse2); });
  if (Level == VectorLevel::Avx512) {
    static const WideFunctions Wide;
    append_range(Rows, Wide.Rows);
  }
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
