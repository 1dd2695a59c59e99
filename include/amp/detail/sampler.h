//===- sampler.h - interpolation between the texels of a texture (spec 10.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMP_DETAIL_SAMPLER_H
#define AMP_DETAIL_SAMPLER_H

#include "../../ampcc_rt/texture.h"
#include "short_vector.h"

namespace Concurrency {
namespace graphics {

// The numbers of the enumerators are those of Direct3D.

/// How a value is computed from texels, within a mipmap level and between levels: from the nearest
/// texel (`filter_point`) or by linear interpolation (`filter_linear`).
enum filter_mode : unsigned int {
  filter_point = 0,
  filter_linear = 0x15,
  filter_unknown = 0xFFFFFFFFu
};

/// The values outside of the coordinates from 0 to 1: those of the texture repeated
/// (`address_wrap`) or repeated as a mirror image (`address_mirror`), those of its edge
/// (`address_clamp`) or the sampler's border colour (`address_border`).
enum address_mode : unsigned int {
  address_wrap = 1,
  address_mirror = 2,
  address_clamp = 3,
  address_border = 4,
  address_unknown = 0xFFFFFFFFu
};

/// The way in which `texture_view::sample` looks up a texture between its texels: filter mode,
/// address mode and border colour. Kernels capture it by value.
///
/// Example:
///   const sampler mirrored(filter_linear, address_mirror);
class sampler {
public:
  /// With these modes; the default ones are `filter_linear` and `address_clamp`. `border` is the
  /// colour outside of the texture for `address_border`.
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
