// Every member of tiled_extent, on the host and in a kernel.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
// RUN: %ampcc --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <type_traits>
using namespace concurrency;

static_assert(tiled_extent<4>::rank == 1 && tiled_extent<4, 2>::rank == 2, "");
static_assert(tiled_extent<4, 2, 3>::rank == 3, "");
static_assert(tiled_extent<4>::tile_dim0 == 4 && tiled_extent<4, 2>::tile_dim1 == 2, "");
static_assert(tiled_extent<4, 2, 3>::tile_dim2 == 3, "");
static_assert(std::is_base_of<extent<2>, tiled_extent<4, 2>>::value, "");
static_assert(std::is_convertible<extent<2>, tiled_extent<4, 2>>::value, "4.3.2");

int check() restrict(amp, cpu) {
  tiled_extent<4> none;
  tiled_extent<4> one(extent<1>(9));
  tiled_extent<4, 2> two = extent<2>(9, 8);
  tiled_extent<4, 2, 3> three(extent<3>(9, 8, 7));
  tiled_extent<4, 2> copy(two);
  if (none[0] != 0 || one[0] != 9 || three[2] != 7 || !(copy == two) || copy != two)
    return 1;
  copy = extent<2>(1, 1);
  if (copy == two || !(copy != two))
    return 2;
  if (one.pad()[0] != 12 || one.truncate()[0] != 8)
    return 3;
  if (two.pad() != tiled_extent<4, 2>(extent<2>(12, 8)) || two.truncate()[0] != 8)
    return 4;
  if (three.pad()[2] != 9 || three.truncate()[2] != 6 || three.pad().size() != 12u * 8 * 9)
    return 5;
  if (one.get_tile_extent() != extent<1>(4) || one.tile_extent != extent<1>(4))
    return 6;
  if (two.get_tile_extent() != extent<2>(4, 2) || two.tile_extent != extent<2>(4, 2))
    return 7;
  if (three.get_tile_extent() != extent<3>(4, 2, 3) || three.tile_extent[2] != 3)
    return 8;
  // Up to what an int holds.
  const int most = 2147483647;
  if (extent<1>(most - 1).tile<3>().pad()[0] != most - 1 ||
      extent<1>(most - 3).tile<3>().pad()[0] != most - 1 ||
      extent<2>(most, 2).tile<1, 2>().pad() != extent<2>(most, 2))
    return 9;
  if (extent<1>(most - 17).tile<16>().pad()[0] != most - 15 ||
      extent<1>(most).tile<16>().truncate()[0] != most - 15 ||
      extent<1>(most).tile<1024>().truncate()[0] != most - 1023)
    return 10;
  if (extent<1>(0).tile<16>().pad()[0] != 0 || extent<1>(16).tile<16>().pad()[0] != 16)
    return 11;
  if (two != extent<2>(9, 8) || !(extent<2>(9, 8) == two) || two == extent<2>(9, 9))
    return 12;
  return 0;
}

int main() {
  int result = -1;
  {
    array_view<int> out(1, &result);
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) { out[i] = check(); });
  }
  return check() ? check() : result;
}
