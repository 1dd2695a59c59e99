// Class template arguments deduced by the user's guide.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

template <class F> struct Holder {
  F f;
  int n;
  int run(int x) const restrict(amp, cpu) { return f(x) + n; }
};
template <class F> Holder(F, int) -> Holder<F>;
namespace inner {
template <class T> struct Box {
  T value;
};
template <class T> Box(T) -> Box<T>;
} // namespace inner
static int only_amp(int i) restrict(amp) {
  inner::Box box{i};
  return box.value;
}
static int only_amp(int i) restrict(cpu) { return i; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Holder h{[=](int x) restrict(amp, cpu){return x + i; }, 4
};
return h.run(5) + only_amp(i);
});
}
