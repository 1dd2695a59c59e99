//===- environment.cpp - validation and parsing of environment variables --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment.h"
#include "base/check_options.h"
#include "base/local_rank.h"
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <strings.h>
#include <vector>

namespace ampcc_rt {
namespace environment {

namespace {

/// Parses the value of a switch; nullopt if it is neither on nor off.
std::optional<bool> switched(const char *value) {
  constexpr const char *off[] = {"0", "off", "no", "false"}, *on[] = {"1", "on", "yes", "true"};
  for (const char *word : off)
    if (strcasecmp(value, word) == 0)
      return false;
  for (const char *word : on)
    if (strcasecmp(value, word) == 0)
      return true;
  return std::nullopt;
}

std::optional<std::uint64_t> number_in(const char *value) {
  if (*value < '0' || *value > '9')
    return std::nullopt;
  char *end = nullptr;
  errno = 0;
  const unsigned long long number = std::strtoull(value, &end, 10);
  if (errno || *end)
    return std::nullopt;
  return number;
}

// The kinds of variables in environment.def: predicates that accept the valid values.
bool any(const char *) { return true; }
bool flag(const char *value) { return switched(value).has_value(); }
template <std::uint64_t Least, std::uint64_t Most> bool number(const char *value) {
  const std::optional<std::uint64_t> found = number_in(value);
  return found && *found >= Least && *found <= Most;
}

/// Accepts the form of a profile and, after a colon, a file.
bool profile(const char *value) {
  const std::string form(value, std::strcspn(value, ":"));
  return flag(value) || form == "1" || form == "table" || form == "csv" || form == "json";
}

bool check(const char *value) {
  check_options ignored;
  return check_options::parse(value, ignored);
}

bool shared_memory(const char *value) { return flag(value) || std::strcmp(value, "native") == 0; }

bool local_rank(const char *value) { return parse_local_rank(value).has_value(); }

struct row {
  const char *name;
  bool (*means_something)(const char *value);
  const char *possible;
};

constexpr row rows[] = {
#define VARIABLE(NAME, KIND, POSSIBLE) {NAME, KIND, POSSIBLE},
#include "base/environment.def"
#undef VARIABLE
};

const row *row_of(const char *name) {
  for (const row &r : rows)
    if (std::strcmp(r.name, name) == 0)
      return &r;
  return nullptr;
}

void report_once() {
  static const bool reported = [] {
    for (const std::string &problem : problems())
      std::fprintf(stderr, "ampcc: warning: %s\n", problem.c_str());
    return true;
  }();
  static_cast<void>(reported);
}

} // namespace

std::vector<std::string> problems() {
  std::vector<std::string> found;
  for (const row &r : rows) {
    const char *value = ::secure_getenv(r.name);
    if (value && *value && !r.means_something(value))
      found.push_back(std::string(r.name) + " is '" + value + "', which means nothing; it can be " +
                      r.possible);
  }
  return found;
}

const char *value(const char *name) {
  const char *found = value_or_empty(name);
  if (!found || !*found)
    return nullptr;
  const row *known = row_of(name);
  return known && !known->means_something(found) ? nullptr : found;
}

const char *value_or_empty(const char *name) {
  report_once();
  return ::secure_getenv(name);
}

bool is_on(const char *name, bool by_default) {
  const char *found = value(name);
  return found ? switched(found).value_or(by_default) : by_default;
}

std::uint64_t number(const char *name, std::uint64_t by_default) {
  const char *found = value(name);
  return found ? number_in(found).value_or(by_default) : by_default;
}

} // namespace environment
} // namespace ampcc_rt
