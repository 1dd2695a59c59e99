//===- environment.h - what the environment asks of the runtime ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All variables are in environment.def. The first question looks at every one of them and reports
// those whose value means nothing, once, with what is possible; such a value counts as none. In a
// process with more rights than its user's (setuid) none of them counts.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_ENVIRONMENT_H
#define AMPCC_RUNTIME_ENVIRONMENT_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ampcc_rt {
namespace environment {

/// The value of a variable of the table; null where it is not set, is empty, or means nothing.
const char *value(const char *name);

/// The same for a variable whose empty value means something, and for those of the system (HOME).
const char *value_or_empty(const char *name);

/// A variable that is 0 or 1, or off or on, no or yes, false or true.
bool is_on(const char *name, bool by_default);

std::uint64_t number(const char *name, std::uint64_t by_default);

/// What there is to report.
std::vector<std::string> problems();

} // namespace environment
} // namespace ampcc_rt

#endif
