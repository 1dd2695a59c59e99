// A function that returns one of two references, and conditional lvalues, where the two objects lie
// in different memories: read, copied, kept, written to.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w -I%S/Inputs %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include "three_memories.h"

template <typename T> const T &larger(const T &a, const T &b) restrict(amp, cpu) {
  return a < b ? b : a;
}
template <typename T> const T &smaller(const T &a, const T &b) restrict(amp, cpu) {
  if (b < a)
    return b;
  return a;
}
int &pick(int &a, int &b, bool first) restrict(amp, cpu) { return first ? a : b; }
int &pick(int &a, int &b, int &c, int which) restrict(amp, cpu) {
  switch (which % 3) {
  case 0:
    return a;
  case 1:
    return b;
  default:
    return c;
  }
}
int &last(int &a, int &b) restrict(amp, cpu) {
  int *found = &a;
  for (int k = 0; k < 3; ++k)
    if (k & 1)
      found = &b;
  return *found;
}
const int &clamped(const int &v, const int &low, const int &high) restrict(amp, cpu) {
  return smaller(larger(v, low), high);
}
void add(int &to, const int &v) restrict(amp, cpu) { to += v; }
int twice(const int &v) restrict(amp, cpu) { return 2 * v; }
const int &with_default(const int &a, const int &b = 30) restrict(amp, cpu) {
  return larger(a, b) + 0 < 35 ? a : b;
}

int main() {
  bool bad = false;
  bad |= BODY(return larger(s[0], p[0]););
  bad |= BODY(return larger(larger(s[0], p[1]), g[2]););
  bad |= BODY(return larger(s[i % 4], 25) + smaller(g[0], i * 8););
  bad |= BODY(s[0] = larger(s[0], i + 20); return s[0];);
  bad |= BODY(const int &m = larger(p[0], s[0]); p[0] += 100; return m;);
  bad |= BODY(int m = larger(g[1], p[1]); g[1] = 0; return m;);
  bad |= BODY(int m = 0; for (int k = 0; k < 4; ++k) m = larger(m, s[k]); return m;);
  bad |= BODY(int m = 99; for (int k = 0; k < 4; ++k) m = smaller(smaller(m, g[k]), s[k]); return m;);
  bad |= BODY((i & 1 ? s[0] : p[0]) = 5; return s[0] + p[0];);
  bad |= BODY((i & 1 ? s[0] : i & 2 ? g[0] : p[0]) += 5; return s[0] + p[0] + g[0];);
  bad |= BODY(int x = ++(i & 1 ? s[1] : g[1]); return x;);
  bad |= BODY(int x = (i & 1 ? p[1] : g[1])--; return x;);
  bad |= BODY(pick(s[0], p[0], i & 1) = 7; return 0;);
  bad |= BODY(pick(s[0], g[0], i & 1) += pick(p[0], s[1], i & 2); return 0;);
  bad |= BODY(pick(s[0], g[0], p[0], i) <<= 1; return pick(s[1], g[1], p[1], i + 1););
  bad |= BODY(pick(pick(s[0], p[0], i & 1), g[0], i & 2) *= 3; return 0;);
  bad |= BODY(int &r = pick(s[2], p[2], i & 1); r = 9; r += 1; return r++;);
  bad |= BODY(int &r = i & 1 ? s[3] : p[3]; int &q = i & 2 ? r : g[3]; q = 50 + i; return r;);
  bad |= BODY(last(s[0], p[0]) = 3; return last(p[1], g[1]););
  bad |= BODY(return clamped(s[0], p[0], g[0]) + clamped(i, s[1], 30););
  bad |= BODY(add(pick(s[0], p[0], i & 1), larger(p[1], s[1])); return 0;);
  bad |= BODY(add(i & 1 ? s[0] : g[0], i & 2 ? p[0] : 4); return twice(larger(s[2], g[2])););
  bad |= BODY(return with_default(s[0]) + with_default(g[0], p[0]););
  bad |= BODY(int k = 0; pick(s[++k], p[2], i & 1) = k; return k;);
  bad |= BODY(return (i & 1 ? s[0] : p[0]) < (i & 2 ? g[0] : s[1]) ? larger(i, s[1]) : -1;);
  bad |= BODY(auto f = [=](const int &v, const int &w) { return larger(v, w) + i; }; return f(i, s[0]) + f(g[0], p[0]););
  bad |= BODY(int a = 1, b = 2; (i & 1 ? a : s[0]) = (i & 2 ? b : g[0]); return a + b;);
  bad |= BODY(if (larger(s[0], p[0]) > 25 && smaller(g[0], p[1]) < 5) return 1; return 2;);
  bad |= BODY(int n = 0; while (smaller(n, s[0]) < p[0]) ++n; return n;);
  bad |= BODY(double d = larger(2.5 * i, 0.5 * s[0]); return int(larger(d, double(p[0])) * 4););
  bad |= BODY(return p[0] > 3 ? larger(s[0], g[0]) : larger(p[1], 4););
  return bad;
}
