// `restrict(auto)` lets the compiler find out whether amp code can call the function. Beside 'amp'
// only 'cpu' would be left, which the clause can name.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(amp, auto) { return 2 * x; }
// expected-error@-1 {{restriction 'auto' cannot be combined with 'amp'; write 'restrict(auto)' or 'restrict(cpu, amp)'}}
#else
int twice(int x) restrict(auto) { return 2 * x; }
#endif
