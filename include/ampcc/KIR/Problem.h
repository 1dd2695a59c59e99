//===- Problem.h - errors that a KIR pass finds in the user's program -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some errors in the user's program are found by passes, long after Sema, such as too much
// tile_static memory after inlining. The pipeline reports them as diagnostics
// (lib/Driver/Problems.h). The link of device code has no diagnostics engine and prints their text
// (lib/Driver/DeviceLink.cpp). Passes report bugs of ampcc in the same way, with the kind Internal.
// Change this code if a pass has to report more than a place and texts.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_PROBLEM_H
#define AMPCC_KIR_PROBLEM_H

#include "ampcc/KIR/Expr.h"
#include <string>
#include <vector>

namespace ampcc::kir {

/// An error. A pass adds it to PassContext::Problems, because KIR has no diagnostics engine. The
/// pipeline stops after a pass that reports one.
struct Problem {
  enum class Kind {
    AtomicOnLocal,      ///< an atomic operation on an object that is or may be a local variable
    RecursiveBarrier,   ///< a recursive function that reaches a barrier; Args: its name
    TileStaticTooLarge, ///< Args: bytes used, bytes allowed
    Internal            ///< KIR that a pass cannot handle: a bug of ampcc; Args: a description
  };
  Kind K;
  SourcePos Pos;
  std::vector<std::string> Args;
};

} // namespace ampcc::kir

#endif
