//===- build_log.cpp - a device's build log in the user's lines -----------===//
#include "build_log.h"
#include <regex>
#include <set>
#include <sstream>
#include <vector>

namespace ampcc_rt {

namespace {

struct place {
  std::string file;
  unsigned long line = 0;
};

/// Where each line of a program comes from, by its own directives; index 0 is line 1.
std::vector<place> places_of(const std::string &source) {
  static const std::regex directive(R"re(^\s*#\s*(?:line\s+)?(\d+)\s+"([^"]*)".*)re");
  static const std::regex bare_directive(R"re(^\s*#\s*(?:line\s+)?(\d+)\s*$)re");
  std::vector<place> places;
  place next;
  std::istringstream lines(source);
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    places.push_back(next);
    if (next.line != 0)
      ++next.line;
    if (std::regex_match(line, match, directive))
      next = {match[2], std::stoul(match[1])};
    else if (std::regex_match(line, match, bare_directive))
      next.line = std::stoul(match[1]);
  }
  return places;
}

} // namespace

std::string map_to_source(const std::string &log, const std::string &source) {
  const std::vector<place> places = places_of(source);
  std::set<std::string> named;
  for (const place &p : places)
    named.insert(p.file);

  static const std::regex position(R"re(^([^\s:]+):(\d{1,9})(:.*)$)re");
  std::string mapped;
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_match(line, match, position) && !named.count(match[1])) {
      const std::size_t number = std::stoul(match[2]);
      if (number >= 1 && number <= places.size() && places[number - 1].line != 0)
        line = places[number - 1].file + ":" + std::to_string(places[number - 1].line) +
               match[3].str();
    }
    mapped += line + "\n";
  }
  return mapped;
}

} // namespace ampcc_rt
