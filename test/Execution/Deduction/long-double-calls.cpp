// amp:1.3: calls whose results are converted to long double: they have their effects, and the device
// runs the function that it runs elsewhere, that of the object's class or an overload for amp.
// RUN: %ampcc -std=c++17 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include "compare.h"

struct engine {
  static constexpr int max() { return 41; }
};
engine &next(engine &e, int &n) {
  ++n;
  return e;
}
double effect(int n) {
  engine e;
  const double sum = static_cast<long double>(next(e, n).max()) + 1.0L;
  return sum + 100 * n;
}
struct base {
  virtual int max() const { return 1; }
};
struct derived : base {
  int max() const override { return 2; }
};
double dispatched(const base &b) { return static_cast<long double>(b.max()) * 3.0L; }
constexpr int limit() { return 5; }
constexpr int limit() restrict(amp) { return 7; }
double overloaded() { return static_cast<long double>(limit()) + 1.0L; }

int main() {
  std::vector<double> out(1);
  const concurrency::array_view<double> r(1, out);
  parallel_for_each(r.extent,
                    [=](concurrency::index<1> i) restrict(amp) { r[i] = overloaded(); });
  return (r[0] != 8) + differences<double>(2, 3, [](int test, int i) {
           derived d;
           return test == 0 ? effect(i) : dispatched(d);
         });
}
