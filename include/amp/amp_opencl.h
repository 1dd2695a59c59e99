//===- amp_opencl.h - C++ AMP beside hand-written OpenCL ------------------===//
//
// What section 11 of the specification has for Direct3D, for OpenCL: a program that has a queue and
// buffers of its own uses them through C++ AMP, or the other way round. docs/runtime.md shows both.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_OPENCL_H
#define AMP_AMP_OPENCL_H

#include "amp.h"
#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 120
#endif
#include <CL/cl.h>

#include "detail/push_names.h"

namespace Concurrency {
namespace opencl {

/// A view whose commands go to this in-order queue; it keeps a reference to it. The view's
/// accelerator is that of the queue's device if the queue's context is the accelerator's own
/// (get_context), else one that stands for the device in that context. Throws runtime_exception for
/// an out-of-order queue and for a device that is no accelerator.
accelerator_view create_accelerator_view(cl_command_queue queue);

// The objects behind a view, without a reference for the caller. Throw runtime_exception for the
// CPU accelerator, which has none.
cl_device_id get_device(const accelerator_view &view);
cl_context get_context(const accelerator_view &view);
cl_command_queue get_command_queue(const accelerator_view &view);

} // namespace opencl

#ifndef __AMPCC__
namespace detail {
cl_mem opencl_memory(const buffer_object &array);
ampcc_rt::buffer *array_over(std::size_t bytes, const accelerator_view &home, cl_mem memory);
} // namespace detail
#endif

namespace opencl {

/// The memory of an array, in row-major order, without a reference for the caller. The call hands
/// it to the program's commands on the queue of the array's accelerator_view, which may read and
/// write it; call it again for commands that follow a use of the array by the library. Throws
/// runtime_exception for an array on the CPU accelerator.
template <typename T, int N> cl_mem get_buffer(const array<T, N> &of);

/// An array over memory of the program's own, to which it keeps a reference. Commands that the
/// program has put into the view's queue come first. Throws runtime_exception when the memory is
/// smaller than the array or of another context than the view's.
template <typename T, int N>
array<T, N> make_array(const extent<N> &ext, const accelerator_view &home, cl_mem memory);

#ifndef __AMPCC__
template <typename T, int N> cl_mem get_buffer(const array<T, N> &of) {
  return detail::opencl_memory(of);
}
template <typename T, int N>
array<T, N> make_array(const extent<N> &ext, const accelerator_view &home, cl_mem memory) {
  detail::check_extent(ext, "concurrency::opencl::make_array");
  return array<T, N>(ext, detail::existing_buffer{
                              detail::array_over(detail::bytes_of<T>(ext.size()), home, memory)});
}
#endif

} // namespace opencl
} // namespace Concurrency

#include "detail/pop_names.h"

#endif
