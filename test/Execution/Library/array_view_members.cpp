// Elements, projections, sections, reshaped views and coherence functions of array_view, for T and
// const T, on the host and in a kernel.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
// NO-AMP-CHECK: accesses out of bounds on purpose
#include <amp.h>
#include <numeric>
#include <type_traits>
using namespace concurrency;

template <typename T> T &lvalue() restrict(amp, cpu);

typedef array_view<int, 2> matrix;
static_assert(std::is_same<decltype(lvalue<const matrix>()[index<2>()]), int &>::value, "");
static_assert(std::is_same<decltype(lvalue<const matrix>()[1]), array_view<int, 1>>::value, "");
static_assert(std::is_same<decltype(lvalue<array_view<const int>>()[1]), const int &>::value, "");
static_assert(std::is_same<decltype(lvalue<array_view<const int>>().data()), const int *>::value, "");
static_assert(std::is_same<decltype(lvalue<array_view<const float>>().reinterpret_as<int>()),
                           array_view<const int>>::value, "");

template <typename One, typename Two, typename Three>
int read(const One &one, const Two &two, const Three &three) restrict(amp, cpu) {
  if (one.extent != extent<1>(24) || two.get_extent() != extent<2>(4, 6) || three.extent[2] != 4)
    return 1;
  if (one[index<1>(5)] != 5 || one(index<1>(5)) != 5 || one[5] != 5 || one(5) != 5 ||
      one.get_ref(index<1>(5)) != 5)
    return 2;
  if (two[index<2>(1, 2)] != 8 || two(index<2>(1, 2)) != 8 || two(1, 2) != 8 ||
      two.get_ref(index<2>(1, 2)) != 8)
    return 3;
  if (three[index<3>(1, 2, 3)] != 23 || three(1, 2, 3) != 23 || three(index<3>(0, 1, 1)) != 5 ||
      three.get_ref(index<3>(0, 1, 1)) != 5)
    return 4;
  if (two[1][2] != 8 || two(1)[2] != 8 || three[1][2][3] != 23 || three(1)(2)(3) != 23)
    return 5;
  if (one.section(index<1>(3), extent<1>(2))[1] != 4 || one.section(index<1>(3)).extent[0] != 21 ||
      one.section(extent<1>(2)).extent[0] != 2 || one.section(3, 2)[1] != 4)
    return 6;
  if (two.section(index<2>(1, 1), extent<2>(2, 2))(1, 1) != 14 ||
      two.section(index<2>(1, 1)).extent != extent<2>(3, 5) ||
      two.section(extent<2>(2, 2))(1, 1) != 7 || two.section(1, 1, 2, 2)[1][1] != 14)
    return 7;
  if (three.section(index<3>(1, 1, 1), extent<3>(1, 2, 3))(0, 0, 0) != 17 ||
      three.section(index<3>(1, 1, 1)).extent != extent<3>(1, 2, 3) ||
      three.section(extent<3>(1, 1, 1))(0, 0, 0) != 0 ||
      three.section(1, 1, 1, 1, 2, 3)(0, 1, 2) != 23)
    return 8;
  if (one.template reinterpret_as<unsigned int>()[9] != 9u ||
      one.view_as(extent<2>(6, 4))(1, 1) != 5 ||
      one.section(12, 12).view_as(extent<2>(3, 4))(1, 1) != 17)
    return 9;
  return one.data()[7] == 7 && one.section(7, 2).data()[0] == 7 && two[1].data()[0] == 6 ? 0 : 10;
}

template <typename Operation> bool throws(Operation operation) {
  try {
    operation();
    return false;
  } catch (const runtime_exception &) {
    return true;
  }
}

int main() {
  std::vector<int> numbers(24);
  std::iota(numbers.begin(), numbers.end(), 0);
  array_view<int, 1> one(24, numbers);
  array_view<int, 2> two = one.view_as(extent<2>(4, 6));
  array_view<int, 3> three = one.view_as(extent<3>(2, 3, 4));
  array_view<const int, 1> one_c(one);
  array_view<const int, 2> two_c(two);
  array_view<const int, 3> three_c(three);
  std::vector<int> results(2, -1);
  array_view<int> out(2, results);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { out[0] = read(one, two, three); });
  parallel_for_each(extent<1>(1),
                    [=](index<1>) restrict(amp) { out[1] = read(one_c, two_c, three_c); });
  if (out[0] || out[1])
    return out[0] ? out[0] : 20 + out[1];
  one.synchronize(); // for get_ref
  if (int failed = read(one, two, three))
    return 40 + failed;
  if (int failed = read(one_c, two_c, three_c))
    return 60 + failed;

  parallel_for_each(two.extent, [=](index<2> i) restrict(amp) { two[i] = -1; });
  two.synchronize_async().get();
  one_c.synchronize();
  one_c.synchronize_async().get();
  accelerator_view av = accelerator().create_view();
  one.synchronize_to(av, access_type_read_write);
  one.synchronize_to_async(av).get();
  one_c.synchronize_to(av);
  one_c.synchronize_to_async(av).get();
  if (numbers[5] != -1 || two(3, 3) != -1)
    return 81;
  one.synchronize(access_type_read_write);
  numbers[5] = 6;
  one_c.refresh();
  one.refresh();
  array_view<int> elsewhere(24);
  elsewhere.discard_data();
  one.copy_to(elsewhere);
  array<int, 2> target(4, 6);
  two.copy_to(target);
  if (elsewhere[5] != 6 || std::vector<int>(target)[5] != 6)
    return 82;
  std::vector<int> short_of(11);
  if (!throws([&] { array_view<int>(12, short_of); }) ||
      !throws([&] { array_view<const int, 3>(2, 2, 3, short_of); }) ||
      !throws([&] { array_view<int>(-1, short_of); }) ||
      throws([&] { array_view<int, 2>(2, 5, short_of); }) ||
      throws([&] { array_view<int, 2>(20, 0, short_of); }))
    return 85;
  const array_view<int, 2> square(3, 3, short_of);
  if (!throws([&] { square[3]; }) || !throws([&] { square(-1); }) || throws([&] { square[2]; }) ||
      !throws([&] { array<int, 2>(3, 3)[3]; }))
    return 86;
  if (!throws([&] { one.section(20, 5); }) || !throws([&] { one.view_as(extent<2>(5, 5)); }) ||
      !throws([&] { one.section(0, 3).reinterpret_as<double>(); }))
    return 83;
  if (!throws([&] { elsewhere.get_source_accelerator_view(); }))
    return 84;
  return 0;
}
