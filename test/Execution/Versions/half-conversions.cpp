// half: every half as a float and back, and the floats and doubles beside every number in the
// middle between two halves, in kernels and on the host.
// RUN: %ampcc --amp-version=1.3 %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O2 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O2 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 -O1 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --amp-version=1.3 --amp-host-compiler=g++ -O1 --amp-check --amp-robust %s -o %t && env AMPCC_DEVICE=native %t
#include "Inputs/half_reference.h"
#include <amp.h>
#include <amp_half.h>
#include <cassert>
#include <cstring>
#include <vector>
using namespace concurrency;

constexpr int all = 1 << 16;
const double infinite = std::numeric_limits<double>::infinity();

void widen() {
  std::vector<half> halves(all), again(all);
  std::vector<float> floats(all);
  for (int i = 0; i < all; ++i)
    halves[i] = half::from_bits(static_cast<unsigned short>(i));
  const array_view<const half> from(all, halves);
  const array_view<half> back(all, again);
  const array_view<float> to(all, floats);
  parallel_for_each(
      to.extent, [=](index<1> i) restrict(amp) {
        to[i] = from[i];
        back[i] = to[i];
      });
  to.synchronize();
  back.synchronize();
  for (unsigned i = 0; i < all; ++i) {
    const bool is_infinite = (i & 0x7FFF) == 0x7C00;
    const double value = is_infinite ? (i == 0x7C00 ? infinite : -infinite) : value_of(i);
    for (float x : {floats[i], float(halves[i])})
      assert(is_nan(i) ? std::isnan(x) : x == value && std::signbit(x) == (i >= 0x8000));
    for (half h : {again[i], half(floats[i]), half(double(floats[i]))})
      assert(same(h.bits(), i));
    assert(halves[i].bits() == i);
  }
}

// The numbers with a meaning for rounding, of both signs: those in the middle between two halves,
// every half, the T beside each, and the ends of T's range.
template <typename T> std::vector<T> numbers() {
  std::vector<T> result = {T(INFINITY), std::numeric_limits<T>::quiet_NaN(),
                           std::numeric_limits<T>::max(), std::numeric_limits<T>::min(),
                           std::numeric_limits<T>::denorm_min()};
  for (unsigned bits = 0; bits < 0x7C00; ++bits)
    for (double x : {value_of(bits), middle(bits)})
      for (T to : {-T(INFINITY), T(x), T(INFINITY)})
        result.push_back(std::nextafter(T(x), to));
  const size_t positive = result.size();
  for (size_t i = 0; i < positive; ++i)
    result.push_back(-result[i]);
  return result;
}

template <typename T> void narrow() {
  const std::vector<T> values = numbers<T>();
  const int n = static_cast<int>(values.size());
  std::vector<half> halves(n);
  const array_view<const T> from(n, values);
  const array_view<half> to(n, halves);
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) { to[i] = half(from[i]); });
  to.synchronize();
  for (int i = 0; i < n; ++i) {
    assert(same(halves[i].bits(), rounded(values[i])));
    assert(same(half(values[i]).bits(), rounded(values[i])));
  }
}

template <typename I> void integers() {
  std::vector<I> values = {std::numeric_limits<I>::max(), std::numeric_limits<I>::lowest()};
  for (int i = 0; i < 70000; ++i) {
    values.push_back(I(i));
    values.push_back(I(-i));
  }
  const int n = static_cast<int>(values.size());
  std::vector<half> halves(n);
  const array_view<const I> from(n, values);
  const array_view<half> to(n, halves);
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) { to[i] = from[i]; });
  to.synchronize();
  for (int i = 0; i < n; ++i) {
    assert(halves[i].bits() == rounded(double(values[i])));
    assert(half(values[i]).bits() == rounded(double(values[i])));
  }
}

int main() {
  widen();
  narrow<float>();
  if (accelerator().supports_double_precision)
    narrow<double>();
  integers<int>();
  integers<unsigned>();
  integers<long>();
  integers<signed char>();
}
