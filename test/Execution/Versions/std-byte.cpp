// amp:1.3: std::byte as element of containers, of arrays of tiles and of classes.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t.exe && %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <cstddef>
#include <cstdio>
#include <vector>
using namespace concurrency;

struct header {
  std::byte kind;
  std::byte text[6];
  std::byte end;
};
std::byte mixed(std::byte a, std::byte b) { return (a & std::byte{0x3c}) << 1 | ~b >> 3 ^ b; }

int main() {
  const int n = 192;
  std::vector<std::byte> data(n), ref(n);
  std::vector<header> headers(n / 8);
  for (int i = 0; i < n; ++i)
    data[i] = ref[i] = static_cast<std::byte>(i * 29);
  array_view<std::byte, 2> bytes(n / 16, 16, data);
  const array_view<header> h(n / 8, headers);
  array<std::byte, 1> copied(n);
  parallel_for_each(bytes.extent.tile<2, 16>(), [=, &copied](tiled_index<2, 16> t) restrict(amp) {
    tile_static std::byte row[2][16];
    row[t.local[0]][t.local[1]] = bytes[t];
    t.barrier.wait();
    bytes[t] = mixed(row[1 - t.local[0]][t.local[1]], row[t.local[0]][15 - t.local[1]]);
    copied[t.global[0] * 16 + t.global[1]] = bytes[t];
  });
  parallel_for_each(h.extent, [=](index<1> i) {
    header one{};
    one.kind = bytes(i[0] / 2, i[0] % 2 * 8);
    for (int k = 0; k < 6; ++k)
      one.text[k] = one.kind ^ static_cast<std::byte>(k);
    one.end = static_cast<std::byte>(std::to_integer<int>(one.text[5]) + 1);
    h[i] = one;
  });
  bytes.synchronize();
  h.synchronize();
  const std::vector<std::byte> copies = copied;
  int wrong = 0;
  for (int i = 0; i < n; ++i) {
    const std::byte expected = mixed(ref[i / 16 % 2 ? i - 16 : i + 16], ref[i / 16 * 16 + 15 - i % 16]);
    wrong += data[i] != expected || copies[i] != expected;
  }
  for (int i = 0; i < n / 8; ++i) {
    const header &one = headers[i];
    wrong += one.kind != data[8 * i] || one.text[3] != (data[8 * i] ^ std::byte{3}) ||
             std::to_integer<unsigned char>(one.end) !=
                 static_cast<unsigned char>(std::to_integer<int>(one.text[5]) + 1);
  }
  std::printf("%d differences\n", wrong);
  return wrong != 0;
}
