//===- cache_key.h - key of a built program in the kernel cache -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// program.cpp loads and stores built programs by this key. Every property that can change the
// binary has to be a member, because the cache would return a wrong binary otherwise. ampcc-cache
// parses keys to list the cached programs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_CACHE_KEY_H
#define AMPCC_RUNTIME_CACHE_KEY_H

#include "device/device.h"
#include <ampcc_rt/abi.h>
#include <string>

namespace ampcc_rt {

/// Everything that a built program depends on. As text it is the key of the kernel cache: a line
/// for each member, and the source at the end.
struct cache_key {
  std::string version; ///< of ampcc
  std::string platform, platform_version;
  std::string device, vendor, device_version, driver;
  std::string options;
  std::string source;

  /// Queries the device and its driver. `options` are those of the build. May throw cl::Error.
  static cache_key of(ampcc_rt::device &where, const module &m, const std::string &options);
  /// Parses the result of text().
  static cache_key from(const std::string &text);
  std::string text() const;
};

} // namespace ampcc_rt

#endif
