// amp:1.3: an atomic_ref of a floating-point type has no operations on bits.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void bits_of_floats(array_view<float> floats) {
  parallel_for_each(floats.extent, [=](index<1> i) restrict(amp) {
    concurrency::atomic_ref<float> element(floats[0]);
    element.fetch_and(1); // expected-error {{no matching member function for call to 'fetch_and'}} expected-note@*:* {{candidate template ignored: requirement 'std::is_integral<float>::value' was not satisfied [with U = float]}}
  });
}
