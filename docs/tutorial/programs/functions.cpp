#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace concurrency;

struct point {
  float x, y;
};

// For both sides: compiled twice from one text.
float squared_length(point p) restrict(cpu, amp) { return p.x * p.x + p.y * p.y; }

// One name, two functions: each side has its own square root.
float root(float x) restrict(cpu) { return std::sqrt(x); }
float root(float x) restrict(amp) { return precise_math::sqrt(x); }

float length(point p) restrict(cpu, amp) { return root(squared_length(p)); }

// Templates and operators have clauses, too.
template <typename T> T between(T low, T value, T high) restrict(cpu, amp) {
  return value < low ? low : value > high ? high : value;
}

int main() {
  std::vector<point> points = {{3, 4}, {6, 8}, {0, 1}};
  std::vector<float> lengths(points.size());

  array_view<const point> in(3, points);
  array_view<float> out(3, lengths);
  const float longest = 8;
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        auto limited = [=](point p) { return between(0.0f, length(p), longest); };
        out[i] = limited(in[i]);
      });
  out.synchronize();

  for (std::size_t i = 0; i < points.size(); ++i)
    std::printf("%g, on the host %g\n", lengths[i], between(0.0f, length(points[i]), longest));
}
