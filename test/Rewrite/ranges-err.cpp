// Code that the host source has to leave out, but that begins and ends in different files.
// RUN: rm -rf %t && not %ampcc --translate -I%S/Inputs %s -o %t 2>&1 | FileCheck %s

// CHECK: [[#@LINE+1]]:12: error: declaration of 'twice' begins and ends in different files, or inside of another macro
inline int twice(int x) restrict(amp) {
#include "rest-of-function.inc"

// CHECK: [[#@LINE+1]]:15: error: lambda begins and ends in different files, or inside of a macro that cannot be written out
auto lambda = [](int x) restrict(amp) {
#include "rest-of-function.inc"
;
// CHECK: 2 errors generated.
