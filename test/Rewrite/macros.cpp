// Clauses are blanked where they are spelled; a macro call that an edit overlaps in part is written out.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/macros.cpp | FileCheck %s
// RUN: %host_compiles %t/macros.cpp
#include <amp.h>
using namespace concurrency;

// CHECK: #define GPU                  {{$}}
#define GPU restrict(amp, cpu)
// CHECK: #define RESTRICT(x)          x {{$}}
#define RESTRICT(x) restrict(x)
// CHECK: #define WORD        {{$}}
#define WORD restrict
#define PASTE(a, b) a##b
#define FUNCTION(T, NAME) T NAME(T x) restrict(amp) { return x; }
#define BEGIN {
#define LAUNCH(v, expr)                                                                            \
  parallel_for_each((v).get_extent(), [=](index<1> i) restrict(amp) {                              \
    v[i] = expr;                                                                                   \
  })
#define HEAD [=](index<1> i) restrict(amp)
#define RUN(v, k) parallel_for_each((v).get_extent(), k)
#define TWICE(v) LAUNCH(v, 1); LAUNCH(v, 2)

// CHECK: int a(int x) GPU { return x; }
int a(int x) GPU { return x; }
// CHECK: int b(int x) RESTRICT(   ) { return x; }
int b(int x) RESTRICT(cpu) { return x; }
// CHECK: int c(int x) WORD           { return x; }
int c(int x) WORD(cpu, amp) { return x; }
// CHECK: int d(int x) {{ *}}{ return x; }
int d(int x) PASTE(re, strict)(cpu, amp) { return x; }
// CHECK: {{^ *}}int kept;
FUNCTION(int, gone) FUNCTION(float, gone) int kept;

int main() {
  array_view<int, 1> v(4);
  // CHECK: {{^}}  parallel_for_each((v).get_extent(), __ampcc_tag<{{.*}}>([v](index<1> i) { {{.*}} }));{{$}}
  LAUNCH(v, a(3));
  // CHECK-NEXT: {{^}}  parallel_for_each((v).get_extent(), __ampcc_tag<{{.*}}>([v](index<1> i) { {{.*}} })){{$}}
  // CHECK-EMPTY:
  // CHECK-NEXT: {{^}}; // behind{{$}}
  RUN(v, [=](index<1> i) restrict(amp) {
    v[i] = 2;
  }); // behind
  // CHECK: parallel_for_each(v.get_extent(), __ampcc_tag<{{.*}}>([v](index<1> i) { {{.*}} }{{$}}
  // CHECK-EMPTY:
  // CHECK-NEXT: ));
  parallel_for_each(v.get_extent(), HEAD {
    v[i] = 4;
  });
  // CHECK: tag<{{.*}}>([v](index<1> i) { {{.*}} }));
  parallel_for_each(v.get_extent(), HEAD BEGIN v[i] = gone(4); });
  // CHECK: tag<__ampcc_site<[[ONE:0x[0-9a-f]*]]ULL{{.*}}); parallel_for_each
  // CHECK-NOT: [[ONE]]
  TWICE(v);
  // CHECK: return kept + b(0) + c(0) + d(0);
  return kept + b(0) + c(0) + d(0);
}
