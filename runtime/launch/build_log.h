//===- build_log.h - mapping of build logs to lines of the user -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// program.cpp maps the log of a failed build before it throws it, so that the user sees the lines
// of the C++ source.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BUILD_LOG_H
#define AMPCC_RUNTIME_BUILD_LOG_H

#include <string>

namespace ampcc_rt {

/// Returns the build log of a driver with places in the user's files. Some drivers ignore the line
/// directives of a program and report places such as "<kernel>:12:5: error". These are replaced by
/// the places that the directives of `source` give. All other text stays as it is.
std::string map_to_source(const std::string &log, const std::string &source);

} // namespace ampcc_rt

#endif
