//===- kernel_arguments.h - arguments of a kernel in the functor ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of a kernel's table name places in the functor, the function object of parallel_for_each
// (docs/runtime-abi.md, "Kernel parameters"). launch.cpp reads them with these functions. A new
// kind of argument (ampcc_rt/arg_kind.def) is read here or in launch.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_KERNEL_ARGUMENTS_H
#define AMPCC_RUNTIME_KERNEL_ARGUMENTS_H

#include "data/section.h"
#include "device/device.h"
#include <amp/detail/buffer_object.h>
#include <ampcc_rt/abi.h>
#include <cstddef>
#include <cstdint>

namespace ampcc_rt {

/// The arguments of one form of a kernel, OpenCL or native. Both forms have the same buffers.
struct argument_list {
  const kernel_arg *begin_;
  std::uint32_t count;
  const kernel_arg *begin() const { return begin_; }
  const kernel_arg *end() const { return begin_ + count; }
  unsigned position(const kernel_arg &arg) const { return static_cast<unsigned>(&arg - begin_); }
};

inline argument_list opencl_arguments(const kernel &code) { return {code.args, code.arg_count}; }
inline argument_list native_arguments(const kernel &code) {
  return {code.native->args, code.native->arg_count};
}

/// Returns the address of an argument's bytes.
inline const char *locate(const kernel_arg &arg, const void *functor) {
  const char *place = static_cast<const char *>(functor) + arg.offset;
  return arg.through_reference ? *reinterpret_cast<const char *const *>(place) + arg.inner_offset
                               : place;
}

inline const concurrency::ampcc_detail::buffer_object &buffer_at(const kernel_arg &arg,
                                                                 const void *functor) {
  return *reinterpret_cast<const concurrency::ampcc_detail::buffer_object *>(locate(arg, functor));
}

/// Returns whether a kernel uses no element of a data source but those of `view`, the container at
/// the argument `buffer`. If it compares accesses with the whole source (--amp-robust), an access
/// outside of the view may reach another element.
bool stays_in_view(const argument_list &args, const kernel_arg &buffer, const section &view);

/// Returns the bytes of a tile_array, rounded up so that any element can follow. A size that no
/// number holds becomes the largest number; so does a sum.
std::size_t bytes_of_tile_array(const kernel_arg &arg, const void *functor);

/// Returns the bytes of all tile_arrays of a launch.
std::size_t bytes_of_tile_arrays(const argument_list &args, const void *functor);

/// Throws unsupported_feature if the tile_static variables and tile_arrays of the kernel do not fit
/// on the device. `arrays` is the number of bytes of the tile_arrays.
void check_tile_memory(const kernel &code, std::size_t arrays, const device &where);

} // namespace ampcc_rt

#endif
