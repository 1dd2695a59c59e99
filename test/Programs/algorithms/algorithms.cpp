// RUN: %ampcc %s -I %S/Inputs -O2 -o %t && %t
// REQUIRES: opencl-device
//
// A library of algorithms in headers (Inputs/ampl): iterators, function objects, policies; lambdas go through several templates.

#include <ampl/algorithm.h>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <list>
#include <string>
#include <vector>

namespace {

int errors = 0;

void check(bool ok, const std::string &what) {
  if (!ok) {
    std::printf("%s: FAILED\n", what.c_str());
    ++errors;
  }
}

struct point {
  float x, y;
  point() restrict(cpu, amp) : x(0), y(0) {}
  point(float x, float y) restrict(cpu, amp) : x(x), y(y) {}
  friend point operator+(const point &a, const point &b) restrict(cpu, amp) { return point(a.x + b.x, a.y + b.y); }
  friend bool operator==(const point &a, const point &b) { return a.x == b.x && a.y == b.y; }
};

struct is_even {
  bool operator()(int i) const restrict(cpu, amp) { return (i & 1) == 0; }
};

template <class Policy> void test_numbers(const Policy &policy, int n) {
  const std::string size = " of " + std::to_string(n);
  std::vector<int> data(n), result(n), expected(n);
  unsigned state = 12345u + n;
  for (int &d : data)
    d = int((state = state * 1103515245u + 12345u) >> 16) % 1000;

  int factor = 3;
  ampl::transform(policy, data.begin(), data.end(), result.begin(), [=](int x) restrict(amp) { return x * factor + 1; });
  std::transform(data.begin(), data.end(), expected.begin(), [=](int x) { return x * factor + 1; });
  check(result == expected, "transform" + size);

  ampl::transform(policy, data.cbegin(), data.cend(), expected.cbegin(), result.begin(), ampl::minus<>());
  std::transform(data.begin(), data.end(), expected.begin(), expected.begin(), std::minus<int>());
  check(result == expected, "transform of two" + size);

  check(ampl::reduce(policy, data.begin(), data.end(), 5, ampl::plus<int>()) == std::accumulate(data.begin(), data.end(), 5), "reduce" + size);
  check(ampl::reduce(policy, data.begin(), data.end(), 0, ampl::maximum<int>()) == *std::max_element(data.begin(), data.end()), "maximum" + size);
  check(ampl::reduce(ampl::host, data.begin(), data.end(), 0, ampl::plus<int>()) == std::accumulate(data.begin(), data.end(), 0), "host" + size);
  check(ampl::count_if(policy, data.begin(), data.end(), is_even()) == std::count_if(data.begin(), data.end(), is_even()), "count_if" + size);
  check(ampl::count_if(policy, data.begin(), data.end(), ampl::not_fn(is_even())) ==
            std::count_if(data.begin(), data.end(), [](int i) { return i % 2 != 0; }),
        "count_if of not_fn" + size);
  check(ampl::count_if(policy, data.begin(), data.end(), ampl::bind2nd(ampl::less<int>(), 500)) ==
            std::count_if(data.begin(), data.end(), [](int i) { return i < 500; }),
        "count_if of bind2nd" + size);
  check(!ampl::any_of(policy, data.begin(), data.end(), [](int i) restrict(cpu, amp) { return i < 0; }), "any_of" + size);
  check(ampl::all_of(policy, data.begin(), data.end(), ampl::bind2nd(ampl::less<int>(), 1000)), "all_of" + size);
  check(!ampl::none_of(policy, data.begin(), data.end(), ampl::bind2nd(ampl::greater<int>(), -1)), "none_of" + size);

  ampl::inclusive_scan(policy, data.begin(), data.end(), result.begin(), ampl::plus<int>(), 0);
  std::partial_sum(data.begin(), data.end(), expected.begin());
  check(result == expected, "scan" + size);

  std::vector<int> kept(n), kept_expected;
  const int limit = 300;
  kept.erase(ampl::copy_if(policy, data.begin(), data.end(), kept.begin(), [limit](int i) restrict(cpu, amp) { return i > limit; }), kept.end());
  std::copy_if(data.begin(), data.end(), std::back_inserter(kept_expected), [limit](int i) { return i > limit; });
  check(kept == kept_expected, "copy_if" + size);

  std::vector<int> sorted(data), host_sorted(data);
  ampl::sort(policy, sorted.begin(), sorted.end(), ampl::greater<int>());
  std::sort(host_sorted.begin(), host_sorted.end(), std::greater<int>());
  check(sorted == host_sorted, "sort" + size);

  ampl::for_each(policy, data.begin(), data.end(), [](int &x) restrict(amp) { x = -x; });
  check(std::accumulate(data.begin(), data.end(), 0) == -std::accumulate(sorted.begin(), sorted.end(), 0), "for_each" + size);
}

} // namespace

int main() {
  const ampl::tiled_policy<> standard;
  const ampl::tiled_policy<32, 1> narrow(concurrency::accelerator().create_view());
  for (int n : {1, 31, 64, 300})
    test_numbers(standard, n);
  test_numbers(narrow, 100);
  test_numbers(narrow.with_tile<16>(), 50);

  std::vector<point> points;
  for (int i = 0; i < 200; ++i)
    points.push_back(point(float(i), float(i % 7)));
  const point sum = std::accumulate(points.begin(), points.end(), point());
  check(ampl::reduce(standard, points.begin(), points.end(), point(), ampl::plus<point>()) == sum, "sum of points");
  const float y = ampl::transform_reduce(standard, points.begin(), points.end(), 0.0f, ampl::plus<float>(), [](const point &p) restrict(cpu, amp) { return p.y; });
  check(y == sum.y, "sum of members");
  const int far = ampl::transform_reduce(standard, points.begin(), points.end(), 0, ampl::plus<int>(),
                                         ampl::compose([](float f) restrict(cpu, amp) { return f > 100 ? 1 : 0; },
                                                       [](const point &p) restrict(cpu, amp) { return p.x + p.y; }));
  check(far == std::count_if(points.begin(), points.end(), [](const point &p) { return p.x + p.y > 100; }), "compose");

  // The library's own iterators, over a view of an array
  concurrency::array<int, 1> on_device(128);
  concurrency::array_view<int, 1> view(on_device);
  ampl::for_each(standard, ampl::begin(view), ampl::end(view), [](int &x) restrict(amp) { x = 2; });
  check(ampl::reduce(standard, ampl::begin(view) + 10, ampl::end(view) - 10, 0, ampl::plus<int>()) == 2 * 108, "iterators over a view");
  check(std::accumulate(ampl::begin(view), ampl::end(view), 0) == 256, "iterators on the host");
  std::printf("%d errors\n", errors);
  return errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
