// Intrinsic functions for long products, shifts of two words, counts and bits in memory.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: gxx
#include <amp.h>
#include <intrin.h>

int main() {
  unsigned __int64 high = 0;
  __int64 signed_high = 0;
  if (_umul128(1ull << 63, 6, &high) != 0 || high != 3 || __umulh(1ull << 63, 6) != 3)
    return 1;
  if (_mul128(-1, 5, &signed_high) != -5 || signed_high != -1 || __mulh(1ll << 62, 8) != 2)
    return 2;
  if (__emul(-3, 1 << 30) != -3ll * (1 << 30) || __emulu(3, 1u << 31) != 3ull << 31)
    return 3;
  if (__shiftleft128(1ull << 63, 1, 1) != 3 || __shiftright128(0, 3, 1) != 1ull << 63 ||
      __shiftleft128(1, 2, 0) != 2 || __shiftright128(1, 2, 64) != 1)
    return 4;
  if (__lzcnt64(1) != 63 || __lzcnt64(0) != 64 || __popcnt16(0xf0f) != 8)
    return 5;
  if (_rotl8(0x81, 1) != 3 || _rotr8(3, 1) != 0x81 || _rotl16(0x8001, 1) != 3 ||
      _rotr16(3, 1) != 0x8001 || _rotl8(5, 8) != 5)
    return 6;
  long bits = 4;
  if (_bittest(&bits, 2) != 1 || _bittestandset(&bits, 3) != 0 || bits != 12 ||
      _bittestandreset(&bits, 2) != 1 || bits != 8 || _bittestandcomplement(&bits, 0) != 0 ||
      bits != 9)
    return 7;
  unsigned char bytes[3];
  __stosb(bytes, 7, 3);
  return bytes[2] != 7;
}
