// A view over an array that ends keeps the data: views, sections, projections, copies of them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++14 -Wall -Werror %s -o %t && %t && env AMPCC_SHARED_MEMORY=0 %t
// RUN: %ampcc -std=c++17 --amp-host-compiler=g++ -Wall -Werror %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <cassert>
#include <memory>
#include <vector>
using namespace concurrency;

static void count_up(array_view<int> numbers) {
  parallel_for_each(numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] += i[0]; });
}
static array<int> zeros(int n) { return array<int>(n, std::vector<int>(n).begin()); }
static array_view<int> returned() { return zeros(5); }
static array_view<int> part() { return zeros(6).section(2, 3); }
static array_view<const int> only_read() { return array<int>(3, std::vector<int>(3, 4).begin()); }
static array_view<int> row() {
  array<int, 2> whole(3, 4);
  whole.section(1, 0, 1, 4)[0][2] = 8;
  return whole[1];
}
template <typename T> static array_view<T, 2> reshaped() {
  return array<T>(6, std::vector<T>(6, T(2)).begin()).view_as(extent<2>(2, 3));
}
struct holder {
  array_view<int> numbers;
  holder() : numbers(zeros(4)) {}
};

int main() {
  array_view<int> direct = zeros(4), braces{zeros(4)}, parentheses(zeros(4));
  count_up(direct);
  count_up(braces);
  count_up(parentheses);
  assert(direct[3] == 3 && braces[3] == 3 && parentheses[3] == 3);

  array_view<int> from_function = returned(), of_part = part();
  count_up(from_function);
  count_up(of_part);
  assert(from_function[4] == 4 && of_part.extent[0] == 3 && of_part[2] == 2);
  assert(only_read()[2] == 4 && row()[2] == 8 && reshaped<float>()(1, 2) == 2);

  auto made = std::make_unique<holder>();
  holder copy = *made;
  count_up(made->numbers);
  made.reset();
  assert(copy.numbers[3] == 3);
  count_up(zeros(3)); // as an argument

  // Of an array that could be moved from, too: nothing is moved.
  array<int> stays = zeros(4);
  array_view<int> over(std::move(stays));
  over[1] = 7;
  std::vector<int> now = stays;
  assert(now[1] == 7);
  // Views see new contents of the array, but not a replacement of the array itself.
  array_view<int> old = stays;
  stays = zeros(2);
  assert(old[1] == 7 && stays.extent[0] == 2);
  return 0;
}
