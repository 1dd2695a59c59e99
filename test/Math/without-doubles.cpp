// On a device without double precision the launch of a kernel that computes in it throws
// unsupported_feature, and the other kernels of the same source run.
// REQUIRES: opencl-device
// RUN: %clangxx -shared -fPIC %S/Inputs/without_doubles.cpp -ldl -o %t.preload.so
// RUN: %ampcc -std=c++17 %s -o %t && %t
// RUN: env LD_PRELOAD=%t.preload.so AMPCC_CACHE_DIR=%t.cache %t without

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstring>
using namespace concurrency;

template <class T> static bool runs(T expected) {
  T result = 0;
  array_view<T> view(1, &result);
  parallel_for_each(
      view.extent, [=](index<1> i) restrict(amp) {
        view[i] = precise_math::sqrt(T(4)) + precise_math::tgamma(T(3));
      });
  return view[0] == expected;
}

/// A double that is only an intermediate value.
static bool passes(float by) {
  float result = 0;
  array_view<float> view(1, &result);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = by * 0.1; });
  return view[0] == static_cast<float>(by * 0.1);
}

template <class F> static bool throws(F f) {
  try {
    f();
  } catch (const unsupported_feature &e) {
    return std::strstr(e.what(), "double") != nullptr;
  }
  return false;
}

int main(int argc, char **) {
  const bool without = argc > 1;
  if (accelerator().supports_double_precision == without || !runs(4.0f))
    return 1;
  if (without)
    return throws([] { runs(4.0); }) && throws([] { passes(3); }) && runs(4.0f) ? 0 : 2;
  return runs(4.0) && passes(3) ? 0 : 3;
}
