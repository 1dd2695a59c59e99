//===- local_rank.cpp - parsers of the variables of MPI launchers and Slurm --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/local_rank.h"
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <string>

namespace ampcc_rt {

namespace {

std::optional<unsigned> number_in(const char *value) {
  if (!value || *value < '0' || *value > '9')
    return std::nullopt;
  char *end = nullptr;
  errno = 0;
  const unsigned long number = std::strtoul(value, &end, 10);
  if (errno || *end || number >= 1u << 20)
    return std::nullopt;
  return static_cast<unsigned>(number);
}

struct launcher {
  const char *number, *count;
};

// MPI launchers come before Slurm, which may have started the launcher.
constexpr launcher launchers[] = {
    {"OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE"}, // Open MPI, Spectrum MPI
    {"MV2_COMM_WORLD_LOCAL_RANK", "MV2_COMM_WORLD_LOCAL_SIZE"},   // MVAPICH2
    {"MPI_LOCALRANKID", "MPI_LOCALNRANKS"},                       // Hydra: MPICH, Intel MPI
    {"PALS_LOCAL_RANKID", "PALS_LOCAL_SIZE"},                     // HPE Cray
};

} // namespace

std::optional<local_rank> parse_local_rank(const std::string &value) {
  const std::size_t slash = value.find('/');
  const std::optional<unsigned> number = number_in(value.substr(0, slash).c_str());
  if (!number)
    return std::nullopt;
  if (slash == std::string::npos)
    return local_rank{*number, 0};
  const std::optional<unsigned> count = number_in(value.c_str() + slash + 1);
  if (!count || *number >= *count)
    return std::nullopt;
  return local_rank{*number, *count};
}

unsigned slurm_tasks_of_node(const std::string &list, unsigned node) {
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string entry = list.substr(begin, end - begin);
    const std::size_t times = entry.find("(x");
    const std::optional<unsigned> tasks = number_in(entry.substr(0, times).c_str());
    unsigned nodes = 1;
    if (times != std::string::npos) {
      const std::size_t digits = times + 2, close = entry.find(')', digits);
      const std::optional<unsigned> repeated =
          close == std::string::npos ? std::nullopt
                                     : number_in(entry.substr(digits, close - digits).c_str());
      if (!repeated)
        return 0;
      nodes = *repeated;
    }
    if (!tasks)
      return 0;
    if (node < nodes)
      return *tasks;
    node -= nodes;
    begin = end + 1;
  }
  return 0;
}

std::optional<local_rank> rank_of_launcher(const char *(*variable)(const char *)) {
  for (const launcher &each : launchers)
    if (const std::optional<unsigned> number = number_in(variable(each.number))) {
      const unsigned count = number_in(variable(each.count)).value_or(0);
      return local_rank{*number, count > *number ? count : 0};
    }
  // Slurm sets SLURM_LOCALID also for the script of a job, which is not a task. Only the steps that
  // srun starts have SLURM_STEP_TASKS_PER_NODE.
  const std::optional<unsigned> number = number_in(variable("SLURM_LOCALID"));
  const char *tasks = variable("SLURM_STEP_TASKS_PER_NODE");
  if (!number || !tasks)
    return std::nullopt;
  const unsigned node = number_in(variable("SLURM_NODEID")).value_or(0);
  const unsigned count = slurm_tasks_of_node(tasks, node);
  return local_rank{*number, count > *number ? count : 0};
}

} // namespace ampcc_rt
