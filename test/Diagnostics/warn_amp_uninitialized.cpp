// A local variable has the value of whatever was in the device's registers before its first
// assignment. Initialize it.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int sum(const int *from, int n) restrict(amp) {
  int total; // expected-note {{'total' is declared here}}
  for (int i = 0; i < n; ++i)
    total += from[i];
  return total; // expected-warning {{variable 'total' is uninitialized when it is read here}}
}
#else
int sum(const int *from, int n) restrict(amp) {
  int total = 0;
  for (int i = 0; i < n; ++i)
    total += from[i];
  return total;
}
#endif
