// The version decides which rules hold in the function (13.1.3), and only these have rules.
// Write one of them, or leave it out for that of `--amp-version=`.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int twice(int x) restrict(amp:2) { return 2 * x; }
// expected-error@-1 {{unknown version of 'restrict(amp)'; the versions are 1, 1.1, 1.2 and 1.3}}
#else
int twice(int x) restrict(amp:1.1) { return 2 * x; }
#endif
