//===- program.h - builds of modules and kernels for devices --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A module holds the kernels of one translation unit as OpenCL C. This code turns it into a program
// of an OpenCL device, at the first launch there, and keeps it on disk (kernel_cache.h), except
// with AMPCC_DEBUG_KERNELS=1. launch.cpp gets its kernels here; warm.cpp builds all modules of a
// program before it runs (ampcc-cache).
//
// The OpenCL C contains code that only few launches need, under macros. For example, the offset of
// a view is VIEW_OFFSET(bit, offset), which is 0 unless the mask VIEWS_WITH_OFFSET has the bit. The
// runtime builds a module for the variant (build_variant) that a launch needs, which makes most
// kernels shorter. After four variants of a module for a device it builds the module once more,
// with all optional code, for all further launches. All builds compute the same results
// (docs/runtime-abi.md, "Builds of a module").
//
// A further macro of that kind needs a member of build_variant.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_PROGRAM_H
#define AMPCC_RUNTIME_PROGRAM_H

#include "data/device_copy.h"
#include "device/device.h"
#include "launch/registry.h"
#include <array>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

namespace ampcc_rt {

/// The optional code of a build. `views`, `unusual` and `images` are masks of the bits that
/// `kernel_arg` gives the parameters of kernels. A set bit of `views` and `unusual` means general
/// code, a set bit of `images` a special path. So {all_bits, all_bits, 0, true, 0, {}} works for
/// every launch whose variant has neither `exchanged` nor `tile`.
struct build_variant {
  std::uint32_t views = 0;   ///< views that may have an offset
  std::uint32_t unusual = 0; ///< parameters that may differ from their usual value (AMPCC_USUALLY)
  std::uint32_t images = 0;  ///< textures that are sampled through images
  bool large = false;        ///< a container may have more elements than an int counts
  /// If not 0, the build exchanges this dimension and dimension 0, because drivers for CPUs
  /// vectorise along dimension 0 and the tiles have one thread there (exchanged_dimension in
  /// compute_domain.h). All launches of the build need that.
  unsigned exchanged = 0;
  /// The size of the tile in all launches of the build, fastest dimension first, or zeros. It is
  /// set if the launch, not the kernel, chooses the size, and the tile has more threads than the
  /// driver allows for a kernel of unknown size (256 with NVIDIA's).
  std::array<unsigned, 3> tile = {};

  auto key() const { return std::tie(views, unusual, images, large, exchanged, tile); }
  bool operator==(const build_variant &other) const { return key() == other.key(); }
  bool operator<(const build_variant &other) const { return key() < other.key(); }
};

/// The current arguments of a kernel. OpenCL keeps arguments from launch to launch, so that those
/// with the same value as before need not be set again.
class argument_cache {
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
  /// An argument is unknown if both `memory` and `size` are 0.
  struct argument {
    std::uint64_t memory = 0; ///< device_copy::number()
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

/// A kernel that was built for a device. The mutex has to be held from the first argument that is
/// set until the kernel is enqueued, because the OpenCL kernel holds the arguments.
struct built_kernel {
  device *where = nullptr;
  build_variant variant; ///< variant of its program
  cl::Kernel opencl;
  /// The most threads that the device runs in a work-group of this kernel; 1 for a kernel without
  /// tiles with AMPCC_DEBUG_KERNELS=1.
  std::size_t max_group_size = 0;
  std::mutex mutex;
  argument_cache arguments;
};

/// The mask of all views (build_variant::views), or of all values (build_variant::unusual).
constexpr std::uint32_t all_bits = 0xffffffff;

/// Returns a kernel that works for launches with this variant. The first request for a module,
/// device and variant builds the module. After four variants the result is the build for all
/// launches with this `exchanged` and this `tile`, so that its `variant` may differ from the
/// requested one. Throws runtime_exception with the build log of the device.
built_kernel &build(device &where, const kernel_record &record, build_variant variant);

/// Returns the variant for launches of whole views with usual values, which is built first. On CPU
/// devices that share the host's memory all views may have an offset in it, because the integer
/// arithmetic of the offsets costs no time there and further builds would not pay.
build_variant variant_of_first_launch(const device &where);
/// Returns the file of a build in the kernel cache, whether or not it exists; empty if nothing is
/// kept.
std::string cached_file(device &where, const module &m, build_variant variant);

/// Destroys all builds of the module. modules.cpp calls it before the module's shared library is
/// unloaded.
void forget(const module &m);

} // namespace ampcc_rt

#endif
