// Temporaries are destroyed at the end of the full expression, in conditional operands only
// when made.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

using Counter = concurrency::array_view<int, 1>;
struct Count {
  Counter alive;
  Count(const Counter &alive) restrict(amp, cpu) : alive(alive) { alive[0] += 1; }
  Count(const Count &o) restrict(amp, cpu) : alive(o.alive) { alive[0] += 1; }
  ~Count() restrict(amp, cpu) { alive[0] -= 100; }
  bool test(int i) const restrict(amp, cpu) { return i % 2; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int memory[1] = {0};
    Counter alive(1, memory);
    bool b = i > 3 && Count(alive).test(i);
    int selected = b ? (Count(alive), alive[0]) : alive[0];
    if (Count(alive).test(i) || Count(alive).test(i + 1))
      selected += alive[0];
    const Count &kept = Count(alive);
    return alive[0] * 3 + selected + (kept.test(i) ? 1 : 0);
  });
}
