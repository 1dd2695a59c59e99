//===- build_log.cpp - mapping of build logs to lines of the user ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/build_log.h"
#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace ampcc_rt {

namespace {

struct place {
  std::string file;
  unsigned long line = 0;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Reads the number at `at` and advances `at`. Returns 0 if there is none or it is too large.
unsigned long number_at(const std::string &text, std::size_t &at) {
  unsigned long value = 0;
  const std::size_t start = at;
  while (at < text.size() && is_digit(text[at]) && at - start < 9)
    value = value * 10 + static_cast<unsigned long>(text[at++] - '0');
  return value;
}

void skip_blanks(const std::string &text, std::size_t &at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
    ++at;
}

/// Parses a line directive, `#line 42 "file"`, `#line 42` or `# 42 "file"`. `next` becomes the
/// place of the next line. Returns false for other lines.
bool read_directive(const std::string &line, place &next) {
  std::size_t at = 0;
  skip_blanks(line, at);
  if (at == line.size() || line[at++] != '#')
    return false;
  skip_blanks(line, at);
  if (line.compare(at, 4, "line") == 0)
    at += 4;
  skip_blanks(line, at);
  const unsigned long number = number_at(line, at);
  if (number == 0)
    return false;
  next.line = number;
  skip_blanks(line, at);
  if (at < line.size() && line[at] == '"')
    next.file = line.substr(at + 1, line.find('"', at + 1) - at - 1);
  return true;
}

/// Returns the place of each line of a program, by its line directives; index 0 is line 1.
std::vector<place> places_of(const std::string &source) {
  std::vector<place> places;
  place next;
  std::istringstream lines(source);
  for (std::string line; std::getline(lines, line);) {
    places.push_back(next);
    if (!read_directive(line, next) && next.line != 0)
      ++next.line;
  }
  return places;
}

} // namespace

std::string map_to_source(const std::string &log, const std::string &source) {
  const std::vector<place> places = places_of(source);
  std::set<std::string> named;
  for (const place &p : places)
    named.insert(p.file);

  std::string mapped;
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    // "name:12:..." with a name that is not in any directive
    const std::size_t colon = line.find(':');
    std::size_t at = colon + 1;
    const unsigned long number = colon == std::string::npos ? 0 : number_at(line, at);
    const bool is_place =
        number != 0 && at < line.size() && line[at] == ':' && line.find_first_of(" \t") > colon;
    if (is_place && !named.count(line.substr(0, colon)) && number <= places.size() &&
        places[number - 1].line != 0)
      line =
          places[number - 1].file + ":" + std::to_string(places[number - 1].line) + line.substr(at);
    mapped += line + "\n";
  }
  return mapped;
}

} // namespace ampcc_rt
