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

namespace open {
template <class T, int N> struct Row {
  T values[N];
};
template <class T, class... U> Row(T, U...) -> Row<T, 1 + sizeof...(U)>;
template <class T> struct Wrap {
  T value;
  template <class U> explicit Wrap(const U &u) restrict(amp, cpu) : value(u) {}
};
Wrap(float) -> Wrap<int>;
// The namespace is not closed yet.
inline int used_inside(int i) restrict(amp, cpu) {
  Row row{i, 2, 3};
  Wrap wrap(2.5f);
  return row.values[0] + row.values[2] + wrap.value + int(sizeof(row));
}
} // namespace open

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Holder h{[=](int x) restrict(amp, cpu) { return x + i; }, 4};
    return h.run(5) + only_amp(i) + open::used_inside(i);
  });
}
