// Constrained functions: concepts, requires-clauses after the restrictions, abbreviated templates.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"
#include <concepts>

template <class T> concept Number = std::integral<T> || std::floating_point<T>;
template <class T> concept HasGet = requires(const T t) {
  { t.get() } -> std::convertible_to<int>;
};
struct Box {
  int n;
  int get() const restrict(amp, cpu) { return n; }
};

template <Number T> T twice(T x) restrict(amp, cpu) { return x + x; }
template <class T> int get(const T &t) restrict(amp, cpu) requires HasGet<T> { return t.get(); }
int get(int x) restrict(amp, cpu) { return x * 3; }
auto magnitude(Number auto x) restrict(amp, cpu) { return x < 0 ? -x : x; }
template <class T> struct Holder {
  T t;
  int kind() const restrict(amp, cpu) requires std::integral<T> { return 1; }
  int kind() const restrict(amp, cpu) requires std::floating_point<T> { return 2; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    return twice(i) + int(twice(1.5f)) + get(Box{i}) * 5 + get(4) * 7 + magnitude(-i) * 11 +
           Holder<int>{i}.kind() * 13 + Holder<float>{1}.kind() * 17;
  });
}
