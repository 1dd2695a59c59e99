// Counts letters. Any thread may meet any letter, so the counters are changed by atomic operations:
// first one set for each tile, then each tile adds its own to the total.
#include <amp.h>
#include <cstdio>
#include <string>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 32, letters = 26;

int main() {
  const std::string text = "the quick brown fox jumps over the lazy dog and then sleeps in the sun";
  std::vector<int> codes(text.begin(), text.end()), totals(letters);
  array_view<const int> in(static_cast<int>(codes.size()), codes);
  array_view<int> out(letters, totals);

  parallel_for_each(
      in.extent.tile<tile_size>().pad(), [=](tiled_index<tile_size> t) restrict(amp) {
        tile_static int own[letters];
        if (t.local[0] < letters)
          own[t.local[0]] = 0;
        t.barrier.wait();

        if (in.extent.contains(t.global)) {
          const int letter = in[t.global] - 'a';
          if (letter >= 0 && letter < letters)
            atomic_fetch_inc(&own[letter]);
        }
        t.barrier.wait();

        if (t.local[0] < letters)
          atomic_fetch_add(&out[t.local[0]], own[t.local[0]]);
      });

  for (char letter : {'a', 'e', 'h', 'z'})
    std::printf("%c %d\n", letter, out[letter - 'a']);
}
