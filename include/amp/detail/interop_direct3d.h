//===- interop_direct3d.h - errors for the functions that exchange objects with Direct3D ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of section 11 of the specification, in concurrency::direct3d. There is no Direct3D
// on the systems that ampcc supports, so the call of a function that needs it is a compile-time
// error, whose message says what to write instead. Those for textures are in graphics_direct3d.h. A
// further function that needs Direct3D gets such a message here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_INTEROP_DIRECT3D_H
#define AMP_DETAIL_INTEROP_DIRECT3D_H

#include "accelerator.h"
#include "accelerator_view.h"
#include "array.h"

namespace Concurrency {
namespace direct3d {

/// The result of a call that is an error. It converts to any pointer, so that the program's use of
/// it is no second error.
struct absent_interface {
  template <typename Interface> operator Interface *() const { return nullptr; }
};

/// Makes a view of a device. Kernels have no time limit here, so the option has no effect.
inline accelerator_view create_accelerator_view(accelerator &device, bool /*disable_timeout*/,
                                                queuing_mode mode = queuing_mode_automatic) {
  return device.create_view(mode);
}
inline bool is_timeout_disabled(const accelerator_view &) { return true; }

template <typename Device, typename... Options>
accelerator_view create_accelerator_view(const Device &, const Options &...) {
  static_assert(
      sizeof(Device) == 0,
      "there is no Direct3D here: concurrency::accelerator::create_view makes a view of a device, "
      "and concurrency::opencl::create_accelerator_view of <amp_opencl.h> one of an OpenCL queue");
  return accelerator().default_view;
}
template <typename View> absent_interface get_device(const View &) {
  static_assert(sizeof(View) == 0, "there is no Direct3D here: concurrency::opencl::get_device of "
                                   "<amp_opencl.h> gives the OpenCL device of an accelerator_view");
  return absent_interface();
}
template <typename T, int N, typename... Arguments> array<T, N> make_array(const Arguments &...) {
  static_assert(sizeof(T) == 0, "there is no Direct3D here: concurrency::opencl::make_array of "
                                "<amp_opencl.h> makes an array of an OpenCL buffer");
}
template <typename Array> absent_interface get_buffer(const Array &) {
  static_assert(sizeof(Array) == 0, "there is no Direct3D here: concurrency::opencl::get_buffer of "
                                    "<amp_opencl.h> gives the OpenCL buffer of an array");
  return absent_interface();
}
template <typename View> void d3d_access_lock(const View &) {
  static_assert(sizeof(View) == 0, "there is no Direct3D here, and nothing to lock");
}
template <typename View> bool d3d_access_try_lock(const View &) {
  static_assert(sizeof(View) == 0, "there is no Direct3D here, and nothing to lock");
  return true;
}
template <typename View> void d3d_access_unlock(const View &) {
  static_assert(sizeof(View) == 0, "there is no Direct3D here, and nothing to unlock");
}
struct adopt_d3d_access_lock_t {};
/// A template only so that its use is the error, not its definition.
class scoped_d3d_access_lock {
public:
  template <typename View, typename... Options>
  explicit scoped_d3d_access_lock(const View &, const Options &...) {
    static_assert(sizeof(View) == 0, "there is no Direct3D here, and nothing to lock");
  }
};

} // namespace direct3d
} // namespace Concurrency

#endif
