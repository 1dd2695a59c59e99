// Arguments of calls through a pointer to function and of virtual functions: a null pointer may be
// passed, and a reference to nothing is reported at the call.
// RUN: %ampcc -Wno-amp-race --amp-version=1.3 --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int or_zero(const int *p) { return p ? *p : 0; }
int or_one(const int *p) { return p ? *p : 1; }
int twice(const int &n) { return n * 2; }
int next(const int &n) { return n + 1; }

struct reader {
  virtual int read(const int *p) const { return p ? *p : 2; }
};
struct other final : reader {
  int read(const int *p) const override { return p ? *p : 3; }
};

int main() {
  array_view<int> v(64);
  // CHECK: pointer: fine
  judge("pointer", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int number = i[0];
      int (*const function)(const int *) = i[0] % 2 ? or_zero : or_one;
      v[i] = function(i[0] % 3 ? &number : nullptr);
    });
  });
  // CHECK-NEXT: virtual: fine
  judge("virtual", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int number = i[0];
      const other second;
      const reader first, &object = i[0] % 2 ? first : second;
      v[i] = object.read(i[0] % 3 ? &number : nullptr);
    });
  });
  // CHECK-NEXT: passed-pointers.cpp:[[#@LINE+6]]:14: 'function(*(i[0] % 3 ? &number : nullptr))' goes through a null pointer
  // CHECK-NEXT: reference:
  judge("reference", [&] {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      int number = i[0];
      int (*const function)(const int &) = i[0] % 2 ? twice : next;
      v[i] = function(*(i[0] % 3 ? &number : nullptr));
    });
  });
}
