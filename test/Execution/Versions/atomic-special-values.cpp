// amp:1.3: atomic minimum and maximum of NaN, of zeros with signs, infinities and subnormal numbers,
// and exchanges that compare bits.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>
using namespace concurrency;

template <typename T> bool same(T a, T b) {
  return std::isnan(a) ? std::isnan(b) : std::memcmp(&a, &b, sizeof a) == 0;
}

// The smaller one; NaN only if both are, and -0 is less than 0.
template <typename T> T smaller(T a, T b) {
  if (std::isnan(a) || a == b)
    return a == b && std::signbit(a) ? a : b;
  return b < a ? b : a;
}
template <typename T> T larger(T a, T b) { return -smaller(-a, -b); }

template <typename T> bool extremes() {
  using limits = std::numeric_limits<T>;
  const std::vector<T> values = {0,
                                 -T(0),
                                 1,
                                 -1,
                                 limits::quiet_NaN(),
                                 -limits::quiet_NaN(),
                                 limits::infinity(),
                                 -limits::infinity(),
                                 limits::denorm_min(),
                                 -limits::denorm_min()};
  const int count = static_cast<int>(values.size());
  std::vector<T> smallest, largest;
  for (T first : values)
    smallest.insert(smallest.end(), count, first);
  largest = smallest;
  const array_view<const T> from(count, values);
  const array_view<T, 2> mins(count, count, smallest), maxs(count, count, largest);
  parallel_for_each(mins.extent, [=](index<2> i) restrict(amp) {
    atomic_fetch_min(&mins[i], from[i[1]]);
    atomic_fetch_max(&maxs[i], from[i[1]]);
  });
  mins.synchronize();
  maxs.synchronize();
  bool right = true;
  for (int i = 0; i < count; ++i)
    for (int j = 0; j < count; ++j)
      right &= same(smallest[i * count + j], smaller(values[i], values[j])) &&
               same(largest[i * count + j], larger(values[i], values[j]));
  return right;
}

template <typename T> bool compares_bits() {
  std::vector<T> data = {T(0), std::numeric_limits<T>::quiet_NaN()};
  std::vector<int> results(2);
  const array_view<T> v(2, data);
  const array_view<int> r(2, results);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    T zero = -T(0), nan = v[1];
    r[0] = atomic_compare_exchange(&v[0], &zero, T(1));
    r[1] = atomic_compare_exchange(&v[1], &nan, T(2));
  });
  return r[0] == 0 && r[1] == 1 && v[0] == 0 && v[1] == 2;
}

int main() {
  return extremes<float>() && extremes<double>() && compares_bits<float>() &&
                 compares_bits<double>()
             ? 0
             : 1;
}
