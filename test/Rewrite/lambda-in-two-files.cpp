// The body of a lambda that stays in the host source may end in another file.
// RUN: rm -rf %t && %ampcc --translate -I%S/Inputs %s -o %t && FileCheck %s < %t/lambda-in-two-files.cpp

// CHECK: auto lambda = [](int x)                    {
// CHECK-NEXT: #include "rest-of-function.inc"
auto lambda = [](int x) restrict(amp, cpu) {
#include "rest-of-function.inc"
;
