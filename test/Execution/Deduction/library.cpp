// amp:1.3: functions and classes of the standard library in kernels. Each case computes a result,
// which is that of the host.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe && env AMPCC_DEVICE=native %t.exe
#include <algorithm>
#include "compare.h"
#include <amp.h>
#include <array>
#include <bit>
#include <cassert>
#include <chrono>
#include <compare>
#include <functional>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>
#include <random>
#include <ratio>
#include <tuple>
#include <type_traits>
#include <utility>
using namespace concurrency;

struct ordered {
  int a, b;
  auto operator<=>(const ordered &) const = default;
};
template <class T> constexpr int kind() {
  if constexpr (std::is_integral_v<T>)
    return 1;
  else
    return 2;
}
constexpr int squares[] = {0, 1, 4, 9, 16, 25, 36, 49};
constexpr std::array<short, 3> odd = {1, 3, 5};

int containers(int i) {
  std::array<int, 4> a{1, 2, 3, 4};
  a[i & 3] = 7;
  int s = std::get<1>(a) + a.front() + int(a.size());
  for (int x : a)
    s += x;
  std::array<int, 4> b = a;
  b.fill(i);
  a.swap(b);
  return s * 10 + b[i & 3] + a.back() + squares[i & 7] + odd[i % 3];
}
double tuples(int i) {
  std::tuple<int, float, double> t{i, 1.5f, 2.0};
  auto u = std::make_tuple(1, 2.0f);
  std::get<1>(t) += std::get<1>(u);
  auto [a, b] = std::make_tuple(i, i * 2);
  int c = 0, d = 0;
  std::tie(c, d) = std::make_tuple(i, i + 1);
  const int applied = std::apply([](int x, int y) { return x - y; }, std::make_tuple(i, 2));
  return std::get<0>(t) + std::get<1>(t) + std::get<2>(t) + a * 10 + b + c + d * 100 + applied +
         (std::tie(c, d) < std::tie(d, c)) + (u == std::make_tuple(1, 2.0f));
}
float pairs(int i) {
  std::pair<int, float> p{1, 0.5f * i};
  auto q = std::make_pair(2, 0.5f * i + 1);
  p = q;
  ++p.first;
  std::swap(p, q);
  return p < q ? p.first + q.second : std::get<1>(q);
}
int optionals(int i) {
  std::optional<int> o;
  const int before = o.has_value();
  if (i % 2)
    o = i;
  std::optional<float> p = 1.5f;
  p.reset();
  std::optional<int> q(o);
  return q.value_or(7) * 10 + (o ? *o : 0) + before + p.has_value() + (o == q);
}
long times(int i) {
  using namespace std::chrono;
  auto d = seconds(i) + milliseconds(20);
  const year_month_day date{sys_days{days{i * 100}}};
  return duration_cast<microseconds>(d).count() + (d > 1s) + floor<seconds>(d).count() +
         int(date.year()) * 1000 + unsigned(date.month());
}
int comparisons(int i) {
  ordered x{i, 1}, y{2, i};
  return (x < y) + 2 * (x == y) + 4 * std::is_lt(x <=> y) + 8 * std::cmp_less(-1, 3u);
}
double numbers(int i) {
  int a = i, b = i + 3;
  std::swap(a, b);
  const int old = std::exchange(a, 30);
  return old + a * b + std::numeric_limits<float>::max() + std::numeric_limits<int>::min() +
         std::numeric_limits<double>::epsilon() + std::numbers::pi * i + std::midpoint(i, 100) +
         std::midpoint(0.5f * i, 2.0f) + std::lerp(1.0f, 3.0f, 0.5f) +
         std::bit_cast<int>(float(i)) + kind<int>() + kind<float>() +
         i * std::ratio_multiply<std::ratio<2, 3>, std::ratio<3, 4>>::den;
}
int functions(int i) {
  auto r = std::ref(i);
  r.get() += 3;
  return std::plus<>{}(i, 2) + std::multiplies<int>{}(i, 3) + std::less<>{}(i, 4) +
         std::invoke([](int x) { return x + 1; }, i) + std::invoke(std::minus<>{}, i, 9) +
         int(std::hash<int>{}(i)) + std::clamp(i, 2, 4) + std::max({i, 5, 3}) +
         std::min(i, 2) + std::minmax(i, 4).second;
}
int algorithms(int i) {
  int p[8] = {}, q[8];
  std::iota(p, p + 8, i);
  std::partial_sum(p, p + 8, q);
  std::transform(p, p + 8, q, p, [=](int x, int y) { return x * 2 + y - i; });
  std::fill(q, q + 2, 5);
  std::replace_if(q, q + 8, [](int x) { return x > 20; }, 20);
  std::reverse(q, q + 8);
  const auto most = std::max_element(q, q + 8);
  return std::accumulate(p, p + 8, 0) + std::inner_product(p, p + 8, q, 1) + int(most - q) +
         int(std::count_if(p, p + 8, [](int x) { return x % 2 == 0; })) * 1000 +
         int(std::find(p, p + 8, p[3]) - p) + std::all_of(p, p + 8, [](int x) { return x > 0; }) +
         std::reduce(q, q + 8) + std::equal(p, p + 8, q) + std::is_sorted(p, p + 8);
}
unsigned random_numbers(int i) {
  std::minstd_rand r(i + 1);
  r.discard(3);
  return r() + r();
}

double result(int test, int i) {
  switch (test) {
  case 0:
    return containers(i);
  case 1:
    return tuples(i);
  case 2:
    return pairs(i);
  case 3:
    return optionals(i);
  case 4:
    return times(i);
  case 5:
    return comparisons(i);
  case 6:
    return numbers(i);
  case 7:
    return functions(i);
  case 8:
    return algorithms(i);
  case 9:
    return random_numbers(i);
  }
  return -1;
}

int main() {
  assert(!differences<double>(10, 8, [](int test, int i) { return result(test, i); }));
}
