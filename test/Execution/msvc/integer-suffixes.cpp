// Suffixes of integers with a number of bits.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

static_assert(sizeof(5i64) == 8 && sizeof(5ui64) == 8 && sizeof(5i32) == 4 && sizeof(5UI32) == 4, "");

int main() { return !(0xFFFFFFFFFFFFFFFFui64 > 0 && -1i64 < 0 && 0x7Fi8 == 127); }
