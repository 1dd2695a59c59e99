//===- cache_key.cpp - text of the key of a built program -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "launch/cache_key.h"
#include <algorithm>
#include <cstddef>
#include <string>

namespace ampcc_rt {

namespace {

constexpr std::string cache_key::*lines[] = {
    &cache_key::version, &cache_key::platform, &cache_key::platform_version,
    &cache_key::device,  &cache_key::vendor,   &cache_key::device_version,
    &cache_key::driver,  &cache_key::options};

} // namespace

cache_key cache_key::of(ampcc_rt::device &where, const module &m, const std::string &options) {
  const cl::Device &d = where.opencl();
  const cl::Platform platform(d.getInfo<CL_DEVICE_PLATFORM>());
  cache_key key;
  key.version = "ampcc " AMPCC_VERSION;
  key.platform = platform.getInfo<CL_PLATFORM_NAME>();
  key.platform_version = platform.getInfo<CL_PLATFORM_VERSION>();
  key.device = d.getInfo<CL_DEVICE_NAME>();
  key.vendor = d.getInfo<CL_DEVICE_VENDOR>();
  key.device_version = d.getInfo<CL_DEVICE_VERSION>();
  key.driver = d.getInfo<CL_DRIVER_VERSION>();
  key.options = options;
  key.source.assign(m.source, m.source_size);
  return key;
}

cache_key cache_key::from(const std::string &text) {
  cache_key key;
  std::size_t at = 0;
  for (const auto line : lines) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    key.*line = text.substr(at, end - at);
    at = std::min(end + 1, text.size());
  }
  key.source = text.substr(at);
  if (!key.source.empty())
    key.source.pop_back(); // the newline that text() appends
  return key;
}

std::string cache_key::text() const {
  std::string all;
  for (const auto line : lines)
    (all += this->*line) += '\n';
  return (all += source) += '\n';
}

} // namespace ampcc_rt
