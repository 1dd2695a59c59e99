//===- program.h - modules and kernels built for a device -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_PROGRAM_H
#define AMPCC_RUNTIME_PROGRAM_H

#include "data/device_copy.h"
#include "device/device.h"
#include "launch/registry.h"
#include <cstdint>
#include <cstring>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

namespace ampcc_rt {

/// What a program has, and may leave out: parts of its text that only some launches need, by the
/// bits of `kernel_arg`.
struct build_choice {
  std::uint32_t views = 0;   ///< that may have an offset
  std::uint32_t unusual = 0; ///< values that may be other than the usual ones
  std::uint32_t images = 0;  ///< that textures are sampled by
  bool large = false;        ///< a container may have more elements than an int counts

  std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, bool> key() const {
    return {views, unusual, images, large};
  }
  bool operator==(const build_choice &other) const { return key() == other.key(); }
  bool operator<(const build_choice &other) const { return key() < other.key(); }
};

/// What the arguments of a kernel are set to: they stay so from launch to launch, and most are the
/// same again.
class set_arguments {
public:
  void memory(cl::Kernel &of, unsigned position, const device_copy &copy) {
    argument &known = at(position);
    if (known.memory == copy.number())
      return;
    known = argument();
    of.setArg(position, copy.memory());
    known.memory = copy.number();
  }
  void value(cl::Kernel &of, unsigned position, const void *bytes, std::size_t size) {
    argument &known = at(position);
    if (known.size == size && std::memcmp(known.bytes, bytes, size) == 0)
      return;
    known = argument();
    of.setArg(position, size, bytes);
    if (size > sizeof known.bytes)
      return;
    std::memcpy(known.bytes, bytes, size);
    known.size = size;
  }

private:
  /// Neither memory nor a value: not known.
  struct argument {
    std::uint64_t memory = 0; ///< its number
    std::size_t size = 0;
    unsigned char bytes[16];
  };
  argument &at(unsigned position) {
    if (all_.size() <= position)
      all_.resize(position + 1);
    return all_[position];
  }
  std::vector<argument> all_;
};

/// A kernel built for a device. Setting arguments and enqueueing must not interleave: hold the
/// mutex.
struct built_kernel {
  device *where = nullptr;
  build_choice choice; ///< of its program
  cl::Kernel opencl;
  std::size_t max_group_size = 0; ///< of this kernel on this device
  std::mutex mutex;
  set_arguments arguments;
};

/// All views, or all values.
constexpr std::uint32_t all_bits = 0xffffffff;

/// A kernel for launches that are as `choice` says. Builds on the first request for a module and
/// such a choice on a device; later ones get the same object, and after a few choices one that
/// works for every launch. Throws runtime_exception with the device's build log.
built_kernel &build(device &where, const kernel_record &record, build_choice choice);

/// The build for launches of whole views with usual values. Where a build for each set of views
/// does not pay they all may have an offset.
build_choice choice_of_first_launch(const device &where);
/// Where the kernel cache has that build, or would have it; empty if nothing is kept.
std::string cached_file(device &where, const module &m, build_choice choice);

/// Gives up what was built of the module.
void forget(const module &m);

} // namespace ampcc_rt

#endif
