// amp:1.3: the last tile to end sees what the others have written, by a release and an acquire.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc -std=c++20 --amp-version=1.3 --amp-check -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <atomic>
#include <numeric>
#include <vector>
using namespace concurrency;

constexpr int tiles = 64, threads = 32;

struct arrive_with_order {
  bool operator()(int &count) const restrict(amp) {
    return atomic_ref<int>(count).fetch_add(1, std::memory_order_acq_rel) == tiles - 1;
  }
};
struct arrive_with_fences {
  bool operator()(int &count) const restrict(amp) {
    atomic_fence(std::memory_order_release);
    const bool last = atomic_fetch_add(&count, 1) == tiles - 1;
    atomic_fence(std::memory_order_acquire);
    return last;
  }
};
struct arrive_with_std {
  bool operator()(int &count) const restrict(amp) {
    return std::atomic_ref<int>(count).fetch_add(1) == tiles - 1;
  }
};

template <typename Arrive> bool check(Arrive arrive) {
  std::vector<int> parts(tiles), counts(1), sums(1);
  const array_view<int> part(tiles, parts), count(1, counts), sum(1, sums);
  parallel_for_each(extent<1>(tiles * threads).tile<threads>(),
                    [=](tiled_index<threads> t) restrict(amp) {
                      tile_static int own;
                      if (t.local[0] == 0)
                        own = 0;
                      t.barrier.wait();
                      atomic_fetch_add(&own, t.global[0]);
                      t.barrier.wait();
                      if (t.local[0] != 0)
                        return;
                      part[t.tile[0]] = own;
                      if (!arrive(count[0]))
                        return;
                      for (int i = 0; i < tiles; ++i)
                        sum[0] += part[i];
                    });
  return sum[0] == tiles * threads * (tiles * threads - 1) / 2;
}

int main() {
  return check(arrive_with_order()) && check(arrive_with_fences()) && check(arrive_with_std())
             ? 0
             : 1;
}
