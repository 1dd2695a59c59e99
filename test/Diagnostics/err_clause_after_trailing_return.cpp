// The return type may contain calls, which are resolved by the restrictions, so these come
// before it (2.1.1). First the clause, then the trailing return type.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
auto twice(int x) -> int restrict(amp) { return 2 * x; }
// expected-error@-1 {{restriction clause must precede the trailing return type}}
#else
auto twice(int x) restrict(amp) -> int { return 2 * x; }
#endif
