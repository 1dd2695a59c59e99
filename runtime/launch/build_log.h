//===- build_log.h - mapping of build logs to lines of the user -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// program.cpp maps the log of a failed build before it throws it, so that the user sees the lines
// of the C++ source. Change this code if a driver writes places in another form.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BUILD_LOG_H
#define AMPCC_RUNTIME_BUILD_LOG_H

#include <string>

namespace ampcc_rt {

/// Returns the build log of a driver with places in the user's files. `source` is the program that
/// was built. Some drivers ignore its line directives and report places in the program, such as
/// "<kernel>:12:5: error". The function replaces the file and line of such a place by those that
/// the directives give. All other text stays as it is.
std::string map_to_source(const std::string &log, const std::string &source);

} // namespace ampcc_rt

#endif
