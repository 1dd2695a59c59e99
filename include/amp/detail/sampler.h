//===- sampler.h - interpolation between the texels of a texture (spec 10.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host code constructs a sampler, and kernels pass it to texture_view<const T, N> (texture_view.h),
// whose functions sample() and gather_red() and the like do the work with texture_sampling.h. A new
// mode needs code in texture_sampling.h, and check_sampler() (runtime/data/texture.cpp) must accept
// it.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_SAMPLER_H
#define AMP_DETAIL_SAMPLER_H

#include "../../ampcc_rt/texture.h"
#include "short_vector.h"

namespace Concurrency {
namespace graphics {

// The numbers of the enumerators are those of Direct3D.

/// How a sample follows from the texels: filter_point takes the nearest, filter_linear mixes the
/// neighbours. One mode holds for minification, magnification and between mipmap levels.
enum filter_mode : unsigned int {
  filter_point = 0,
  filter_linear = 0x15,
  filter_unknown = 0xFFFFFFFFu
};

/// The texels for coordinates outside of the range from 0 to 1: address_wrap begins again,
/// address_mirror mirrors, address_clamp repeats the last texel, address_border takes a colour.
enum address_mode : unsigned int {
  address_wrap = 1,
  address_mirror = 2,
  address_clamp = 3,
  address_border = 4,
  address_unknown = 0xFFFFFFFFu
};

/// How a texture is looked up between its texels. sample(), gather_red() and the like of a view of
/// const elements take one, with coordinates from 0 to 1, x first (docs/library/texture_view.md).
/// Host code constructs it, and kernels capture it by value. Its members
/// cannot be changed; assign another sampler.
///
/// Cost: only linear, clamped samples can use the sampling hardware of a GPU; others are computed
/// (docs/textures.md).
///
/// Example:
///   const sampler mirrored(filter_linear, address_mirror);
class sampler {
public:
  /// By default linear and clamped. `border` is the colour for `address_border`; in textures of
  /// norm and unorm its components are clamped to their range.
  ///
  /// Throws runtime_exception for modes that are unknown.
  sampler() : sampler(filter_linear, address_clamp) {}
  sampler(graphics::filter_mode filter) : sampler(filter, address_clamp) {}
  sampler(graphics::address_mode address, float_4 border = float_4(0.0f, 0.0f, 0.0f, 0.0f))
      : sampler(filter_linear, address, border) {}
  sampler(graphics::filter_mode filter, graphics::address_mode address,
          float_4 border = float_4(0.0f, 0.0f, 0.0f, 0.0f))
      : AMPCC_FIELD(filter_mode)(filter), AMPCC_FIELD(address_mode)(address),
        AMPCC_FIELD(border_color)(border) {
    AMPCC_HOST(ampcc_rt::check_sampler(filter, address);)
  }

  /// The values with which the sampler was constructed.
  graphics::filter_mode get_filter_mode() const AMPCC_DUAL { return AMPCC_FIELD(filter_mode); }
  graphics::address_mode get_address_mode() const AMPCC_DUAL { return AMPCC_FIELD(address_mode); }
  float_4 get_border_color() const AMPCC_DUAL { return AMPCC_FIELD(border_color); }

  AMPCC_FIELD_PROPERTY(graphics::filter_mode, filter_mode) AMPCC_USUALLY(filter_linear);
  AMPCC_FIELD_PROPERTY(graphics::address_mode, address_mode) AMPCC_USUALLY(address_clamp);
  AMPCC_FIELD_PROPERTY(float_4, border_color);
};

} // namespace graphics
} // namespace Concurrency

#endif
