// Template arguments and elements of braces are converted, as /permissive does.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

template <unsigned N, int Bit> struct set {
  enum { value = (N & Bit) ? 1 : 0 };
};
template <unsigned N, unsigned Bit> struct use {
  enum { value = set<N, Bit>::value };
};

int main() {
  const double d = 2.5;
  volatile int n = 3;
  float f[] = {d, n};
  unsigned char c[] = {n, 300 - 44};
  return !(use<0x80000001u, 0x80000000u>::value == 1 && f[0] + f[1] == 5.5f && c[0] == 3);
}
