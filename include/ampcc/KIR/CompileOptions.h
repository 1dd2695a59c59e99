//===- CompileOptions.h - the options with which kernels are compiled ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The driver fills a CompileOptions from the command line, and Lower copies it into the module:
// kir::Module derives from it. So passes and printers read the options of the module at hand, and
// the text form of KIR, the intermediate representation, contains them. An option that is a flag
// only is a row of CompileOptions.def. One with a value, such as --amp-check=RULES, is a member
// below. It also needs a row in lib/Driver/Options.def, a line in Options::compileOptions(), and
// its words in TextWriter.cpp and TextReader.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_KIR_COMPILEOPTIONS_H
#define AMPCC_KIR_COMPILEOPTIONS_H

#include <cstdint>

namespace ampcc::kir {

/// The kinds of errors that --amp-check reports. One bit of CompileOptions::CheckRules each.
enum class CheckRule : uint8_t {
#define AMPCC_CHECK_RULE(NAME, Name) Name,
#include "ampcc_rt/check_rule.def"
};

/// The options of a command that passes and printers read. The initial values are those of a module
/// whose text form does not mention them; the driver has other defaults (Options.cpp).
struct CompileOptions {
#define COMPILE_FLAG(FIELD, WORD, SPELLING, HELP) bool FIELD = false;
#include "ampcc/KIR/CompileOptions.def"
  /// Kernels check their operations while they run (--amp-check).
  bool Check = false;
  /// The loops over threads that take the vector form: none, those that a compiler would not
  /// vectorise by itself, or all that can (--amp-vector-form). The driver's default is Auto, and
  /// Never with -O0. A module with checks has no vector form.
  enum class Vectors : uint8_t { Never, Auto, Always };
  Vectors VectorForm = Vectors::Never;
  /// The most threads that one iteration of such a loop runs. Native code without AVX-512 runs half
  /// of them.
  unsigned Lanes = 32;
  /// The calls of a recursive function that a thread may make before one returns
  /// (--amp-recursion-depth).
  unsigned RecursionDepth = 64;
  /// The enabled rules, a bit each, and ChecksHost (CheckRules.h).
  uint32_t CheckRules = ~uint32_t(0);

  /// Returns true if the rule is enabled; it only has an effect if `Check` is set.
  bool checks(CheckRule Rule) const { return CheckRules >> unsigned(Rule) & 1; }
};

} // namespace ampcc::kir

#endif
