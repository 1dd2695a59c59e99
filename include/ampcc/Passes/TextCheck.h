//===- TextCheck.h - whether passes return what they did ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
  /// After a pass that returned Changed: a sentence that says what is wrong, or nothing.
  std::string ran(const kir::Module &M, bool Changed);
  /// The text after the last pass is not read as a module with this text: a sentence, or nothing.
  std::string readBack() const;
};

} // namespace ampcc

#endif
