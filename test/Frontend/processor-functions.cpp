// The processor's own functions belong to the host.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <immintrin.h>
using namespace concurrency;

unsigned host() { return _mm_getcsr(); }
__m128 sum(__m128 A, __m128 B) { return _mm_add_ps(A, B); }
void kernel(array_view<unsigned> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = _mm_getcsr(); // expected-error {{compiler built-in '_mm_getcsr' is not supported in 'restrict(amp)' code}}
  });
}
