// Of everything a little, for the host source that comes of it.
#include <amp.h>
#include <vector>
using namespace concurrency;

#define BOTH restrict(cpu, amp)

namespace {
template <class T> T scaled(T x, T factor) BOTH { return x * factor; }
int only_here(int x) restrict(amp) { return x + 1; }
} // namespace

class counter {
public:
  explicit counter(array_view<int> view) : view(view) {}
  void operator()(index<1> i) const restrict(amp) { view[i] = only_here(view[i]); }

private:
  array_view<int> view;
};

template <class T> void scale(std::vector<T> &data, T factor) {
  const int size = static_cast<int>(data.size());
  array_view<T> view(size, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) {
    T unused_on_the_host = scaled(view[i], factor);
    view[i] = unused_on_the_host;
  });
}

int main() {
  std::vector<int> numbers(64, 1);
  array_view<int> view(64, numbers);
  parallel_for_each(view.extent, counter(view));
  scale(numbers, 3);
  array<int> sums(8);
  parallel_for_each(
      view.extent.tile<8>(), [=, &sums](tiled_index<8> t) restrict(amp) {
        tile_static int shared[8];
        shared[t.local[0]] = view[t.global];
        t.barrier.wait();
        if (t.local[0] == 0) {
          int sum = 0;
          for (int i = 0; i < 8; ++i)
            sum += shared[i];
          sums[t.tile] = sum;
        }
      });
  std::vector<int> result = sums;
  return scaled(result[0], 1) == 48 ? 0 : 1;
}
