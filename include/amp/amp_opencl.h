//===- amp_opencl.h - C++ AMP beside hand-written OpenCL ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interoperability with OpenCL, in place of the interoperability with Direct3D in section 11 of the
// specification. A program uses its own queue and buffers through C++ AMP, or the queue and buffers
// of C++ AMP through OpenCL. docs/runtime.md shows both.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_OPENCL_H
#define AMP_AMP_OPENCL_H

#include "amp.h"
#include "amp_graphics.h"
#include <cstddef>
#ifndef CL_TARGET_OPENCL_VERSION
#define CL_TARGET_OPENCL_VERSION 120
#endif
#include <CL/cl.h>

#include "../ampcc_rt/push_names.h"

AMPCC_RT_BEGIN_EXPORTS
namespace Concurrency {
namespace opencl {

/// A view whose commands go to an existing in-order queue, to which it keeps a reference. The view
/// belongs to the accelerator of the queue's device, if the context of the queue is the context of
/// this accelerator (get_context). For another context it belongs to an accelerator of the same
/// device in that context. Throws runtime_exception for an out-of-order queue and for a device that
/// is no accelerator.
accelerator_view create_accelerator_view(cl_command_queue queue);

/// The OpenCL objects of a view. The caller gets no reference to them.
///
/// Throws runtime_exception for the CPU accelerator, which has none.
cl_device_id get_device(const accelerator_view &view);
cl_context get_context(const accelerator_view &view);
cl_command_queue get_command_queue(const accelerator_view &view);

} // namespace opencl

#ifndef __AMPCC__
namespace ampcc_detail {
cl_mem opencl_memory(const buffer_object &array);
ampcc_rt::buffer *array_over(std::size_t bytes, const accelerator_view &home, cl_mem memory);

/// The format, rank and extents of an image: those that a texture needs, or those of a given image.
struct image_texels {
  ampcc_rt::texel_scalar scalar;
  unsigned int channels;
  unsigned int bits;
  int rank;
  int extent[3]; ///< component 0 the most significant
};
void measure_image(image_texels &texels, const accelerator_view &home, cl_mem image);
void fill_from_image(const buffer_object &texture, const image_texels &texels, cl_mem image);
cl_mem image_of(const buffer_object &texture, const image_texels &texels);
} // namespace ampcc_detail
#endif

namespace opencl {

/// The memory of an array, in row-major order, without a reference for the caller. Commands that
/// the program then enqueues in the queue of the array's accelerator_view may read and write it.
/// After the library has used the array again, in a kernel or a copy, call this function again
/// before more such commands. Throws runtime_exception for an array on the CPU accelerator.
template <typename T, int N> cl_mem get_buffer(const array<T, N> &of);

/// An array over memory of the program's own, to which it keeps a reference. The array sees the
/// effects of all commands that the program has put into the view's queue before this call. Throws
/// runtime_exception when the memory is smaller than the array or of another context than the
/// view's.
template <typename T, int N>
array<T, N> make_array(const extent<N> &ext, const accelerator_view &home, cl_mem memory);

/// A texture with the extents and the format of an image, and a copy of its texels. The copy sees
/// the effects of all commands that the program has put into the view's queue before this call.
/// Throws runtime_exception when the image is of another rank, of a format that is not T's, or of
/// another context than the view's.
template <typename T, int N>
graphics::texture<T, N> make_texture(const accelerator_view &home, cl_mem image);

/// An image with the texels of a texture's most detailed level. Each call copies the texels to the
/// image: the one from which make_texture made the texture, else one that the texture owns.
/// Commands that the program then enqueues in the texture's accelerator_view can read these texels;
/// writes to the image do not change the texture. The caller gets no reference. Throws
/// runtime_exception for a format that has no image.
template <typename T, int N> cl_mem get_image(const graphics::texture<T, N> &of);

/// The memory of a texture with all its levels, and a texture over memory of the program's own. The
/// rules are those of get_buffer and make_array for arrays; the memory has at least the bytes of
/// the texels, rounded up to a multiple of 4. docs/textures.md has the layout.
template <typename T, int N> cl_mem get_buffer(const graphics::texture<T, N> &of);
template <typename T, int N>
graphics::texture<T, N> make_texture(const extent<N> &ext, unsigned int bits_per_scalar_element,
                                     const accelerator_view &home, cl_mem memory);

#ifndef __AMPCC__
template <typename T, int N> cl_mem get_buffer(const array<T, N> &of) {
  return ampcc_detail::opencl_memory(of);
}
template <typename T, int N>
array<T, N> make_array(const extent<N> &ext, const accelerator_view &home, cl_mem memory) {
  return array<T, N>(
      ext,
      ampcc_detail::existing_buffer{ampcc_detail::array_over(
          ampcc_detail::bytes_of_array<T>(ext, "concurrency::opencl::make_array"), home, memory)});
}

template <typename T, int N> ampcc_detail::image_texels image_texels_of(unsigned int bits) {
  return {graphics::ampcc_detail::texel_scalar<
              typename graphics::short_vector_traits<T>::value_type>::value,
          static_cast<unsigned int>(graphics::short_vector_traits<T>::size),
          bits,
          N,
          {}};
}
template <typename T, int N>
graphics::texture<T, N> make_texture(const accelerator_view &home, cl_mem image) {
  ampcc_detail::image_texels texels = image_texels_of<T, N>(0);
  ampcc_detail::measure_image(texels, home, image);
  graphics::texture<T, N> made(extent<N>(texels.extent), texels.bits, home);
  ampcc_detail::fill_from_image(made, texels, image);
  return made;
}
template <typename T, int N> cl_mem get_image(const graphics::texture<T, N> &of) {
  ampcc_detail::image_texels texels = image_texels_of<T, N>(of.bits_per_scalar_element);
  for (int d = 0; d < N; ++d)
    texels.extent[d] = of.get_extent()[static_cast<unsigned int>(d)];
  return ampcc_detail::image_of(of, texels);
}
template <typename T, int N> cl_mem get_buffer(const graphics::texture<T, N> &of) {
  return ampcc_detail::opencl_memory(of);
}
template <typename T, int N>
graphics::texture<T, N> make_texture(const extent<N> &ext, unsigned int bits_per_scalar_element,
                                     const accelerator_view &home, cl_mem memory) {
  const ampcc_detail::image_texels texels = image_texels_of<T, N>(bits_per_scalar_element);
  const ampcc_rt::texture_format format = {texels.scalar, texels.channels, texels.bits};
  extent<N> components = ext;
  const ampcc_rt::texture_size size = ampcc_rt::measure_texture(format, &components[0], N, 1);
  const std::size_t words = (size.texels * format.bytes() + 3) / 4;
  return graphics::texture<T, N>(
      ext, format, size,
      ampcc_detail::existing_buffer{ampcc_detail::array_over(4 * words, home, memory)});
}
#endif

} // namespace opencl
} // namespace Concurrency
AMPCC_RT_END_EXPORTS

#include "../ampcc_rt/pop_names.h"

#endif
