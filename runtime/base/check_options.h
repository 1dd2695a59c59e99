//===- check_options.h - the value of AMPCC_CHECK -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_CHECK_OPTIONS_H
#define AMPCC_RUNTIME_CHECK_OPTIONS_H

#include <string>

namespace ampcc_rt {

struct check_options {
  bool on = true;
  int exit_code = 0; ///< of a program with reports; 0: its own
  std::string json;  ///< the file

  /// False where a part of the text means nothing.
  static bool parse(const char *text, check_options &into);
};

} // namespace ampcc_rt

#endif
