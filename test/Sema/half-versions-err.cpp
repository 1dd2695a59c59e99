// half and bfloat16 belong to version 1.3: where earlier versions use one, the error names it.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-version=1.2 -fsyntax-only -Xclang -verify=expected,elements -DELEMENTS %s
#include <amp.h>
#include <amp_half.h>
using namespace concurrency;

struct sample {
  half low; // expected-note {{in member 'low' of type 'half'}}
  half high;
};

float twice(float x) restrict(amp) {
  half h = x; // expected-error {{type 'half' is not allowed in a 'restrict(amp)' function; the library has it for later versions; amp:1.3 allows it (--amp-version=1.3)}}
  return 2 * h;
}

float low(sample s) restrict(amp) { // expected-error {{type 'sample' is not allowed in a 'restrict(amp)' function; the library has it for later versions; amp:1.3 allows it (--amp-version=1.3)}}
  return 0;
}

void capture(const array_view<float> &to, half scale) {
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) {
    to[i] = scale; // expected-error {{a 'restrict(amp)' lambda cannot capture 'scale' of type 'half'; the library has it for later versions; amp:1.3 allows it (--amp-version=1.3)}}
  });
}

#ifdef ELEMENTS
void elements(const array_view<bfloat16> &from, const array_view<float> &to) {
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) {
    to[i] = from[i]; // elements-error {{a 'restrict(amp)' lambda cannot capture 'from' of type 'const array_view<bfloat16>'; the library has it for later versions; amp:1.3 allows it (--amp-version=1.3)}}
  });
}
#endif

float later(float x) restrict(amp:1.3) { return half(x) + half(1); }

half on_the_host(half a, half b) { return a + b; }
