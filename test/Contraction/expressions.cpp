// Expressions that may be contracted are those that Clang's code generator
// contracts: a product that is an operand of a sum in the same expression.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %ampcc --translate -ffp-contract=on %s -o on
// RUN: FileCheck %s < on/expressions.cl
// RUN: %ampcc --translate -mfma %s -o fma
// RUN: FileCheck %s < fma/expressions.cl
// RUN: %ampcc --translate %s -o default
// RUN: FileCheck --check-prefix=DEFAULT %s < default/expressions.cl
// RUN: %ampcc --translate --amp-host-compiler=%gxx -O1 -mfma %s -o gxx1
// RUN: FileCheck --check-prefix=DEFAULT %s < gxx1/expressions.cl
// RUN: %ampcc --translate --amp-host-compiler=%gxx -O2 -mfma %s -o gxx2
// RUN: FileCheck --check-prefix=STATEMENTS %s < gxx2/expressions.cl
// RUN: FileCheck --check-prefix=STATEMENTS-NATIVE %s < gxx2/expressions.native.cpp
// RUN: %ampcc --translate --amp-msvc --no-amp-robust %s -o msvc
// RUN: FileCheck --check-prefix=OFF %s < msvc/expressions.cl
// RUN: %ampcc --translate --amp-msvc --no-amp-robust -ffp-contract=on %s -o msvc-on
// RUN: FileCheck %s < msvc-on/expressions.cl
// RUN: %ampcc --translate -ffp-contract=off %s -o off
// RUN: FileCheck --check-prefix=OFF %s < off/expressions.cl
// RUN: %ampcc --translate -ffp-contract=fast %s -o fast
// RUN: FileCheck --check-prefix=FAST %s < fast/expressions.cl
// RUN: FileCheck --check-prefix=FAST-JSON %s < fast/expressions.json
// RUN: FileCheck --check-prefix=FAST-NATIVE %s < fast/expressions.native.cpp
// RUN: %ampcc --translate -ffp-contract=fast-honor-pragmas %s -o honor
// RUN: FileCheck %s < honor/expressions.cl
//
// OFF: #pragma OPENCL FP_CONTRACT OFF
// OFF-NOT: MUL_ADD
// FAST: #pragma OPENCL FP_CONTRACT ON
// FAST-JSON: "build_options": "-cl-mad-enable",
// FAST-NATIVE: needs -ffp-contract=fast
// FAST-NATIVE-NOT: #pragma STDC FP_CONTRACT OFF

// Without an option a CPU contracts what the host code does, other devices what clang++ would.
// DEFAULT: #pragma OPENCL FP_CONTRACT OFF
// DEFAULT: float GPU_MUL_ADD(float a, float b, float c) {
// DEFAULT-NEXT: #ifndef DEVICE_IS_CPU
// DEFAULT-NEXT: #pragma OPENCL FP_CONTRACT ON
// DEFAULT-NEXT: #endif
// DEFAULT-NEXT: return a * b + c;
// DEFAULT: double GPU_MUL_ADD_DOUBLE(double a, double b, double c) {
// DEFAULT: GPU_MUL_ADD(a, b, c)
// STATEMENTS: #pragma OPENCL FP_CONTRACT OFF
// STATEMENTS-NEXT: #if defined(DEVICE_IS_CPU) && defined(__clang__)
// STATEMENTS-NEXT: #pragma clang fp contract(fast)
// STATEMENTS: {{^}}  float r = MUL_ADD(a, b, c);
// STATEMENTS-NATIVE: #pragma clang fp contract(fast)

// CHECK: #pragma OPENCL FP_CONTRACT OFF
// CHECK: float MUL_ADD(float a, float b, float c) {
// CHECK-NEXT: #pragma OPENCL FP_CONTRACT ON
// CHECK-NEXT: return a * b + c;
// CHECK: double MUL_ADD_DOUBLE(double a, double b, double c) {
// CHECK-NEXT: #pragma OPENCL FP_CONTRACT ON
// CHECK-NEXT: return a * b + c;
#include <amp.h>
using namespace concurrency;

// CHECK-LABEL: float sums(
float sums(float a, float b, float c) restrict(amp) {
  // CHECK: MUL_ADD(a, b, c)
  float r = a * b + c;
  // CHECK: MUL_ADD(a, b, -c)
  r = (a * b) - c + r;
  // CHECK: MUL_ADD(a, b, r)
  r = r + a * b;
  // CHECK: MUL_ADD(-a, b, r)
  r = r - a * b;
  // CHECK: MUL_ADD(a, b, r)
  r = r - -(a * b);
  // CHECK: MUL_ADD(-a, b, r)
  r = -(a * b) + r;
  // The left one of two, as Clang.
  // CHECK: MUL_ADD(a, b, c * r)
  r = a * b + c * r;
  // CHECK: r = MUL_ADD(a, b, r)
  r += a * b;
  // CHECK: r = MUL_ADD(-a, b, r)
  r -= a * b;
  // Across statements, in other types, of constants: not.
  // CHECK-NOT: MUL_ADD
  const float product = a * c;
  r = r + product;
  r = r + static_cast<float>(static_cast<double>(a) * b);
  r += 3.0f * 2.0f;
  return r;
}

// Clang adds no instruction for what stands around these products.
// CHECK-LABEL: float wrapped(
float wrapped(float a, float b, float c) restrict(amp) {
  // CHECK: MUL_ADD(a, b, c)
  float r = +(a * b) + c;
  // CHECK: MUL_ADD(-a, b, r)
  r = r + +(-+(a * b));
  // CHECK: MUL_ADD(a, b, r)
  r = (void(), a * b) + r;
  // CHECK: MUL_ADD(a, b, r)
  r = float{a * b} + r;
  // CHECK: MUL_ADD(a, c, r)
  r = r + (false ? a : a * c);
  // CHECK: MUL_ADD(a, b, r)
  r += +(a * b);
  // Not: two minuses, a value that is stored, a choice at run time.
  // CHECK-NOT: MUL_ADD
  r = -(-(a * b)) + r;
  float stored = 0;
  r = (stored = a * b) + r;
  r = (c > 0 ? a * b : a) + r;
  return r + stored;
}

// CHECK-LABEL: float chosen(
template <int N> float chosen(float a, float b, float c) restrict(amp) {
  // CHECK: MUL_ADD(a, b, c)
  return (N > 2 ? a * b : a) + c;
}

// CHECK-LABEL: float not_here(
float not_here(float a, float b, float c) restrict(amp) {
#pragma STDC FP_CONTRACT OFF
  // CHECK-NOT: MUL_ADD
  return a * b + c;
}

// CHECK-LABEL: float nor_here(
float nor_here(float a, float b, float c) restrict(amp) {
#pragma clang fp contract(off)
  // CHECK-NOT: MUL_ADD
  return a * b + c;
}

// CHECK-LABEL: double doubles(
double doubles(double a, double b, double c) restrict(amp) {
  // CHECK: MUL_ADD_DOUBLE(a, b, c)
  return a * b + c;
}

void run(const array_view<float> &v, const array_view<double> &w) {
  // CHECK: __kernel
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    const float a = v[i];
    v[i] = sums(a, a, a) + wrapped(a, a, a) + chosen<3>(a, a, a) + not_here(a, a, a) + nor_here(a, a, a);
    w[i] = doubles(w[i], w[i], w[i]);
    // CHECK: v[i] = MUL_ADD(a, a, v[i]);
    v[i] += a * a;
  });
}

#pragma STDC FP_CONTRACT OFF
float turned_off(float a, float b, float c) restrict(amp) { return a * b + c; }
