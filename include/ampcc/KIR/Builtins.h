//===- Builtins.h - OpenCL C's built-in functions in KIR ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_KIR_BUILTINS_H
#define AMPCC_KIR_BUILTINS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace ampcc::kir {

enum class BuiltinEffect { Pure, Writes, Fence, Barrier };
enum class BuiltinSpread { Shared, OfThread };
enum class BuiltinKind { Plain, WorkItem, Atomic, Message, Lanes };

/// The number of a row of Builtins.def. The rows of CoreBuiltins.def have enumerators, others only
/// in AnyBuiltin.
enum class BuiltinID : uint16_t {
  Unknown, ///< a name without a row, which no valid module has
#define AMPCC_BUILTIN(NAME, EFFECT, SPREAD, KIND, SIGNATURE) NAME,
#include "ampcc/KIR/CoreBuiltins.def"
#undef AMPCC_BUILTIN
};

/// A row of Builtins.def.
struct BuiltinInfo {
  BuiltinID ID;
  llvm::StringRef Name;
  BuiltinEffect Effect;
  BuiltinSpread Spread;
  BuiltinKind Kind;
  llvm::StringRef Signature; ///< as Builtins.def explains it
};

const BuiltinInfo &builtinInfo(BuiltinID ID);
/// For a name without a row the one that allows nothing.
const BuiltinInfo &builtinInfo(llvm::StringRef Name);

class Builtin;
/// What is wrong with the types of a call, against the signature of its row; empty if nothing is.
std::string signatureError(const Builtin &B);

} // namespace ampcc::kir

#endif
