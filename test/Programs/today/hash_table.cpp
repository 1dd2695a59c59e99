// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A hash table with open addressing: keys and counts in one word of 64 bits, changed by
// compare-and-exchange
#include <amp.h>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <vector>
using namespace concurrency;

constexpr std::uint64_t empty = 0;

/// A slot holds the key plus one in the upper half, and a count in the lower one.
class table {
public:
  explicit table(const array_view<std::uint64_t> &slots) : slots(slots) {}

  /// Adds to the count of the key. False if the table is full.
  bool add(std::uint32_t key, std::uint32_t count) const {
    const std::uint64_t upper = (key + 1ull) << 32;
    for (int probe = 0, at = hash(key) & mask(); probe <= mask(); ++probe, at = (at + 1) & mask()) {
      std::atomic_ref<std::uint64_t> slot(slots[at]);
      std::uint64_t seen = slot.load(std::memory_order_relaxed);
      while (seen == empty || (seen >> 32) == key + 1ull) {
        const std::uint64_t wanted = (seen == empty ? upper : seen) + count;
        if (slot.compare_exchange_strong(seen, wanted, std::memory_order_relaxed))
          return true;
      }
    }
    return false;
  }
  std::optional<std::uint32_t> find(std::uint32_t key) const {
    for (int probe = 0, at = hash(key) & mask(); probe <= mask(); ++probe, at = (at + 1) & mask()) {
      const std::uint64_t seen = slots[at];
      if (seen == empty)
        return std::nullopt;
      if ((seen >> 32) == key + 1ull)
        return static_cast<std::uint32_t>(seen);
    }
    return std::nullopt;
  }

private:
  int mask() const { return slots.extent[0] - 1; }
  static std::uint32_t hash(std::uint32_t x) { // MurmurHash3's finaliser
    x = (x ^ x >> 16) * 0x85ebca6bu;
    x = (x ^ x >> 13) * 0xc2b2ae35u;
    return x ^ x >> 16;
  }
  array_view<std::uint64_t> slots;
};

int main() {
  const int size = 20000;
  std::vector<std::uint32_t> keys(size);
  std::map<std::uint32_t, std::uint32_t> expected;
  std::uint32_t state = 7;
  for (int i = 0; i < size; ++i) {
    state = state * 1664525 + 1013904223;
    keys[i] = (state >> 8) % 1500 * 4099;
    expected[keys[i]] += i % 3 + 1;
  }
  std::vector<std::uint64_t> slots(4096, empty);
  std::vector<int> failed(1), counts(size), missing(size);
  const array_view<const std::uint32_t> k(size, keys);
  const array_view<std::uint64_t> s(4096, slots);
  const array_view<int> f(1, failed), c(size, counts), m(size, missing);
  parallel_for_each(k.extent, [=](index<1> i) {
    if (!table(s).add(k[i], i[0] % 3 + 1))
      f[0] = 1;
  });
  parallel_for_each(k.extent, [=](index<1> i) {
    const table t(s);
    c[i] = t.find(k[i]).value_or(0);
    m[i] = t.find(k[i] + 1).has_value();
  });
  f.synchronize();
  c.synchronize();
  m.synchronize();
  int wrong = failed[0];
  for (int i = 0; i < size; ++i)
    wrong += counts[i] != int(expected[keys[i]]) || missing[i];
  return wrong ? std::printf("%d wrong\n", wrong), 1 : 0;
}
