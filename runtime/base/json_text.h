//===- json_text.h - strings and numbers in JSON --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime writes JSON with these functions: traces, reports of the tracer, profiles and reports
// of --amp-check. Text for people contains numbers by fixed(), too: the tables of profiles and the
// sizes that ampcc-cache prints. Code that writes JSON without them must escape names itself.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_JSON_TEXT_H
#define AMPCC_RUNTIME_JSON_TEXT_H

#include <string>

namespace ampcc_rt {

/// Returns the text as a JSON string with its quotes. Invalid UTF-8, which names of files and
/// devices may contain, becomes U+FFFD. The result is safe in a script of an HTML page, too.
std::string json(const std::string &s);

/// Prints `value` with `digits` digits after the point, independently of the program's locale.
std::string fixed(double value, int digits);

} // namespace ampcc_rt

#endif
