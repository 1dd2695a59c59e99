// There is one version of the amp restriction; it has no number.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(amp:1) { return 2 * x; }
// expected-error@-1 {{a version of a restriction is not supported; write 'amp' alone}}
#else
int twice(int x) restrict(amp) { return 2 * x; }
#endif
