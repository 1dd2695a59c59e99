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
/// and that its control group pays for.
unsigned cpu_threads();

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
