// Variables of the host that a kernel changes or reads: the row says which variable is used how, and
// a note says how the value reaches the host.
// RUN: %ampcc -std=c++17 -fsyntax-only -ferror-limit=0 -Xclang -verify %s
// RUN: %ampcc -std=c++17 -DREPLACED %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <atomic>
#include <mutex>
#include <vector>
using namespace concurrency;

#ifndef REPLACED
void by_reference(array_view<int> v, std::vector<int> d) {
  int sum = 0, bits = 0;
  float real = 0;
  bool found = false;
  unsigned last = 0;
  std::mutex lock;
  std::atomic<int> counter;
  parallel_for_each(v.extent, [&sum, v](index<1> i) restrict(amp) { sum += v[i]; });  // expected-error {{cannot capture 'sum' of type 'int' by reference; only an array can be}} expected-note {{declare 'array_view<int> view(1, &sum)' before the launch, and change 'view[0]' with 'atomic_fetch_add'}}
  parallel_for_each(v.extent, [&bits, v](index<1> i) restrict(amp) { bits |= v[i]; }); // expected-error {{'bits'}} expected-note {{with 'atomic_fetch_or'}}
  parallel_for_each(v.extent, [&real, v](index<1> i) restrict(amp) { real += v[i]; }); // expected-error {{'real'}} expected-note {{let each thread write to its own element of an array_view, and combine the elements after the launch}}
  parallel_for_each(v.extent, [&found, v](index<1> i) restrict(amp) { found = true; }); // expected-error {{'found'}} expected-note {{declare 'found' as an int, and assign to the element of an 'array_view<int>' of it}}
  parallel_for_each(v.extent, [&last, v](index<1> i) restrict(amp) { last = i[0]; }); // expected-error {{'last'}} expected-note {{declare 'array_view<unsigned int> view(1, &last)' before the launch, and assign to 'view[0]'}}
  parallel_for_each(v.extent, [&real, &d](index<1> i) restrict(amp) { real += d[i[0]]; }); // expected-error-re {{'real' of type 'float' by reference; only an array can be {{\[}}}} expected-error {{'d'}} expected-note {{declare 'array_view<int> view(d)'}}
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { lock.lock(); });        // expected-error {{'lock' of type 'std::mutex' by reference; only an array can be}} expected-note {{use atomic functions, such as 'atomic_fetch_add', because amp code has no locks}}
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { counter++; });          // expected-error {{'counter' of type 'std::atomic<int>' by reference; only an array can be}} expected-note {{use 'atomic_fetch_add' and the like, which change a plain element of an array_view}}
  parallel_for_each(v.extent, [&d](index<1> i) restrict(amp) { d[i[0]] = 1; });       // expected-error {{'d' of type 'std::vector<int>' by reference; only an array can be}} expected-note {{declare 'array_view<int> view(d)' before the launch, and capture 'view'}}
}

void by_value(array_view<int> v) {
  int count = 0;
  float real = 0;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { count += v[i]; });      // expected-error {{cannot change 'count', of which each thread of a kernel has a copy}} expected-note {{declare 'array_view<int> view(1, &count)' before the launch, and change 'view[0]' with 'atomic_fetch_add'}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { --count; });            // expected-error {{cannot change 'count'}} expected-note {{with 'atomic_fetch_sub'}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { real += v[i]; });       // expected-error {{cannot change 'real'}} expected-note {{let each thread write to its own element}}
}

void pointers(int *p, int n, float (*f)(float), array_view<float> v) {
  parallel_for_each(extent<1>(n), [=](index<1> i) restrict(amp) { p[i[0]] = 1; });    // expected-error {{cannot capture 'p' of type 'int *'; memory is reached through array and array_view}} expected-note {{declare 'array_view<int> view(n, p)' before the launch, where n is the number of elements, and capture 'view'}}
  parallel_for_each(extent<1>(n), [=](index<1> i) restrict(amp) { v[i] = f(v[i]); }); // expected-error {{cannot capture 'f' of type 'float (*)(float)'}} expected-note {{make the function a template parameter: a lambda or function object with 'restrict(amp)'}}
}

int counter;                                 // expected-note {{declared here with type 'int'}}
int scale = 2;                               // expected-note {{declared here with type 'int'}} expected-note {{declared here with type 'int'}}
const float pi = 3.14f;                      // expected-note {{declared here with type 'const float'}} expected-note {{declare it constexpr}}
constexpr int table[] = {1, 2};              // expected-note {{declared here with type 'const int[2]'}}
void globals(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { counter++; });          // expected-error {{global variable 'counter' cannot be used}} expected-note {{declare 'array_view<int> view(1, &counter)' before the launch, and change 'view[0]' with 'atomic_fetch_add'}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = scale; });       // expected-error {{'scale'}} expected-note {{copy it into a local variable before the launch, and capture that}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = pi; });          // expected-error {{'pi'}}
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = table[i[0]]; }); // expected-error {{'table'}} expected-note {{declare the array in the function, or capture an array_view of it}}
}
int scaled(int x) restrict(amp) { return x * scale; }                                 // expected-error {{'scale'}} expected-note {{pass its value as a parameter}}
#else
int main() {
  int sum = 0, bits = 0;
  unsigned last = 0;
  std::vector<int> d(8, 1);
  array_view<int> view(1, &sum), both(1, &bits), v(d);
  array_view<unsigned int> end(1, &last);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    atomic_fetch_add(&view[0], v[i]);
    atomic_fetch_or(&both[0], v[i]);
    if (i[0] == 7)
      end[0] = i[0];
  });
  view.synchronize();
  both.synchronize();
  end.synchronize();
  return sum == 8 && bits == 1 && last == 7 ? 0 : 1;
}
#endif
