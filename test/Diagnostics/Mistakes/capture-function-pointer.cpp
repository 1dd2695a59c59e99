// A pointer to a function is captured.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view, float (*f)(float)) {
  // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'f' of type 'float (*)(float)'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = f(view[i]); }); // expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
}
