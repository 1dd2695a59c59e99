// std::complex is captured.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <complex>
using namespace concurrency;

void kernel(array_view<float> view, std::complex<float> c) {
  // expected-error@+2 {{a 'restrict(amp)' lambda cannot capture 'c' of type 'std::complex<float>'; the fundamental types are bool, int, unsigned int, long, unsigned long, float and double}}
  // expected-note@+1 {{'std::complex<float>' holds '_Complex float'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = c.real(); }); // expected-note {{use a struct of two numbers with functions that are 'restrict(cpu, amp)'}}
}
