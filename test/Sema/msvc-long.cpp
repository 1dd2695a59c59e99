// `long` in a source for Visual C++, where its size shows.
// RUN: %ampcc --amp-msvc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-msvc -fsyntax-only -Wno-amp-msvc-long -Wno-format -Xclang -verify=off %s
// RUN: %ampcc -fsyntax-only -Wno-format -Xclang -verify=off %s
// off-no-diagnostics
#include <amp.h>
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace concurrency;

typedef long unused;
typedef std::size_t wide_on_windows;
typedef unsigned long u32; // expected-warning {{'unsigned long' has 64 bits here, and 32 for Visual C++; write 'unsigned int'}}
using word = u32;
#define ULONG_OF_MACRO unsigned long
struct base {
  long of_base; // expected-warning {{'long' has 64 bits}}
};
struct nested {
  long of_nested[2]; // expected-warning {{'long' has 64 bits}}
};
struct element : base {
  long a; // expected-warning {{'long' has 64 bits here, and 32 for Visual C++; write 'int'}}
  int b;
  nested inner[3];
};
struct of_host {
  long a;
};
struct captured {
  unsigned long state; // expected-warning {{'unsigned long' has 64 bits}}
  unsigned long of_host;
};
int of_amp(unsigned long x) restrict(amp) { return int(x); } // expected-warning {{'unsigned long' has 64 bits}}
long of_cpu(long x) { return x; }

void f(std::vector<element> &e, std::vector<std::size_t> &s, std::vector<std::int64_t> &w, void *memory) {
  array_view<element> v(1, e); // expected-note 3 {{the size matters because of this use}}
  array_view<std::size_t> sizes(1, s);
  array_view<std::int64_t> wide(1, w);
  long *of_memory = static_cast<long *>(memory);
  (void)of_memory;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    long local = v[i].b; // expected-warning {{'long' has 64 bits}}
    std::size_t size = sizes[i];
    v[i].b = of_amp(int(local + wide[i] + long(size))); // expected-warning {{'long' has 64 bits}}
  });

  unsigned long seed = 1; // expected-warning {{'unsigned long' has 64 bits}}
  unsigned long count = 1;
  captured c = {1, 2};
  array_view<unsigned int> n(1);
  parallel_for_each(n.extent, [=](index<1> i) restrict(amp) {
    word w = n[i];          // expected-note {{the size matters because of this use}}
    wide_on_windows s = 3;
    n[i] = unsigned(w * seed); // expected-note {{the size matters because of this use}}
    n[i] += c.state;        // expected-note {{the size matters because of this use}}
    n[i] += (n[i] * 5UL) >> 4; // expected-warning {{'unsigned long' has 64 bits here, and 32 for Visual C++; write the number with the suffix 'u'}}
    n[i] += 5L;             // expected-warning {{'long' has 64 bits here, and 32 for Visual C++; write the number without the suffix}}
    n[i] += 0xfffffffffL >> 4;
    ULONG_OF_MACRO m = s;   // expected-warning {{'unsigned long' has 64 bits}}
    n[i] += m;
  });
  printf("%d %lu", int(count), count);
  printf("%d", count); // expected-warning {{format specifies type 'int' but the argument has type 'unsigned long'}}
}
