// The numbers of half by their definition, for tests that compare with them. All differences and
// products of doubles here are exact.
#include <cmath>
#include <limits>

// The value of the finite half with these bits. 0x7C00 is the next power of two.
inline double value_of(unsigned bits) {
  const int exponent = static_cast<int>(bits >> 10 & 31u),
            fraction = static_cast<int>(bits & 1023u);
  const double size =
      exponent ? std::ldexp(1024 + fraction, exponent - 25) : std::ldexp(fraction, -24);
  return bits & 0x8000u ? -size : size;
}

// The middle between the positive half with these bits and the next one.
inline double middle(unsigned bits) { return (value_of(bits) + value_of(bits + 1)) / 2; }

// The bits of the half nearest to a positive number. `beyond` returns a positive number if that is
// greater than its argument, 0 if it is equal, else a negative one.
template <typename F> unsigned nearest(F beyond) {
  unsigned low = 0, high = 0x7C00;
  while (low < high) {
    const unsigned at = (low + high) / 2;
    const double side = beyond(middle(at));
    if (side > 0 || (side == 0 && at % 2 == 1))
      low = at + 1;
    else
      high = at;
  }
  return low;
}

constexpr unsigned any_nan = 0x7E00;

// The bits of the half nearest to x; any_nan for a NaN.
inline unsigned rounded(double x) {
  if (std::isnan(x))
    return any_nan;
  const double size = std::fabs(x);
  return (std::signbit(x) ? 0x8000u : 0u) | nearest([size](double m) { return size - m; });
}

inline bool is_nan(unsigned bits) { return (bits & 0x7FFFu) > 0x7C00u; }

// Whether both are the same half, or both are NaNs.
inline bool same(unsigned a, unsigned b) { return a == b || (is_nan(a) && is_nan(b)); }
