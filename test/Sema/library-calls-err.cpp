// Host functions of the library in amp code: the call is what is wrong, its candidates are of no interest.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: not %ampcc -std=c++17 -fsyntax-only %s 2>&1 | not grep detail/
#include <amp.h>
#include <string>
#include <vector>
using namespace concurrency;

void kernel(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1>) restrict(amp) {
    parallel_for_each(v.extent, [=](index<1> j) restrict(amp) { v[j] = 1; }); // expected-error {{'parallel_for_each' is restrict(cpu) and cannot be used in a restrict(amp) function}}
  });
}
void device(array_view<int> v) restrict(amp) {
  copy(v, v);               // expected-error {{'copy' is restrict(cpu) and cannot be used in a restrict(amp) function}}
  std::vector<int> Numbers; // expected-error {{type 'std::vector<int>' is not allowed in a 'restrict(amp)' function}} expected-note {{'std::vector<int>' holds 'int *'}} expected-note {{use an array whose size is a constant, as in 'int values[16]'}}
  std::string Text = "abc"; // expected-error {{type 'std::string' (aka 'basic_string<char>') is not allowed}} expected-note {{'std::string' (aka 'basic_string<char>') holds 'char *'}} expected-note {{use numbers, because amp code has no strings}}
  accelerator Device;       // expected-error {{type 'accelerator' is not allowed}}
  array<int> Data(10);      // expected-error {{type 'array<int>' is not allowed}}
}
void host(array_view<int> v) {
  atomic_fetch_add(&v[0], 1); // expected-error {{'atomic_fetch_add' is restrict(amp) and cannot be used in a restrict(cpu) function}}
}
