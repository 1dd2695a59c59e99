// `long` in a source for Visual C++, where its size shows.
// RUN: %ampcc --amp-msvc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-msvc -fsyntax-only -Wno-amp-msvc-long -Xclang -verify=off %s
// RUN: %ampcc -fsyntax-only -Xclang -verify=off %s
// off-no-diagnostics
#include <amp.h>
#include <cstdint>
#include <vector>
using namespace concurrency;

typedef long number; // only uses of the type itself are looked at
struct element {
  long a; // expected-warning {{'long' has 64 bits here, and 32 for Visual C++; write 'int'}}
  int b;
};
struct of_host {
  long a;
};
int of_amp(unsigned long x) restrict(amp) { return int(x); } // expected-warning {{'unsigned long' has 64 bits}}
long of_cpu(long x) { return x; }

void f(std::vector<element> &e, std::vector<std::size_t> &s, std::vector<std::int64_t> &w, void *memory) {
  array_view<element> v(1, e);
  array_view<std::size_t> sizes(1, s);
  array_view<std::int64_t> wide(1, w);
  long *of_memory = static_cast<long *>(memory);
  (void)of_memory;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    long local = v[i].b; // expected-warning {{'long' has 64 bits}}
    std::size_t size = sizes[i];
    v[i].b = of_amp(int(local + wide[i] + long(size))); // expected-warning {{'long' has 64 bits}}
  });
}
