// A member function without a clause, called from a template.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

struct generator {
  unsigned seed;
  // expected-note@+1 {{'next' declared here; declare it 'restrict(cpu, amp)'}}
  unsigned next() { return seed = seed * 1664525u + 1013904223u; }
};
// expected-error@+1 {{'next' is restrict(cpu) and cannot be used in a restrict(amp) function}}
template <typename Random> unsigned draw(Random &r) restrict(amp) { return r.next(); }
void kernel(array_view<unsigned> view) {
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    generator r{unsigned(i[0])};
    // expected-note@+1 {{in instantiation of function template specialization 'draw<generator>' requested here}}
    view[i] = draw(r);
  });
}
