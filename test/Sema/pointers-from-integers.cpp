// amp:1.1: an integer becomes a pointer to an object, and not to a pointer.
// RUN: %ampcc -std=c++17 --amp-version=1.2 -fsyntax-only -Xclang -verify %s
int *object(long n) restrict(amp) { return (int *)n; }
int **pointer(long n) restrict(amp) {
  return (int **)n; // expected-error {{cannot cast integer type 'long' to pointer type 'int **' in a 'restrict(amp)' function}}
}
using pointers = int *[2];
pointers *array(long n) restrict(amp) {
  return reinterpret_cast<pointers *>(n); // expected-error {{cannot cast integer type 'long' to pointer type 'pointers *'}}
}
