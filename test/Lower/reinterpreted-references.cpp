// Objects seen as another type, through references and pointers, in every memory.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w -I%S/Inputs %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include "three_memories.h"

struct Bits {
  unsigned word;
};
struct Both {
  float f;
  int i[2];
};
unsigned as_unsigned(const int &v) restrict(amp, cpu) {
  return reinterpret_cast<const unsigned &>(v);
}
int as_int(const float &v) restrict(amp, cpu) { return (const int &)v; }
float as_float(const int &v) restrict(amp, cpu) { return *(const float *)&v; }
int &int_of(float &v) restrict(amp, cpu) { return reinterpret_cast<int &>(v); }
template <typename To, typename From> To cast(const From &v) restrict(amp, cpu) {
  return *reinterpret_cast<const To *>(&v);
}
template <typename To, typename From> To &view(From &v) restrict(amp, cpu) {
  return reinterpret_cast<To &>(v);
}

int main() {
  bool bad = false;
  bad |= BODY(return as_unsigned(s[0]) + as_unsigned(g[0]) * 2 + as_unsigned(p[0]) * 3 + as_unsigned(i - 7) / 5;);
  bad |= BODY(float f = i * 0.5f; return as_int(f) / 7 + as_int(s[0] * 1.5f) / 3;);
  bad |= BODY(return int(as_float(0x3f800000 + s[0] * 65536) * 1000););
  bad |= BODY(reinterpret_cast<unsigned &>(s[0]) >>= 1; (unsigned &)g[0] += 3u; *(unsigned *)&p[0] = 9u; return 0;);
  bad |= BODY(unsigned &u = reinterpret_cast<unsigned &>(i & 1 ? s[0] : p[0]); u = ~u; return int(u >> 3););
  bad |= BODY(float f = 2.5f; reinterpret_cast<int &>(f) ^= int(0x80000000); return int(f * 4););
  bad |= BODY(float f = 2.5f; int_of(f) += 0x00800000; return int(f * 4););
  bad |= BODY(float &f = reinterpret_cast<float &>(s[1]); f = 1.5f + i; int bits = s[1]; return bits / 16;);
  bad |= BODY(float &f = (float &)g[1]; f = 2.5f; f *= 2; return (int &)f / 64;);
  bad |= BODY(return int(cast<float>(0x40000000 + i * 4096) * 100) + cast<int>(1.0f + i) / 128;);
  bad |= BODY(view<unsigned>(s[2]) = 5u; view<unsigned>(p[2]) += 6u; return int(view<const unsigned>(g[2])););
  bad |= BODY(Both b = {1.5f, {2, i}}; reinterpret_cast<int &>(b.f) += 1 << 20; (float &)b.i[1] = 0.5f * i; return int(b.f * 16) + b.i[1] / 4096;);
  bad |= BODY(Bits &b = reinterpret_cast<Bits &>(s[0]); b.word += 3; return int(reinterpret_cast<Bits *>(p)[1].word););
  bad |= BODY(unsigned n = 0; for (int k = 0; k < 4; ++k) n = n * 31 + reinterpret_cast<const unsigned &>(k & 1 ? s[k] : p[k]); return int(n););
  bad |= BODY(int a[3] = {1, 2, i}; unsigned *u = reinterpret_cast<unsigned *>(a); u[1] = 7u; return a[1] + int(u[2]););
  bad |= BODY(unsigned u = 3u; int &r = reinterpret_cast<int &>(u); r = -r; return int(u / 1000u););
  bad |= BODY(float f[2] = {1.f, 2.f}; int *w = (int *)f; w[i & 1] += 1 << 22; return int(f[0] * 8 + f[1] * 64););
  bad |= BODY(int &&r = reinterpret_cast<int &&>(p[0]); r += 4; return reinterpret_cast<const unsigned &&>(s[0]););
  return bad;
}
