//===- json_text.cpp - strings and numbers in JSON ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/json_text.h"
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <string>

namespace ampcc_rt {

namespace {

/// Returns the length of the UTF-8 sequence at `at`; 0 if it is not valid.
std::size_t sequence(const std::string &s, std::size_t at) {
  const auto byte = [&](std::size_t i) {
    return i < s.size() ? static_cast<unsigned char>(s[i]) : 0u;
  };
  const unsigned first = byte(at), second = byte(at + 1);
  std::size_t length = first < 0x80   ? 1
                       : first < 0xC2 ? 0
                       : first < 0xE0 ? 2
                       : first < 0xF0 ? 3
                                      : 4;
  if (first > 0xF4 || (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
      (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F))
    return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(at + i) & 0xC0) != 0x80)
      return 0;
  return length;
}

} // namespace

std::string json(const std::string &s) {
  std::string quoted = "\"";
  for (std::size_t at = 0; at < s.size();) {
    const std::size_t length = sequence(s, at);
    const auto c = static_cast<unsigned char>(s[at]);
    if (length == 0) {
      quoted += "\\ufffd";
    } else if (c < 0x20 || c == '<' || c == 0x7F) { // '<': "</script>" would end a page's script
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", c);
      quoted += escape;
    } else {
      if (c == '"' || c == '\\')
        quoted += '\\';
      quoted.append(s, at, length);
    }
    at += length ? length : 1;
  }
  return quoted + '"';
}

std::string fixed(double value, int digits) {
  char buffer[400]; // the largest double has 309 digits
  const auto end =
      std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, digits).ptr;
  return std::string(buffer, end);
}

} // namespace ampcc_rt
