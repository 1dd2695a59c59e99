//===- local_rank.h - one of the processes of a host ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program of several processes (MPI, Slurm) starts some of them on one host, where they share its
// devices. The launcher numbers them in variables of the environment; so nothing has to be linked,
// and the number is known before MPI_Init.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_LOCAL_RANK_H
#define AMPCC_RUNTIME_LOCAL_RANK_H

#include <optional>
#include <string>

namespace ampcc_rt {

struct local_rank {
  unsigned number = 0; ///< from 0
  unsigned count = 1;  ///< processes of the program on this host; 0 where the launcher does not say
};

/// "2" or "2/4": the number, and how many there are.
std::optional<local_rank> parse_local_rank(const std::string &value);

/// The tasks of a node in Slurm's list for all nodes, "4(x3),2"; 0 where it does not say.
unsigned slurm_tasks_of_node(const std::string &list, unsigned node);

/// What the launchers' variables say; `variable` gives the value of one, or null.
std::optional<local_rank> rank_of_launcher(const char *(*variable)(const char *));

} // namespace ampcc_rt

#endif
