//===- cpu.h - the processor that this process runs on --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_CPU_H
#define AMPCC_RUNTIME_CPU_H

#include <cstdint>
#include <string>

namespace ampcc_rt {

/// As its maker calls it.
std::string cpu_name();

/// Threads that kernels use: AMPCC_CPU_THREADS, else the processors that this process may run on
/// and that its control group pays for, but no more than its share among the processes of the
/// program on this host (local_rank.h).
unsigned cpu_threads();

/// PoCL has a thread for each processor that it sees; of several processes on this host it gets
/// this one's share. To be called before the OpenCL library is loaded.
void limit_pocl_threads();

/// Of `all` processors, those of one of `processes` that may run on `mine` of them: a process that
/// is bound keeps what it is bound to, others divide what there is.
unsigned share_of_cpus(unsigned mine, unsigned all, unsigned processes);

/// The processors that the set of a control group leaves, 0 without one; `groups` and `mounted` as
/// below.
unsigned cpus_of_set(const std::string &groups, const std::string &mounted);

/// The processors that the limits of a control group amount to, rounded up; 0 without a limit.
/// `groups` is the text of /proc/self/cgroup, `mounted` the folder of the group file systems.
unsigned cpus_of_group(const std::string &groups, const std::string &mounted);

/// Levels of instructions that native variants are compiled for, the best last; the first is "".
extern const char *const isa_levels[3];
/// The best level that this processor has and AMPCC_CPU_ISA allows, as an index. Throws
/// runtime_exception when the variable names no level, or one that is missing here.
unsigned cpu_isa();
/// "x86-64-v4"; the architecture for the first level.
std::string isa_name(unsigned level);

/// Bytes of memory.
std::uint64_t physical_memory();

} // namespace ampcc_rt

#endif
