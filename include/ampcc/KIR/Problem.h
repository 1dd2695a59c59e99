//===- Problem.h - errors that a KIR pass finds in the user's program -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_KIR_PROBLEM_H
#define AMPCC_KIR_PROBLEM_H

#include "ampcc/KIR/Expr.h"
#include <string>
#include <vector>

namespace ampcc::kir {

/// KIR has no diagnostics engine: a pass says what it found, the driver turns the kind into the row
/// of Diagnostics.def of the same meaning.
struct Problem {
  enum class Kind {
    AtomicOnLocal,      ///< an atomic operation on what is or may be a local variable
    TileStaticTooLarge, ///< Args: bytes used, bytes allowed
    Internal            ///< KIR that no pass can handle: a bug of ampcc; Args: what
  };
  Kind K;
  SourcePos Pos;
  std::vector<std::string> Args;
};

} // namespace ampcc::kir

#endif
