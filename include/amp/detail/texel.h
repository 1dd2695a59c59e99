//===- texel.h - element types of textures and their formats (spec 10.1.3) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels read and write texels with texel_value (texture.h, texture_view.h), and filter them with
// element and texel_memory (texture_sampling.h). The host has only the traits at the beginning,
// because its copies move whole texels in their format. The layout is that of Direct3D's formats:
// the scalar elements of a texel in order, each with its lowest byte first. Values are converted by
// the rules of Direct3D's functional specification:
//
// - A read of an integer or a float is exact. A normalised value is the stored number divided by
//   the largest one.
// - A write clamps to the range of the format. It rounds a float that loses bits towards zero, and
//   a normalised value to the nearest. A NaN in a normalised texel is 0.
//
// A further type of scalars needs specialisations of texel_scalar and element.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_TEXEL_H
#define AMP_DETAIL_TEXEL_H

#include "../../ampcc_rt/texture.h"
#include "short_vector_traits.h"
#include <type_traits>

namespace Concurrency {
namespace graphics {
namespace ampcc_detail {

/// The kind of scalar S for the runtime (`value`), and the bits of an element if the program does
/// not name them (`default_bits`). 0 means that the program must name them.
template <class S> struct texel_scalar;
template <> struct texel_scalar<int> {
  static constexpr ampcc_rt::texel_scalar value = ampcc_rt::texel_scalar::sint;
  static constexpr unsigned int default_bits = 32;
};
template <> struct texel_scalar<unsigned int> {
  static constexpr ampcc_rt::texel_scalar value = ampcc_rt::texel_scalar::uint;
  static constexpr unsigned int default_bits = 32;
};
template <> struct texel_scalar<float> {
  static constexpr ampcc_rt::texel_scalar value = ampcc_rt::texel_scalar::floating;
  static constexpr unsigned int default_bits = 32;
};
template <> struct texel_scalar<norm> {
  static constexpr ampcc_rt::texel_scalar value = ampcc_rt::texel_scalar::snorm;
  static constexpr unsigned int default_bits = 0;
};
template <> struct texel_scalar<unorm> {
  static constexpr ampcc_rt::texel_scalar value = ampcc_rt::texel_scalar::unorm;
  static constexpr unsigned int default_bits = 0;
};
template <> struct texel_scalar<double> {
  static constexpr ampcc_rt::texel_scalar value = ampcc_rt::texel_scalar::doubles;
  static constexpr unsigned int default_bits = 64;
};

template <class T> struct is_short_vector : std::false_type {};
template <class S, int N> struct is_short_vector<short_vector<S, N>> : std::true_type {};

/// Whether texels of so many scalars S exist. Direct3D has no formats of three normalised scalars
/// or of more than two doubles. Floats of 16 bits are texels of float, not of half.
template <class S, int Channels>
using has_format =
    std::integral_constant<bool, (std::is_arithmetic<S>::value || std::is_same<S, norm>::value ||
                                  std::is_same<S, unorm>::value) &&
                                     !(Channels == 3 && (std::is_same<S, norm>::value ||
                                                         std::is_same<S, unorm>::value)) &&
                                     !(Channels > 2 && std::is_same<S, double>::value)>;

/// Whether T is an element type of textures.
template <class T, bool = is_vector_scalar<T>::value || is_short_vector<T>::value>
struct is_texel : std::false_type {};
template <class T>
struct is_texel<T, true>
    : has_format<typename short_vector_traits<T>::value_type, short_vector_traits<T>::size> {};

/// Whether textures of scalars S can be sampled: a value between two texels must exist.
template <class S>
using is_filterable =
    std::integral_constant<bool, std::is_same<S, float>::value || std::is_same<S, norm>::value ||
                                     std::is_same<S, unorm>::value>;

#ifdef __AMPCC__

float as_float(unsigned int bits) AMPCC_AMP AMPCC_BUILTIN("as_float");
unsigned int as_bits(float value) AMPCC_AMP AMPCC_BUILTIN("as_uint");

/// The scalar elements of a texel as stored: the bits of each in the low bits of an unsigned int.
struct stored_texel {
  unsigned int x, y, z, w;
};

/// Converts a float of 16 bits to one of 32 bits, exactly.
inline float widen_half(unsigned int half) AMPCC_AMP {
  const unsigned int sign = (half & 0x8000u) << 16;
  const unsigned int magnitude = half & 0x7FFFu;
  // Below the normal numbers the bits count steps of 2^-24.
  const unsigned int small = as_bits(static_cast<float>(magnitude) * 0x1p-24f);
  const unsigned int normal = (magnitude << 13) + (magnitude < 0x7C00u ? 0x38000000u : 0x70000000u);
  return as_float(sign | (magnitude < 0x400u ? small : normal));
}

/// Converts a float of 32 bits to one of 16 bits, towards zero, so that a finite value stays
/// finite.
inline unsigned int narrow_float(float value) AMPCC_AMP {
  const unsigned int bits = as_bits(value);
  const unsigned int sign = bits >> 16 & 0x8000u;
  const unsigned int magnitude = bits & 0x7FFFFFFFu;
  unsigned int half;
  if (magnitude > 0x7F800000u)
    half = 0x7E00u; // NaN
  else if (magnitude == 0x7F800000u)
    half = 0x7C00u; // infinity
  else if (magnitude >= 0x477FE000u)
    half = 0x7BFFu; // 65504, the largest
  else if (magnitude >= 0x38800000u)
    half = (magnitude - 0x38000000u) >> 13;
  else
    half = static_cast<unsigned int>(as_float(magnitude) * 0x1p24f);
  return sign | half;
}

/// The low `bits` bits as a signed number; `bits` is from 1 to 32.
inline int sign_extended(unsigned int stored, int bits) AMPCC_AMP {
  return static_cast<int>(stored << (32 - bits)) >> (32 - bits);
}
// The largest signed and unsigned number of `bits` bits, for normalised elements: 8 or 16 bits.
inline float largest_signed(int bits) AMPCC_AMP {
  return static_cast<float>((1 << (bits - 1)) - 1);
}
inline float largest_unsigned(int bits) AMPCC_AMP { return static_cast<float>((1 << bits) - 1); }

/// The conversions of one scalar element of type S. `read` and `write` convert between the stored
/// bits and a value. The other functions exist only where is_filterable<S>. Filters compute with
/// the stored number as a float, which for norm and unorm is not divided yet, so that they divide
/// once for each result: `weigh` converts the stored bits to that float, `weighed` converts a
/// result to a value, and `weigh_border` converts a component of the border colour to such a float,
/// clamped to the range of S. The functions get the number of bits of the element, because it is a
/// property of the texture's object and not of its type.
template <class S> struct element;

template <> struct element<int> {
  static int read(unsigned int stored, int bits) AMPCC_AMP { return sign_extended(stored, bits); }
  static unsigned int write(int value, int bits) AMPCC_AMP {
    const int most = static_cast<int>(0x7FFFFFFFu >> (32 - bits));
    const int least = -most - 1;
    return static_cast<unsigned int>(value < least ? least : value > most ? most : value);
  }
};

template <> struct element<unsigned int> {
  static unsigned int read(unsigned int stored, int) AMPCC_AMP { return stored; }
  static unsigned int write(unsigned int value, int bits) AMPCC_AMP {
    const unsigned int most = 0xFFFFFFFFu >> (32 - bits);
    return value > most ? most : value;
  }
};

template <> struct element<float> {
  static float read(unsigned int stored, int bits) AMPCC_AMP {
    return bits == 32 ? as_float(stored) : widen_half(stored);
  }
  static unsigned int write(float value, int bits) AMPCC_AMP {
    return bits == 32 ? as_bits(value) : narrow_float(value);
  }
  static float weigh(unsigned int stored, int bits) AMPCC_AMP { return read(stored, bits); }
  static float weighed(float number, int) AMPCC_AMP { return number; }
  static float weigh_border(float border, int) AMPCC_AMP { return border; }
};

template <> struct element<norm> {
  static norm read(unsigned int stored, int bits) AMPCC_AMP {
    return weighed(weigh(stored, bits), bits);
  }
  static unsigned int write(norm value, int bits) AMPCC_AMP {
    const float scaled = value == value ? static_cast<float>(value) * largest_signed(bits) : 0.0f;
    return static_cast<unsigned int>(
        static_cast<int>(scaled < 0.0f ? scaled - 0.5f : scaled + 0.5f));
  }
  /// The two lowest stored numbers, such as -128 and -127 of 8 bits, both mean -1.
  static float weigh(unsigned int stored, int bits) AMPCC_AMP {
    const int number = sign_extended(stored, bits);
    const int least = 1 - (1 << (bits - 1));
    return static_cast<float>(number < least ? least : number);
  }
  static norm weighed(float number, int bits) AMPCC_AMP {
    return norm(number / largest_signed(bits));
  }
  static float weigh_border(float border, int bits) AMPCC_AMP {
    return static_cast<float>(norm(border)) * largest_signed(bits);
  }
};

template <> struct element<unorm> {
  static unorm read(unsigned int stored, int bits) AMPCC_AMP {
    return weighed(weigh(stored, bits), bits);
  }
  static unsigned int write(unorm value, int bits) AMPCC_AMP {
    const float scaled = value == value ? static_cast<float>(value) * largest_unsigned(bits) : 0.0f;
    return static_cast<unsigned int>(scaled + 0.5f);
  }
  static float weigh(unsigned int stored, int) AMPCC_AMP { return static_cast<float>(stored); }
  static unorm weighed(float number, int bits) AMPCC_AMP {
    return unorm(number / largest_unsigned(bits));
  }
  static float weigh_border(float border, int bits) AMPCC_AMP {
    return static_cast<float>(unorm(border)) * largest_unsigned(bits);
  }
};

/// The widths of elements of type S, which is not double: whether they can have 32 bits (`word`),
/// and whether 8 bits (`byte`). All of them can have 16 bits. texel_memory checks these constants
/// first, so that kernels contain no code for impossible formats.
template <class S> struct widths {
  static constexpr bool word = texel_scalar<S>::default_bits == 32;
  static constexpr bool byte = !std::is_same<S, float>::value;
};

/// Loads and stores texels of `Channels` scalars S, which is not double. `texel` is the index of a
/// texel in `data`, `bits` the number of bits of a scalar. `data` has to be aligned to 4 bytes,
/// because the functions access words. Texels of three scalars always have 32 bits for each.
template <class S, int Channels> struct texel_memory;

template <class S> struct texel_memory<S, 1> {
  static stored_texel load(const unsigned char *data, int texel, int bits) AMPCC_AMP {
    stored_texel t = {0, 0, 0, 0};
    if (widths<S>::word && bits == 32)
      t.x = reinterpret_cast<const unsigned int *>(data)[texel];
    else if (!widths<S>::byte || bits == 16)
      t.x = reinterpret_cast<const unsigned short *>(data)[texel];
    else
      t.x = data[texel];
    return t;
  }
  static void store(unsigned char *data, int texel, int bits, const stored_texel &t) AMPCC_AMP {
    if (widths<S>::word && bits == 32)
      reinterpret_cast<unsigned int *>(data)[texel] = t.x;
    else if (!widths<S>::byte || bits == 16)
      reinterpret_cast<unsigned short *>(data)[texel] = static_cast<unsigned short>(t.x);
    else
      data[texel] = static_cast<unsigned char>(t.x);
  }
};

template <class S> struct texel_memory<S, 2> {
  static stored_texel load(const unsigned char *data, int texel, int bits) AMPCC_AMP {
    stored_texel t = {0, 0, 0, 0};
    if (widths<S>::word && bits == 32) {
      t.x = reinterpret_cast<const unsigned int *>(data)[2 * texel];
      t.y = reinterpret_cast<const unsigned int *>(data)[2 * texel + 1];
    } else if (!widths<S>::byte || bits == 16) {
      const unsigned int both = reinterpret_cast<const unsigned int *>(data)[texel];
      t.x = both & 0xFFFFu;
      t.y = both >> 16;
    } else {
      const unsigned int both = reinterpret_cast<const unsigned short *>(data)[texel];
      t.x = both & 0xFFu;
      t.y = both >> 8;
    }
    return t;
  }
  static void store(unsigned char *data, int texel, int bits, const stored_texel &t) AMPCC_AMP {
    if (widths<S>::word && bits == 32) {
      reinterpret_cast<unsigned int *>(data)[2 * texel] = t.x;
      reinterpret_cast<unsigned int *>(data)[2 * texel + 1] = t.y;
    } else if (!widths<S>::byte || bits == 16) {
      reinterpret_cast<unsigned int *>(data)[texel] = (t.x & 0xFFFFu) | t.y << 16;
    } else {
      reinterpret_cast<unsigned short *>(data)[texel] =
          static_cast<unsigned short>((t.x & 0xFFu) | (t.y & 0xFFu) << 8);
    }
  }
};

template <class S> struct texel_memory<S, 3> {
  static stored_texel load(const unsigned char *data, int texel, int) AMPCC_AMP {
    stored_texel t = {0, 0, 0, 0};
    t.x = reinterpret_cast<const unsigned int *>(data)[3 * texel];
    t.y = reinterpret_cast<const unsigned int *>(data)[3 * texel + 1];
    t.z = reinterpret_cast<const unsigned int *>(data)[3 * texel + 2];
    return t;
  }
  static void store(unsigned char *data, int texel, int, const stored_texel &t) AMPCC_AMP {
    reinterpret_cast<unsigned int *>(data)[3 * texel] = t.x;
    reinterpret_cast<unsigned int *>(data)[3 * texel + 1] = t.y;
    reinterpret_cast<unsigned int *>(data)[3 * texel + 2] = t.z;
  }
};

template <class S> struct texel_memory<S, 4> {
  static stored_texel load(const unsigned char *data, int texel, int bits) AMPCC_AMP {
    stored_texel t = {0, 0, 0, 0};
    if (widths<S>::word && bits == 32) {
      t.x = reinterpret_cast<const unsigned int *>(data)[4 * texel];
      t.y = reinterpret_cast<const unsigned int *>(data)[4 * texel + 1];
      t.z = reinterpret_cast<const unsigned int *>(data)[4 * texel + 2];
      t.w = reinterpret_cast<const unsigned int *>(data)[4 * texel + 3];
    } else if (!widths<S>::byte || bits == 16) {
      const unsigned int low = reinterpret_cast<const unsigned int *>(data)[2 * texel];
      const unsigned int high = reinterpret_cast<const unsigned int *>(data)[2 * texel + 1];
      t.x = low & 0xFFFFu;
      t.y = low >> 16;
      t.z = high & 0xFFFFu;
      t.w = high >> 16;
    } else {
      const unsigned int all = reinterpret_cast<const unsigned int *>(data)[texel];
      t.x = all & 0xFFu;
      t.y = all >> 8 & 0xFFu;
      t.z = all >> 16 & 0xFFu;
      t.w = all >> 24;
    }
    return t;
  }
  static void store(unsigned char *data, int texel, int bits, const stored_texel &t) AMPCC_AMP {
    if (widths<S>::word && bits == 32) {
      reinterpret_cast<unsigned int *>(data)[4 * texel] = t.x;
      reinterpret_cast<unsigned int *>(data)[4 * texel + 1] = t.y;
      reinterpret_cast<unsigned int *>(data)[4 * texel + 2] = t.z;
      reinterpret_cast<unsigned int *>(data)[4 * texel + 3] = t.w;
    } else if (!widths<S>::byte || bits == 16) {
      reinterpret_cast<unsigned int *>(data)[2 * texel] = (t.x & 0xFFFFu) | t.y << 16;
      reinterpret_cast<unsigned int *>(data)[2 * texel + 1] = (t.z & 0xFFFFu) | t.w << 16;
    } else {
      reinterpret_cast<unsigned int *>(data)[texel] =
          (t.x & 0xFFu) | (t.y & 0xFFu) << 8 | (t.z & 0xFFu) << 16 | t.w << 24;
    }
  }
};

/// Reads and writes a texel as a value of its type T.
template <class T> struct texel_value {
  static T read(const unsigned char *data, int texel, int bits) AMPCC_AMP {
    return element<T>::read(texel_memory<T, 1>::load(data, texel, bits).x, bits);
  }
  static void write(unsigned char *data, int texel, int bits, const T &value) AMPCC_AMP {
    const stored_texel t = {element<T>::write(value, bits), 0, 0, 0};
    texel_memory<T, 1>::store(data, texel, bits, t);
  }
};
template <class S> struct texel_value<short_vector<S, 2>> {
  static short_vector<S, 2> read(const unsigned char *data, int texel, int bits) AMPCC_AMP {
    const stored_texel t = texel_memory<S, 2>::load(data, texel, bits);
    return short_vector<S, 2>(element<S>::read(t.x, bits), element<S>::read(t.y, bits));
  }
  static void write(unsigned char *data, int texel, int bits,
                    const short_vector<S, 2> &value) AMPCC_AMP {
    const stored_texel t = {element<S>::write(value.get_x(), bits),
                            element<S>::write(value.get_y(), bits), 0, 0};
    texel_memory<S, 2>::store(data, texel, bits, t);
  }
};
template <class S> struct texel_value<short_vector<S, 3>> {
  static short_vector<S, 3> read(const unsigned char *data, int texel, int bits) AMPCC_AMP {
    const stored_texel t = texel_memory<S, 3>::load(data, texel, bits);
    return short_vector<S, 3>(element<S>::read(t.x, bits), element<S>::read(t.y, bits),
                              element<S>::read(t.z, bits));
  }
  static void write(unsigned char *data, int texel, int bits,
                    const short_vector<S, 3> &value) AMPCC_AMP {
    const stored_texel t = {element<S>::write(value.get_x(), bits),
                            element<S>::write(value.get_y(), bits),
                            element<S>::write(value.get_z(), bits), 0};
    texel_memory<S, 3>::store(data, texel, bits, t);
  }
};
template <class S> struct texel_value<short_vector<S, 4>> {
  static short_vector<S, 4> read(const unsigned char *data, int texel, int bits) AMPCC_AMP {
    const stored_texel t = texel_memory<S, 4>::load(data, texel, bits);
    return short_vector<S, 4>(element<S>::read(t.x, bits), element<S>::read(t.y, bits),
                              element<S>::read(t.z, bits), element<S>::read(t.w, bits));
  }
  static void write(unsigned char *data, int texel, int bits,
                    const short_vector<S, 4> &value) AMPCC_AMP {
    const stored_texel t = {
        element<S>::write(value.get_x(), bits), element<S>::write(value.get_y(), bits),
        element<S>::write(value.get_z(), bits), element<S>::write(value.get_w(), bits)};
    texel_memory<S, 4>::store(data, texel, bits, t);
  }
};

// Doubles are stored as they are.
template <> struct texel_value<double> {
  static double read(const unsigned char *data, int texel, int) AMPCC_AMP {
    return reinterpret_cast<const double *>(data)[texel];
  }
  static void write(unsigned char *data, int texel, int, double value) AMPCC_AMP {
    reinterpret_cast<double *>(data)[texel] = value;
  }
};
template <> struct texel_value<double_2> {
  static double_2 read(const unsigned char *data, int texel, int) AMPCC_AMP {
    return double_2(reinterpret_cast<const double *>(data)[2 * texel],
                    reinterpret_cast<const double *>(data)[2 * texel + 1]);
  }
  static void write(unsigned char *data, int texel, int, const double_2 &value) AMPCC_AMP {
    reinterpret_cast<double *>(data)[2 * texel] = value.get_x();
    reinterpret_cast<double *>(data)[2 * texel + 1] = value.get_y();
  }
};

#endif

} // namespace ampcc_detail
} // namespace graphics
} // namespace Concurrency

#endif
