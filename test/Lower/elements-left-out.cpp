// The elements that the initialiser of an array leaves out, whose class has default initialisers.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Weight {
  int n;
  int by = 7;
};
struct Counted {
  int n;
  Counted(int n = 3) restrict(cpu, amp) : n(n) {}
};
union Number {
  int i;
  float f;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Weight few[3] = {Weight{i}}, many[40] = {{1, i}, {2, 3}};
    Counted counted[20] = {i};
    Number zero{};
    return few[2].by + many[39].by * 10 + many[2].n + many[1].by * 100 + counted[19].n * 1000 +
           counted[0].n * 10000 + zero.i;
  });
}
