// A rank is deduced for a parameter of another integer type.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <array>
using namespace concurrency;

template <typename T, unsigned Rank>
T at(const array_view<T, Rank> &a, const index<Rank> &i) restrict(cpu, amp);
template <typename T, unsigned Rank>
T at(const array_view<T, Rank> &a, const index<Rank> &i) restrict(cpu, amp) {
  return a.extent.contains(i) ? a[i] : T();
}
struct sizes {
  template <typename T, int N> static int of(const std::array<T, N> &) { return N; }
};

int main() {
  int d[4] = {7};
  array_view<int, 2> v(2, 2, d);
  std::array<int, 5> a;
  return !(at(v, index<2>(0, 0)) == 7 && sizes::of(a) == 5);
}
