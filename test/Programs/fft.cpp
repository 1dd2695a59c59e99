// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Fourier transforms of radix 2, 4 and 8: a class of complex numbers, functors with the twiddle factors, plans, one and two
// dimensions, and Bluestein's trick left out.

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <complex>
#include <iostream>
#include <stdexcept>
#include <vector>

#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif

using namespace Concurrency;

enum direction { forward = -1, inverse = +1 };

template <typename T>
class complex_t
{
public:
    T re, im;
    complex_t() restrict(amp, cpu) : re(0), im(0) {}
    complex_t(T r, T i = T(0)) restrict(amp, cpu) : re(r), im(i) {}
    complex_t operator+(const complex_t& o) const restrict(amp, cpu) { return complex_t(re + o.re, im + o.im); }
    complex_t operator-(const complex_t& o) const restrict(amp, cpu) { return complex_t(re - o.re, im - o.im); }
    complex_t operator*(const complex_t& o) const restrict(amp, cpu) { return complex_t(re * o.re - im * o.im, re * o.im + im * o.re); }
    complex_t& operator*=(T s) restrict(amp, cpu) { re *= s; im *= s; return *this; }
    complex_t times_i(T sign) const restrict(amp, cpu) { return complex_t(-sign * im, sign * re); }
    friend complex_t conj(const complex_t& c) restrict(amp, cpu) { return complex_t(c.re, -c.im); }
};

typedef complex_t<float> cfloat;

template <typename T>
struct twiddle
{
    T sign;
    explicit twiddle(direction d) : sign(T(d)) {}
    complex_t<T> operator()(int k, int n) const restrict(amp)
    {
        const T phi = sign * T(2 * M_PI) * k / n;
        T s, c;
        fast_math::sincos(phi, &s, &c);
        return complex_t<T>(c, s);
    }
};

// Butterflies of a fixed radix on a small array of registers
template <int Radix> struct butterfly;

template <> struct butterfly<2>
{
    template <typename T> static void run(complex_t<T> (&v)[2], T) restrict(amp)
    {
        const complex_t<T> a = v[0];
        v[0] = a + v[1];
        v[1] = a - v[1];
    }
};

template <> struct butterfly<4>
{
    template <typename T> static void run(complex_t<T> (&v)[4], T sign) restrict(amp)
    {
        complex_t<T> a[2] = { v[0], v[2] };
        complex_t<T> b[2] = { v[1], v[3] };
        butterfly<2>::run(a, sign);
        butterfly<2>::run(b, sign);
        b[1] = b[1].times_i(sign);
        v[0] = a[0] + b[0];
        v[1] = a[1] + b[1];
        v[2] = a[0] - b[0];
        v[3] = a[1] - b[1];
    }
};

template <> struct butterfly<8>
{
    template <typename T> static void run(complex_t<T> (&v)[8], T sign) restrict(amp)
    {
        complex_t<T> even[4], odd[4];
        for (int i = 0; i < 4; i++)
        {
            even[i] = v[2 * i];
            odd[i] = v[2 * i + 1];
        }
        butterfly<4>::run(even, sign);
        butterfly<4>::run(odd, sign);
        const T h = T(0.70710678118654752440);
        odd[1] = odd[1] * complex_t<T>(h, sign * h);
        odd[2] = odd[2].times_i(sign);
        odd[3] = odd[3] * complex_t<T>(-h, sign * h);
        for (int i = 0; i < 4; i++)
        {
            v[i] = even[i] + odd[i];
            v[i + 4] = even[i] - odd[i];
        }
    }
};

// Stockham's step: n values in rows of a matrix, ns is the length of what is transformed already.
template <int Radix, typename T>
class stockham_step
{
public:
    stockham_step(array_view<const complex_t<T>, 2> in, array_view<complex_t<T>, 2> out, int ns, direction d)
        : m_in(in), m_out(out), m_ns(ns), m_twiddle(d)
    {
    }

    void operator()(index<2> idx) const restrict(amp)
    {
        const int row = idx[0], j = idx[1];
        const int n = m_in.extent[1];
        complex_t<T> v[Radix];
        const int k = j % m_ns;
        for (int r = 0; r < Radix; r++)
            v[r] = m_in(row, j + r * (n / Radix)) * m_twiddle(r * k, m_ns * Radix);
        butterfly<Radix>::run(v, m_twiddle.sign);
        const int to = (j / m_ns) * m_ns * Radix + k;
        for (int r = 0; r < Radix; r++)
            m_out[row][to + r * m_ns] = v[r];
    }

private:
    array_view<const complex_t<T>, 2> m_in;
    array_view<complex_t<T>, 2> m_out;
    int m_ns;
    twiddle<T> m_twiddle;
};

class fft_exception : public std::runtime_error
{
public:
    explicit fft_exception(const std::string& what) : std::runtime_error(what) {}
};

template <typename T>
class fft_plan
{
public:
    explicit fft_plan(extent<2> e) : m_extent(e), m_a(e), m_b(e)
    {
        if (e[1] & (e[1] - 1))
            throw fft_exception("only powers of two");
        int rest = e[1];
        while (rest > 1)
        {
            const int radix = rest % 8 == 0 ? 8 : (rest % 4 == 0 ? 4 : 2);
            m_radices.push_back(radix);
            rest /= radix;
        }
    }

    void execute(const std::vector<complex_t<T>>& in, std::vector<complex_t<T>>& out, direction d)
    {
        copy(in.begin(), in.end(), m_a);
        array_view<complex_t<T>, 2> from(m_a), to(m_b);
        int ns = 1;
        for (auto it = m_radices.begin(); it != m_radices.end(); ++it)
        {
            switch (*it)
            {
            case 8: step<8>(from, to, ns, d); break;
            case 4: step<4>(from, to, ns, d); break;
            default: step<2>(from, to, ns, d); break;
            }
            ns *= *it;
            std::swap(from, to);
        }
        if (d == inverse)
        {
            const T scale = T(1) / m_extent[1];
            parallel_for_each(m_extent, [=](index<2> i) restrict(amp) { from[i] *= scale; });
        }
        out.resize(in.size());
        copy(from, out.begin());
    }

private:
    template <int Radix> void step(array_view<const complex_t<T>, 2> from, array_view<complex_t<T>, 2> to, int ns, direction d)
    {
        to.discard_data();
        parallel_for_each(extent<2>(m_extent[0], m_extent[1] / Radix), stockham_step<Radix, T>(from, to, ns, d));
    }

    extent<2> m_extent;
    array<complex_t<T>, 2> m_a, m_b;
    std::vector<int> m_radices;
};

template <typename T>
std::vector<complex_t<T>> transpose(const std::vector<complex_t<T>>& m, int rows, int columns)
{
    enum { tile = 8 };
    std::vector<complex_t<T>> result(m.size());
    array_view<const complex_t<T>, 2> in(rows, columns, m);
    array_view<complex_t<T>, 2> out(columns, rows, result);
    out.discard_data();
    parallel_for_each(in.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp)
    {
        tile_static complex_t<T> block[tile][tile + 1];
        block[t.local[0]][t.local[1]] = in[t.global];
        t.barrier.wait();
        const index<2> target(t.tile_origin[1] + t.local[0], t.tile_origin[0] + t.local[1]);
        out[target] = block[t.local[1]][t.local[0]];
    });
    out.synchronize();
    return result;
}

double worst_difference(const std::vector<cfloat>& a, const std::vector<std::complex<double>>& b)
{
    double worst = 0;
    for (size_t i = 0; i < a.size(); i++)
        worst = std::max(worst, std::abs(std::complex<double>(a[i].re, a[i].im) - b[i]));
    return worst;
}

std::vector<std::complex<double>> slow_dft(const std::vector<std::complex<double>>& in, int rows, int n, int sign)
{
    std::vector<std::complex<double>> out(in.size());
    for (int r = 0; r < rows; r++)
        for (int k = 0; k < n; k++)
        {
            std::complex<double> sum;
            for (int j = 0; j < n; j++)
                sum += in[r * n + j] * std::polar(1.0, sign * 2 * M_PI * ((long long)j * k % n) / n);
            out[r * n + k] = sum;
        }
    return out;
}

int main()
{
    int failures = 0;
    const int sizes[] = { 2, 4, 8, 16, 32, 128, 256 };
    for each (int n in sizes)
    {
        const int rows = 3;
        std::vector<cfloat> data(rows * n), spectrum, back;
        std::vector<std::complex<double>> exact(rows * n);
        for (int i = 0; i < rows * n; i++)
        {
            data[i] = cfloat(float((i * 7919) % 101) / 50.0f - 1.0f, float((i * 104729) % 97) / 48.0f - 1.0f);
            exact[i] = std::complex<double>(data[i].re, data[i].im);
        }
        fft_plan<float> plan(extent<2>(rows, n));
        plan.execute(data, spectrum, forward);
        plan.execute(spectrum, back, inverse);
        const double there = worst_difference(spectrum, slow_dft(exact, rows, n, forward)), again = worst_difference(back, exact);
        if (there > 1e-3 || again > 1e-4)
        {
            std::cout << n << ": " << there << ", " << again << "\n";
            failures++;
        }
    }

    // Two dimensions: rows, transposed, rows, transposed
    const int h = 16, w = 32;
    std::vector<cfloat> picture(h * w), rows, columns;
    std::vector<std::complex<double>> exact(h * w), turned(h * w);
    for (int i = 0; i < h * w; i++)
        exact[i] = (picture[i] = cfloat(float(i % 13) - 6.0f)).re;
    fft_plan<float>(extent<2>(h, w)).execute(picture, rows, forward);
    fft_plan<float>(extent<2>(w, h)).execute(transpose(rows, h, w), columns, forward);
    exact = slow_dft(exact, h, w, forward);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            turned[x * h + y] = exact[y * w + x];
    turned = slow_dft(turned, w, h, forward);
    if (worst_difference(columns, turned) > 1e-2)
        failures++;

    try
    {
        fft_plan<float> impossible(extent<2>(1, 12));
        failures++;
    }
    catch (const fft_exception& e)
    {
        std::cout << "as it should be: " << e.what() << std::endl;
    }
    return failures ? 1 : 0;
}
