// RUN: %ampcc -std=c++amp -O1 %s -o %t && %t
// REQUIRES: opencl-device
// finite elements: assembling a 2D Poisson problem with linear triangles, matrix-free CG; heat stencil; hash of strings
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <functional>
#include <iomanip>
#include <iostream>
#include <memory>
#include <type_traits>
#include <vector>
namespace c = concurrency;
namespace fem {
template <typename Real> struct vec2 {
  Real x, y;
  vec2() restrict(cpu, amp) : x(0), y(0) {}
  vec2(Real x, Real y) restrict(cpu, amp) : x(x), y(y) {}
  vec2 operator-(const vec2 &o) const restrict(cpu, amp) { return vec2(x - o.x, y - o.y); }
};
template <typename Real> Real cross(vec2<Real> a, vec2<Real> b) restrict(cpu, amp) {
  return a.x * b.y - a.y * b.x;
}
struct triangle {
  int v[3];
  int pad;
};
template <typename Real> struct mesh {
  std::vector<vec2<Real>> points;
  std::vector<triangle> cells;
  std::vector<int> fixed;
  static mesh unit_square(int n) {
    mesh m;
    for (int j = 0; j <= n; ++j)
      for (int i = 0; i <= n; ++i) {
        m.points.push_back(vec2<Real>(Real(i) / n, Real(j) / n));
        m.fixed.push_back(i == 0 || j == 0 || i == n || j == n);
      }
    auto id = [n](int i, int j) { return j * (n + 1) + i; };
    for (int j = 0; j < n; ++j)
      for (int i = 0; i < n; ++i) {
        m.cells.push_back(triangle{{id(i, j), id(i + 1, j), id(i + 1, j + 1)}, 0});
        m.cells.push_back({{id(i, j), id(i + 1, j + 1), id(i, j + 1)}});
      }
    return m;
  }
};
template <typename Real> class poisson {
  struct local {
    Real k[3][3];
    Real area;
  };
  c::array<local> elements;
  c::array<triangle> cells;
  c::array_view<const int> start, list;
  int n;
  std::vector<int> start_, list_;
  static local stiffness(vec2<Real> a, vec2<Real> b, vec2<Real> cc) restrict(amp) {
    local l;
    vec2<Real> e[3] = {cc - b, a - cc, b - a};
    Real twice = cross(b - a, cc - a);
    l.area = twice / 2;
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j)
        l.k[i][j] = (e[i].x * e[j].x + e[i].y * e[j].y) / (2 * twice);
    return l;
  }

public:
  explicit poisson(const mesh<Real> &m)
      : elements(m.cells.size()), cells(m.cells.size(), m.cells.begin(), m.cells.end()),
        start(1, &no_entry()), list(1, &no_entry()), n(m.points.size()), start_(n + 1),
        list_(3 * m.cells.size()) {
    for (auto &t : m.cells)
      for (int v : t.v)
        ++start_[v + 1];
    for (int i = 0; i < n; ++i)
      start_[i + 1] += start_[i];
    std::vector<int> at(start_);
    for (int e = 0; e < (int)m.cells.size(); ++e)
      for (int k = 0; k < 3; ++k)
        list_[at[m.cells[e].v[k]]++] = e * 3 + k;
    start = c::array_view<const int>(n + 1, start_);
    list = c::array_view<const int>(list_.size(), list_);
    c::array_view<const vec2<Real>> pts(m.points);
    auto &el = elements;
    auto &ce = cells;
    c::parallel_for_each(
        el.extent, [&el, &ce, pts ](c::index<1> i) restrict(amp) {
          const triangle t = ce[i];
          el[i] = stiffness(pts[t.v[0]], pts[t.v[1]], pts[t.v[2]]);
        });
  }
  void apply(c::array_view<const Real> x, c::array_view<Real> y,
             c::array_view<const int> fixed) const {
    auto &el = elements;
    auto &ce = cells;
    auto s = start, l = list;
    y.discard_data();
    c::parallel_for_each(
        y.extent, [ =, &el, &ce ](c::index<1> i) restrict(amp) {
          if (fixed[i]) {
            y[i] = x[i];
            return;
          }
          Real sum = 0;
          for (int p = s[i]; p < s[i[0] + 1]; ++p) {
            const int e = l[p] / 3, k = l[p] % 3;
            for (int j = 0; j < 3; ++j) {
              const int v = ce[e].v[j];
              if (!fixed[v])
                sum += el[e].k[k][j] * x[v];
            }
          }
          y[i] = sum;
        });
  }

private:
  static const int &no_entry() {
    static const int d = 0;
    return d;
  }
};
template <typename Real, typename F>
Real reduce(c::array_view<const Real> a, c::array_view<const Real> b, F f) {
  c::array<Real> part(64);
  const int n = a.extent[0];
  c::parallel_for_each(
      part.extent, [ =, &part ](c::index<1> i) restrict(amp) {
        Real s = 0;
        for (int k = i[0]; k < n; k += 64)
          s += f(a[k], b[k]);
        part[i] = s;
      });
  std::vector<Real> h = part;
  Real s = 0;
  for (Real v : h)
    s += v;
  return s;
}
} // namespace fem
template <typename Real> int solve(int cells, Real tol) {
  using namespace fem;
  auto m = mesh<Real>::unit_square(cells);
  poisson<Real> op(m);
  const int n = m.points.size();
  std::vector<Real> b_(n), x_(n), r_, p_, q_(n);
  Real h = Real(1) / cells;
  for (int i = 0; i < n; ++i)
    b_[i] = m.fixed[i] ? 0
                       : 2 * M_PI * M_PI * std::sin(M_PI * m.points[i].x) *
                             std::sin(M_PI * m.points[i].y) * h * h;
  r_ = p_ = b_;
  c::array_view<Real> x(n, x_), r(n, r_), p(n, p_), q(n, q_);
  c::array_view<const int> fixed(m.fixed);
  auto mul = [](Real a, Real b) restrict(amp, cpu) { return a * b; };
  Real rr = reduce<Real>(r, r, mul);
  int it = 0;
  for (; it < n && rr > tol; ++it) {
    op.apply(p, q, fixed);
    Real al = rr / reduce<Real>(p, q, mul);
    c::parallel_for_each(
        x.extent, [=](c::index<1> i) restrict(amp) {
          x[i] += al * p[i];
          r[i] -= al * q[i];
        });
    Real nx = reduce<Real>(r, r, mul), be = nx / rr;
    rr = nx;
    c::parallel_for_each(p.extent, [=](c::index<1> i) restrict(amp) { p[i] = r[i] + be * p[i]; });
  }
  x.synchronize();
  Real err = 0;
  for (int i = 0; i < n; ++i)
    err = std::max(err, std::abs(x_[i] - Real(std::sin(M_PI * m.points[i].x) *
                                              std::sin(M_PI * m.points[i].y))));
  std::cout << std::fixed << std::setprecision(3) << it << " " << err << std::endl;
  return err > 0.02;
}
int main() {
  int bad = solve<float>(16, 1e-9f);
  if (c::accelerator().supports_double_precision)
    bad += solve<double>(16, 1e-16);
  std::cout << (bad ? "FAILED" : "PASSED") << std::endl;
  return bad;
}
