//===- main.cpp - tool to list, clear and fill the cache of built kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Warm.h"
#include "base/error.h"
#include "base/json_text.h"
#include "launch/cache_key.h"
#include "launch/kernel_cache.h"
#include <CLI/CLI.hpp>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>

using namespace ampcc_rt;
using nlohmann::ordered_json;

namespace {

/// The contents of a file of the cache as the tool prints them.
struct contents {
  cache_key key;
  std::vector<std::string> kernels;
  std::string file; ///< source file of the first kernel
};

contents contents_of(const std::string &key) {
  contents found{cache_key::from(key), {}, {}};
  const std::string &source = found.key.source;
  // Searches for the text that ampcc emits: `__kernel [attributes] void NAME(` and
  // `#line NUMBER "FILE"`.
  for (std::size_t at = 0; (at = source.find("\n__kernel ", at)) != std::string::npos; ++at)
    if (const std::size_t name = source.find("void ", at); name != std::string::npos)
      found.kernels.push_back(source.substr(name + 5, source.find('(', name) - name - 5));
  if (const std::size_t line = source.find("\n#line "); line != std::string::npos)
    if (const std::size_t quote = source.find('"', line); quote != std::string::npos)
      found.file = source.substr(quote + 1, source.find_first_of("\"\n", quote + 1) - quote - 1);
  return found;
}

std::string date(std::time_t when) {
  char buffer[32] = "";
  std::tm local = {};
  if (::localtime_r(&when, &local))
    std::strftime(buffer, sizeof buffer, "%Y-%m-%d %H:%M", &local);
  return buffer;
}

std::string size(std::uint64_t bytes) {
  return bytes < 1024 * 1024 ? text((bytes + 1023) / 1024, " KiB")
                             : text(fixed(static_cast<double>(bytes) / (1 << 20), 1), " MiB");
}

const kernel_cache &cache() {
  const kernel_cache &all = kernel_cache::instance();
  if (all.folder().empty())
    throw std::runtime_error("no kernels are kept: AMPCC_CACHE_DIR is empty, or there is no home");
  return all;
}

void print_json(const std::vector<kernel_cache::entry> &entries) {
  ordered_json list = ordered_json::array();
  for (const kernel_cache::entry &e : entries) {
    const contents c = contents_of(e.key);
    list.push_back({{"path", e.path},
                    {"bytes", e.bytes},
                    {"used", e.used},
                    {"version", c.key.version},
                    {"platform", c.key.platform},
                    {"device", c.key.device},
                    {"driver", c.key.driver},
                    {"options", c.key.options},
                    {"file", c.file},
                    {"kernels", c.kernels}});
  }
  const ordered_json all = {{"folder", cache().folder()}, {"programs", list}};
  std::cout << all.dump(1, ' ', false, ordered_json::error_handler_t::replace) << "\n";
}

void print_table(const std::vector<kernel_cache::entry> &entries) {
  std::uint64_t total = 0;
  if (!entries.empty())
    std::cout << "last used          size       kernels  of\n";
  for (const kernel_cache::entry &e : entries) {
    const contents c = contents_of(e.key);
    total += e.bytes;
    std::cout << date(e.used) << "  " << std::setw(9) << size(e.bytes) << std::setw(10)
              << c.kernels.size() << "  " << c.file << " for '" << c.key.device << "'\n";
  }
  std::cout << cache().folder() << ": " << entries.size() << " of " << size(total) << "\n";
}

/// Returns whether the options of `clear` select an entry.
bool is_meant(const kernel_cache::entry &e, const std::string &device, double days) {
  if (!device.empty() && contents_of(e.key).key.device.find(device) == std::string::npos)
    return false;
  return std::difftime(std::time(nullptr), e.used) >= days * 24 * 60 * 60;
}

void clear(const std::string &device, double days) {
  std::uint64_t bytes = 0;
  std::size_t count = 0;
  for (const kernel_cache::entry &e : cache().entries())
    if (is_meant(e, device, days) && std::remove(e.path.c_str()) == 0) {
      bytes += e.bytes;
      ++count;
    }
  std::cout << cache().folder() << ": " << count << " of " << size(bytes) << " removed\n";
}

} // namespace

int main(int argc, char **argv) try {
  CLI::App app("The kernels that C++ AMP programs have built for OpenCL devices, and keep.",
               "ampcc-cache");
  app.set_version_flag("--version", "ampcc-cache " AMPCC_VERSION);
  app.require_subcommand(1);
  app.failure_message([](const CLI::App *, const CLI::Error &error) {
    return text("ampcc-cache: error: ", error.what(), "\n");
  });

  CLI::App &list = *app.add_subcommand("list", "Print what is kept, the last used first");
  bool as_json = false;
  list.add_flag("--json", as_json, "Print an object with the folder and a list of programs");

  CLI::App &remove = *app.add_subcommand("clear", "Remove what is kept");
  std::string device;
  double days = 0;
  remove.add_option("--device", device, "Only what was built for devices with this in their names");
  remove.add_option("--unused", days, "Only what was not used for so many days")
      ->check(CLI::NonNegativeNumber);

  CLI::App &build = *app.add_subcommand(
      "warm", "Build a program's kernels, so that its first launch finds them.\n"
              "Its main is not called; constructors of its static objects are.");
  std::string program, target;
  build.add_option("program", program, "The program")->required();
  build.add_option("--device", target,
                   "For this device, as AMPCC_DEVICE names it; else for all of OpenCL's");

  CLI11_PARSE(app, argc, argv);
  if (build.parsed()) {
    cache();
    return warm(program, target);
  }
  if (remove.parsed()) {
    clear(device, days);
    return 0;
  }
  const auto entries = cache().entries();
  as_json ? print_json(entries) : print_table(entries);
  return 0;
} catch (const std::exception &error) {
  std::cerr << "ampcc-cache: error: " << error.what() << "\n";
  return 1;
}
