// The last index of an array of 8 elements is 7. Correct the condition of the loop.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
int last(int x) restrict(amp) {
  int powers[8]; // expected-note 0-1 {{'powers' is declared here}}
  powers[0] = 1;
#ifndef FIXED
  for (int i = 1; i <= 8; ++i)
    powers[i] = powers[i - 1] * x; // expected-warning {{array index 8 is past the end of the array, which has 8 elements}}
#else
  for (int i = 1; i < 8; ++i)
    powers[i] = powers[i - 1] * x;
#endif
  return powers[7];
}
