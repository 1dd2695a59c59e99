// A loop over floats and doubles calls vector mathematics that the processor of its code has, however many elements it takes.
// RUN: %ampcc -O1 %s -o %t && env AMPCC_DEVICE=native %t
// RUN: nm %t | FileCheck --check-prefix=BASE %s
// RUN: %ampcc -O2 -march=x86-64 -fsanitize=undefined %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc -O2 -march=nehalem %s -o %t && env AMPCC_DEVICE=native %t
// RUN: nm %t | FileCheck --check-prefix=BASE %s
// BASE-NOT: _ZGV{{[cde]}}N
// BASE: _ZGVbN4vv_powf
// BASE-NOT: _ZGV{{[cde]}}N
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t && nm %t | FileCheck --check-prefix=WIDE %s
// WIDE: _ZGVdN4vv_pow
#include <amp.h>
#include <amp_math.h>
#include <cmath>
using namespace concurrency;

int main() {
  constexpr int n = 64;
  float narrow[n];
  double wide[n];
  for (int i = 0; i < n; ++i)
    wide[i] = narrow[i] = i + 1;
  array_view<float> f(n, narrow);
  array_view<double> d(n, wide);
  parallel_for_each(f.extent, [=](index<1> i) restrict(amp) {
    f[i] = precise_math::pow(f[i], 1.5f);
    d[i] = precise_math::pow(d[i], 1.5);
  });
  f.synchronize();
  d.synchronize();
  for (int i = 0; i < n; ++i) {
    const double exactly = std::pow(i + 1.0, 1.5);
    if (std::fabs(narrow[i] - exactly) > exactly * 1e-6 ||
        std::fabs(wide[i] - exactly) > exactly * 1e-14)
      return 1;
  }
  return 0;
}
