// Host code whose results depend on the bits of a long that Visual C++ does not have.
// RUN: %ampcc --amp-msvc -fsyntax-only -Xclang -verify %s
// RUN: %ampcc --amp-msvc -fsyntax-only -Wno-amp-msvc-long -Xclang -verify=off %s
// RUN: %ampcc -fsyntax-only -Xclang -verify=off %s
// off-no-diagnostics
#include <cstddef>
#include <cstdint>
#include <cstdio>

typedef unsigned long u32;
#define ROTATE(X, N) (((X) << (N)) | ((X) >> (32 - (N))))

u32 rotated(u32 x, int n) { return (x << n) | (x >> (32 - n)); } // expected-warning {{change this result}} expected-note {{further bits}}
unsigned int truncated(u32 x, int n) { return unsigned((x << n) | (x >> (32 - n))); }
u32 masked_rotation(u32 x) { return ((x << 7) | (x >> 25)) & 0xffffffff; }
u32 half_rotation(u32 x) { return (x << 7) | (x >> 24); }
void cipher(u32 *out, u32 b) {
  u32 a = out[0];
  for (int i = 0; i < 8; ++i)
    a = ROTATE(a, 5) + b; // expected-warning {{'u32' (aka 'unsigned long') has 64 bits here, and 32 for Visual C++, and the further bits change this result; write 'unsigned int'}} expected-note {{the further bits come from this operation}}
  out[0] = a;
}

// Generators.
static unsigned long seed = 1, other = 1, xorshift = 1, aware = 1;
static long signed_seed = 1;
int of_kernighan() {
  seed = seed * 1103515245 + 12345;
  return (unsigned int)(seed / 65536) % 32768;
}
int of_visual_cpp() {
  signed_seed = signed_seed * 214013L + 2531011L;
  return (signed_seed >> 16) & 0x7fff;
}
int die() {
  other = other * 69069 + 1;        // expected-note {{further bits}}
  return int(other % 6);            // expected-warning {{change this result}}
}
double uniform() {
  xorshift ^= xorshift << 13; // expected-note 2 {{further bits}}
  xorshift ^= xorshift >> 17; // expected-warning {{change this result}}
  xorshift ^= xorshift << 5;
  return xorshift / 4294967296.0; // expected-warning {{change this result}}
}
unsigned long of_program_that_masks() {
  aware = aware * 69069 + 1;
  aware &= 0xffffffffUL;
  return aware >> 3;
}

// Hashes.
struct table {
  unsigned long hash;
  void add(char c) { hash = hash * 33 + c; } // expected-note {{further bits}}
  size_t place(size_t buckets) const { return hash % buckets; } // expected-warning {{change this result}}
};
unsigned int knuth(unsigned int x) { return (x * 2654435761UL) >> 20; } // expected-warning {{change this result}} expected-note {{further bits}}
unsigned int crc(const unsigned char *p, int n, const unsigned long *of) {
  unsigned long c = ~0UL; // expected-note {{further bits}}
  while (n--)
    c = of[(c ^ *p++) & 0xff] ^ (c >> 8); // expected-warning {{change this result}}
  return unsigned(c);
}
unsigned int field(unsigned long x) { return (x << 8) >> 24; } // expected-warning {{change this result}} expected-note {{further bits}}
void print() {
  unsigned long h = 5381;
  for (int i = 0; i < 9; ++i)
    h = ((h << 5) + h) ^ i; // expected-note {{further bits}}
  printf("%lu", h); // expected-warning {{change this result}}
}

// Sizes, counts, numbers that are read, and the types of 64 bits in Visual C++ too.
unsigned long sizes(unsigned long width, unsigned long height, const char *digits) {
  unsigned long bytes = width * height * 4, number = 0, none = ~0UL, bits = bytes << 3;
  for (; *digits; ++digits)
    number = number * 10 + (*digits - '0');
  bytes += number;
  if (number == none || bytes > 1000000)
    return none;
  return (bytes >> 10) + bits / 12 + number % 7 + (number & ~3UL);
}
size_t wide(size_t h, std::uint64_t s) {
  h = h * 2654435761 + 1;
  s ^= s << 13;
  return (h >> 7) + (s >> 17);
}
template <class T> T of_template(T x) { return (x << 5) | (x >> 27); }
unsigned long instance = of_template(3UL);
template <class T> struct holder {
  T first() { T list[] = {}, object(1, 2), *p = {}; return {}; }
};
