// A pointer or view in tile_static memory could lead to a local variable of one thread, which
// the others do not see (2.4.3.5.1). Keep the data itself in tile_static memory, and pointers
// and views to it in local variables.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
struct part {
  array_view<int> v;
  part() restrict(cpu, amp);
};
struct reference {
  array<int> &a;
};
void device() restrict(amp) {
  tile_static int *p;
  // expected-error@-1 {{a tile_static variable cannot have type 'int *'; it is a pointer}}
  tile_static array_view<int> view;
  // expected-error@-1 {{a tile_static variable cannot have type 'array_view<int>'; it holds a container of the library}}
  tile_static reference r;
  // expected-error@-1 {{a tile_static variable cannot have type 'reference'; it holds a container of the library}}
  tile_static part parts[2];
  // expected-error@-1 {{a tile_static variable cannot have type 'part[2]'; it holds a container of the library}}
}
#else
void device(array_view<int> v) restrict(amp) {
  tile_static int data[16];
  int *p = data;
}
#endif
