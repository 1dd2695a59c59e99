// `<=>` of numbers and enumerations, defaulted and written by hand, and the operators derived from it.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"
#include <compare>

enum class Level { low = 1, high };

struct Defaulted {
  int a;
  float b;
  Level level;
  auto operator<=>(const Defaulted &) const restrict(amp, cpu) = default;
};
struct Strong {
  int a, b;
  std::strong_ordering operator<=>(const Strong &) const restrict(amp, cpu) = default;
};
struct ByHand {
  int n;
  std::weak_ordering operator<=>(const ByHand &o) const restrict(amp, cpu) {
    return n / 2 <=> o.n / 2;
  }
  bool operator==(const ByHand &o) const restrict(amp, cpu) { return (*this <=> o) == 0; }
};

struct Notes {
  int bits = 1;
  void operator()(bool b) restrict(amp, cpu) { bits = bits * 2 + b; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Notes note;
    note((i <=> 5) < 0);
    note((i <=> 5) == std::strong_ordering::equal);
    auto partial = i * 0.5f <=> (i == 9 ? 0.0f / float(i - 9) : 3.0f);
    note(partial > 0);
    note(partial == 0);
    note(partial == std::partial_ordering::unordered);
    Level level = i & 1 ? Level::low : Level::high;
    note((level <=> Level::high) != 0);
    Defaulted a{i, 1.5f, level}, b{5, 1.5f, Level::high};
    note(a < b);
    note(a >= b);
    note(a == b);
    Strong s{2, i}, t{i & 2, 5};
    note(s <= t);
    note(s != t);
    ByHand h{i}, k{6};
    note(h < k);
    note(k <= h);
    note(h == k);
    return note.bits;
  });
}
