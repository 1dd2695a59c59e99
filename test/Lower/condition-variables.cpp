// A variable declared in a loop's condition is destroyed after every iteration and after the test
// that ends the loop.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

using Digits = concurrency::array_view<int, 1>;
struct Step {
  Digits log;
  int left;
  Step(const Digits &log, int left) restrict(amp, cpu) : log(log), left(left) {}
  ~Step() restrict(amp, cpu) { log[0] = (log[0] * 7 + left + 1) % 10007; }
  explicit operator bool() const restrict(amp, cpu) { return left > 0; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int memory[1] = {1};
    Digits log(1, memory);
    int n = i % 5;
    while (Step s = Step(log, n--))
      log[0] += 3;
    for (int k = 3; Step s = Step(log, k); --k)
      if (k == i)
        break;
    return memory[0];
  });
}
