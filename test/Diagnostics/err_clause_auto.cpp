// Restrictions are not deduced; write them out.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(auto) { return 2 * x; }
// expected-error@-1 {{'restrict(auto)' is not supported; write the restrictions that the function has}}
#else
int twice(int x) restrict(cpu, amp) { return 2 * x; }
#endif
