// An index of another rank.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify=expected,%versions %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<int, 2> view) {
  parallel_for_each(view.extent, [=](index<2> i) restrict(amp) {
    index<1> j(i[0]);
    // expected-error@+1 {{no viable overloaded operator[] for type 'const array_view<int, 2>'}}
    view[j] = 1;
  });
}
// before-20-note@*:* {{candidate function not viable: no known conversion from 'index<1>' to 'const index<2 aka 2>' for 1st argument}}
// since-20-note@*:* {{candidate function not viable: no known conversion from 'index<1>' to 'const index<2>' for 1st argument}}
// expected-note@*:* {{candidate function not viable: no known conversion from 'index<1>' to 'int' for 1st argument}}
