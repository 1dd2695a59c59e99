// Elements, projections, sections and reshaped views of an array, on the host (of an array in the
// CPU's reach) and in a kernel, through const and non-const arrays.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
// RUN: %oclgrind %t
#include <amp.h>
#include <numeric>
#include <type_traits>
using namespace concurrency;

template <typename T> T &lvalue() restrict(amp, cpu);

typedef array<int, 2> matrix;
static_assert(std::is_same<decltype(lvalue<matrix>()[index<2>()]), int &>::value, "");
static_assert(std::is_same<decltype(lvalue<const matrix>()[index<2>()]), const int &>::value, "");
static_assert(std::is_same<decltype(lvalue<const matrix>()(1, 2)), const int &>::value, "");
static_assert(std::is_same<decltype(lvalue<matrix>()[1]), array_view<int, 1>>::value, "");
static_assert(std::is_same<decltype(lvalue<const matrix>()[1]), array_view<const int, 1>>::value, "");
static_assert(std::is_same<decltype(lvalue<array<int>>()[1]), int &>::value, "");
static_assert(std::is_same<decltype(lvalue<const array<int>>()(1)), const int &>::value, "");
static_assert(std::is_same<decltype(lvalue<const matrix>().section(index<2>())),
                           array_view<const int, 2>>::value, "");

// one: 0..23; two, three: the same numbers in 4 x 6 and 2 x 3 x 4.
template <typename One, typename Two, typename Three>
int read(One &one, Two &two, Three &three) restrict(amp, cpu) {
  if (one.extent != extent<1>(24) || two.get_extent() != extent<2>(4, 6) || three.extent[2] != 4)
    return 1;
  if (one[index<1>(5)] != 5 || one(index<1>(5)) != 5 || one[5] != 5 || one(5) != 5)
    return 2;
  if (two[index<2>(1, 2)] != 8 || two(index<2>(1, 2)) != 8 || two(1, 2) != 8)
    return 3;
  if (three[index<3>(1, 2, 3)] != 23 || three(1, 2, 3) != 23 || three(index<3>(0, 1, 1)) != 5)
    return 4;
  if (two[1][2] != 8 || two(1)[2] != 8 || three[1][2][3] != 23 || three(1)(2)(3) != 23)
    return 5;
  if (one.section(index<1>(3), extent<1>(2))[1] != 4 || one.section(index<1>(3)).extent[0] != 21 ||
      one.section(extent<1>(2)).extent[0] != 2 || one.section(3, 2)[1] != 4)
    return 6;
  if (two.section(index<2>(1, 1), extent<2>(2, 2))(1, 1) != 14 ||
      two.section(index<2>(1, 1)).extent != extent<2>(3, 5) ||
      two.section(extent<2>(2, 2))(1, 1) != 7 || two.section(1, 1, 2, 2)(1, 1) != 14)
    return 7;
  if (three.section(index<3>(1, 1, 1), extent<3>(1, 2, 3))(0, 0, 0) != 17 ||
      three.section(index<3>(1, 1, 1)).extent != extent<3>(1, 2, 3) ||
      three.section(extent<3>(1, 1, 1))(0, 0, 0) != 0 ||
      three.section(1, 1, 1, 1, 2, 3)(0, 1, 2) != 23)
    return 8;
  if (two.template reinterpret_as<unsigned int>()[9] != 9u ||
      two.view_as(extent<3>(3, 4, 2))(1, 1, 1) != 11 ||
      one.view_as(extent<2>(6, 4))(1, 1) != 5)
    return 9;
  return one.data()[7] == 7 && two.data()[7] == 7 && three.data()[7] == 7 ? 0 : 10;
}

template <typename One, typename Two, typename Three>
int read_const(const One &one, const Two &two, const Three &three) restrict(amp, cpu) {
  return read(one, two, three);
}

int main() {
  std::vector<int> numbers(24);
  std::iota(numbers.begin(), numbers.end(), 0);
  array<int, 1> one(24, numbers.begin());
  array<int, 2> two(4, 6, numbers.begin());
  array<int, 3> three(2, 3, 4, numbers.begin());
  std::vector<int> results(3, -1);
  array_view<int> out(3, results);
  parallel_for_each(extent<1>(1), [&one, &two, &three, out](index<1>) restrict(amp) {
    out[0] = read(one, two, three);
    out[1] = read_const(one, two, three);
    two(3, 5) = 100;
    two[0][0] = 200;
    two.section(1, 1, 2, 2)(0, 0) = 300;
    out[2] = 0;
  });
  if (out[0] || out[1] || out[2])
    return out[0] ? out[0] : out[1] ? 20 + out[1] : 40;
  std::vector<int> changed = two;
  if (changed[23] != 100 || changed[0] != 200 || changed[7] != 300)
    return 41;

  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  array<int, 1> one_here(24, numbers.begin(), cpu);
  array<int, 2> two_here(4, 6, numbers.begin(), cpu);
  array<int, 3> three_here(2, 3, 4, numbers.begin(), cpu);
  if (int failed = read(one_here, two_here, three_here))
    return 60 + failed;
  if (int failed = read_const(one_here, two_here, three_here))
    return 80 + failed;
  two_here(2, 2) = 5;
  array<int, 2> target(4, 6);
  two_here.copy_to(target);
  two_here.copy_to(array_view<int, 2>(4, 6, numbers));
  return std::vector<int>(target)[14] == 5 && numbers[14] == 5 ? 0 : 100;
}
