//===- environment.h - access to the environment variables of the runtime --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// environment.def declares the runtime's own variables and their valid values. The first query
// checks all of them and prints one warning for each invalid value, with the valid ones; an invalid
// value counts as not set. In a process with more rights than its user has (setuid) all variables
// count as not set. The functions also take variables of the system (HOME), whose values are all
// valid. A new variable is a row in environment.def.
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

/// Returns the value of a variable; null if it is not set, is empty or is not valid.
const char *value(const char *name);

/// Returns the value of a variable without checking it; null if it is not set. For variables whose
/// empty value has a meaning: an empty AMPCC_CACHE_DIR switches the kernel cache off.
const char *value_or_empty(const char *name);

/// Returns the value of a switch: false for 0, off, no or false, true for 1, on, yes or true, in
/// any case of letters; `by_default` if it is not set or has another value.
bool is_on(const char *name, bool by_default);

/// Returns the value of a variable that holds a decimal number; `by_default` if it is not set or
/// not valid.
std::uint64_t number(const char *name, std::uint64_t by_default);

/// Returns a message for each variable of environment.def whose value is not valid. The first query
/// prints these, and `ampcc-info --doctor` lists them.
std::vector<std::string> problems();

} // namespace environment
} // namespace ampcc_rt

#endif
