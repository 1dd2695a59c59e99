// A device does not see the memory of the host, in which a variable outside of functions is
// (2.4.3.2). Pass the value as an argument, capture it, or copy it into a local constant.
// Constants of integral type, and constexpr ones of arithmetic type, can be used, and elements
// of constexpr objects with a constant index.
// RUN: %ampcc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#ifndef FIXED
int counter;
// expected-note@-1 {{declared here with type 'int'; only integral constants known at compile time can be used, other values are captured or passed}}
const float pi = 3.14f; // expected-note {{declare it constexpr}}
// expected-note@-1 {{declared here with type 'const float'; only integral constants known at compile time can be used, other values are captured or passed}}
constexpr int table[2] = {1, 2};
// expected-note@-1 {{declared here with type 'const int[2]'; only integral constants known at compile time can be used, other values are captured or passed}}
int device(int i) restrict(amp) {
  float f = pi;
  // expected-error@-1 {{global variable 'pi' cannot be used in a 'restrict(amp)' function}}
  return counter + table[i]; // expected-note {{pass its value as a parameter}} expected-note {{declare the array in the function, or capture an array_view of it}}
  // expected-error@-1 {{global variable 'counter' cannot be used in a 'restrict(amp)' function}}
  // expected-error@-2 {{global variable 'table' cannot be used in a 'restrict(amp)' function}}
}
#else
const int size = 16;
int device(int i, int counter) restrict(amp) {
  const float pi = 3.14f;
  const int table[2] = {1, 2};
  return counter + table[i] + size;
}
#endif
