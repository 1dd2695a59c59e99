//===- check_report.cpp - texts and summary of the reports of --amp-check --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "check/check_report.h"
#include "base/environment.h"
#include "base/error.h"
#include "base/json_text.h"
#include "base/message_text.h"
#include "check/shadow_words.h"
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <ios>
#include <map>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <tuple>
#include <unistd.h>
#include <vector>

namespace ampcc_rt {

namespace {

std::string place(const check_site &site) {
  if (!*site.file)
    return "at an unknown place";
  return site.column ? text(site.file, ":", site.line, ":", site.column)
                     : text(site.file, ":", site.line);
}

const char *name_of(check_rule rule) {
  switch (rule) {
#define AMPCC_CHECK_RULE(NAME, Name)                                                               \
  case check_rule::NAME:                                                                           \
    return #NAME;
#include <ampcc_rt/check_rule.def>
  }
  return "";
}

/// Formats components as "{3, 12}", a single one as "3".
template <typename T> std::string components(const T *first, std::size_t count) {
  if (count == 1)
    return std::to_string(*first);
  std::string all;
  for (std::size_t i = 0; i < count; ++i)
    all += text(i ? ", " : "{", first[i]);
  return all + "}";
}

std::int64_t wide(const std::uint32_t *words) {
  return static_cast<std::int64_t>(words[0] | static_cast<std::uint64_t>(words[1]) << 32);
}

const char *done(std::uint32_t use) {
  const std::uint32_t kind = use & shadow::word::kind_mask;
  return kind == shadow::word::reads       ? "read"
         : kind == shadow::word::is_atomic ? "changed atomically"
                                           : "written";
}

std::string element_text(const char *name, std::int64_t index, std::int64_t count) {
  return text("index ", index, " is out of bounds: '", name, "' has ", count,
              count == 1 ? " element" : " elements");
}

/// Says which element of a data source it is, and of how many.
std::string element_of_data(std::uint32_t element, std::uint32_t count) {
  return text(" (element ", element, " of the data's ", count, ")");
}

/// Describes a race. The words identify the other of the two threads.
std::string race_text(const module &from, const check_site &site, const kernel &code,
                      const tile_of_launch &tiles, const std::uint32_t *values) {
  std::int32_t other[3];
  std::memcpy(other, values + 1, sizeof other);
  const bool knows = values[0] < from.site_count;
  const std::string there =
      knows ? text("'", from.sites[values[0]].name, "' at ", place(from.sites[values[0]]))
            : std::string("it");
  const bool global = values[5] & 1;
  const char *const memory = global ? "global" : "tile_static";
  const char *const value = values[9] == 1   ? " with the same value"
                            : values[9] == 2 ? " with another value"
                                             : "";
  return text("race on ", memory, " memory: '", site.name, "' is ", done(values[7]), ", and ",
              there, " is ", done(values[4]), value, " by ", thread_text(code, tiles, other),
              ", without a barrier between them",
              values[5] & 2 ? text(" that orders uses of ", memory, " memory") : std::string(),
              global ? element_of_data(values[6], values[8]) : std::string());
}

std::string init_text(const check_site &site, const std::uint32_t *values) {
  return text("'", site.name, "' is read before ",
              values[0] ? text("it is written", element_of_data(values[1], values[2]))
                        : std::string("the tile has written it"));
}

std::string barrier_text(const kernel &code, const std::uint32_t *values) {
  std::int32_t absent[3];
  std::memcpy(absent, values + 1, sizeof absent);
  std::vector<std::int32_t> absent_of;
  for (std::uint32_t d = code.domain_rank; d-- > 0;)
    absent_of.push_back(absent[d]);
  return text("barrier: ", values[4], values[4] == 1 ? " thread" : " threads",
              " of the tile came, ", values[0], " did not (the first is ",
              components(absent_of.data(), absent_of.size()), " in its tile); all must");
}

std::string what(const module &from, const check_site &site, const kernel &code,
                 const tile_of_launch &tiles, const std::uint32_t *values, std::size_t words) {
  std::string subject = text("'", site.name, "' ");
  switch (site.rule) {
  case check_rule::index: {
    std::vector<std::int32_t> numbers(words);
    std::memcpy(numbers.data(), values, words * sizeof *values);
    const std::size_t rank = words / 2;
    return index_text(text("'", site.name, "'"), numbers.data(), numbers.data() + rank, rank);
  }
  case check_rule::element:
    return element_text(site.name, wide(values), wide(values + 2));
  case check_rule::pointer:
    return subject + (values[0] == 0   ? "goes through a null pointer"
                      : values[0] == 1 ? "leads out of the data that the pointer came from"
                                       : "goes through a pointer that is not aligned for its type");
  case check_rule::division:
    return subject + (values[0] == 0 ? "divides by zero"
                                     : "divides the least number by -1: the result has no place in "
                                       "its type");
  case check_rule::shift:
    return text(subject, "shifts ", wide(values + 2), " bits by ", wide(values));
  case check_rule::race:
    return race_text(from, site, code, tiles, values);
  case check_rule::init:
    return init_text(site, values);
  case check_rule::barrier:
    return barrier_text(code, values);
  }
  return subject;
}

/// The reports of the process. Never destroyed, because destructors of the program may report.
class all_reports {
public:
  static all_reports &instance() {
    static all_reports &only = *new all_reports();
    return only;
  }

  std::string note(const check_site &site, const kernel &code, const std::string &description,
                   std::uint64_t times, const char *rule) {
    std::lock_guard<std::mutex> lock(mutex_);
    const key where(site.file, site.line, site.column, rule ? rule : name_of(site.rule));
    auto [known, is_new] = sites_.try_emplace(where);
    known->second.times += times;
    if (!is_new)
      return "";
    known->second = {place(site), site.name, description, text(code.file, ":", code.line), times};
    order_.push_back(where);
    append_json();
    return text("ampcc: check: ", description, "\n");
  }

  void end() {
    std::lock_guard<std::mutex> lock(mutex_);
    if (order_.empty())
      return;
    std::string summary = text("ampcc: check: ", order_.size(),
                               order_.size() == 1 ? " place is wrong:\n" : " places are wrong:\n");
    for (const key &where : order_) {
      const report &found = sites_[where];
      summary += text("  ", found.where, ": ", std::get<3>(where), ", ", found.times,
                      found.times == 1 ? " time\n" : " times\n");
    }
    std::fwrite(summary.data(), 1, summary.size(), stderr);
    write_json();
    if (const int code = checks_wanted().exit_code) {
      std::fflush(nullptr);
      ::_exit(code);
    }
  }

private:
  typedef std::tuple<std::string, u32, u32, std::string> key; ///< file, line, column, rule
  struct report {
    std::string where, name, description, kernel;
    std::uint64_t times = 0;
  };

  /// Writes all reports.
  void write_json() {
    out_.close();
    for (std::size_t i = 0; i < order_.size(); ++i)
      write_entry(i);
    end_json();
  }
  /// Adds the last report after each new one, so that the file is complete however the process
  /// ends. The numbers of the earlier reports stay as they were. The text in a pipe has no place
  /// that can be written again, so a pipe gets all reports when the process ends.
  void append_json() {
    struct stat status;
    if (::stat(checks_wanted().json.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
      return;
    write_entry(order_.size() - 1);
    end_json();
  }
  /// Writes a report in the place of the end of the file, which end_json() writes again.
  void write_entry(std::size_t i) {
    const std::string &file = checks_wanted().json;
    if (file.empty())
      return;
    if (out_.is_open()) {
      out_.seekp(end_of_entries_);
    } else {
      out_.open(file, std::ios::trunc);
      out_ << "[";
    }
    const auto &[path, line, column, rule] = order_[i];
    const report &found = sites_[order_[i]];
    out_ << (i ? ",\n" : "\n") << "  {\"rule\": " << json(rule) << ", \"file\": " << json(path)
         << ", \"line\": " << line << ", \"column\": " << column
         << ", \"name\": " << json(found.name) << ", \"times\": " << found.times
         << ", \"kernel\": " << json(found.kernel) << ", \"text\": " << json(found.description)
         << "}";
    end_of_entries_ = out_.tellp();
  }
  void end_json() {
    const std::string &file = checks_wanted().json;
    if (file.empty())
      return;
    out_ << "\n]\n";
    if (!out_.flush() && !failed_) {
      failed_ = true;
      std::fprintf(stderr, "ampcc: warning: AMPCC_CHECK: cannot write '%s'\n", file.c_str());
    }
  }

  std::mutex mutex_;
  std::map<key, report> sites_;
  std::vector<key> order_;
  std::ofstream out_; ///< the file with the reports
  std::ofstream::pos_type end_of_entries_ = 0;
  bool failed_ = false;
};

std::terminate_handler next_terminate = nullptr;

/// The terminate handler. A program with an uncaught exception ends without its exit handlers, so
/// that the summary has to be printed here.
[[noreturn]] void terminate() {
  if (checks_wanted().exit_code) {
    try {
      if (const std::exception_ptr thrown = std::current_exception())
        std::rethrow_exception(thrown);
    } catch (const std::exception &error) {
      std::fprintf(stderr, "terminate called after throwing an exception\n  what():  %s\n",
                   error.what());
    } catch (...) {
      std::fputs("terminate called after throwing an exception\n", stderr);
    }
  }
  all_reports::instance().end();
  if (next_terminate)
    next_terminate();
  std::abort();
}

} // namespace

std::string thread_text(const kernel &code, const tile_of_launch &tiles,
                        const std::int32_t (&global)[3]) {
  if (code.domain_rank > 3)
    return text("thread number ", static_cast<std::uint32_t>(global[0]));
  std::vector<std::int32_t> at, local, tile;
  for (std::uint32_t d = code.domain_rank; d-- > 0;) {
    at.push_back(global[d]);
    if (tiles[d] == 0)
      continue;
    local.push_back(global[d] % tiles[d]);
    tile.push_back(global[d] / tiles[d]);
  }
  if (local.empty())
    return text("thread ", components(at.data(), at.size()));
  return text("thread ", components(local.data(), local.size()), " of tile ",
              components(tile.data(), tile.size()), " (", components(at.data(), at.size()),
              " of all)");
}

std::string index_text(const std::string &whose, const std::int32_t *index,
                       const std::int32_t *extent, std::size_t rank) {
  std::size_t wrong = 0;
  while (wrong + 1 < rank && index[wrong] >= 0 && index[wrong] < extent[wrong])
    ++wrong;
  std::string description = text("index ", components(index, rank), " is out of bounds: ");
  if (rank > 1)
    description += text("dimension ", wrong, " of ");
  return description + whose +
         (extent[wrong] > 0 ? text(" has the indices 0 to ", extent[wrong] - 1)
                            : text(" has the extent ", extent[wrong]));
}

const check_options &checks_wanted() {
  static const check_options &only = []() -> check_options & {
    auto &options = *new check_options();
    if (const char *value = environment::value("AMPCC_CHECK"))
      check_options::parse(value, options);
    return options;
  }();
  return only;
}

void expect_reports() {
  static const bool expected = [] {
    all_reports::instance();
    next_terminate = std::set_terminate(terminate);
    return std::atexit([] { all_reports::instance().end(); }) == 0;
  }();
  static_cast<void>(expected);
}

std::string check_text(const module &from, const kernel &code, const tile_of_launch &tiles,
                       const message &m, const std::uint32_t *values) {
  constexpr std::size_t head = 4;
  const check_site &site = from.sites[values[0]];
  std::int32_t at[3];
  std::memcpy(at, values + 1, sizeof at);
  return text(place(site), ": ", what(from, site, code, tiles, values + head, words_of(m) - head),
              "; ", thread_text(code, tiles, at), " of the kernel at ", code.file, ":", code.line);
}

std::string check_text(const check_site &site) {
  return text(place(site), ": '", site.name, "' is wrong (", name_of(site.rule),
              "); the report found no room");
}

std::string note_reports(const check_site &site, const kernel &code, const std::string &description,
                         std::uint64_t times, const char *rule) {
  return all_reports::instance().note(site, code, description, times, rule);
}

} // namespace ampcc_rt
