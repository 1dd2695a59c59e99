//===- TextCheck.h - a test that passes report their changes -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some passes are repeated until none changes the module, so a pass that reports a change wrongly
// loops, and one that hides a change ends the repetition too early. kir-opt, kir-fuzz and builds
// with assertions use this test.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_TEXTCHECK_H
#define AMPCC_PASSES_TEXTCHECK_H

#include "ampcc/KIR/Module.h"
#include <string>

namespace ampcc {

/// Compares the text of a module before and after each pass with what the pass returned. Costs a
/// print of the module for each pass.
class TextCheck {
  std::string Text;

public:
  explicit TextCheck(const kir::Module &M);
  /// Call it after a pass that returned Changed. Returns a sentence about an error, or nothing.
  std::string ran(const kir::Module &M, bool Changed);
  /// Returns a sentence if reading the text after the last pass gives a module with another text.
  std::string readBack() const;
};

} // namespace ampcc

#endif
