// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Dense matrices: products in tiles, LU with pivots, Cholesky in blocks, QR by Householder's reflections, transposition.

#include "stdafx.h"
#include <amp.h>
#include <amp_math.h>
#include <iostream>
#include <vector>
#include <cmath>
#include <functional>

using namespace concurrency;
using std::vector;

static const int TS = 8;

template <typename value_type>
class Matrix
{
public:
    Matrix(int rows, int cols) : m_rows(rows), m_cols(cols), m_data(rows * cols) {}
    value_type& operator()(int r, int c) { return m_data[r * m_cols + c]; }
    const value_type& operator()(int r, int c) const { return m_data[r * m_cols + c]; }
    int rows() const { return m_rows; }
    int cols() const { return m_cols; }
    array_view<value_type, 2> view() { return array_view<value_type, 2>(m_rows, m_cols, &m_data[0]); }
    array_view<const value_type, 2> cview() const { return array_view<const value_type, 2>(m_rows, m_cols, m_data.data()); }

private:
    int m_rows, m_cols;
    vector<value_type> m_data;
};

typedef Matrix<float> MatrixF;

template <typename T> Matrix<T> multiply_host(const Matrix<T>& a, const Matrix<T>& b)
{
    Matrix<T> c(a.rows(), b.cols());
    for (int i = 0; i < a.rows(); i++)
        for (int j = 0; j < b.cols(); j++)
        {
            T sum = T();
            for (int k = 0; k < a.cols(); k++)
                sum += a(i, k) * b(k, j);
            c(i, j) = sum;
        }
    return c;
}

template <typename T> double difference(const Matrix<T>& a, const Matrix<T>& b)
{
    double worst = 0;
    for (int i = 0; i < a.rows(); i++)
        for (int j = 0; j < a.cols(); j++)
            worst = (std::max)(worst, std::fabs(double(a(i, j)) - double(b(i, j))));
    return worst;
}

template <int tile_size, typename T>
void mxm_tiled(array_view<const T, 2> a, array_view<const T, 2> b, array_view<T, 2> c)
{
    c.discard_data();
    parallel_for_each(c.extent.tile<tile_size, tile_size>().pad(), [=](tiled_index<tile_size, tile_size> tidx) restrict(amp)
    {
        tile_static T localA[tile_size][tile_size];
        tile_static T localB[tile_size][tile_size];
        const int row = tidx.local[0], col = tidx.local[1];
        T sum = T();
        for (int k = 0; k < a.extent[1]; k += tile_size)
        {
            const index<2> ia(tidx.global[0], k + col), ib(k + row, tidx.global[1]);
            localA[row][col] = a.extent.contains(ia) ? a[ia] : T();
            localB[row][col] = b.extent.contains(ib) ? b[ib] : T();
            tidx.barrier.wait();
            for (int i = 0; i < tile_size; i++)
                sum += localA[row][i] * localB[i][col];
            tidx.barrier.wait();
        }
        if (c.extent.contains(tidx.global))
            c[tidx.global] = sum;
    });
}

// One tile finds the pivot and broadcasts its row to all threads through tile_static memory.
vector<int> lu_decompose(array_view<float, 2> a)
{
    const int n = a.extent[0];
    vector<int> pivots(n);
    array_view<int> pivot_view(n, pivots);
    for (int k = 0; k < n; k++)
    {
        parallel_for_each(extent<1>(32).tile<32>(), [=](tiled_index<32> t) restrict(amp)
        {
            tile_static float best[32];
            tile_static int where[32];
            tile_static int winner;
            const int l = t.local[0];
            best[l] = -1.0f;
            where[l] = k;
            for (int r = k + l; r < n; r += 32)
            {
                const float v = fast_math::fabs(a(r, k));
                if (v > best[l])
                {
                    best[l] = v;
                    where[l] = r;
                }
            }
            t.barrier.wait();
            if (l == 0)
            {
                winner = where[0];
                float value = best[0];
                for (int i = 1; i < 32; i++)
                    if (best[i] > value || (best[i] == value && where[i] < winner))
                    {
                        value = best[i];
                        winner = where[i];
                    }
                pivot_view[k] = winner;
            }
            t.barrier.wait();
            if (winner != k)
                for (int c = l; c < n; c += 32)
                {
                    const float tmp = a(k, c);
                    a(k, c) = a(winner, c);
                    a(winner, c) = tmp;
                }
        });
        if (k + 1 == n)
            break;
        parallel_for_each(extent<1>(n - k - 1), [=](index<1> i) restrict(amp) { a(k + 1 + i[0], k) /= a(k, k); });
        array_view<float, 2> rest = a.section(k + 1, k + 1, n - k - 1, n - k - 1);
        array_view<float, 2> left = a.section(index<2>(k + 1, k), extent<2>(n - k - 1, 1));
        array_view<float, 1> top = a[k].section(k + 1, n - k - 1);
        parallel_for_each(rest.extent, [=](index<2> i) restrict(amp) { rest[i] -= left(i[0], 0) * top[i[1]]; });
    }
    pivot_view.synchronize();
    return pivots;
}

// Blocks of TS: the one on the diagonal in one tile, the panel below, then the rest.
void cholesky(array_view<float, 2> a)
{
    const int n = a.extent[0];
    for (int k = 0; k < n; k += TS)
    {
        array_view<float, 2> diagonal = a.section(index<2>(k, k), extent<2>(TS, TS));
        parallel_for_each(diagonal.extent.tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
        {
            tile_static float s[TS][TS];
            tile_static float root;
            const int y = t.local[0], x = t.local[1];
            s[y][x] = diagonal[t.global];
            t.barrier.wait();
            for (int j = 0; j < TS; j++)
            {
                if (y == j && x == j)
                {
                    root = fast_math::sqrt(s[j][j]);
                    s[j][j] = root;
                }
                t.barrier.wait();
                if (x == j && y > j)
                    s[y][j] /= root;
                t.barrier.wait();
                if (x > j && y >= x)
                    s[y][x] -= s[y][j] * s[x][j];
                t.barrier.wait();
            }
            diagonal[t.global] = x <= y ? s[y][x] : 0.0f;
        });
        const int below = n - k - TS;
        if (below <= 0)
            break;
        auto panel = a.section(k + TS, k, below, TS);
        auto corner = a.section(index<2>(k + TS, k + TS));
        parallel_for_each(extent<1>(below), [=](index<1> r) restrict(amp)
        {
            for (int j = 0; j < TS; j++)
            {
                float v = panel(r[0], j);
                for (int m = 0; m < j; m++)
                    v -= panel(r[0], m) * diagonal(j, m);
                panel(r[0], j) = v / diagonal(j, j);
            }
        });
        parallel_for_each(corner.extent, [=](index<2> i) restrict(amp)
        {
            float v = corner[i];
            for (int m = 0; m < TS; m++)
                v -= panel(i[0], m) * panel(i[1], m);
            corner[i] = v;
        });
    }
    parallel_for_each(a.extent, [=](index<2> i) restrict(amp) { if (i[1] > i[0]) a[i] = 0.0f; });
}

// R is left in a; q collects the reflections.
void householder_qr(array_view<float, 2> a, array_view<float, 2> q)
{
    const int m = a.extent[0], n = a.extent[1];
    vector<float> reflector(m);
    array_view<float> v(m, reflector);
    parallel_for_each(q.extent, [=](index<2> i) restrict(amp) { q[i] = i[0] == i[1] ? 1.0f : 0.0f; });
    for (int k = 0; k < n; k++)
    {
        float norm = 0.0f;
        for (int i = k; i < m; i++)
            norm += a(i, k) * a(i, k);       // the host reads what the last kernel wrote
        norm = std::sqrt(norm);
        const float alpha = a(k, k) > 0 ? -norm : norm;
        float vv = 0.0f;
        for (int i = 0; i < m; i++)
        {
            v[i] = i < k ? 0.0f : (i == k ? a(k, k) - alpha : a(i, k));
            vv += v[i] * v[i];
        }
        const float beta = 2.0f / vv;
        parallel_for_each(extent<1>(n), [=](index<1> c) restrict(amp)
        {
            float dot = 0.0f;
            for (int i = k; i < m; i++)
                dot += v[i] * a(i, c[0]);
            for (int i = k; i < m; i++)
                a(i, c[0]) -= beta * dot * v[i];
        });
        parallel_for_each(extent<1>(m), [=](index<1> r) restrict(amp)
        {
            float dot = 0.0f;
            for (int i = k; i < m; i++)
                dot += q(r[0], i) * v[i];
            for (int i = k; i < m; i++)
                q(r[0], i) -= beta * dot * v[i];
        });
    }
}

int check(const char* name, double error, double limit)
{
    std::cout << name << ": error " << error << (error <= limit ? " ok" : " TOO LARGE") << std::endl;
    return error <= limit ? 0 : 1;
}

void _tmain()
{
    const int n = 4 * TS;
    int failures = 0;
    MatrixF a(n, n), b(n, n - 3), c(n, n - 3);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
        {
            a(i, j) = float((i * 31 + j * 17) % 23) / 11.0f - 1.0f + (i == j ? 0.5f : 0.0f);
            if (j < n - 3)
                b(i, j) = float((i * 13 + j * 7) % 19) / 9.0f - 1.0f;
        }
    mxm_tiled<TS, float>(a.cview(), b.cview(), c.view());
    failures += check("product", difference(c, multiply_host(a, b)), 1e-4);

    Matrix<int> ia(5, 11), ib(11, 3), ic(5, 3);
    for (int i = 0; i < 55; i++)
        ia(i / 11, i % 11) = i;
    for (int i = 0; i < 33; i++)
        ib(i / 3, i % 3) = 33 - i;
    mxm_tiled<4, int>(ia.cview(), ib.cview(), ic.view());
    failures += check("product of int", difference(ic, multiply_host(ia, ib)), 0);

    MatrixF lu(a), lower(n, n), upper(n, n), permuted(a);
    array_view<float, 2> lu_view = lu.view();
    const vector<int> pivots = lu_decompose(lu_view);
    for (int k = 0; k < n; k++)
        for (int j = 0; j < n; j++)
            std::swap(permuted(k, j), permuted(pivots[k], j));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
        {
            lower(i, j) = i > j ? lu_view(i, j) : (i == j ? 1.0f : 0.0f);
            upper(i, j) = i <= j ? lu_view(i, j) : 0.0f;
        }
    failures += check("LU", difference(multiply_host(lower, upper), permuted), 1e-3);

    MatrixF at(n, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            at(i, j) = a(j, i);
    MatrixF spd = multiply_host(a, at);
    for (int i = 0; i < n; i++)
        spd(i, i) += 4.0f;
    MatrixF l(spd), lt(n, n);
    cholesky(l.view());
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            lt(i, j) = l(j, i);
    failures += check("Cholesky", difference(multiply_host(l, lt), spd), 1e-3);

    MatrixF r(n, n - 3), q(n, n);
    r = b;
    {
        array_view<float, 2> rv = r.view(), qv = q.view();
        householder_qr(rv, qv);
    }
    failures += check("QR", difference(multiply_host(q, r), b), 1e-3);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n - 3; j++)
            if (i > j && std::fabs(r(i, j)) > 1e-4f)
                failures++;
    exit(failures ? 1 : 0);
}
