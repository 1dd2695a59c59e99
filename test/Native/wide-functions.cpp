// Functions of mathematics in the vector form: with AVX-512 glibc's for 512 bits, of floats and of
// doubles.
// RUN: %ampcc -O2 --amp-vector-form=always -march=haswell -S %s -o - | FileCheck --check-prefix=AVX2 %s
// RUN: %ampcc -O2 --amp-vector-form=always -march=x86-64-v4 -S %s -o - | FileCheck --check-prefix=AVX512 %s
// RUN: %ampcc -O2 --amp-vector-form=always -march=x86-64-v4 -S %s -o - | FileCheck --check-prefix=EACH %s
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

// The other functions of glibc 2.35, with doubles for exp10, log10 and log1p of float.
// EACH-DAG: _ZGVeN16v_acosf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_acos{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_acoshf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_acosh{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_asinf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_asin{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_asinhf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_asinh{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_atanf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_atan{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_atanhf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_atanh{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_cbrtf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_cbrt{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_coshf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_cosh{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_erff{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_erf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_erfcf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_erfc{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_exp10{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_exp2f{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_exp2{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_expm1f{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_expm1{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_log10{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_log1p{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_log2f{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_log2{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_sinhf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_sinh{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_tanf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_tan{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16v_tanhf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8v_tanh{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16vv_atan2f{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8vv_atan2{{(@PLT)?$}}
// EACH-DAG: _ZGVeN16vv_hypotf{{(@PLT)?$}}
// EACH-DAG: _ZGVeN8vv_hypot{{(@PLT)?$}}
template <typename T> static T each(T x) restrict(cpu, amp) {
  using namespace precise_math;
  const T y = x + 1;
  return acos(x) + acosh(y) + asin(x) + asinh(x) + atan(x) + atanh(x / 2) + cbrt(x) + cosh(x) +
         erf(x) + erfc(x) + exp10(x) + exp2(x) + expm1(x) + log10(y) + log1p(x) + log2(y) +
         sinh(x) + tan(x) + tanh(x) + atan2(x, y) + hypot(x, y);
}
template <typename T> static int differences(double bound) {
  constexpr int n = 100;
  std::vector<T> values(n);
  array_view<T> v(n, values);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = each(T(i[0]) / 100); });
  v.synchronize();
  int failures = 0;
  for (int i = 0; i < n; ++i)
    failures += !(std::fabs(values[i] - each(T(i) / 100)) <= bound);
  return failures;
}

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
  int failures = differences<float>(1e-4) + differences<double>(1e-13);
  for (int i = 0; i < n; ++i) {
    failures += !(std::fabs(sines[i] - std::sin(i * 0.1f)) <= 1e-6);
    failures += !(std::fabs(logarithms[i] - std::log2(i + 1.0f)) <= 1e-5);
    failures += !(std::fabs(powers[i] - std::pow(i * 0.5, 1.5)) <= 1e-10);
  }
  std::printf("%d\n", failures);
  return failures != 0;
}
