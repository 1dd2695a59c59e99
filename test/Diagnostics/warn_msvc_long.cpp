// Visual C++ has a `long` of 32 bits and ampcc one of 64, so data that both share would be
// misread (2.4.1.2). Write int or unsigned int where 32 bits are meant: in kernels, in
// elements, and where memory is seen as another type.
// RUN: %ampcc --amp-msvc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-msvc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

#ifndef FIXED
void reverse(char *text, int count) {
  array_view<unsigned long> v(count, reinterpret_cast<unsigned long *>(text));
  // expected-warning@-1 2 {{'unsigned long' has 64 bits here, and 32 for Visual C++; write 'unsigned int'}}
#else
void reverse(char *text, int count) {
  array_view<unsigned int> v(count, reinterpret_cast<unsigned int *>(text));
#endif
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] << 24 | v[i] >> 24; });
}
