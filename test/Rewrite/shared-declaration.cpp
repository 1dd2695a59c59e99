// A function for amp leaves a declaration that it shares with what the host has.
// RUN: rm -rf %t && %ampcc -std=c++17 --translate %s -o %t && %without_comments %t/shared-declaration.cpp | FileCheck %s
// RUN: %ampcc -std=c++17 -Wall -Werror -c %s -o %t.o
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ -c %s -o %t.o

int v = 2;
// CHECK: bool b = v < 2 {{ *}};
bool b = v < 2, last(int) restrict(amp);
// CHECK: float {{ *}}host(float);
float first(float) restrict(amp), host(float);
// CHECK: const int *p {{ *}}, &r = v {{ *}};
const int *p, *middle(int) restrict(amp) noexcept, &r = v, (*array(int) restrict(amp))[3];
// CHECK: int {{ *}}x;
int a(int) restrict(amp), *const c(int) restrict(amp), x;
struct S {
  // CHECK: int m {{ *}}, k() const;
  int m, n(int X = 1 < 2) const restrict(amp), k() const;
};
// Tokens before the name belong to it.
// CHECK: int {{ *}}left;
int S::*pointer(int) restrict(amp), left;
// CHECK: int before {{ *}};
int before, __attribute__((cold)) attribute(int) restrict(amp);
// CHECK: int __attribute__((unused)) {{ *}}behind;
int __attribute__((unused)) among(int) restrict(amp), behind;
int kernel() restrict(amp) {
  return last(1) + int(first(1)) + *middle(1) + (*array(1))[0] + a(1) + *c(1) + S().n();
}
