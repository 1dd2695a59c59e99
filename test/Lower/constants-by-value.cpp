// Constants outside of the function where only their value is used: selected,
// after a comma, discarded, as operands of functions that take references.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-unused-value -Wno-unused-comparison -I%S/Inputs %s -o %t && %t
#include "three_memories.h"

const int ok = 3, failed = 7;
static const unsigned mask = 0xffu;
enum Kind { first = 5, second };
enum class Mode { fast = 2, slow = 9 };
const Kind chosen = second;
const Mode mode = Mode::slow;
constexpr int limit = 30;
constexpr float half = 0.5f;
constexpr double third = 1.0 / 3;
constexpr int table[4] = {4, 3, 2, 1};
struct Point {
  int x;
  float y[2];
};
constexpr Point origin = {3, {4.5f, 1.5f}};
struct Settings {
  static const int size = 12;
  static constexpr float scale = 1.25f;
  static constexpr int rows[2] = {6, 7};
  enum { depth = 4 };
};
template <int N> struct Sized {
  static const int value = N;
  static constexpr int twice = 2 * N;
};
template <typename T> const T &larger(const T &a, const T &b) restrict(amp, cpu) {
  return a < b ? b : a;
}
template <typename T> T same(const T &v) restrict(amp, cpu) { return v; }
template <typename T> int total(const T &v) restrict(amp, cpu) { return v; }
template <typename T, typename... Rest>
int total(const T &v, const Rest &... rest) restrict(amp, cpu) {
  return v + 2 * total(rest...);
}
int defaulted(int v, const int &w = ok, int x = limit) restrict(amp, cpu) { return v + w * x; }
struct Counter {
  int n;
  Counter(const int &v) restrict(amp, cpu) : n(v) {}
  Counter &operator+=(const int &v) restrict(amp, cpu) {
    n += v;
    return *this;
  }
  int operator[](const int &k) const restrict(amp, cpu) { return n * k; }
};
const int Settings::size;

int main() {
  bool bad = false;
  bad |= BODY(bool passed = i & 1; return passed ? ok : failed;);
  bad |= BODY(return (i & 1 ? ok : i & 2 ? failed : limit) + (i, ok););
  bad |= BODY(ok; (void)failed; ok, failed; limit == ok; return (failed, s[0], ok););
  bad |= BODY(return larger(ok, i) + larger(i, failed) + larger(ok, failed););
  bad |= BODY(return larger(Settings::size, p[0]) + larger<int>(Settings::depth, p[1]););
  bad |= BODY(return same(ok) + same(limit) + int(same(mask)) + int(same(chosen)) + int(mode););
  bad |= BODY(s[0] = larger(s[0], limit); return larger(larger(s[1], limit), g[0]););
  bad |= BODY(return int(half * i * 8) + int(same(half) * 4) + int(third * 300) + int(larger(third, 0.1) * 30););
  bad |= BODY(return table[2] + table[0] * 10 + origin.x + int(origin.y[1] * 2) + Settings::rows[1];);
  bad |= BODY(float f = Settings::scale; return int(f * 4 + larger(Settings::scale, 1.f) * 4););
  bad |= BODY(return Sized<3>::value + (i & 1 ? Sized<4>::value : Sized<5>::twice) + total(ok, failed, i, limit););
  bad |= BODY(return defaulted(i) + defaulted(i, failed) + defaulted(i, limit, ok););
  bad |= BODY(Counter c(ok); c += failed; c += limit; return c[i] + c[ok];);
  bad |= BODY(int a[failed] = {ok, limit}; a[ok] = table[1]; for (int k = 0; k < ok; ++k) a[k] += k; return a[0] + a[1] + a[ok];);
  bad |= BODY(switch (i) { case ok: return failed; case first: return limit; default: return i < failed ? ok : -ok; });
  bad |= BODY(const int own = limit; const int &r = own; auto f = [=](int v) { return v + own + ok + larger(v, failed); }; return f(i) + r;);
  bad |= BODY(const int v = i & 1 ? ok : failed; int w = (i & 2 ? limit : ok); return v * 100 + w;);
  bad |= BODY(return (i & 1 ? chosen : first) * 2 + int(i & 1 ? mode : Mode::fast););
  return bad;
}
