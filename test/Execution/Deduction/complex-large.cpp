// Complex functions of numbers whose squares overflow or underflow.
// RUN: %ampcc --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <complex>
#include <cstdio>
#include <limits>
#include <vector>
using namespace concurrency;

constexpr int functions = 8;

template <class T>
std::complex<T> result(int function, std::complex<T> z, std::complex<T> divisor) {
  switch (function) {
  case 0:
    return std::atanh(z);
  case 1:
    return std::atan(z);
  case 2:
    return std::log(z);
  case 3:
    return std::asin(z);
  case 4:
    return std::acos(z);
  case 5:
    return std::acosh(z);
  case 6:
    return std::asinh(z);
  default:
    return z / divisor;
  }
}

template <class T> int test(std::complex<T> divisor, std::vector<std::complex<T>> numbers) {
  std::vector<std::complex<T>> results(numbers.size() * functions);
  array_view<const std::complex<T>> from(numbers);
  array_view<std::complex<T>, 2> to(int(numbers.size()), functions, results);
  parallel_for_each(to.extent, [=](index<2> i) { to[i] = result(i[1], from[i[0]], divisor); });
  to.synchronize();
  int wrong = 0;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const std::complex<T> got = results[i],
                          host = result(i % functions, numbers[i / functions], divisor);
    const T scale = T(0.5) * std::abs(host.real()) + T(0.5) * std::abs(host.imag());
    const T bound = 16 * std::numeric_limits<T>::epsilon() * scale + std::numeric_limits<T>::min();
    if (std::abs(got.real() - host.real()) <= bound && std::abs(got.imag() - host.imag()) <= bound)
      continue;
    std::printf("function %d: (%g, %g), host (%g, %g)\n", int(i % functions), double(got.real()),
                double(got.imag()), double(host.real()), double(host.imag()));
    ++wrong;
  }
  return wrong;
}

int main() {
  return test<float>({3e38f, 3e38f}, {{3e38f, 3e38f},
                                      {2e38f, -1},
                                      {0, 2e38f},
                                      {1, 1e-20f},
                                      {-1, 1e-30f},
                                      {1e20f, -1e20f},
                                      {1e-30f, 2}}) +
         test<double>({1.5e308, 1.5e308}, {{1.5e308, 1.5e308},
                                           {1, 1e-170},
                                           {-1e160, 1e160},
                                           {2e200, -3},
                                           {0, 1e300},
                                           {1e-200, 2}});
}
