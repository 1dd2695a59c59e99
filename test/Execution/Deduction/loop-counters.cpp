// Loop counters of class type and with alignas, in the kernel itself.
// RUN: %ampcc -std=c++17 -O2 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <vector>
using namespace concurrency;
struct range {
  int at, end;
};

int main() {
  std::vector<int> sums(8);
  const array_view<int> v(8, sums);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int sum = 0;
    for (range r = {0, i[0]}; r.at < r.end; ++r.at)
      sum += r.at;
    for (alignas(64) int k = 0; k < i[0]; ++k)
      sum += 100 * k;
    v[i] = sum;
  });
  v.synchronize();
  for (int i = 0; i < 8; ++i)
    if (sums[i] != 101 * i * (i - 1) / 2)
      return 1;
}
