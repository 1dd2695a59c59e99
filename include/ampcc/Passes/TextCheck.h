//===- TextCheck.h - a test that passes report their changes -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass returns whether it has changed the module. Some passes are repeated until none changes it,
// so a pass that wrongly returns true repeats forever, and one that wrongly returns false ends the
// repetition too early. TextCheck compares this result with the text of the module before and after
// the pass. The tools that test passes, kir-opt and kir-fuzz, report its errors, and builds of
// ampcc with assertions stop at them. Changes that the text does not show remain unseen.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_TEXTCHECK_H
#define AMPCC_PASSES_TEXTCHECK_H

#include "ampcc/KIR/Module.h"
#include <string>

namespace ampcc {

/// Construct it before the first pass that it checks, and call ran() after every pass from then on.
/// Costs a print of the module for each pass.
class TextCheck {
  std::string Text;

public:
  explicit TextCheck(const kir::Module &M);
  /// Call it after each pass, with the result of the pass as Changed. Returns the predicate of a
  /// sentence whose subject is the pass, "returns true but changes nothing"; empty if the result is
  /// right.
  std::string ran(const kir::Module &M, bool Changed);
  /// Reads the text after the last pass as a module. Returns a sentence if that fails or gives a
  /// module with another text; else an empty string.
  std::string readBack() const;
};

} // namespace ampcc

#endif
