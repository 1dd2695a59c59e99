//===- trace_options.cpp - what the environment wants to see --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace_options.h"
#include "chrome_trace.h"
#include "profile.h"
#include "report.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace ampcc_rt {

namespace {

/// A program with more rights than its caller writes no files for him. Null if empty.
const char *value_of(const char *variable) {
  const char *value = ::secure_getenv(variable);
  return value && *value ? value : nullptr;
}

bool is_set(const char *variable) {
  const char *value = value_of(variable);
  return value && std::strcmp(value, "0") != 0;
}

/// `1`, `table`, `csv`, `json`; behind a colon the file.
std::unique_ptr<profile> profile_of(const std::string &value) {
  const std::size_t colon = value.find(':');
  const std::string form = value.substr(0, colon);
  const std::string file = colon == std::string::npos ? "" : value.substr(colon + 1);
  profile::format format = profile::format::table;
  if (form == "csv")
    format = profile::format::csv;
  else if (form == "json")
    format = profile::format::json;
  else if (form != "1" && form != "table")
    std::fprintf(stderr,
                 "ampcc: warning: AMPCC_PROFILE=%s: the forms of a profile are 1 (or table), csv "
                 "and json, with a file behind a colon: csv:FILE\n",
                 value.c_str());
  return std::make_unique<profile>(format, file);
}

} // namespace

trace_options trace_options::of_environment() {
  trace_options wanted;
  wanted.debug = is_set("AMPCC_DEBUG");
  if (const char *file = value_of("AMPCC_TRACE"))
    if (auto trace = std::make_unique<chrome_trace>(file); trace->is_open())
      wanted.sinks.push_back(std::move(trace));
  if (const char *file = value_of("AMPCC_REPORT"))
    if (auto page = std::make_unique<report>(file); page->is_open())
      wanted.sinks.push_back(std::move(page));
  if (is_set("AMPCC_PROFILE"))
    wanted.sinks.push_back(profile_of(value_of("AMPCC_PROFILE")));
  return wanted;
}

} // namespace ampcc_rt
