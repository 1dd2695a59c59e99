//===- graphics_direct3d.h - errors for the functions that exchange textures with Direct3D ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of sections 10.1.16, 10.3.6 and 10.4.7 of the specification, in
// concurrency::graphics::direct3d. There is no Direct3D on the systems that ampcc supports, so each
// call is a compile-time error, whose message says what to write instead. A further function that
// needs Direct3D gets such a message here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_GRAPHICS_DIRECT3D_H
#define AMP_DETAIL_GRAPHICS_DIRECT3D_H

#include "texture_view.h"

namespace Concurrency {
namespace graphics {
namespace direct3d {

template <typename T, int N, typename... Arguments>
texture<T, N> make_texture(const Arguments &...) {
  static_assert(
      sizeof(T) == 0,
      "there is no Direct3D here: concurrency::opencl::make_texture of <amp_opencl.h> makes "
      "a texture of an OpenCL image");
}
template <typename Texture> void *get_texture(const Texture &) {
  static_assert(
      sizeof(Texture) == 0,
      "there is no Direct3D here: concurrency::opencl::get_image of <amp_opencl.h> gives an "
      "OpenCL image of a texture");
  return nullptr;
}
template <typename State> sampler make_sampler(const State &) {
  static_assert(sizeof(State) == 0, "there is no Direct3D here: construct a concurrency::graphics::"
                                    "sampler with its filter and address modes");
  return sampler();
}
template <typename View> void *get_sampler(const View &, const sampler &) {
  static_assert(sizeof(View) == 0,
                "there is no Direct3D here: a concurrency::graphics::sampler has "
                "get_filter_mode, get_address_mode and get_border_color");
  return nullptr;
}

} // namespace direct3d
} // namespace graphics
} // namespace Concurrency

#endif
