//===- Builtins.h - OpenCL C's built-in functions in KIR ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_KIR_BUILTINS_H
#define AMPCC_KIR_BUILTINS_H

#include "llvm/ADT/StringRef.h"

namespace ampcc::kir {

enum class BuiltinEffect { Pure, Writes, Fence, Barrier };
enum class BuiltinSpread { Shared, OfThread };
enum class BuiltinKind { Plain, WorkItem, Atomic, Message };

enum class BuiltinID {
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND) NAME,
#include "ampcc/KIR/Builtins.def"
  Unknown ///< a name without a row, which no valid module has
};

/// A row of Builtins.def.
struct BuiltinInfo {
  BuiltinID ID;
  llvm::StringRef Name;
  BuiltinEffect Effect;
  BuiltinSpread Spread;
  BuiltinKind Kind;
};

const BuiltinInfo &builtinInfo(BuiltinID ID);
/// For a name without a row the one that allows nothing.
const BuiltinInfo &builtinInfo(llvm::StringRef Name);

} // namespace ampcc::kir

#endif
