// The right operand of an assignment to a component or a swizzle is evaluated before the vector, in
// kernels as on the host (C++17 [expr.ass]).
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs %s -o %t && %t
// RUN: %ampcc -std=c++17 -w -I%S/Inputs -DWITH_GXX --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include "on_both.h"
using namespace concurrency::graphics;

struct pair_of_vectors {
  int_4 v[2];
  int_4 &at(int i) restrict(cpu, amp) { return v[i & 1]; }
};

template <class F> int test(const char *name, F f) {
  return differs(
      name,
      [=](int i) restrict(cpu, amp) {
        pair_of_vectors o;
        o.v[0] = int_4(i, 2, 3, 4);
        o.v[1] = int_4(-i, -2, -3, -4);
        int k = f(o, i & 1);
        return o.v[0] * 100 + o.v[1] + k;
      },
      2);
}

int main() {
  int wrong = test(
      "swizzle", [](pair_of_vectors & o, int k) restrict(cpu, amp) {
        o.at(k++).xy = o.at(k).zw + 1;
        return k;
      });
  wrong += test(
      "swizzle of an element", [](pair_of_vectors & o, int k) restrict(cpu, amp) {
        o.v[k++ & 1].zyx = o.v[k & 1].xyw;
        return k;
      });
  wrong += test(
      "operator of a swizzle", [](pair_of_vectors & o, int k) restrict(cpu, amp) {
        o.v[k++ & 1].xw -= o.v[k & 1].yz;
        return k;
      });
  wrong += test(
      "component", [](pair_of_vectors & o, int k) restrict(cpu, amp) {
        o.at(k++).x = o.at(k).z;
        return k;
      });
  wrong += test(
      "component and variable", [](pair_of_vectors & o, int k) restrict(cpu, amp) {
        o.at(k++).x = k;
        return k;
      });
  wrong += test(
      "vector that the object changes", [](pair_of_vectors & o, int k) restrict(cpu, amp) {
        int_2 a(5, 6);
        (a.x = 9, o.at(k)).zw = a;
        return k;
      });
#ifndef WITH_GXX // orders the operands of += of numbers in its own way
  wrong += test(
      "operator of a component", [](pair_of_vectors & o, int k) restrict(cpu, amp) {
        o.v[k++ & 1].y += o.v[k & 1].z;
        return k;
      });
#endif
  return wrong;
}
