//===- CodeGenerators.h - parts of LLVM that generate code ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler of native kernels (lib/NativeCompile/Levels.cpp) uses these functions in place of
// LLVM's own, whose parameters depend on the version: since LLVM 21 llvm::VecDesc has a calling
// convention, and TargetRegistry::lookupTarget gets a triple instead of its text. Relies on no
// private behaviour.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_CLANGHOOKS_CODEGENERATORS_H
#define AMPCC_CLANGHOOKS_CODEGENERATORS_H

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Target/TargetMachine.h"

namespace ampcc {

/// A row of LLVM's table of vector functions: `Vector` computes `Scalar` for `Elements` elements,
/// without a mask and with the calling convention of C. `Abi` is the prefix of its name in the
/// vector function ABI, such as `_ZGV_LLVM_N4v`. The texts must outlive the row.
inline llvm::VecDesc vectorFunction(llvm::StringRef Scalar, llvm::StringRef Vector,
                                    llvm::ElementCount Elements, llvm::StringRef Abi) {
#if LLVM_VERSION_MAJOR < 21
  return llvm::VecDesc(Scalar, Vector, Elements, /*Masked=*/false, Abi);
#else
  return llvm::VecDesc(Scalar, Vector, Elements, /*Masked=*/false, Abi, std::nullopt);
#endif
}

/// Null, with the reason in `Error`, if LLVM has no such target.
inline std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const llvm::Triple &Triple, llvm::StringRef Processor, llvm::StringRef Features,
                    std::optional<llvm::Reloc::Model> Relocation, std::string &Error) {
#if LLVM_VERSION_MAJOR < 21
  const std::string &Name = Triple.str();
#else
  const llvm::Triple &Name = Triple;
#endif
  const llvm::Target *Target = llvm::TargetRegistry::lookupTarget(Name, Error);
  return std::unique_ptr<llvm::TargetMachine>(
      Target ? Target->createTargetMachine(Name, Processor, Features, llvm::TargetOptions(),
                                           Relocation)
             : nullptr);
}

} // namespace ampcc

#endif
