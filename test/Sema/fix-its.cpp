// Fix-its for mistakes with a mechanical cure.
// RUN: not %ampcc -std=c++17 -fsyntax-only -fdiagnostics-parseable-fixits %s 2>&1 | FileCheck %s
#include <amp.h>
using namespace concurrency;

struct members {
  // CHECK: fix-it:"{{.*}}":{[[#@LINE+2]]:13-[[#@LINE+2]]:27}:""
  // CHECK: fix-it:"{{.*}}":{[[#@LINE+1]]:32-[[#@LINE+1]]:32}:" restrict(amp)"
  int get() restrict(amp) const;
};
struct guard {
  guard(int) restrict(amp);
  // CHECK: fix-it:"{{.*}}":{[[#@LINE+1]]:11-[[#@LINE+1]]:11}:" restrict(cpu, amp)"
  ~guard();
};
struct plain {
  // CHECK: fix-it:"{{.*}}":{[[#@LINE+1]]:36-[[#@LINE+1]]:36}:" restrict(amp)"
  void operator()(index<1> i) const {}
};
void host(array_view<int> view) {
  parallel_for_each(view.extent, plain());
  // CHECK: fix-it:"{{.*}}":{[[#@LINE+1]]:49-[[#@LINE+1]]:49}:" restrict(amp)"
  parallel_for_each(view.extent, [=](index<1> i) { view[i] = 1; });
}
