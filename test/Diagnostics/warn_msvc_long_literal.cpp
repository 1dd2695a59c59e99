// Write numbers for 32 bits without the suffix l, because a long has 64 bits here and the arithmetic takes its size.
// RUN: %ampcc --amp-msvc -std=c++20 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-msvc -std=c++20 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
using namespace concurrency;

unsigned int place_of(unsigned int x) restrict(amp) {
#ifndef FIXED
  return (x * 2654435761UL) >> 20; // expected-warning {{'unsigned long' has 64 bits here, and 32 for Visual C++; write the number with the suffix 'u'}}
#else
  return (x * 2654435761U) >> 20;
#endif
}
