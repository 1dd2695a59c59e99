// A constant has no memory on the device that a function could return the address of.
// RUN: %ampcc -std=c++20 -c -o %t.o -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct Two {
  int a, b;
};

template <Two T> const int &reference() restrict(amp) {
  return T.a; // expected-error {{the address of a constant as a result is not supported in 'restrict(amp)' code}}
}

struct Empty {};

template <Empty E> const Empty *pointer() restrict(amp) {
  return &E; // expected-error {{the address of a constant as a result is not supported in 'restrict(amp)' code}}
}

void launch(array_view<int, 1> v) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) {
    v[i] = reference<Two{1, 2}>() + (pointer<Empty{}>() ? 1 : 2);
  });
}
