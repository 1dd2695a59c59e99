//===- json_text.h - text for other programs ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_JSON_TEXT_H
#define AMPCC_RUNTIME_JSON_TEXT_H

#include <string>

namespace ampcc_rt {

/// The text as a string of JSON, with its quotes: names of files and devices may be any bytes. It
/// may stand in a script of an HTML page as well.
std::string json(const std::string &s);

/// "12.35" from 12.345, whatever the program's locale is.
std::string fixed(double value, int digits);

} // namespace ampcc_rt

#endif
