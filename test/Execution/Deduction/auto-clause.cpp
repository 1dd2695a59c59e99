// amp:1.3: restrict(auto), also beside cpu, on functions, templates, members, lambdas and kernels
// (spec 13.1.1). The host compiler gets functions without a clause.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
// RUN: %ampcc -std=c++20 --amp-version=1.3 --amp-host-compiler=g++ %s -o %t.exe && %t.exe
#include "compare.h"

int twice(int x) restrict(auto) { return 2 * x; }
template <class T> T sum(T a, T b) restrict(cpu, auto) { return a + b; }
int hostCalls = 0;
int counted(int x) restrict(auto) { return x + ++hostCalls; } // for the cpu alone
struct scaled {
  int factor;
  explicit scaled(int f) restrict(auto) : factor(f) {}
  int operator()(int x) const restrict(auto) noexcept { return factor * x; }
  auto sized() const restrict(auto) -> long { return factor + 0L; }
};
// The explicit clause is better than the deduced one.
int side(int) restrict(auto) { return 1; }
int side(int) restrict(amp) { return 2; }

int result(int test, int i) restrict(auto) {
  auto lambda = [=](int x) restrict(auto) { return x + i; };
  switch (test) {
  case 0: return twice(i);
  case 1: return sum(i, 3) + static_cast<int>(sum(0.5, 1.5));
  case 2: return scaled(3)(i) + static_cast<int>(scaled(i).sized());
  default: return lambda(4);
  }
}
int main() {
  int sides[2] = {0, side(0)};
  concurrency::array_view<int> v(2, sides);
  concurrency::parallel_for_each(concurrency::extent<1>(1),
                                 [=](concurrency::index<1> i) restrict(auto) { v[i] = side(0); });
  v.synchronize();
  if (sides[0] != 2 || sides[1] != 1 || counted(1) != 2)
    return 1;
  return differences<int>(4, 20, [](int test, int i) restrict(auto) { return result(test, i); });
}
