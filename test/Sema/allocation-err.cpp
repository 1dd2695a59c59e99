// Classes and functions of the standard library that allocate: the error leads from the kernel to
// the call of the allocation.
// RUN: %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only -Xclang -verify -Xclang -verify-ignore-unexpected=note %s
// RUN: not %ampcc -std=c++20 --amp-version=1.3 -fsyntax-only %s 2>&1 | FileCheck %s
#include <amp.h>
#include <memory>
#include <string>
#include <vector>
using namespace concurrency;

int in_vector(int n) {
  std::vector<int> v(4, n);
  return v[2];
}
int in_string(int n) {
  std::string s(40, 'a');
  return s[n & 7];
}
int in_unique_ptr(int n) {
  std::unique_ptr<int> p = std::make_unique<int>(n);
  return *p;
}
int of_vector(int n) restrict(amp) { return in_vector(n); }         // expected-error {{'in_vector' cannot be called in a 'restrict(amp)' function}}
int of_string(int n) restrict(amp) { return in_string(n); }         // expected-error {{'in_string' cannot be called in a 'restrict(amp)' function}}
int of_unique_ptr(int n) restrict(amp) { return in_unique_ptr(n); } // expected-error {{'in_unique_ptr' cannot be called in a 'restrict(amp)' function}}
// CHECK: error: 'in_vector' cannot be called
// CHECK: note: in {{.*}}: new is not allowed in a 'restrict(amp)' function
// CHECK: error: 'in_string' cannot be called
// CHECK: note: in {{.*}}: new is not allowed in a 'restrict(amp)' function
// CHECK: error: 'in_unique_ptr' cannot be called
// CHECK: note: in {{.*}}: new is not allowed in a 'restrict(amp)' function
