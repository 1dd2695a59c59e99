// A dual function stays; only its clause is blanked, and nothing moves.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/dual-functions.cpp | FileCheck --strict-whitespace %s
// RUN: %host_compiles %t/dual-functions.cpp
//      CHECK:{{^}}#include <ampcc_rt/prefix.h>{{$}}
// CHECK-NEXT:{{^}}#include <ampcc_rt/host.h>{{$}}
// CHECK-NEXT:{{^}}#line 1 "{{.*}}dual-functions.cpp"{{$}}
#include <amp.h>

// CHECK:{{^}}int twice(int x)                    { return 2 * x; }{{$}}
int twice(int x) restrict(amp, cpu) { return 2 * x; }

// CHECK:{{^}}int host(int x)               { return x; }{{$}}
int host(int x) restrict(cpu) { return x; }

// CHECK:{{^}}template <class T> auto noexcept_too(T x)                    noexcept -> T {{[{]}}{{$}}
template <class T> auto noexcept_too(T x) restrict(cpu, amp) noexcept -> T {
  return x;
}

int main() { return twice(0) + host(0) + noexcept_too(0); }
