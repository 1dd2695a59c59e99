// Functions of the C and C++ library in amp code, and their replacements (spec 2.4.3, 9).
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <algorithm>
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
using namespace concurrency;

// expected-note@+1 {{'sqrt' declared here}}
namespace own { float sqrt(float X) { return X; } }

void kernel(array_view<float> V) {
  parallel_for_each(V.extent, [=](index<1> I) restrict(amp) {
    float X = std::sqrt(V[I]); // expected-error {{'sqrt' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::fast_math::sqrt' of <amp_math.h>}}
    X += sinf(X);              // expected-error {{; use 'concurrency::fast_math::sinf' of <amp_math.h>}}
    X += std::hypot(X, X);     // expected-error {{; use 'concurrency::precise_math::hypot' of <amp_math.h>}}
    X += ::sqrt(2.0);          // expected-error {{compiler built-in 'sqrt' is not supported in 'restrict(amp)' code; use 'concurrency::fast_math::sqrt' of <amp_math.h>}}
    X += std::min(X, 1.0f);    // expected-error {{'min' is restrict(cpu) and cannot be used in a restrict(amp) function; use 'concurrency::direct3d::imin' of <amp.h>, or 'fast_math::fmin' of <amp_math.h>}}
    X += std::abs(-1);         // expected-error {{; use 'concurrency::direct3d::abs' of <amp.h>, or 'fast_math::fabs' of <amp_math.h>}}
    printf("%f", X);           // expected-error {{; use 'direct3d_printf' of <amp.h>}}
    std::exit(1);              // expected-error {{; use 'direct3d_abort' of <amp.h>}}
    float Y;
    memcpy(&Y, &X, 4);         // expected-error {{; use a loop over the elements}}
    X += own::sqrt(X);         // expected-error-re {{'sqrt' is restrict(cpu) and cannot be used in a restrict(amp) function{{$}}}}
    V[I] = X + Y;
  });
}
