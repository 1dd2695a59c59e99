//===- build_log.h - a device's build log in the user's lines -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_BUILD_LOG_H
#define AMPCC_RUNTIME_BUILD_LOG_H

#include <string>

namespace ampcc_rt {

/// Some drivers ignore the line directives of a program and count its own lines. Their places,
/// "<kernel>:12:5: error", become those that the directives of `source` name; places that already
/// name a file of a directive, and everything else, stay.
std::string map_to_source(const std::string &log, const std::string &source);

} // namespace ampcc_rt

#endif
