// A test for ampcc in a program has the same result in the host compiler.
// RUN: rm -rf %t && %ampcc --translate %s -o %t
// RUN: %without_comments %t/reader-test.cpp | FileCheck %s
// RUN: %host_compiles %t/reader-test.cpp
// CHECK: {{^}}#if 1 // use the device
#ifdef __AMPCC__ // use the device
#include <amp.h>
int on_device(int x) restrict(amp, cpu) { return x; }
#endif
// CHECK: {{^}}#if 0{{$}}
#ifndef __AMPCC__
#error the host compiler took the other branch
#endif
// CHECK: {{^}}#if defined(OTHER) || 1{{$}}
#if defined(OTHER) || defined(__AMPCC__)
// CHECK: {{^}}int main() { return on_device(1 - 1); }
int main() { return on_device(__AMPCC__ - 1); }
#endif
