//===- cpu.h - queries about the processor that this process runs on ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The native accelerator uses these queries to choose its number of threads and the instruction set
// level of kernels, and describes itself with the others; ampcc-info prints them. The OpenCL
// library is loaded after limit_pocl_threads(). The number takes into account what containers,
// batch systems and MPI launchers allow the process, so that several processes on a host do not
// oversubscribe the processors. A further level for kernels needs a name in isa_levels, and the
// compiler must compile for it (lib/NativeCompile/Levels.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CPU_H
#define AMPCC_RUNTIME_CPU_H

#include <cstdint>
#include <string>

namespace ampcc_rt {

/// Returns the model name of the processor.
std::string cpu_name();

/// Returns the number of threads that native kernels use: AMPCC_CPU_THREADS if it is set. Otherwise
/// the smallest of three: the processors of the affinity mask of this process, the limit of its
/// control groups and its share among the processes of the program on this host (rank_on_host.h).
/// The first call decides.
unsigned cpu_threads();

/// Limits the threads of PoCL, which has one for each processor, to cpu_threads() if the program
/// has several processes on this host and the user has set no limit. Has to be called before the
/// OpenCL library is loaded, because PoCL reads the limit from the environment.
void limit_pocl_threads();

/// Returns the number of processors for a process that may use `mine` of `all` processors, if the
/// program has `processes` processes on this host. Each gets an equal share of `all`, at least one
/// and at most `mine`. This function and the next two are steps of cpu_threads(), declared here for
/// unit tests.
unsigned share_of_cpus(unsigned mine, unsigned all, unsigned processes);

/// Returns the number of processors in the cpuset of the process: the smallest among its control
/// groups and the groups that contain them; 0 if none has a cpuset. The parameters are those of
/// cpus_of_group().
unsigned cpus_of_set(const std::string &groups, const std::string &mounted);

/// Returns the CPU time limit of the process in processors, rounded up: the smallest among its
/// control groups and the groups that contain them; 0 without a limit. `groups` is the text of
/// /proc/self/cgroup, `mounted` the folder in which the group file systems are mounted:
/// /sys/fs/cgroup.
unsigned cpus_of_group(const std::string &groups, const std::string &mounted);

/// The instruction set levels that native kernels are compiled for, the best last. The first, the
/// baseline of the architecture, is "". Other architectures than x86-64 use only that one.
extern const char *const isa_levels[3];
/// Returns the index of the level that native kernels use: AMPCC_CPU_ISA if it is set, else the
/// best of this processor. Throws runtime_exception if the variable names no level, or one that
/// this processor does not have.
unsigned cpu_isa();
/// Returns the name of a level, "x86-64-v4"; for the first level that of the architecture.
std::string isa_name(unsigned level);

/// Returns the size of the memory of this machine in bytes; 4 GiB if the system does not tell.
std::uint64_t physical_memory();

} // namespace ampcc_rt

#endif
