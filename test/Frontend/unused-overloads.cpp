// A cpu overload that only restrict(cpu, amp) functions call is used; one that nothing calls is not.
// RUN: %ampcc -Wall -Wextra -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: %ampcc --amp-msvc -Wall -Wextra -c %s -o %t.o 2>&1 | FileCheck %s
// CHECK-NOT: warning
// CHECK: unused-overloads.cpp:[[#@LINE+13]]:12: warning: unused function 'never'
// CHECK-NOT: warning
#include <amp.h>
using namespace concurrency;

static int root(int v) restrict(cpu) { return v + 1; }
static int root(int v) restrict(amp) { return v + 2; }
namespace {
int magnitude(int v) restrict(cpu) { return v; }
int magnitude(int v) restrict(amp) { return -v; }
}
static int both(int v) restrict(cpu, amp) { return root(v) + magnitude(v); }

static int never(int v) restrict(cpu) { return v; }

void launch(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = both(v[i]); });
}
