//===- Builtins.h - built-in functions of KIR, by name and properties ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A built-in is a function that code in KIR, the intermediate representation, calls by name and
// that no module defines: a function of OpenCL C (get_global_id), or one of ampcc in capital
// letters (VIEW_OFFSET). Passes replace the latter, or the text that is printed for a device
// contains a function of that name. Builtins.def, in the parts CoreBuiltins.def and
// MathBuiltins.def, has a row with the properties of each. The verifier, analyses and passes read
// them here, for example to decide whether a call may be moved. A further built-in is a row there;
// docs/kir.md ("Nodes") says what else it needs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_BUILTINS_H
#define AMPCC_KIR_BUILTINS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace ampcc::kir {

// Properties of a built-in. Builtins.def explains each enumerator.

/// The effect on memory and threads.
enum class BuiltinEffect { Pure, Writes, Fence, Barrier };
/// Whether the threads of a tile get one result for arguments that they share, or one each.
enum class BuiltinSpread { Shared, OfThread };
/// The group of built-ins that passes and printers treat alike.
enum class BuiltinKind { Plain, WorkItem, Atomic, Message, Lanes };

/// A row of Builtins.def.
///
/// For each row there is one object, ampcc::kir::builtin::NAME, so that Builtin::is() (Expr.h)
/// compares addresses. Code that names a row includes the header of its subject. If this header
/// listed the rows, a new row would rebuild every source that includes it:
///
///   ArithmeticBuiltins.h  AtomicBuiltins.h   BarrierBuiltins.h
///   LaneBuiltins.h        LaunchBuiltins.h   MemoryBuiltins.h
///   MessageBuiltins.h     ShadowBuiltins.h   SubGroupBuiltins.h
///   WorkItemBuiltins.h
///
/// To name a row that none of them declares, add a declaration; a name without a row is an error of
/// the linker. AnyBuiltin.h has an enumerator for each row.
struct BuiltinInfo {
  uint16_t Number; ///< of the row, from 1 on
  llvm::StringRef Name;
  BuiltinEffect Effect;
  BuiltinSpread Spread;
  BuiltinKind Kind;
  llvm::StringRef Signature; ///< as Builtins.def explains it
};

/// The row of a name. For a name without a row, which no valid module has, the result is a row of
/// number 0 that has the effect of a barrier, so that passes move nothing across such a call.
const BuiltinInfo &builtinInfo(llvm::StringRef Name);

class Builtin;
/// An error in the types of a call, compared with the signature of its row; empty if there is none.
/// The verifier reports it.
std::string signatureError(const Builtin &B);

} // namespace ampcc::kir

#endif
