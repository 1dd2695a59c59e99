//===- check_options.cpp - parser of AMPCC_CHECK --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/check_options.h"
#include <cstring>
#include <string>

namespace ampcc_rt {

namespace {

bool number(const char *text, const char *end, int &into) {
  if (text == end)
    return false;
  int value = 0;
  for (; text != end; ++text) {
    if (*text < '0' || *text > '9' || value > 25)
      return false;
    value = value * 10 + (*text - '0');
  }
  into = value;
  return value < 256;
}

} // namespace

bool check_options::parse(const char *text, check_options &into) {
  while (*text) {
    const char *const end = text + std::strcspn(text, ",");
    const std::string word(text, end);
    if (word == "0" || word == "off")
      into.on = false;
    else if (word == "1" || word == "on")
      into.on = true;
    else if (word.compare(0, 9, "exitcode=") == 0 && number(text + 9, end, into.exit_code))
      ;
    else if (word.compare(0, 5, "json:") == 0 && word.size() > 5)
      into.json = word.substr(5);
    else
      return false;
    text = *end ? end + 1 : end;
  }
  return true;
}

} // namespace ampcc_rt
