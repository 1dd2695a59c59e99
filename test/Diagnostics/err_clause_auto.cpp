// A function whose restrictions the compiler deduces may do what version 1.3 of `restrict(amp)`
// allows. In units of earlier versions amp code could not call it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(auto) { return 2 * x; }
// expected-error@-1 {{'restrict(auto)' is not allowed in version 1 of 'restrict(amp)'; amp:1.3 allows it (--amp-version=1.3)}}
#else
int twice(int x) restrict(cpu, amp) { return 2 * x; }
#endif
