// Elements of the processor's vectors by name, and the classes of dvec.h.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <dvec.h>
using namespace concurrency;

int main() {
  float d[4] = {1, 2, 3, 4};
  array_view<float> v(4, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] * v[i] + 1; });
  v.synchronize();
  __m128 a = _mm_loadu_ps(d);
  __m128i b = _mm_set1_epi32(-1);
  b.m128i_i32[1] = 7;
  F32vec4 c(4.0f, 3.0f, 2.0f, 1.0f), e = c * c + F32vec4(1.0f);
  F64vec2 x(3.0, 4.0);
  Is32vec4 n(4, 3, 2, 1);
  n += Is32vec4(1);
  float out[4];
  storeu(out, select_lt(c, F32vec4(2.5f), c, F32vec4(0.0f)));
  return !(a.m128_f32[3] == 17 && b.m128i_u16[2] == 7 && b.m128i_i8[0] == -1 &&
           _mm_add_ps(a, a).m128_f32[0] == 4 && e[0] == 2 && e[3] == 17 &&
           add_horizontal(c) == 10 && sqrt(x * x)[0] == 4 && n[3] == 5 && out[1] == 2 &&
           out[2] == 0 && move_mask(c - F32vec4(1.5f)) == 1);
}
