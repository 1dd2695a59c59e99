//===- host_check.h - views whose memory was freed ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_HOST_CHECK_H
#define AMPCC_RUNTIME_HOST_CHECK_H

#include <ampcc_rt/host_check.h>
#include <cstddef>
#include <cstdint>
#include <string>

namespace ampcc_rt {

class watched_memory;

/// A source over memory of the caller's begins and ends. Nothing happens without --amp-check.
void watch_memory(watched_memory &source);
void unwatch_memory(watched_memory &source) noexcept;
/// A unit was compiled with --amp-check.
bool host_checks_expected() noexcept;
/// What bytes are, in short.
std::uint64_t fingerprint_of(const void *data, std::size_t bytes) noexcept;
/// The host has used memory behind a view. Prints and counts it; no exception.
void report_on_host(const user_place &at, const std::string &said);
/// Throws where its memory was freed; `doing` names the operation.
void require_memory(const watched_memory &source, const std::string &doing);
void require_memory(const watched_memory &source, const user_place &at);
/// Says that the end of the last view has nowhere to bring its changes.
void tell_lost_changes() noexcept;

} // namespace ampcc_rt

#endif
