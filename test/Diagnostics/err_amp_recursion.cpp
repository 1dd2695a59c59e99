// A device of the first version has no stack of calls, and all functions become part of the
// kernel, which needs an end (2.4.3.4). Write a loop, or choose version 1.2, in which ampcc
// makes a stack.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int factorial(int n) restrict(amp) { return n ? n * factorial(n - 1) : 1; }
// expected-error@-1 {{'restrict(amp)' function 'factorial' calls itself; use a loop; amp:1.2 allows it (--amp-version=1.2) [amp-recursion]}}
#else
int factorial(int n) restrict(amp) {
  int f = 1;
  for (; n; --n)
    f *= n;
  return f;
}
#endif
