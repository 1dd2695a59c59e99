//===- Builtins.h - effects of OpenCL C's built-in functions --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_KIR_BUILTINS_H
#define AMPCC_KIR_BUILTINS_H

#include "llvm/ADT/StringRef.h"

namespace ampcc::kir {

enum class BuiltinEffect { Pure, Writes, Fence, Barrier };
enum class BuiltinSpread { Shared, OfThread };

/// A row of Builtins.def.
struct BuiltinInfo {
  llvm::StringRef Name;
  BuiltinEffect Effect;
  BuiltinSpread Spread;
};

/// Null for a name without a row, which no valid module has.
const BuiltinInfo *findBuiltin(llvm::StringRef Name);

inline BuiltinEffect builtinEffect(llvm::StringRef Name) {
  const BuiltinInfo *Info = findBuiltin(Name);
  return Info ? Info->Effect : BuiltinEffect::Barrier;
}

/// An atomic operation on what its first argument points to.
inline bool isAtomic(llvm::StringRef Name) { return Name.starts_with("atomic_"); }

} // namespace ampcc::kir

#endif
