//===- CompileOptions.h - how a module's kernels are to be compiled --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_KIR_COMPILEOPTIONS_H
#define AMPCC_KIR_COMPILEOPTIONS_H

#include <cstdint>

namespace ampcc::kir {

/// What a rule of --amp-check finds. One bit of CompileOptions::CheckRules each.
enum class CheckRule : uint8_t {
#define AMPCC_CHECK_RULE(NAME, Name) Name,
#include "ampcc_rt/check_rule.def"
};

/// The options of a command that passes read. They go as one object from the command line to the
/// module.
struct CompileOptions {
#define COMPILE_FLAG(FIELD, WORD, SPELLING, HELP) bool FIELD = false;
#include "ampcc/KIR/CompileOptions.def"
  /// What a kernel does is checked while it runs (--amp-check).
  bool Check = false;
  /// Which loops over threads take the vector form: none, those that a compiler would not vectorise
  /// by itself, all that can (--amp-vector-form).
  enum class Vectors : uint8_t { Never, Auto, Always };
  Vectors VectorForm = Vectors::Never;
  /// How many threads such a loop runs at once.
  unsigned Lanes = 16;
  /// The enabled rules, a bit each, and ChecksHost (CheckRules.h).
  uint32_t CheckRules = ~uint32_t(0);

  bool checks(CheckRule Rule) const { return CheckRules >> unsigned(Rule) & 1; }
};

} // namespace ampcc::kir

#endif
