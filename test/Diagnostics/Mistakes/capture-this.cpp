// A member of the object around.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

class simulation {
  float step = 2;

public:
  void run(array_view<float> view) {
    // expected-error@+1 {{a 'restrict(amp)' lambda cannot capture 'this'; copy the members it uses into local variables}}
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] *= step; });
  }
};
