// An object with more virtual bases than fit into the host's object has no room in memory that the
// program measures by the host's size.
// RUN: not %ampcc -std=c++17 --amp-version=1.3 -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <new>
using namespace concurrency;

template <int N> struct base {
  int value = N;
};
struct joined : virtual base<0>, virtual base<1>, virtual base<2>, virtual base<3> {};

void host(const array_view<int> &v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    alignas(joined) unsigned char bytes[sizeof(joined)];
    // CHECK: :[[@LINE+1]]:23: error: an object of 'joined', which is larger than on the host, in memory of the program, is not supported in 'restrict(amp)' code
    const joined *j = new (bytes) joined;
    v[i] = j->base<3>::value;
  });
}
