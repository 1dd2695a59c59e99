//===- trace_options.cpp - trace sinks that the environment requests ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/trace_options.h"
#include "base/environment.h"
#include "observe/chrome_trace.h"
#include "observe/profile.h"
#include "observe/report.h"
#include <cstring>
#include <memory>
#include <string>
#include <utility>

namespace ampcc_rt {

namespace {

/// Parses the value of AMPCC_PROFILE: the form and, after a colon, the file.
std::unique_ptr<profile> profile_of(const std::string &value) {
  const std::size_t colon = value.find(':');
  const std::string form = value.substr(0, colon);
  const std::string file = colon == std::string::npos ? "" : value.substr(colon + 1);
  profile::format format = profile::format::table;
  if (form == "csv")
    format = profile::format::csv;
  else if (form == "json")
    format = profile::format::json;
  return std::make_unique<profile>(format, file);
}

} // namespace

trace_options trace_options::of_environment() {
  trace_options wanted;
  wanted.debug = environment::is_on("AMPCC_DEBUG", false);
  if (const char *file = environment::value("AMPCC_TRACE"))
    if (auto trace = std::make_unique<chrome_trace>(file); trace->is_open())
      wanted.sinks.push_back(std::move(trace));
  if (const char *file = environment::value("AMPCC_REPORT"))
    if (auto page = std::make_unique<report>(file); page->is_open())
      wanted.sinks.push_back(std::move(page));
  // Every value but those for "off" requests a profile.
  if (const char *form = environment::value("AMPCC_PROFILE");
      form && (std::strchr(form, ':') || environment::is_on("AMPCC_PROFILE", true)))
    wanted.sinks.push_back(profile_of(form));
  return wanted;
}

} // namespace ampcc_rt
