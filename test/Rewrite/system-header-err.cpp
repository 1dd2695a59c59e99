// The host compiler reads a system header as it is, so it must not hold C++ AMP code.
// RUN: rm -rf %t && not %ampcc --translate -isystem %S/Inputs/system %s -o %t 2>&1 | FileCheck %s
// RUN: not ls %t/system-header-err.cpp
// CHECK: amp-code.h:1:36: error: C++ AMP code in a system header; name its folder with '-I' instead of '-isystem'
// CHECK: 1 error generated.
#include <amp.h>
#include <amp-code.h>
int main() { return in_system_header(0); }
