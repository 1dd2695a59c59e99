// An object that a conditional expression makes is destroyed like any other, once: discarded, as an
// argument, as the object of a member access, under another conditional.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -w -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

using Digits = concurrency::array_view<int, 1>;
struct Noted {
  Digits log;
  int id;
  Noted(const Digits &log, int id) restrict(amp, cpu) : log(log), id(id) { note(1); }
  Noted(const Noted &o) restrict(amp, cpu) : log(o.log), id(o.id + 1) { note(2); }
  ~Noted() restrict(amp, cpu) { note(3); }
  void note(int what) restrict(amp, cpu) { log[0] = (log[0] * 7 + what * 4 + id) % 10007; }
};
struct Two {
  Noted first, second;
};
static Noted make(const Digits &log, int id) restrict(amp, cpu) { return Noted(log, id); }
static int taken(Noted n) restrict(amp, cpu) { return n.id * 2; }
static int seen(const Noted &n) restrict(amp, cpu) { return n.id * 3; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int memory[1] = {1};
    Digits log(1, memory);
    bool odd = i & 1;
    odd ? Noted(log, 1) : make(log, 2);
    (odd ? Noted(log, 3) : i == 4 ? make(log, 4) : Noted(log, 5)), log[0] += 2;
    int sum = taken(odd ? Noted(log, 6) : make(log, 7));
    sum += seen(odd ? Noted(log, 1) : make(log, 2));
    sum += (odd ? make(log, 3) : Noted(log, 4)).id;
    Noted kept = odd ? make(log, 5) : Noted(log, 6);
    odd ? kept : Noted(log, 7);
    taken(odd ? kept : make(log, 1));
    Two{make(log, 2), odd ? kept : Noted(log, 3)};
    if (odd && (i > 2 ? Noted(log, 4) : kept).id == 4)
      sum += 5;
    auto inner = [=] { return odd ? kept : Noted(log, 5); };
    inner();
    return memory[0] * 100 + sum;
  });
}
