// Functions of mathematics in the vector form: with AVX-512 glibc's for 512 bits, of floats and of
// doubles.
// RUN: %ampcc -O2 --amp-vector-form=always -march=haswell -S %s -o - | FileCheck --check-prefix=AVX2 %s
// RUN: %ampcc -O2 --amp-vector-form=always -march=x86-64-v4 -S %s -o - | FileCheck --check-prefix=AVX512 %s
// RUN: %ampcc -O2 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
// RUN: env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64-v3 %t && env AMPCC_DEVICE=native AMPCC_CPU_ISA=x86-64 %t
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace concurrency;

//   AVX2-DAG: _ZGVdN8v_sinf
//   AVX2-DAG: _ZGVdN8v_log2f
//   AVX2-DAG: _ZGVdN4vv_pow
// AVX512-DAG: vmovups {{.*}}%zmm0
// AVX512-DAG: _ZGVeN16v_sinf
// AVX512-DAG: _ZGVeN16v_log2f
// AVX512-DAG: _ZGVeN8vv_pow
int main() {
  constexpr int n = 100;
  std::vector<float> sines(n), logarithms(n);
  std::vector<double> powers(n);
  array_view<float> s(n, sines), l(n, logarithms);
  array_view<double> p(n, powers);
  parallel_for_each(
      s.extent, [=](index<1> i) restrict(amp) {
        s[i] = fast_math::sin(i[0] * 0.1f);
        l[i] = fast_math::log2(i[0] + 1.0f);
        p[i] = precise_math::pow(i[0] * 0.5, 1.5);
      });
  for (array_view<float> v : {s, l})
    v.synchronize();
  p.synchronize();
  int failures = 0;
  for (int i = 0; i < n; ++i) {
    failures += !(std::fabs(sines[i] - std::sin(i * 0.1f)) <= 1e-6);
    failures += !(std::fabs(logarithms[i] - std::log2(i + 1.0f)) <= 1e-5);
    failures += !(std::fabs(powers[i] - std::pow(i * 0.5, 1.5)) <= 1e-10);
  }
  std::printf("%d\n", failures);
  return failures != 0;
}
