// A template of a header launches a lambda of another template, or of the main file.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t && %t
#include "Inputs/lambda_from_header.h"

int main() {
  int data[4] = {}, sum = 0;
  concurrency::array_view<int> v(4, data);
  fill(v, 7);
  v.synchronize();
  sum += data[3];
  int k = 8;
  generate(v, [=]() restrict(amp) { return k; });
  v.synchronize();
  return sum + data[3] != 15;
}
