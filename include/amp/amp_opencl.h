//===- amp_opencl.h - interoperability of C++ AMP with hand-written OpenCL ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs include this file to use their own OpenCL queues, buffers and images through C++ AMP, or
// those of C++ AMP in their own OpenCL commands. It takes the place of the interoperability with
// Direct3D in section 11 of the specification. docs/runtime.md has examples.
//
// The functions throw runtime_exception for views of the accelerators that have no OpenCL objects,
// which are `native` and the CPU accelerator.
//
// runtime/data/interop.cpp and interop_image.cpp implement them: change both sides together.
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

/// A view whose commands go to this in-order queue, to which it keeps a reference. Its accelerator
/// is that of the queue's device. If the queue has another context than this accelerator
/// (get_context), the view gets a second accelerator, which is the device in that context.
///
/// Throws runtime_exception for an out-of-order queue and for a device that `accelerator::get_all`
/// does not list.
accelerator_view create_accelerator_view(cl_command_queue queue);

/// The OpenCL objects of a view. The caller gets no reference to them.
///
/// Throws runtime_exception for the native accelerator and `cpu_accelerator`, which have none: take
/// a view of an OpenCL device (`accelerator::get_all`).
cl_device_id get_device(const accelerator_view &view);
cl_context get_context(const accelerator_view &view);
cl_command_queue get_command_queue(const accelerator_view &view);

} // namespace opencl

#ifndef __AMPCC__
namespace ampcc_detail {
/// Implements get_buffer().
cl_mem opencl_memory(const buffer_object &array);
/// Returns a buffer of `bytes` bytes over the memory, for make_array() and make_texture().
ampcc_rt::buffer *array_over(std::size_t bytes, const accelerator_view &home, cl_mem memory);

/// The format and the extent of an image. `scalar`, `channels` and `rank` come from the type of a
/// texture. measure_image() finds the rest for a given image.
struct image_texels {
  ampcc_rt::texel_scalar scalar;
  unsigned int channels;
  unsigned int bits; ///< of each channel; 0 before measure_image()
  int rank;
  int extent[3]; ///< component 0 the most significant
};
/// Sets the bits and the extent to those of the image. Throws where the image is of another context
/// than `home`, or has another rank, scalar type or number of channels than `texels`.
void measure_image(image_texels &texels, const accelerator_view &home, cl_mem image);
/// Copies the image to the texture, which remembers it for get_image().
void fill_from_image(const buffer_object &texture, const image_texels &texels, cl_mem image);
/// Implements get_image().
cl_mem image_of(const buffer_object &texture, const image_texels &texels);
} // namespace ampcc_detail
#endif

namespace opencl {

/// The memory of an array, in row-major order. The caller gets no reference to it. Commands that
/// the program then enqueues in the queue of the array's accelerator_view may read and write it.
/// Before commands in another queue, call `accelerator_view::wait` after get_buffer; they must end
/// before the library uses the array. After the library has used the array again, call get_buffer
/// before further commands.
///
/// Throws runtime_exception for an array on the native accelerator or `cpu_accelerator`.
template <typename T, int N> cl_mem get_buffer(const array<T, N> &of);

/// An array over memory of the program, to which it keeps a reference. Commands that the program
/// has put into the view's queue come first.
///
/// Throws runtime_exception when the memory is smaller than the array or of another context than
/// the view's, and for views without OpenCL.
template <typename T, int N>
array<T, N> make_array(const extent<N> &ext, const accelerator_view &home, cl_mem memory);

/// A texture with the shape, the format and a copy of the texels of an image. The copy follows the
/// commands that the program has put into the view's queue.
///
/// Throws runtime_exception when the image is of another rank, of a format that is not T's, or of
/// another context than the view's.
template <typename T, int N>
graphics::texture<T, N> make_texture(const accelerator_view &home, cl_mem image);

/// An image with a copy of the texels of a texture's most detailed level. It is the image from
/// which the texture was made, else one that lives as long as the texture. The caller gets no
/// reference. Commands that the program then enqueues in the queue of the texture's
/// accelerator_view see the copy; their writes do not change the texture.
///
/// Throws runtime_exception for a format that has no image.
template <typename T, int N> cl_mem get_image(const graphics::texture<T, N> &of);

/// Returns the memory of a texture, with all mipmap levels, as get_buffer does for arrays.
/// docs/textures.md documents the order of the bytes.
template <typename T, int N> cl_mem get_buffer(const graphics::texture<T, N> &of);
/// Creates a texture of one level over memory of the program, as make_array does for arrays. The
/// size of the texels is rounded up to a multiple of 4 bytes.
template <typename T, int N>
graphics::texture<T, N> make_texture(const extent<N> &ext, unsigned int bits_per_scalar_element,
                                     const accelerator_view &home, cl_mem memory);

// The bodies are for the host alone. ampcc's frontend needs the declarations only.
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

/// For the library: the values of an image that follow from the type and the bits of its texture.
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
