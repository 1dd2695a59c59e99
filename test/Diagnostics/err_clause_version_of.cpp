// Versions add features of devices to `amp` (13.1.3); host code is all of C++ in each of them.
// Leave the version out.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(cpu:1, amp) { return 2 * x; }
// expected-error@-1 {{restriction 'cpu' has no versions; only 'amp' has}}
#else
int twice(int x) restrict(cpu, amp:1) { return 2 * x; }
#endif
