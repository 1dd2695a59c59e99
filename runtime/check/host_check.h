//===- host_check.h - checks of host code for --amp-check -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data sources call these functions to find views that are used after their memory was freed, and
// to report host accesses that read stale data (host_reads.h).
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

/// Add and remove a data source over memory of the caller. Do nothing without --amp-check.
void watch_memory(watched_memory &source);
void unwatch_memory(watched_memory &source) noexcept;
/// Returns whether a translation unit was compiled with --amp-check.
bool host_checks_expected() noexcept;
/// Returns a hash of the bytes, to find changes.
std::uint64_t fingerprint_of(const void *data, std::size_t bytes) noexcept;
/// Reports that host code used the memory of a view directly. Does not throw.
void report_on_host(const user_place &at, const std::string &description);
/// Report and throw runtime_exception if the memory of the source was freed. `doing` names the
/// operation of the library, whose place is place_of_call(); `at` is the place of an element
/// access.
void require_memory(const watched_memory &source, const std::string &doing);
void require_memory(const watched_memory &source, const user_place &at);
/// Reports that changes are lost because the memory was freed before the last view was destroyed.
void report_lost_changes() noexcept;

} // namespace ampcc_rt

#endif
