//===- host_check.h - checks of host code for --amp-check -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data sources, launches and synchronize() call these functions to find views that are used after
// their memory was freed, and host code that changes the memory of a view directly. host_reads.cpp
// calls report_on_host() for host accesses that read stale data. The functions that the user's
// checked code calls are declared in ampcc_rt/host_check.h. Another operation of the library that
// uses a view's memory calls require_memory() first.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_HOST_CHECK_H
#define AMPCC_RUNTIME_HOST_CHECK_H

#include <ampcc_rt/host_check.h>
#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

class watched_memory;

/// Add and remove a data source over memory of the caller, whose `is_freed` is set when the program
/// frees the block of memory with its first byte. Do nothing unless host_checks_expected().
void watch_memory(watched_memory &source);
void unwatch_memory(watched_memory &source) noexcept;
/// Returns whether a translation unit was compiled with --amp-check and AMPCC_CHECK does not turn
/// the checks off.
bool host_checks_expected() noexcept;
/// Returns a hash of the bytes. Two hashes that differ show that host code has changed the memory.
std::uint64_t fingerprint_of(const void *data, std::size_t bytes) noexcept;
/// Reports that host code has read or changed the memory of a view directly. Unlike
/// require_memory() it throws no exception for the mistake.
void report_on_host(const user_place &at, const std::string &description);
/// Report and throw runtime_exception if the memory of the source was freed. The first function is
/// for operations of the library: `doing` names the operation, and place_of_call() returns its
/// place; if that is not known, it only throws. The second is for an access to an element at `at`.
void require_memory(const watched_memory &source, const std::string &doing);
void require_memory(const watched_memory &source, const user_place &at);
/// Reports that changes are lost because the memory was freed before the last view was destroyed.
void report_lost_changes() noexcept;

} // namespace ampcc_rt

#endif
