// A tiled launch of each rank: local, tile and global index fit together.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

// A thread stores its number when its indices agree with each other.
template <int N, class Tiled, class Index> bool check(const extent<N> &domain, const Tiled &tiled) {
  std::vector<int> numbers(domain.size(), -1);
  array_view<int, N> view(domain, numbers);
  parallel_for_each(tiled, [=](Index t) restrict(amp) {
    int number = 0;
    bool agree = true;
    for (int i = 0; i < N; ++i) {
      number = number * domain[i] + t.global[i];
      agree = agree && t.tile_origin[i] == t.tile[i] * t.tile_extent[i] &&
              t.global[i] == t.tile_origin[i] + t.local[i];
    }
    view[t.global] = agree ? number : -2;
  });
  view.synchronize();
  for (unsigned i = 0; i < domain.size(); ++i)
    if (numbers[i] != static_cast<int>(i))
      return false;
  return true;
}

int main() {
  extent<1> one(12);
  extent<2> two(6, 8);
  extent<3> three(2, 6, 8);
  return check<1, tiled_extent<4>, tiled_index<4>>(one, one.tile<4>()) &&
                 check<2, tiled_extent<3, 4>, tiled_index<3, 4>>(two, two.tile<3, 4>()) &&
                 check<3, tiled_extent<1, 3, 2>, tiled_index<1, 3, 2>>(three, three.tile<1, 3, 2>())
             ? 0
             : 1;
}
