// Every constructor and conversion of array_view, for T and const T.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <array>
#include <numeric>
#include <type_traits>
using namespace concurrency;

typedef array_view<int, 2> writing;
typedef array_view<const int, 2> reading;
static_assert(writing::rank == 2 && reading::rank == 2, "");
static_assert(std::is_same<writing::value_type, int>::value, "");
static_assert(std::is_same<reading::value_type, const int>::value, "");
static_assert(!std::is_default_constructible<writing>::value, "");
static_assert(std::is_convertible<writing, reading>::value, "");
static_assert(!std::is_constructible<writing, reading>::value, "never back");
static_assert(std::is_assignable<reading &, writing>::value, "");
static_assert(!std::is_assignable<writing &, reading>::value, "");
static_assert(std::is_convertible<array<int, 2> &, writing>::value, "");
static_assert(std::is_convertible<const array<int, 2> &, reading>::value, "");
static_assert(!std::is_constructible<writing, const array<int, 2> &>::value, "");
static_assert(!std::is_convertible<extent<2>, writing>::value, "explicit");
static_assert(!std::is_convertible<std::vector<int> &, array_view<int>>::value, "explicit");
static_assert(std::is_constructible<array_view<const int>, const std::vector<int> &>::value, "");
static_assert(!std::is_constructible<array_view<int>, const std::vector<int> &>::value, "");

template <typename View, int N> bool is(const View &view, const extent<N> &ext) {
  std::vector<int> elements(ext.size());
  copy(view, elements.begin());
  return view.extent == ext && view.get_extent() == ext && elements[1] == 1 &&
         elements.back() == static_cast<int>(ext.size()) - 1;
}

template <int N, typename... Ext> bool every_form(const extent<N> &whole, Ext... ext) {
  std::vector<int> vector(whole.size());
  std::iota(vector.begin(), vector.end(), 0);
  const std::vector<int> constant(vector);
  array_view<int, N> a(ext..., vector), b(ext..., vector.data()), unbound(ext...);
  array_view<const int, N> c(ext..., constant), d(ext..., constant.data()), e(ext..., vector),
      f(ext..., vector.data());
  copy(a, unbound);
  return is(a, whole) && is(b, whole) && is(c, whole) && is(d, whole) && is(e, whole) &&
         is(f, whole) && is(unbound, whole);
}

// Over memory of the kernel.
bool in_kernel() {
  std::vector<int> result(2, 0);
  array_view<int> out(2, result);
  parallel_for_each(extent<1>(2).tile<2>(), [=](tiled_index<2> t) restrict(amp) {
    tile_static int shared[6];
    int own[6];
    for (int i = 0; i < 6; ++i) {
      own[i] = i;
      if (t.local[0] == 0)
        shared[i] = i;
    }
    t.barrier.wait();
    array_view<int> all(own), six(6, own), first(extent<1>(6), own);
    array_view<const int> constant(own), shared_all(shared);
    array_view<int, 2> two(2, 3, shared);
    array_view<const int, 3> three(extent<3>(1, 2, 3), own);
    array_view<const int, 2> reader(two);
    array_view<int> other(all);
    other = six;
    reader = two;
    out[t] = all.extent[0] == 6 && six[5] == 5 && first[1] == 1 && constant[4] == 4 &&
             shared_all[3] == 3 && two(1, 2) == 5 && three(0, 1, 1) == 4 && reader(1, 0) == 3 &&
             other[2] == 2;
  });
  return out[0] == 1 && out[1] == 1;
}

int main() {
  if (!every_form(extent<1>(24), 24) || !every_form(extent<1>(24), extent<1>(24)))
    return 1;
  if (!every_form(extent<2>(4, 6), 4, 6) || !every_form(extent<2>(4, 6), extent<2>(4, 6)))
    return 2;
  if (!every_form(extent<3>(2, 3, 4), 2, 3, 4) ||
      !every_form(extent<3>(2, 3, 4), extent<3>(2, 3, 4)))
    return 3;
  int memory[6] = {0, 1, 2, 3, 4, 5};
  const int constant[6] = {0, 1, 2, 3, 4, 5};
  std::array<int, 6> standard = {{0, 1, 2, 3, 4, 5}};
  std::vector<int> vector(memory, memory + 6);
  array_view<int> a(memory), b(standard), c(vector);
  array_view<const int> d(constant), e(memory), f(standard), g(vector);
  const extent<1> six(6);
  if (!is(a, six) || !is(b, six) || !is(c, six) || !is(d, six) || !is(e, six) || !is(f, six) ||
      !is(g, six))
    return 4;
  array<int> numbers(6, vector.begin());
  const array<int> &fixed = numbers;
  array_view<int> h(numbers), i(h), empty(1);
  array_view<const int> j(numbers), k(fixed), l(h);
  empty = i;
  j = i;
  if (!is(h, six) || !is(empty, six) || !is(j, six) || !is(k, six) || !is(l, six))
    return 5;
  return in_kernel() ? 0 : 6;
}
