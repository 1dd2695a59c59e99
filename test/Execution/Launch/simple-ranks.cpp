// A simple launch of every rank, beyond the three dimensions of the device, too.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx

#include <amp.h>
#include <vector>
using namespace concurrency;

// Every element gets its own number in row-major order.
template <int N> bool check(const extent<N> &domain) {
  std::vector<int> numbers(domain.size(), -1);
  array_view<int, N> view(domain, numbers);
  parallel_for_each(domain, [=](index<N> at) restrict(amp) {
    int number = 0;
    for (int i = 0; i < N; ++i)
      number = number * domain[i] + at[i];
    view[at] = number;
  });
  view.synchronize();
  for (unsigned i = 0; i < domain.size(); ++i)
    if (numbers[i] != static_cast<int>(i))
      return false;
  return true;
}

int main() {
  const int four[] = {2, 3, 2, 5}, five[] = {2, 3, 2, 1, 4};
  return check(extent<1>(1000)) && check(extent<2>(7, 9)) && check(extent<3>(3, 5, 7)) &&
                 check(extent<4>(four)) && check(extent<5>(five))
             ? 0
             : 1;
}
