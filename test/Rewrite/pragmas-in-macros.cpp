// A macro that is written out keeps its _Pragma, for any source of the operator or its string.
// RUN: rm -rf %t && %ampcc --translate %s -o %t && %without_comments %t/pragmas-in-macros.cpp | FileCheck %s
// RUN: %host_compiles %t/pragmas-in-macros.cpp
// RUN: %ampcc -c %s -o %t/clang.o && %ampcc --amp-host-compiler=%gxx -Wall -Werror -c %s -o %t/gcc.o
#include <amp.h>
using concurrency::array_view;
using concurrency::index;

#define SAY(text) _Pragma(#text)
#define QUIET(...) SAY(GCC diagnostic push) SAY(GCC diagnostic ignored "-Wunused-variable") __VA_ARGS__ SAY(GCC diagnostic pop)
#define PACKED(...) _Pragma("pack(push, 1)") __VA_ARGS__ _Pragma("pack(pop)")
#define SAID _Pragma

void f(array_view<int> v) {
  // CHECK: _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-variable\"") int nobody = 1; parallel_for_each({{.*}}); _Pragma("GCC diagnostic pop")
  QUIET(int nobody = 1; parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });)

  // CHECK: _Pragma("pack(push, 1)") struct packed {
  // CHECK-SAME: _Pragma("pack(pop)")
  // CHECK-NEXT: static_assert
  PACKED(struct packed { char c; int i; int f() const restrict(cpu) { return i; } static int g() restrict(amp) { return 2; } };)
  static_assert(sizeof(packed) == 5, "packed on the host");
  struct unpacked { char c; int i; };
  static_assert(sizeof(unpacked) == 8, "no longer");
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = packed::g(); });

  // CHECK: {{.*}}})); _Pragma("GCC diagnostic push"){{ *$}}
  // CHECK-NEXT: _Pragma("GCC diagnostic pop")
#define LAUNCH(name) parallel_for_each(v.extent, [=](index<1> name) restrict(amp) { v[name] = 3; }); SAID
  LAUNCH(i)("GCC diagnostic push")
  _Pragma("GCC diagnostic pop")
}
