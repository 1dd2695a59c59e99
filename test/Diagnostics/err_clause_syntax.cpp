// The clause is a list, so that a function can be for several sides (2.1). Write restrictions
// with commas between them in the parentheses.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(cpu amp) { return 2 * x; }
// expected-error@-1 {{expected ',' or ')' in the restriction clause}}
#else
int twice(int x) restrict(cpu, amp) { return 2 * x; }
#endif
