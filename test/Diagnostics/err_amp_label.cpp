// A label is only of use for `goto`, which amp code does not have (2.4.3.7). Labels other than
// those of `switch` are not allowed, used or not.
// RUN: %ampcc -std=c++20 -Wno-unused-label -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -Wno-unused-label -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int device(int n) restrict(amp) {
here:
// expected-error@-1 {{label is not allowed in a 'restrict(amp)' function}}
  return n;
}
#else
int device(int n) restrict(amp) {
  switch (n) {
  case 1:
    return 2;
  default:
    return n;
  }
}
#endif
