// RUN: %ampcc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Sparse matrices as CSR, ELL and COO; conjugate gradients, preconditioned by the diagonal, and Jacobi's iteration.

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "amp.h"
#include "amp_math.h"

using concurrency::array;
using concurrency::array_view;
using concurrency::extent;
using concurrency::index;
using concurrency::parallel_for_each;
using concurrency::tiled_index;

typedef double real;

struct triplet { int row, column; real value; };

// The Laplacian of a grid with some extra couplings, symmetric and positive
static std::vector<triplet> make_problem(int side) {
  std::vector<triplet> t;
  const int n = side * side;
  auto add = [&](int r, int c, real v) { triplet e = {r, c, v}; t.push_back(e); };
  for (int i = 0; i < n; i++) {
    const int y = i / side, x = i % side;
    add(i, i, 4.5 + 0.1 * (i % 3));
    if (x > 0) add(i, i - 1, -1);
    if (x + 1 < side) add(i, i + 1, -1);
    if (y > 0) add(i, i - side, -1);
    if (y + 1 < side) add(i, i + side, -1);
  }
  return t;
}

class matrix {
public:
  explicit matrix(int n) : n_(n) {}
  virtual ~matrix() = default;
  virtual std::string name() const = 0;
  virtual void multiply(array_view<const real> x, array_view<real> y) const = 0;
  int size() const { return n_; }

protected:
  int n_;
};

class csr_matrix : public matrix {
public:
  csr_matrix(int n, const std::vector<triplet> &entries) : matrix(n), rows_(n + 1) {
    std::map<std::pair<int, int>, real> sorted;
    for (const triplet &t : entries)
      sorted[{t.row, t.column}] += t.value;
    std::vector<int> starts(n + 1), columns;
    std::vector<real> values;
    for (const auto &e : sorted) {
      ++starts[e.first.first + 1];
      columns.push_back(e.first.second);
      values.push_back(e.second);
    }
    for (int i = 0; i < n; i++)
      starts[i + 1] += starts[i];
    concurrency::copy(starts.begin(), starts.end(), rows_);
    columns_.reset(new array<int>(int(columns.size()), columns.begin()));
    values_.reset(new array<real>(int(values.size()), values.begin()));
  }

protected:
  array<int> rows_;
  std::unique_ptr<array<int>> columns_;
  std::unique_ptr<array<real>> values_;
};

class csr_scalar : public csr_matrix {
public:
  using csr_matrix::csr_matrix;
  std::string name() const override { return "CSR, a thread a row"; }
  void multiply(array_view<const real> x, array_view<real> y) const override {
    const array<int> &rows = rows_, &columns = *columns_;
    const array<real> &values = *values_;
    y.discard_data();
    parallel_for_each(y.get_extent(), [=, &rows, &columns, &values](index<1> r) restrict(amp) {
      real sum = 0;
      for (int k = rows[r], e = rows[r + 1]; k < e; ++k)
        sum += values[k] * x[columns[k]];
      y[r] = sum;
    });
  }
};

template <int Width> class csr_vector : public csr_matrix {
public:
  using csr_matrix::csr_matrix;
  std::string name() const override { return "CSR, " + std::to_string(Width) + " threads a row"; }
  void multiply(array_view<const real> x, array_view<real> y) const override {
    const auto &rows = rows_;
    const auto &columns = *columns_;
    const auto &values = *values_;
    y.discard_data();
    const int rows_per_tile = 4;
    parallel_for_each(extent<2>(n_, Width).tile<rows_per_tile, Width>().pad(), [=, &rows, &columns, &values](tiled_index<rows_per_tile, Width> t) restrict(amp) {
      tile_static real sums[rows_per_tile][Width];
      tile_static int starts[rows_per_tile + 1];
      const int r = t.global[0], lane = t.local[1], line = t.local[0];
      // The first lane passes the begin of the row to the others.
      if (lane == 0) {
        const int n = y.get_extent()[0];
        starts[line] = rows[r < n ? r : n];
        if (line == rows_per_tile - 1)
          starts[line + 1] = rows[r + 1 < n ? r + 1 : n];
      }
      t.barrier.wait();
      real sum = 0;
      if (r < y.get_extent()[0]) {
        const int end = rows[r + 1];
        for (int k = starts[line] + lane; k < end; k += Width)
          sum += values[k] * x[columns[k]];
      }
      sums[line][lane] = sum;
      t.barrier.wait();
      for (int half = Width / 2; half > 0; half >>= 1) {
        if (lane < half)
          sums[line][lane] += sums[line][lane + half];
        t.barrier.wait();
      }
      if (lane == 0 && r < y.get_extent()[0])
        y[r] = sums[line][0];
    });
  }
};

class ell_matrix : public matrix {
public:
  ell_matrix(int n, const std::vector<triplet> &entries) : matrix(n) {
    std::vector<std::vector<triplet>> rows(n);
    for (const triplet &t : entries)
      rows[t.row].push_back(t);
    for (const auto &r : rows)
      width_ = std::max(width_, int(r.size()));
    std::vector<int> columns(width_ * n, -1);
    std::vector<real> values(width_ * n);
    for (int r = 0; r < n; ++r)
      for (size_t k = 0; k < rows[r].size(); ++k) {
        columns[k * n + r] = rows[r][k].column;
        values[k * n + r] = rows[r][k].value;
      }
    columns_.reset(new array<int, 2>(width_, n, columns.begin()));
    values_.reset(new array<real, 2>(width_, n, values.begin()));
  }
  std::string name() const override { return "ELL"; }
  void multiply(array_view<const real> x, array_view<real> y) const override {
    const array<int, 2> &columns = *columns_;
    const array<real, 2> &values = *values_;
    const int width = width_;
    parallel_for_each(y.get_extent(), [&columns, &values, x, y, width](index<1> r) restrict(amp) {
      real sum = 0;
      for (int k = 0; k < width; ++k) {
        const int c = columns(k, r[0]);
        if (c < 0)
          break;
        sum += values[k][r[0]] * x[c];
      }
      y[r] = sum;
    });
  }

private:
  int width_ = 0;
  std::unique_ptr<array<int, 2>> columns_;
  std::unique_ptr<array<real, 2>> values_;
};

static real dot(array_view<const real> a, array_view<const real> b) {
  constexpr int tile = 64;
  const int n = a.get_extent()[0];
  real result = 0;
  array_view<real> out(1, &result);
  out.discard_data();
  parallel_for_each(extent<1>(tile).tile<tile>(), [=](tiled_index<tile> t) restrict(amp) {
    tile_static real parts[tile];
    real sum = 0;
    for (int i = t.local[0]; i < n; i += tile)
      sum += a[i] * b[i];
    parts[t.local[0]] = sum;
    t.barrier.wait();
    if (t.local[0] == 0) {
      real all = 0;
      for (int i = 0; i < tile; ++i)
        all += parts[i];
      out[0] = all;
    }
  });
  return out[0];
}

template <class F> static void each(array_view<real> v, F f) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = f(i); });
}

static int solve(const matrix &a, const std::vector<real> &b, const std::vector<real> &diagonal, std::vector<real> &solution) {
  const int n = a.size();
  std::vector<real> rm(b), zm(n), pm(n), qm(n);
  array_view<real> x(n, solution), r(n, rm), z(n, zm), p(n, pm), q(n, qm);
  array_view<const real> d(n, diagonal);
  each(z, [=](index<1> i) restrict(amp) { return r[i] / d[i]; });
  z.copy_to(p);
  real rz = dot(r, z);
  int steps = 0;
  for (; steps < 4 * n && std::sqrt(dot(r, r)) > 1e-9; ++steps) {
    a.multiply(p, q);
    const real alpha = rz / dot(p, q);
    each(x, [=](index<1> i) restrict(amp) { return x[i] + alpha * p[i]; });
    each(r, [=](index<1> i) restrict(amp) { return r[i] - alpha * q[i]; });
    each(z, [=](index<1> i) restrict(amp) { return r[i] / d[i]; });
    const real next = dot(r, z);
    const real beta = next / rz;
    each(p, [=](index<1> i) restrict(amp) { return z[i] + beta * p[i]; });
    rz = next;
  }
  x.synchronize();
  return steps;
}

int main(int argc, char **argv) {
  if (!concurrency::accelerator().get_supports_double_precision()) {
    std::cerr << "no double precision\n";
    return EXIT_SUCCESS;
  }
  const int side = argc > 1 ? std::atoi(argv[1]) : 9, n = side * side;
  const std::vector<triplet> entries = make_problem(side);
  std::vector<real> exact(n), b(n), diagonal(n);
  for (int i = 0; i < n; i++)
    exact[i] = std::sin(0.3 * i) + 1;
  for (const triplet &t : entries) {
    b[t.row] += t.value * exact[t.column];
    if (t.row == t.column)
      diagonal[t.row] = t.value;
  }

  std::vector<std::unique_ptr<matrix>> matrices;
  matrices.emplace_back(new csr_scalar(n, entries));
  matrices.emplace_back(new csr_vector<2>(n, entries));
  matrices.emplace_back(new csr_vector<8>(n, entries));
  matrices.emplace_back(new ell_matrix(n, entries));
  int failures = 0;
  for (const auto &m : matrices) {
    std::vector<real> product(n);
    array_view<real> pv(n, product);
    m->multiply(array_view<const real>(n, exact), pv);
    real wrong = 0;
    for (int i = 0; i < n; i++)
      wrong = std::max(wrong, std::abs(pv[i] - b[i]));
    std::vector<real> x(n, 0.0);
    const int steps = solve(*m, b, diagonal, x);
    real error = 0;
    for (int i = 0; i < n; i++)
      error = std::max(error, std::abs(x[i] - exact[i]));
    std::cout << m->name() << ": product " << wrong << ", solved in " << steps << " steps to " << error << '\n';
    failures += !(wrong < 1e-12 && error < 1e-6);
  }
  return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
