// A missing `template` before a dependent name is accepted with a warning in a source with C++ AMP.
// RUN: %ampcc %s -o %t 2>&1 | FileCheck --implicit-check-not=warning: --implicit-check-not=error: %s
// RUN: env AMPCC_DEVICE=native %t
// RUN: %ampcc -Wall -Werror -Wno-amp-visual-cpp --amp-host-compiler=%gxx %s -o %t && env AMPCC_DEVICE=native %t
// RUN: not %ampcc -c -Werror=amp-visual-cpp %s -o %t.o 2>&1 | FileCheck --check-prefix=ERROR %s
// ERROR-COUNT-5: error: missing 'template' keyword prior to dependent template name {{.*}} [-Werror,-Wamp-visual-cpp]
// An error of another kind is reported as well, and once.
// RUN: not %ampcc -c -DOTHER %s -o %t.o 2>&1 | FileCheck --check-prefix=OTHER %s
// OTHER-COUNT-5: warning: missing 'template' keyword
// OTHER: error: use of undeclared identifier 'unknown'
// OTHER: 1 error generated.

#include <amp.h>
#include <cassert>
using namespace concurrency;

struct scaled {
  template <class T> T times(T x) const restrict(cpu, amp) { return 2 * x; }
  template <int N> int plus() const restrict(cpu, amp) { return N; }
  template <class T> static T half(T x) restrict(cpu, amp) { return x / 2; }
  template <class T> struct pair {
    T a, b;
  };
};

template <class S> int apply(const S &s, const S *p, int x) restrict(cpu, amp) {
  // CHECK: missing-template.cpp:[[#@LINE+1]]:21: warning: missing 'template' keyword prior to dependent template name 'times' [-Wamp-visual-cpp]
  int first = 0 + s.times<int>(x);
  // CHECK: [[#@LINE+1]]:19: warning: missing 'template' keyword prior to dependent template name 'plus'
  int second = p->plus<3>();
  // CHECK: [[#@LINE+1]]:18: warning: missing 'template' keyword prior to dependent template name 'half'
  int third = S::half<int>(x);
  // CHECK: [[#@LINE+1]]:15: warning: missing 'template' keyword prior to dependent template name 'pair'
  typename S::pair<int> both = {first, second};
  // CHECK: [[#@LINE+1]]:31: warning: missing 'template' keyword prior to dependent template name 'times'
  return both.a + both.b + s. times<int>(third) + s.template times<int>(1);
}

int main() {
  scaled s;
  int a[4] = {0, 1, 2, 3};
  array_view<int> v(4, a);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = apply(s, &s, v[i]); });
  for (int i = 0; i < 4; ++i)
    assert(v[i] == apply(s, &s, i) && v[i] == 2 * i + 3 + i / 2 * 2 + 2);
#ifdef OTHER
  return unknown;
#endif
}
