// The formats of texels, written out in double as Direct3D's functional specification describes them.
#ifndef FORMATS_H
#define FORMATS_H
#include <amp_graphics.h>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

namespace formats {
using namespace concurrency::graphics;

inline std::uint64_t load(const unsigned char *from, unsigned bits) {
  std::uint64_t value = 0;
  std::memcpy(&value, from, bits / 8);
  return value;
}
inline std::int64_t extended(std::uint64_t stored, unsigned bits) {
  return (stored >> (bits - 1) & 1) ? std::int64_t(stored) - (std::int64_t(1) << bits) : std::int64_t(stored);
}

inline float half(unsigned bits) {
  const int exponent = bits >> 10 & 31;
  const double mantissa = bits & 1023;
  double value = exponent == 31  ? (mantissa ? NAN : INFINITY)
                 : exponent == 0 ? std::ldexp(mantissa, -24)
                                 : std::ldexp(mantissa + 1024, exponent - 25);
  return float(bits >> 15 ? -value : value);
}
inline unsigned to_half(float value) { // the largest half that is not further from 0
  const unsigned sign = std::signbit(value) ? 0x8000 : 0;
  if (std::isnan(value))
    return 0x7E00 | sign;
  if (std::isinf(value))
    return 0x7C00 | sign;
  unsigned low = 0, high = 0x7BFF;
  while (low < high) {
    const unsigned middle = (low + high + 1) / 2;
    if (half(middle) <= std::fabs(value))
      low = middle;
    else
      high = middle - 1;
  }
  return low | sign;
}

// One scalar element from and to its bits.
template <class S> struct scalar;
template <> struct scalar<int> {
  static int read(std::uint64_t stored, unsigned bits) { return int(extended(stored, bits)); }
  static std::uint64_t write(int value, unsigned bits) {
    const std::int64_t most = (std::int64_t(1) << (bits - 1)) - 1;
    return std::uint64_t(value > most ? most : value < -most - 1 ? -most - 1 : value);
  }
  static bool has(unsigned bits, int channels) { return bits == 32 || (bits < 32 && channels != 3); }
};
template <> struct scalar<unsigned> {
  static unsigned read(std::uint64_t stored, unsigned) { return unsigned(stored); }
  static std::uint64_t write(unsigned value, unsigned bits) {
    const std::uint64_t most = (std::uint64_t(1) << bits) - 1;
    return value > most ? most : value;
  }
  static bool has(unsigned bits, int channels) { return scalar<int>::has(bits, channels); }
};
template <> struct scalar<float> {
  static float read(std::uint64_t stored, unsigned bits) {
    if (bits == 16)
      return half(unsigned(stored));
    float value;
    std::memcpy(&value, &stored, 4);
    return value;
  }
  static std::uint64_t write(float value, unsigned bits) {
    if (bits == 16)
      return to_half(value);
    std::uint32_t stored;
    std::memcpy(&stored, &value, 4);
    return stored;
  }
  static bool has(unsigned bits, int channels) { return bits == 32 || (bits == 16 && channels != 3); }
};
template <> struct scalar<norm> {
  static float read(std::uint64_t stored, unsigned bits) {
    return std::fmax(-1.0f, float(double(extended(stored, bits)) / ((1 << (bits - 1)) - 1)));
  }
  static std::uint64_t write(float value, unsigned bits) {
    const float scaled = std::isnan(value) ? 0 : std::fmin(1.0f, std::fmax(-1.0f, value)) * ((1 << (bits - 1)) - 1);
    return std::uint64_t(std::int64_t(scaled < 0 ? scaled - 0.5f : scaled + 0.5f));
  }
  static bool has(unsigned bits, int channels) { return bits < 32 && channels != 3; }
};
template <> struct scalar<unorm> {
  static float read(std::uint64_t stored, unsigned bits) { return float(double(stored) / ((1 << bits) - 1)); }
  static std::uint64_t write(float value, unsigned bits) {
    const float scaled = std::isnan(value) ? 0 : std::fmin(1.0f, std::fmax(0.0f, value)) * ((1 << bits) - 1);
    return std::uint64_t(scaled + 0.5f);
  }
  static bool has(unsigned bits, int channels) { return bits < 32 && channels != 3; }
};
template <> struct scalar<double> {
  static double read(std::uint64_t stored, unsigned) {
    double value;
    std::memcpy(&value, &stored, 8);
    return value;
  }
  static std::uint64_t write(double value, unsigned) {
    std::uint64_t stored;
    std::memcpy(&stored, &value, 8);
    return stored;
  }
  static bool has(unsigned bits, int channels) { return bits == 64 && channels <= 2; }
};

/// The type of a norm or unorm outside of textures.
template <class S> struct plain { typedef S type; };
template <> struct plain<norm> { typedef float type; };
template <> struct plain<unorm> { typedef float type; };

// The components of a scalar or short vector.
template <class T> struct parts {
  static T get(const T &v, int) restrict(amp, cpu) { return v; }
  static T make(const T &a, const T &, const T &, const T &) restrict(amp, cpu) { return a; }
};
template <class S> struct parts<short_vector<S, 2>> {
  static S get(const short_vector<S, 2> &v, int i) restrict(amp, cpu) { return i == 0 ? v.get_x() : v.get_y(); }
  static short_vector<S, 2> make(const S &a, const S &b, const S &, const S &) restrict(amp, cpu) {
    return short_vector<S, 2>(a, b);
  }
};
template <class S> struct parts<short_vector<S, 3>> {
  static S get(const short_vector<S, 3> &v, int i) restrict(amp, cpu) {
    return i == 0 ? v.get_x() : i == 1 ? v.get_y() : v.get_z();
  }
  static short_vector<S, 3> make(const S &a, const S &b, const S &c, const S &) restrict(amp, cpu) {
    return short_vector<S, 3>(a, b, c);
  }
};
template <class S> struct parts<short_vector<S, 4>> {
  static S get(const short_vector<S, 4> &v, int i) restrict(amp, cpu) {
    return i == 0 ? v.get_x() : i == 1 ? v.get_y() : i == 2 ? v.get_z() : v.get_w();
  }
  static short_vector<S, 4> make(const S &a, const S &b, const S &c, const S &d) restrict(amp, cpu) {
    return short_vector<S, 4>(a, b, c, d);
  }
};

/// Bytes without an order, with runs of 0 and 255 among them.
inline std::vector<unsigned char> noise(std::size_t bytes, unsigned seed) {
  std::vector<unsigned char> made(bytes);
  for (unsigned char &b : made) {
    seed = seed * 1664525u + 1013904223u;
    b = (seed >> 28) == 0 ? 0 : (seed >> 28) == 1 ? 255 : static_cast<unsigned char>(seed >> 16);
  }
  return made;
}

/// Equal, or both not a number.
template <class V> bool same(V a, V b) { return a == b || (a != a && b != b); }

} // namespace formats
#endif
