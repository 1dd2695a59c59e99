// A word that is nearly `restrict` or `tile_static`, where C++ has no meaning for it, is meant as such.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// RUN: not %ampcc -std=c++20 -fsyntax-only -fdiagnostics-parseable-fixits %s 2>&1 | FileCheck %s
// fixed-no-diagnostics
#ifndef FIXED
// CHECK: fix-it:"{{.*}}":{[[#@LINE+1]]:18-[[#@LINE+1]]:25}:"restrict"
int twice(int x) restict(amp) { return 2 * x; }
// expected-error@-1 {{unknown specifier 'restict'; did you mean 'restrict'?}}
struct number {
  int n;
  int twice() const RESTRICT(cpu, amp) { return 2 * n; }
  // expected-error@-1 {{unknown specifier 'RESTRICT'; did you mean 'restrict'?}}
};
auto lambda = []() restritc(amp) -> int { return 1; };
// expected-error@-1 {{unknown specifier 'restritc'; did you mean 'restrict'?}}
template <typename T> void tile() restrict(amp) {
  tile_sttic float a[16];
  // expected-error@-1 {{unknown specifier 'tile_sttic'; did you mean 'tile_static'?}}
  tilestatic T b[16];
  // expected-error@-1 {{unknown specifier 'tilestatic'; did you mean 'tile_static'?}}
}
#else
int twice(int x) restrict(amp) { return 2 * x; }
#endif

// Where C++ has a meaning for them, they are names.
struct amp {};
struct cpu {};
void restrct(amp);
struct restricts {
  restricts(amp) {}
};
void tile_statc(int);
typedef int tile_statics;
void names(bool b, amp a) {
  if (b)
    restrct(a);
  restricts value(a);
  tile_statc(1);
  tile_statics n = 0;
  (void)(tile_statics)(n);
  b ? restrct(a) : (void)restrct(amp());
}
