//===- check_options.h - value of the environment variable AMPCC_CHECK ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// check_report.cpp applies the options. environment.cpp parses the value, too, to warn of one that
// is not valid, which then counts as not set. A further option needs a member, code in parse() and
// its use in check_report.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CHECK_OPTIONS_H
#define AMPCC_RUNTIME_CHECK_OPTIONS_H

#include <string>

namespace ampcc_rt {

/// How a program that was compiled with --amp-check reports. The value is a list with commas of "0"
/// or "off", "1" or "on", "exitcode=N" with N below 256, and "json:FILE". FILE can contain no
/// comma.
struct check_options {
  bool on = true;    ///< whether the program reports wrong accesses at all
  int exit_code = 0; ///< replaces the exit code of a program with reports; 0: does not
  std::string json;  ///< file for the reports; empty: none

  /// Stores the options that `text`, which is not null, names in `into`. Returns false if a part of
  /// `text` is not valid; `into` is then of no use.
  static bool parse(const char *text, check_options &into);
};

} // namespace ampcc_rt

#endif
