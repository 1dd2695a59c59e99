// Inserted text next to a macro does not become one word with it.
// RUN: rm -rf %t && %ampcc --translate %s -o %t && %without_comments %t/macro-brackets.cpp | FileCheck %s
// RUN: %host_compiles %t/macro-brackets.cpp
#include <amp.h>
#define CLOSE ]
#define OPEN [
#define BODY {

int main() {
  int one = 1;
  concurrency::array_view<int> v(4);
  // CHECK: ([v CLOSE(concurrency::index<1> i)
  concurrency::parallel_for_each(v.extent, [=CLOSE(concurrency::index<1> i) restrict(amp) {
    v[i] = 1;
  });
  // CHECK: OPEN v, one CLOSE(concurrency::index<1> i)
  concurrency::parallel_for_each(v.extent, OPEN=CLOSE(concurrency::index<1> i) restrict(amp)BODY
    v[i] = one;
  });
  // A number and a sign
#define WITH_NUMBER(clause, a, b) [=](int x) clause { return x + a+b; }(#clause[0])
  // CHECK: { return x + 0xe +one; }("restrict(cpu)"[0])
  auto f = WITH_NUMBER(restrict(cpu), 0xe, one);
  return v[0] + f;
}
