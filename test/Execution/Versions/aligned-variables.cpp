// alignas on variables: another type in their bytes, next to variables that would disturb the alignment.
// RUN: %ampcc -std=c++17 --amp-version=1.3 %s -o %t && %t
// RUN: %ampcc -std=c++17 --amp-version=1.3 --amp-vector-form=always %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc -std=c++17 --amp-version=1.3 --amp-check -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdint>
#include <vector>
using namespace concurrency;
alignas(16) static constexpr unsigned char table[16] = {1, 1};

struct part {
  float share;
  int count;
};
union either {
  float share;
  part whole;
  constexpr either(int count) : whole{0, count} {}
};
alignas(64) static constexpr either constant(3);

template <class T> T &as(void *bytes) restrict(amp, cpu) { return *reinterpret_cast<T *>(bytes); }

struct temporary {
  alignas(long long) unsigned char bytes[sizeof(long long)];
};
long long round_trip(char odd, long long n) restrict(amp, cpu) {
  alignas(long long) unsigned char bytes[sizeof(long long)] = {};
  temporary t;
  as<long long>(bytes) = n;
  as<long long>(t.bytes) = odd;
  return as<long long>(bytes) + as<long long>(t.bytes);
}

int main() {
  constexpr int n = 64;
  std::vector<int> result(n);
  array_view<int> view(n, result);
  parallel_for_each(view.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) {
    alignas(8) tile_static unsigned char one[8];
    tile_static char odd;
    alignas(64) tile_static unsigned char words[32];
    const int i = t.global[0], local = t.local[0];
    if (local == 0) {
      odd = 1;
      as<long long>(one) = 5;
    }
    as<int>(words + 4 * local) = i;
    t.barrier.wait();
    alignas(8) int counted = odd;
    counted += int(*reinterpret_cast<const short *>(table));
    alignas(64) int &reference = counted;
    reference += constant.whole.count + int(reinterpret_cast<uintptr_t>(&constant) % 64);
    view[i] = int(round_trip(char(local), i)) + int(as<long long>(one)) + as<int>(words + 4 * (7 - local)) + counted;
  });
  view.synchronize();
  for (int i = 0; i < n; ++i)
    if (result[i] != i % 8 + i + 5 + i / 8 * 8 + 7 - i % 8 + 1 + 257 + 3)
      return 1;
}
