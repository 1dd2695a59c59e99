// The types that a lambda's parameters and return type name are those of its own side: with a clause and without one, with a
// parameter list and without one, inside of functions and outside, and in functions that are defined in classes.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-c++23-extensions %s -o %t && %t

#include <amp.h>
#include <type_traits>
#include <vector>
using namespace concurrency;

int over(int) restrict(cpu) { return 1; }
float over(int) restrict(amp) { return 2.5f; }

auto outsideCpu = [](int x) restrict(cpu) -> decltype(over(x)) { return over(x); };
static_assert(std::is_same_v<decltype(outsideCpu(1)), int>);

struct Inside {
  static void run(array_view<float> v) {
    auto arrow = [](int x) restrict(amp) -> decltype(over(x)) { return over(x); };
    auto parameter = [](decltype(over(1)) x) restrict(amp) -> float { return x; };
    auto noList = [=] restrict(amp) -> decltype(over(1)) { return over(1); };
    auto nested = [](int x, float z = [](int y) restrict(amp) -> decltype(over(y)) { return over(y); }(1)) restrict(amp)
        -> decltype(over(x)) { return (over(x) + z) / 2; };
    auto host = [](int x) -> decltype(over(x)) { return over(x); };
    static_assert(std::is_same_v<decltype(host(1)), int>);
    // The function around is for the cpu as before.
    auto after = over(1);
    static_assert(std::is_same_v<decltype(after), int>);

    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
      auto withoutClause = [](int x) -> decltype(over(x)) { return over(x); };
      auto withClause = [](int x) restrict(amp) -> decltype(over(x)) { return over(x); };
      float sums[] = {arrow(1), parameter(2.5f), noList(), withoutClause(1), withClause(1), nested(1)};
      v[i] = sums[i[0]];
    });
  }
};

int main() {
  std::vector<float> data(6);
  array_view<float> view(6, data);
  Inside::run(view);
  view.synchronize();
  return data == std::vector<float>(6, 2.5f) ? 0 : 1;
}
