// RUN: %ampcc -std=c++20 --amp-version=1.3 -O1 %s -o %t && %t
// REQUIRES: opencl-device
// A stable radix sort of 64-bit keys with values, four bits a pass, and keys of double
#include <algorithm>
#include <amp.h>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <vector>
using namespace concurrency;

constexpr int threads = 64, perThread = 8, digits = 16, block = threads * perThread;

struct record {
  std::uint64_t key;
  std::uint32_t value;
  bool operator==(const record &) const = default;
};
constexpr unsigned digit(std::uint64_t key, int shift) { return (key >> shift) & (digits - 1); }
/// Keys in the order of the numbers.
constexpr std::uint64_t keyOf(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  return bits >> 63 ? ~bits : bits | 1ull << 63;
}

void sortByDigit(const array_view<const record> &in, const array_view<record> &out, int shift) {
  const int size = in.extent[0], blocks = (size + block - 1) / block;
  array<int, 2> counts(digits, blocks * threads);
  parallel_for_each(extent<1>(blocks * threads), [=, &counts](index<1> t) restrict(amp) {
    std::array<int, digits> local{};
    for (int k = 0; k < perThread; ++k)
      if (const int at = t[0] * perThread + k; at < size)
        ++local[digit(in[at].key, shift)];
    for (int d = 0; d < digits; ++d)
      counts(d, t[0]) = local[d];
  });
  std::vector<int> offsets(digits * blocks * threads);
  copy(counts, offsets.begin());
  int sum = 0;
  for (int &o : offsets) {
    const int n = o;
    o = sum;
    sum += n;
  }
  const array_view<const int, 2> starts(digits, blocks * threads, offsets);
  parallel_for_each(extent<1>(blocks * threads), [=](index<1> t) restrict(amp) {
    std::array<int, digits> next;
    for (int d = 0; d < digits; ++d)
      next[d] = starts(d, t[0]);
    for (int k = 0; k < perThread; ++k)
      if (const int at = t[0] * perThread + k; at < size) {
        const record r = in[at];
        out[next[digit(r.key, shift)]++] = r;
      }
  });
}
void sort(std::vector<record> &records) {
  std::vector<record> other(records.size());
  const array_view<record> a(int(records.size()), records), b(int(other.size()), other);
  for (int shift = 0; shift < 64; shift += 8) {
    sortByDigit(a, b, shift);
    sortByDigit(b, a, shift + 4);
  }
  a.synchronize();
}

int main() {
  const int size = 3001;
  std::vector<record> records(size), numbers(size);
  std::uint64_t state = 88172645463325252ull;
  for (int i = 0; i < size; ++i) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    records[i] = {i % 3 ? state : state >> 60, std::uint32_t(i)};
    numbers[i] = {keyOf((double(state >> 12) / (1ull << 52) - 0.5) * (i % 100)), std::uint32_t(i)};
  }
  int wrong = 0;
  for (std::vector<record> *each : {&records, &numbers}) {
    std::vector<record> expected = *each;
    std::stable_sort(expected.begin(), expected.end(),
                     [](const record &a, const record &b) { return a.key < b.key; });
    sort(*each);
    wrong += *each != expected;
  }
  return wrong ? std::printf("%d orders are wrong\n", wrong), 1 : 0;
}
