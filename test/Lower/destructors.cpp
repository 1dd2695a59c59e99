// Destructors run at every exit from a scope, in the reverse order of construction.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

using Digits = concurrency::array_view<int, 1>;
struct Log {
  Digits log;
  int digit;
  Log(const Digits &log, int digit) restrict(amp, cpu) : log(log), digit(digit) {}
  ~Log() restrict(amp, cpu) { log[0] = log[0] * 10 + digit; }
};
static int leave(int i, const Digits &log) restrict(amp, cpu) {
  Log a(log, 1);
  for (int k = 0; k < 3; ++k) {
    Log b(log, 2);
    if (i % 4 == 0)
      continue;
    if (i % 4 == 1)
      break;
    if (i % 4 == 2)
      return log[0];
    Log c(log, 3);
  }
  Log(log, 4);
  return log[0];
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int memory[1] = {0};
    Digits log(1, memory);
    int seen = leave(i, log);
    return log[0] * 7 + seen;
  });
}
