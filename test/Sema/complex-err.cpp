// Complex numbers of the compiler: those of float and double from amp:1.3 on, no others.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: not %ampcc -std=c++17 -DLOWERED -c %s -o %t.o 2>&1 | FileCheck %s
#include <amp.h>
#ifndef LOWERED
void earlier(float x) restrict(amp) {
  _Complex float z = {x, x}; // expected-error {{type '_Complex float' is not allowed in a 'restrict(amp)' function}}
}
void whole(int x) restrict(amp:1.3) {
  _Complex int z = x; // expected-error {{type '_Complex int' is not allowed in a 'restrict(amp)' function}}
}
void wide(double x) restrict(amp:1.3) {
  _Complex long double z = x; // expected-error {{type '_Complex long double' is not allowed in a 'restrict(amp)' function}}
}
#else
using namespace concurrency;
void launch(const array_view<float> &v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp:1.3) {
    _Complex float z = {v[i], 1};
    // CHECK: complex-err.cpp:[[#@LINE+1]]:{{.*}}error: a product or quotient of complex numbers without <amp_math.h> is not supported in 'restrict(amp)' code
    z = z * z;
    v[i] = __real__ z;
  });
}
#endif
