// Version 1 has no accesses to single bytes, and a bool has one, so two of them are no distance of
// elements apart (2.4.3.7). Use `int`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 --amp-version=1.1 -fsyntax-only %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
bool device(bool *p) restrict(amp) { return p[1] || *(p + 2); }
// expected-error@-1 {{arithmetic on 'bool *' is not allowed in a 'restrict(amp)' function; amp:1.1 allows it (--amp-version=1.1)}}
// expected-error@-2 {{arithmetic on 'bool *' is not allowed in a 'restrict(amp)' function; amp:1.1 allows it (--amp-version=1.1)}}
#else
bool device(int *p) restrict(amp) { return p[1] || *(p + 2); }
#endif
