// Most devices cannot jump to an address that is a value, so a kernel must know each function
// that it calls (2.4.3.7). The address of a function for a device means nothing on the host.
// Pass an object with a call operator.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(cpu, amp);
int apply(int x) restrict(amp) {
  auto f = &twice;
  // expected-error@-1 {{pointer or reference to a 'restrict(amp)' function is not allowed}}
  return twice(x);
}
#else
int twice(int x) restrict(cpu, amp);
int apply(int x) restrict(amp) {
  auto f = [](int x) { return twice(x); };
  return f(x);
}
#endif
