// A constant has no memory on the device that a function could return the address of.
// RUN: %ampcc -std=c++17 -c -o %t.o -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

const int five = 5;
struct Two {
  int a, b;
};
constexpr Two two = {1, 2};

static const int &reference() restrict(amp) {
  return five; // expected-error {{the address of a constant as a result is not supported in 'restrict(amp)' code}}
}
static const int *pointer(bool b) restrict(amp) {
  return b ? &two.a : &two.b; // expected-error {{the address of a constant as a result}}
}

void launch(array_view<int, 1> v) {
  parallel_for_each(
      v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = reference() + *pointer(v[i]); });
}
