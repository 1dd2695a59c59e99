//===- texture_sampling.h - values between texels, in kernels (spec 10.5.7, 10.5.8) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// texture_view<const T, N> samples with texture_filter where the device has no image of the
// texture, else with sample_image. It gathers with texture_gather. The results are those of
// Direct3D's functional specification, with weights of float precision. The centre of a texel is at
// half a step; the filter is linear in each dimension and between two mipmap levels. Normalised
// numbers are filtered as they are stored and converted once. Only ampcc's frontend sees the
// contents.
//
// x, y and z count from the last dimension to the first. `filter` and `address` are the modes of
// the sampler.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXTURE_SAMPLING_H
#define AMP_DETAIL_TEXTURE_SAMPLING_H

#include "sampler.h"
#include "texel.h"

#ifdef __AMPCC__

#include "begin_exact_floats.h"

namespace Concurrency {
namespace graphics {
namespace ampcc_detail {

float round_down(float x) AMPCC_AMP AMPCC_BUILTIN("floor");

/// Whether the launch has an OpenCL image of the texture. Then sample_image() stores the channels
/// of a sample. The image samples with linear filter and clamped coordinates, so the caller must
/// check the modes, and that the texture has one level with 8 bits for each scalar element.
bool has_image(int image) AMPCC_AMP AMPCC_BUILTIN("HAS_IMAGE");
void sample_image(int image, float x, float y, float *channels) AMPCC_AMP
    AMPCC_BUILTIN("SAMPLE_IMAGE");

/// Reports a template argument that is no address mode or needs a border colour.
template <unsigned int Address> void check_address() AMPCC_AMP {
  static_assert(Address != address_border,
                "concurrency::graphics::texture_view: address_border needs a border colour; give a "
                "sampler");
  static_assert(Address == address_border || (Address >= address_wrap && Address <= address_clamp),
                "concurrency::graphics::texture_view: the address mode must be address_wrap, "
                "address_mirror or address_clamp");
}

/// T, or floats if T cannot be sampled. So a program that samples such a texture gets only the
/// error of texture_view, not also errors in the code below.
template <class T> struct filtered_as {
  typedef short_vector_traits<T> traits;
  typedef typename std::conditional<is_filterable<typename traits::value_type>::value, T,
                                    typename short_vector<float, traits::size>::type>::type type;
};

/// The channels of a texel as floats for filters: stored numbers, not normalised (element::weigh).
struct color {
  float x, y, z, w;
};

inline float mix(float a, float b, float weight) AMPCC_AMP { return a + weight * (b - a); }
inline color mix(const color &a, const color &b, float weight) AMPCC_AMP {
  const color c = {mix(a.x, b.x, weight), mix(a.y, b.y, weight), mix(a.z, b.z, weight),
                   mix(a.w, b.w, weight)};
  return c;
}

/// The coordinates of a point in a texture, from 0 to 1, x along the last dimension.
template <int N> struct position;
template <> struct position<1> {
  explicit position(float c) AMPCC_AMP : x(c), y(0.0f), z(0.0f) {}
  float x, y, z;
};
template <> struct position<2> {
  explicit position(const float_2 &c) AMPCC_AMP : x(c.get_x()), y(c.get_y()), z(0.0f) {}
  float x, y, z;
};
template <> struct position<3> {
  explicit position(const float_3 &c) AMPCC_AMP : x(c.get_x()), y(c.get_y()), z(c.get_z()) {}
  float x, y, z;
};

/// The mipmap levels for a level of detail: `first`, and the next one with `weight` if that is not
/// 0.
struct level_choice {
  level_choice(float detail, unsigned int levels, unsigned int filter) AMPCC_AMP {
    const float last = static_cast<float>(levels - 1);
    float level = detail > 0.0f ? (detail < last ? detail : last) : 0.0f;
    if (filter == filter_point)
      level += 0.5f;
    first = static_cast<unsigned int>(level);
    weight = filter == filter_point ? 0.0f : level - static_cast<float>(first);
  }
  unsigned int first;
  float weight;
};

/// Returns a coordinate in texels, in the range of the address mode. For every coordinate, also a
/// NaN, the result can be converted to int.
inline float to_texels(float coord, float size, unsigned int address) AMPCC_AMP {
  if (address == address_wrap) {
    coord -= round_down(coord);
    coord = coord < 1.0f ? coord : 0.0f;
  } else if (address == address_mirror) {
    coord -= 2.0f * round_down(coord * 0.5f);
    coord = coord < 2.0f ? coord : 0.0f;
  } else if (address == address_clamp) {
    coord = coord > 0.0f ? (coord < 1.0f ? coord : 1.0f) : 0.0f;
  } else {
    // From a texel and a half outside of the edge on, only the border counts.
    const float margin = 1.5f / size;
    coord = coord > -margin ? (coord < 1.0f + margin ? coord : 1.0f + margin) : -margin;
  }
  return coord * size;
}

/// Returns the texel of the texture for `texel`, which may be up to two texels outside of the range
/// of the address mode. With address_border the result may be outside of the texture; the caller
/// then takes the border colour. The range of address_mirror is the texture and its mirror image.
inline int to_inside(int texel, int size, unsigned int address) AMPCC_AMP {
  int inside;
  if (address == address_wrap)
    inside = texel < 0 ? texel + size : texel >= size ? texel - size : texel;
  else if (address == address_mirror)
    inside = texel < 0           ? -1 - texel
             : texel >= 2 * size ? texel - 2 * size
             : texel >= size     ? 2 * size - 1 - texel
                                 : texel;
  else if (address == address_border)
    inside = texel;
  else
    inside = texel < 0 ? 0 : texel >= size ? size - 1 : texel;
  return inside;
}

/// Two neighbouring texels in one dimension, and the weight of the second one.
struct neighbours {
  neighbours(float coord, int size, unsigned int filter, unsigned int address) AMPCC_AMP {
    const float place = to_texels(coord, static_cast<float>(size), address);
    const float start = filter == filter_point ? round_down(place) : round_down(place - 0.5f);
    weight = filter == filter_point ? 0.0f : place - 0.5f - start;
    low = to_inside(static_cast<int>(start), size, address);
    high = to_inside(static_cast<int>(start) + 1, size, address);
  }
  int low, high;
  float weight;
};

/// The texels of one mipmap level. `first` is the place of its first texel in `data`.
template <int N> struct texel_source {
  texel_source(const unsigned char *data, int first, const extent<N> &ext, int bits) AMPCC_AMP
      : data(data),
        first(first),
        ext(ext),
        bits(bits) {}
  const unsigned char *data;
  int first;
  extent<N> ext;
  int bits;

  int width() const AMPCC_AMP { return ext[N - 1]; }
  int height() const AMPCC_AMP { return N > 1 ? ext[N > 1 ? N - 2 : 0] : 1; }
  int depth() const AMPCC_AMP { return N > 2 ? ext[0] : 1; }
  bool has(int x, int y, int z) const AMPCC_AMP {
    return x >= 0 && x < width() && y >= 0 && y < height() && z >= 0 && z < depth();
  }
  int place(int x, int y, int z) const AMPCC_AMP {
    return first + (z * height() + y) * width() + x;
  }
};

/// Samples of a texture with texels T. texel(), row(), slice() and at() filter in no, one, two and
/// all dimensions.
template <class T, int N> struct texture_filter {
  typedef typename short_vector_traits<T>::value_type S;
  static const int channels = short_vector_traits<T>::size;

  static color texel(const texel_source<N> &from, int x, int y, int z, unsigned int address,
                     const float_4 &border) AMPCC_AMP {
    color c = {0.0f, 0.0f, 0.0f, 0.0f};
    if (address == address_border && !from.has(x, y, z)) {
      c.x = element<S>::weigh_border(border.get_x(), from.bits);
      c.y = element<S>::weigh_border(border.get_y(), from.bits);
      c.z = element<S>::weigh_border(border.get_z(), from.bits);
      c.w = element<S>::weigh_border(border.get_w(), from.bits);
    } else {
      const stored_texel t =
          texel_memory<S, channels>::load(from.data, from.place(x, y, z), from.bits);
      c.x = element<S>::weigh(t.x, from.bits);
      if (channels > 1)
        c.y = element<S>::weigh(t.y, from.bits);
      if (channels > 2)
        c.z = element<S>::weigh(t.z, from.bits);
      if (channels > 3)
        c.w = element<S>::weigh(t.w, from.bits);
    }
    return c;
  }

  static color row(const texel_source<N> &from, const neighbours &x, int y, int z,
                   unsigned int address, const float_4 &border) AMPCC_AMP {
    return mix(texel(from, x.low, y, z, address, border),
               texel(from, x.high, y, z, address, border), x.weight);
  }

  static color slice(const texel_source<N> &from, const neighbours &x, const neighbours &y, int z,
                     unsigned int address, const float_4 &border) AMPCC_AMP {
    color c = row(from, x, y.low, z, address, border);
    if (N > 1)
      c = mix(c, row(from, x, y.high, z, address, border), y.weight);
    return c;
  }

  static color at(const texel_source<N> &from, const position<N> &where, unsigned int filter,
                  unsigned int address, const float_4 &border) AMPCC_AMP {
    const neighbours x(where.x, from.width(), filter, address);
    const neighbours y(where.y, from.height(), N > 1 ? filter : filter_point, address);
    const neighbours z(where.z, from.depth(), N > 2 ? filter : filter_point, address);
    color c;
    if (filter == filter_point) {
      c = texel(from, x.low, y.low, z.low, address, border);
    } else {
      c = slice(from, x, y, z.low, address, border);
      if (N > 2)
        c = mix(c, slice(from, x, y, z.high, address, border), z.weight);
    }
    return c;
  }

  /// Returns the value of a filtered texel.
  static T value(const color &c, int bits) AMPCC_AMP { return filtered(c, bits, (T *)nullptr); }
  /// Returns the value for the channels that an OpenCL image returns.
  static T value(const float (&c)[4]) AMPCC_AMP { return converted(c, (T *)nullptr); }

private:
  static S converted(const float (&c)[4], S *) AMPCC_AMP { return S(c[0]); }
  static short_vector<S, 2> converted(const float (&c)[4], short_vector<S, 2> *) AMPCC_AMP {
    return short_vector<S, 2>(S(c[0]), S(c[1]));
  }
  static short_vector<S, 3> converted(const float (&c)[4], short_vector<S, 3> *) AMPCC_AMP {
    return short_vector<S, 3>(S(c[0]), S(c[1]), S(c[2]));
  }
  static short_vector<S, 4> converted(const float (&c)[4], short_vector<S, 4> *) AMPCC_AMP {
    return short_vector<S, 4>(S(c[0]), S(c[1]), S(c[2]), S(c[3]));
  }
  static S filtered(const color &c, int bits, S *) AMPCC_AMP {
    return element<S>::weighed(c.x, bits);
  }
  static short_vector<S, 2> filtered(const color &c, int bits, short_vector<S, 2> *) AMPCC_AMP {
    return short_vector<S, 2>(element<S>::weighed(c.x, bits), element<S>::weighed(c.y, bits));
  }
  static short_vector<S, 3> filtered(const color &c, int bits, short_vector<S, 3> *) AMPCC_AMP {
    return short_vector<S, 3>(element<S>::weighed(c.x, bits), element<S>::weighed(c.y, bits),
                              element<S>::weighed(c.z, bits));
  }
  static short_vector<S, 4> filtered(const color &c, int bits, short_vector<S, 4> *) AMPCC_AMP {
    return short_vector<S, 4>(element<S>::weighed(c.x, bits), element<S>::weighed(c.y, bits),
                              element<S>::weighed(c.z, bits), element<S>::weighed(c.w, bits));
  }
};

/// at() returns one channel of the four texels around a point, in the order of spec 10.5.8.
template <class T, int N, int Channel> struct texture_gather {
  typedef typename short_vector_traits<T>::value_type S;

  static S component(const texel_source<N> &from, int x, int y, unsigned int address,
                     const float_4 &border) AMPCC_AMP {
    const color c = texture_filter<T, N>::texel(from, x, y, 0, address, border);
    return element<S>::weighed(Channel == 0   ? c.x
                               : Channel == 1 ? c.y
                               : Channel == 2 ? c.z
                                              : c.w,
                               from.bits);
  }
  static short_vector<S, 4> at(const texel_source<N> &from, const position<N> &where,
                               unsigned int address, const float_4 &border) AMPCC_AMP {
    const neighbours x(where.x, from.width(), filter_linear, address);
    const neighbours y(where.y, from.height(), filter_linear, address);
    return short_vector<S, 4>(component(from, x.low, y.high, address, border),
                              component(from, x.high, y.high, address, border),
                              component(from, x.high, y.low, address, border),
                              component(from, x.low, y.low, address, border));
  }
};

} // namespace ampcc_detail
} // namespace graphics
} // namespace Concurrency

#include "end_exact_floats.h"

#endif

#endif
