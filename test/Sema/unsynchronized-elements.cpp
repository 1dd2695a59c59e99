// Reads of the element with a constant index that all threads of a launch have changed, by an assignment or an atomic function. No warning about another
// element, and where a thread may not reach the change.
// RUN: %ampcc -fsyntax-only -Xclang -verify %s
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

void sums(array_view<const int> in) {
  std::vector<int> count(1), added(2);
  array_view<int> c(count), a(added);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) {
    const int x = in[i];
    atomic_fetch_add(&c[0], x); // expected-note {{the kernel changes elements of 'c' here}}
    a[1] = 5;                   // expected-note {{the kernel changes elements of 'a' here}}
  });
  std::printf("%d\n", count[0]); // expected-warning {{'count' is read before it has the results of the kernel; call 'c.synchronize()' after the launch, or read 'c'}}
  std::printf("%d\n", added[1]); // expected-warning {{'added' is read before it has the results of the kernel}}
}
int another_element(array_view<const int> in) {
  std::vector<int> counts(2);
  array_view<int> c(counts);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) { atomic_fetch_add(&c[0], in[i]); });
  return counts[1];
}
int perhaps_no_write(array_view<const int> in) {
  std::vector<int> counts(1);
  array_view<int> c(counts);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) {
    if (in[i] > 5)
      atomic_fetch_add(&c[0], 1);
  });
  return counts[0];
}
int synchronized(array_view<const int> in) {
  std::vector<int> counts(1);
  array_view<int> c(counts);
  parallel_for_each(in.extent, [=](index<1> i) restrict(amp) { atomic_fetch_inc(&c[0]); });
  c.synchronize();
  return counts[0];
}
