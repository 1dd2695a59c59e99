// Functions, members, lambdas and casts that choose between objects of several memories, in loops and
// templates.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -w -I%S/Inputs %s -o %t && %t
#include "three_memories.h"
struct V2 {
  float x, y;
  V2() restrict(amp, cpu) : x(0), y(0) {}
  V2(float a, float b) restrict(amp, cpu) : x(a), y(b) {}
  ~V2() restrict(amp, cpu) {}
  V2(const V2 &o) restrict(amp, cpu) : x(o.x), y(o.y) {}
  V2 &operator=(const V2 &o) restrict(amp, cpu) {
    x = o.x;
    y = o.y;
    return *this;
  }
  bool operator<(const V2 &o) const restrict(amp, cpu) { return x < o.x; }
};
template <class T> const T &mx(const T &a, const T &b) restrict(amp, cpu) { return a < b ? b : a; }
template <class T> const T &mx(const T &a, const T &b, const T &c) restrict(amp, cpu) {
  return mx(mx(a, b), c);
}
template <class T, class F> const T &pick(const T &a, const T &b, F f) restrict(amp, cpu) {
  if (f(a, b)) {
    return a;
  } else {
    return b;
  }
}
struct Stack {
  int *top;
};
struct Op {
  int operator()(const int &a, const int &b) const restrict(amp, cpu) { return a > b; }
};
template <class T> struct Ref {
  T v;
  const T &get() const restrict(amp, cpu) { return v; }
  T &get() restrict(amp, cpu) { return v; }
  operator const T &() const restrict(amp, cpu) { return v; }
};
template <class T> T &&mv(T &t) restrict(amp, cpu) { return static_cast<T &&>(t); }
int &loop_pick(int *a, int *b, int n) restrict(amp, cpu) {
  int *q = a;
  while (n-- > 0) {
    q = q == a ? b : a;
  }
  return *q;
}
int &early(int &a, int &b, int n) restrict(amp, cpu) {
  for (int k = 0; k < n; ++k) {
    if (k == 3)
      return a;
    if (k == 5)
      break;
  }
  int &r = b;
  return r;
}
int *chain(int *a, int *b) restrict(amp, cpu) { return *a < *b ? a : b; }
int *chain3(int *a, int *b, int *c) restrict(amp, cpu) { return chain(chain(a, b), c); }
void both(int &a, int &b) restrict(amp, cpu) {
  a += b;
  b -= a;
}
int byval(int a) restrict(amp, cpu) { return a; }
typedef int row[2];
row &rows(row &a, row &b, bool f) restrict(amp, cpu) { return f ? a : b; }
int main() {
  bool bad = false;
  bad |= BODY(V2 a(i, 2), b(3, 4); V2 c = mx(a, b); const V2 &d = mx(mx(a, V2(s[0], 1)), b);
              return int(c.x + d.y * 10 + d.x););
  bad |= BODY(return mx(s[0], p[0], g[0]) + mx(i, p[1], s[1]););
  bad |= BODY(return pick(s[0], p[0], Op()) + pick(g[0], s[0], Op()););
  bad |= BODY(Ref<int> r = {i}; Ref<int> q = {s[0]}; int n = (i & 1 ? r : q).get();
              n += mx<int>(r, s[1]); (i & 2 ? r.get() : s[2]) = 4; return n + r.v;);
  bad |= BODY(loop_pick(s, p, i) = 3; loop_pick(g, s + 1, i + 1) += 3; return 0;);
  bad |= BODY(early(s[0], p[0], i) *= 2; return early(g[0], p[1], i + 2););
  bad |= BODY(*chain3(s, p, g) = 100; return *chain3(s + 1, g + 1, p + 1););
  bad |= BODY(both(*chain(s, p), *chain(g, s + 1)); return byval(*chain(p, g)););
  bad |= BODY(row a = {1, 2}; row b = {i, 4}; rows(a, b, i & 1)[1] = 9; return a[1] * 10 + b[1];);
  bad |= BODY(int &&r = mv(i & 1 ? s[0] : p[0]); r = 5; return r;);
  bad |= BODY(int n = 0; switch (mx(s[0], p[0]) & 3) {
    case 0:
      n = *chain(s, p);
      break;
    case 1:
      n = 2;
    default:
      n += *chain(g, p);
  } return n;);
  bad |= BODY(int n = 0; do {
    int &r = n & 1 ? s[n] : p[n];
    r += n;
  } while (++n < 4);
              return n;);
  bad |= BODY(for (int *q = chain(s, p), k = 0; k < 2; ++k, ++q) *q = k; return 0;);
  bad |= BODY(int n = 0; for (int *q = i & 1 ? s : p, *e = q + 4; q != e; ++q) n = n * 5 + *q;
              return n;);
  bad |= BODY(int a = 1; int *q = &a; int *w = i & 1 ? q : s; q = p; *w += *q; return a;);
  bad |= BODY(bool b = chain(s, p) == s; return b ? (chain(g, s) != g) + 2 : 7;);
  bad |= BODY(int *q = i & 1 ? s : nullptr; int *w = q ? q : p; return *w + (q == nullptr););
  bad |= BODY(unsigned &u = reinterpret_cast<unsigned &>(*chain(s, p)); u |= 64u;
              float &f = (float &)(i & 1 ? s[1] : g[1]); f = 1.5f; return int(u););
  bad |= BODY(const int x = mx(3, i); int arr[3] = {mx(x, s[0]), x, *chain(p, s)};
              return arr[0] + arr[1] * 3 + arr[2] * 7;);
  bad |= BODY(struct L {
    int v;
    int &m(int &o, bool f) restrict(amp, cpu) { return f ? v : o; }
  };
              L l = {i}; l.m(s[0], i & 1) = 6; l.m(p[0], i & 2)++; return l.v;);
  bad |= BODY(int t = 0; auto f = [=](int &a, int &b) -> int & { return i & 1 ? a : b; };
              f(s[0], t) = 5; f(t, p[0]) += 2; return t;);
  return bad;
}
