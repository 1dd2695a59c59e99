// amp:1.3: variants, spans, ranges and values or errors in kernels, with the host's results.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <algorithm>
#include "compare.h"
#include <amp.h>
#include <cassert>
#include <memory>
#include <numeric>
#include <ranges>
#include <span>
#include <variant>
using namespace concurrency;

struct square {
  float side;
  float area() const { return side * side; }
};
struct circle {
  float radius;
  float area() const { return 3.0f * radius * radius; }
};
double shapes(int i) {
  std::variant<int, square, circle> v = i;
  if (i % 3 == 1)
    v = square{0.5f * i};
  else if (i % 3 == 2)
    v.emplace<circle>(circle{0.25f * i});
  const float visited = std::visit(
      [](auto s) {
        if constexpr (std::is_same_v<decltype(s), int>)
          return 10.0f * s;
        else
          return s.area();
      },
      v);
  return visited + v.index() * 100 + std::holds_alternative<square>(v) +
         (std::get_if<int>(&v) ? *std::get_if<int>(&v) : 50);
}
double spans(int i) {
  int p[8];
  std::iota(p, p + 8, i);
  std::span<int> all(p);
  auto part = all.subspan(1, 3);
  for (int &x : part)
    x *= 2;
  std::span<const int, 2> last = all.last<2>();
  return std::accumulate(all.begin(), all.end(), 0) + part[0] + part.back() * 100 + last[1] * 1000.0 +
         std::ranges::count_if(all, [](int x) { return x > 5; });
}
double ranges(int i) {
  int sum = 0;
  for (int x : std::views::iota(i, i + 10) | std::views::filter([](int x) { return x % 2; }) |
                   std::views::transform([](int x) { return x * x; }) | std::views::take(3))
    sum += x;
  int p[6] = {5, 3, 8, 1, 9, i};
  for (int x : p | std::views::reverse | std::views::drop(1))
    sum = sum * 3 + x;
  return sum + std::ranges::max(p) + *std::ranges::min_element(p) +
         (std::ranges::find(p, 8) - p) + std::ranges::any_of(p, [=](int x) { return x == 2 * i; });
}
struct traced {
  int n;
  explicit traced(int n) : n(n) {}
  ~traced() { n = -1; }
};
double in_place(int i) {
  alignas(traced) unsigned char memory[2 * sizeof(traced)];
  traced *first = new (memory) traced(i);
  traced *second = std::construct_at(first + 1, i + 1);
  const int sum = first->n + 10 * second->n;
  std::destroy_at(second);
  return sum + 100 * second->n;
}

double result(int test, int i) {
  switch (test) {
  case 0:
    return shapes(i);
  case 1:
    return spans(i);
  case 2:
    return ranges(i);
  case 3:
    return in_place(i);
  }
  return -1;
}

int main() {
  assert(!differences<double>(4, 8, [](int test, int i) { return result(test, i); }));
}
