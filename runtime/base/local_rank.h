//===- local_rank.h - number of a process among the program's processes on one host --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program of several processes (MPI, Slurm) starts some of them on one host, where they share the
// devices and processors. The runtime reads the number of its process from environment variables of
// the launcher, so that it needs no MPI library and knows the number before MPI_Init. These are the
// parsers; the runtime gets the number by rank_on_host() (rank_on_host.h), which calls them. For
// another launcher, add its variables to local_rank.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_LOCAL_RANK_H
#define AMPCC_RUNTIME_LOCAL_RANK_H

#include <optional>
#include <string>

namespace ampcc_rt {

struct local_rank {
  unsigned number = 0; ///< from 0
  unsigned count = 1;  ///< processes of the program on this host; 0 if it is not known
};

/// Parses the value of AMPCC_LOCAL_RANK: the number, and after a slash the count, which may be
/// missing: "2" or "2/4". Returns nullopt if the value has another form or the number is not less
/// than the count.
std::optional<local_rank> parse_local_rank(const std::string &value);

/// Returns the number of tasks of a node in Slurm's list for all nodes, "4(x3),2"; 0 if the list is
/// too short or not valid.
unsigned slurm_tasks_of_node(const std::string &list, unsigned node);

/// Returns the number and count that the launcher has set; nullopt without a launcher. `variable`
/// returns the value of an environment variable, or null if it is not set.
std::optional<local_rank> rank_of_launcher(const char *(*variable)(const char *));

} // namespace ampcc_rt

#endif
