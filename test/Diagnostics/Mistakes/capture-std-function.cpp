// std::function is captured.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <functional>
using namespace concurrency;

void kernel(array_view<float> view, std::function<float(float)> f) {
  // expected-error@+2 {{a 'restrict(amp)' lambda cannot capture 'f' of type 'std::function<float (float)>'; a class or array cannot hold pointers}}
  // expected-note@+1 {{'std::function<float (float)>' holds 'void *'}}
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = f(view[i]); }); // expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
}
