//===- cpu.cpp - queries about the processor and its shares ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/cpu.h"
#include "base/environment.h"
#include "base/error.h"
#include "base/rank_on_host.h"
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sched.h>
#include <sstream>
#include <string>
#include <sys/utsname.h>
#include <thread>
#include <unistd.h>

namespace ampcc_rt {

const char *const isa_levels[3] = {"", "x86-64-v3", "x86-64-v4"};

std::string cpu_name() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos && line.compare(0, 10, "model name") == 0)
      return line.substr(colon + 2);
  }
  return isa_name(0) + " processor";
}

namespace {

/// Returns the smallest share among a control group and the groups that contain it. `read` returns
/// the share of the group of one folder; 0: no limit.
template <typename Read>
double smallest_share(const std::string &mount, std::string group, Read read) {
  double smallest = 0;
  auto look = [&](const std::string &folder) {
    const double share = read(folder);
    if (share > 0 && (smallest == 0 || share < smallest))
      smallest = share;
  };
  // A container may see only its own group, as the root of the file system.
  look(mount);
  while (!group.empty() && group != "/") {
    look(mount + group);
    group.resize(group.rfind('/'));
  }
  return smallest;
}

/// cpu.max: "max 100000" or "150000 100000".
double share_of_v2(const std::string &folder) {
  double quota = 0, period = 0;
  std::ifstream file(folder + "/cpu.max");
  return file >> quota >> period && quota > 0 && period > 0 ? quota / period : 0;
}

double share_of_v1(const std::string &folder) {
  double quota = 0, period = 0;
  std::ifstream quota_file(folder + "/cpu.cfs_quota_us"),
      period_file(folder + "/cpu.cfs_period_us");
  return quota_file >> quota && period_file >> period && quota > 0 && period > 0 ? quota / period
                                                                                 : 0;
}

/// Returns the number of processors in a list such as "0-3,8"; 0 if it is no such list.
double size_of_list(const std::string &file) {
  std::ifstream text(file);
  double size = 0;
  for (unsigned first = 0, last = 0; text >> first; size += last - first + 1) {
    last = first;
    if (text.peek() == '-' && !(text.ignore() >> last && last >= first))
      return 0;
    if (text.peek() == ',')
      text.ignore();
  }
  return size;
}

double set_of_v2(const std::string &folder) {
  return size_of_list(folder + "/cpuset.cpus.effective");
}
double set_of_v1(const std::string &folder) {
  return size_of_list(folder + "/cpuset.effective_cpus");
}

bool names(const std::string &controllers, const char *controller) {
  return ("," + controllers + ",").find(std::string(",") + controller + ",") != std::string::npos;
}

/// Returns the smallest share among all control groups of the process and the groups that contain
/// them, rounded up. `v1` and `v2` read it from a folder of that version of the control groups.
template <typename Read>
unsigned smallest_of_groups(const std::string &groups, const std::string &mounted,
                            const char *controller, Read v1, Read v2) {
  std::istringstream lines(groups);
  double smallest = 0;
  for (std::string line; std::getline(lines, line);) { // "4:cpu,cpuacct:/group" or "0::/group"
    const std::size_t first = line.find(':'), second = line.find(':', first + 1);
    if (second == std::string::npos)
      continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const std::string group = line.substr(second + 1);
    if (group.empty() || group[0] != '/')
      continue;
    double share = 0;
    if (controllers.empty())
      share = smallest_share(mounted, group, v2);
    else if (names(controllers, controller))
      share = smallest_share(mounted + "/" + controllers, group, v1);
    if (share > 0 && (smallest == 0 || share < smallest))
      smallest = share;
  }
  return static_cast<unsigned>(std::ceil(smallest));
}

} // namespace

unsigned cpus_of_group(const std::string &groups, const std::string &mounted) {
  return smallest_of_groups(groups, mounted, "cpu", share_of_v1, share_of_v2);
}

unsigned cpus_of_set(const std::string &groups, const std::string &mounted) {
  return smallest_of_groups(groups, mounted, "cpuset", set_of_v1, set_of_v2);
}

unsigned share_of_cpus(unsigned mine, unsigned all, unsigned processes) {
  return processes > 1 ? std::min(mine, std::max(all / processes, 1u)) : mine;
}

namespace {

unsigned allowed_cpus() {
  // A mask of the size that the machine needs; a fixed cpu_set_t ends at 1024 processors.
  for (int size = 1024; size <= 1 << 20; size *= 2) {
    cpu_set_t *mask = CPU_ALLOC(size);
    if (!mask)
      break;
    const std::size_t bytes = CPU_ALLOC_SIZE(size);
    const bool known = sched_getaffinity(0, bytes, mask) == 0;
    const int count = known ? CPU_COUNT_S(bytes, mask) : 0;
    CPU_FREE(mask);
    if (known)
      return static_cast<unsigned>(std::max(count, 1));
    if (errno != EINVAL)
      break;
  }
  return std::max(std::thread::hardware_concurrency(), 1u);
}

unsigned count_threads() {
  if (const std::uint64_t wanted = environment::number("AMPCC_CPU_THREADS", 0))
    return static_cast<unsigned>(wanted);
  const long online = sysconf(_SC_NPROCESSORS_ONLN);
  unsigned mine = allowed_cpus();
  unsigned all = std::max(online > 0 ? static_cast<unsigned>(online) : mine, mine);
  std::ifstream file("/proc/self/cgroup");
  const std::string groups{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (const unsigned set = cpus_of_set(groups, "/sys/fs/cgroup"))
    all = std::min(all, std::max(set, mine));
  if (const unsigned paid = cpus_of_group(groups, "/sys/fs/cgroup")) {
    mine = std::min(mine, paid);
    all = std::min(all, paid);
  }
  return share_of_cpus(mine, all, rank_on_host().count);
}

/// Returns the index of the best level of this processor.
unsigned supported_isa() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                  __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("f16c") &&
                  __builtin_cpu_supports("fma") && __builtin_cpu_supports("lzcnt") &&
                  __builtin_cpu_supports("movbe");
  const bool v4 = v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                  __builtin_cpu_supports("avx512vl");
  return v4 ? 2 : v3 ? 1 : 0;
#else
  return 0;
#endif
}

} // namespace

unsigned cpu_threads() {
  static const unsigned count = count_threads();
  return count;
}

void limit_pocl_threads() {
  if (rank_on_host().count < 2)
    return;
  // The first is the name of the variable up to PoCL 3, the second its name since then.
  for (const char *name : {"POCL_MAX_PTHREAD_COUNT", "POCL_CPU_MAX_CU_COUNT"})
    ::setenv(name, std::to_string(cpu_threads()).c_str(), /*overwrite=*/0);
}

unsigned cpu_isa() {
  static const unsigned best = supported_isa();
  const char *wanted = environment::value("AMPCC_CPU_ISA");
  if (!wanted)
    return best;
  for (unsigned level = 0; level < std::size(isa_levels); ++level)
    if (isa_name(level) == wanted) {
      if (level > best)
        throw_runtime(text("AMPCC_CPU_ISA is '", wanted,
                           "', which this processor does not have; it has ", isa_name(best)));
      return level;
    }
  throw_runtime(text("AMPCC_CPU_ISA is '", wanted, "'; it can be ", isa_name(0), ", ",
                     isa_levels[1], " or ", isa_levels[2]));
}

std::string isa_name(unsigned level) {
  if (level > 0)
    return isa_levels[level];
#if defined(__x86_64__)
  return "x86-64";
#else
  utsname system = {};
  return uname(&system) == 0 ? system.machine : "baseline";
#endif
}

std::uint64_t physical_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  return pages > 0 && size > 0
             ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size)
             : std::uint64_t(1) << 32;
}

} // namespace ampcc_rt
