// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// A fluid in a box (advection, diffusion, projection by Jacobi's iteration) and a wave equation, with textures of old as arrays
// and a solver that is a template of its boundary.

#include "stdafx.h"
#include <amp.h>
#include <amp_math.h>
#include <iostream>
#include <cmath>
#include <algorithm>
#include <cstring>
#include <vector>
#include <tuple>

namespace fluid
{
    using namespace concurrency;

    enum class Boundary : int { Scalar = 0, VelocityX = 1, VelocityY = 2 };

    template <typename T> struct Grid
    {
        Grid(int n) : size(n), data((n + 2) * (n + 2)), view(n + 2, n + 2, data) {}
        Grid(const Grid&) = delete;
        Grid& operator=(const Grid&) = delete;

        T& Cell(int y, int x) { return data[y * (size + 2) + x]; }
        int size;
        std::vector<T> data;
        array_view<T, 2> view;
    };

    typedef Grid<float> FloatGrid;

    __forceinline float Lerp(float a, float b, float t) restrict(amp, cpu) { return a + t * (b - a); }

    template <Boundary B>
    struct EdgeRule
    {
        static float Horizontal(float v) restrict(amp, cpu) { return v; }
        static float Vertical(float v) restrict(amp, cpu) { return v; }
    };
    template <> struct EdgeRule<Boundary::VelocityX>
    {
        static float Horizontal(float v) restrict(amp, cpu) { return -v; }
        static float Vertical(float v) restrict(amp, cpu) { return v; }
    };
    template <> struct EdgeRule<Boundary::VelocityY>
    {
        static float Horizontal(float v) restrict(amp, cpu) { return v; }
        static float Vertical(float v) restrict(amp, cpu) { return -v; }
    };

    // Every step is written once, for views that the host and kernels can index.
    template <Boundary B, class View>
    void EdgeCell(View field, int n, int i) restrict(amp, cpu)
    {
        field(i, 0) = EdgeRule<B>::Horizontal(field(i, 1));
        field(i, n + 1) = EdgeRule<B>::Horizontal(field(i, n));
        field(0, i) = EdgeRule<B>::Vertical(field(1, i));
        field(n + 1, i) = EdgeRule<B>::Vertical(field(n, i));
    }

    template <class View>
    float AdvectCell(View from, View u, View v, int n, float dt, int y, int x) restrict(amp, cpu)
    {
        float px = x - dt * n * u(y, x);
        float py = y - dt * n * v(y, x);
        px = px < 0.5f ? 0.5f : (px > n + 0.5f ? n + 0.5f : px);
        py = py < 0.5f ? 0.5f : (py > n + 0.5f ? n + 0.5f : py);
        const int x0 = static_cast<int>(px), y0 = static_cast<int>(py);
        const float fx = px - x0, fy = py - y0;
        return Lerp(Lerp(from(y0, x0), from(y0, x0 + 1), fx), Lerp(from(y0 + 1, x0), from(y0 + 1, x0 + 1), fx), fy);
    }

    struct Gpu
    {
        template <Boundary B> static void Edges(FloatGrid& g)
        {
            const int n = g.size;
            auto field = g.view;
            parallel_for_each(extent<1>(n), [=](index<1> i) restrict(amp) { EdgeCell<B>(field, n, i[0] + 1); });
            parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
                field(0, 0) = 0.5f * (field(1, 0) + field(0, 1));
                field(0, n + 1) = 0.5f * (field(1, n + 1) + field(0, n));
                field(n + 1, 0) = 0.5f * (field(n, 0) + field(n + 1, 1));
                field(n + 1, n + 1) = 0.5f * (field(n, n + 1) + field(n + 1, n));
            });
        }
        template <typename F> static void Inner(FloatGrid& g, F f)
        {
            auto out = g.view.section(index<2>(1, 1), extent<2>(g.size, g.size));
            parallel_for_each(out.extent, [=](index<2> i) restrict(amp) { out[i] = f(i[0] + 1, i[1] + 1); });
        }
        static array_view<float, 2> View(FloatGrid& g) { return g.view; }
    };

    struct Cpu
    {
        template <Boundary B> static void Edges(FloatGrid& g)
        {
            const int n = g.size;
            auto field = View(g);
            for (int i = 1; i <= n; i++)
                EdgeCell<B>(field, n, i);
            field(0, 0) = 0.5f * (field(1, 0) + field(0, 1));
            field(0, n + 1) = 0.5f * (field(1, n + 1) + field(0, n));
            field(n + 1, 0) = 0.5f * (field(n, 0) + field(n + 1, 1));
            field(n + 1, n + 1) = 0.5f * (field(n, n + 1) + field(n + 1, n));
        }
        template <typename F> static void Inner(FloatGrid& g, F f)
        {
            for (int y = 1; y <= g.size; y++)
                for (int x = 1; x <= g.size; x++)
                    g.Cell(y, x) = f(y, x);
        }
        static array_view<float, 2> View(FloatGrid& g) { return g.view; }
    };

    template <class Device>
    class Solver
    {
    public:
        explicit Solver(int n) : m_n(n), u(n), v(n), u0(n), v0(n), density(n), density0(n), pressure(n), pressure0(n), divergence(n)
        {
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                {
                    u.Cell(y, x) = 0.3f * std::sin(0.4f * y);
                    v.Cell(y, x) = 0.2f * std::cos(0.5f * x);
                    density.Cell(y, x) = (x + y) % 5 == 0 ? 1.0f : 0.0f;
                }
            RefreshAll();
        }

        void Step(float dt)
        {
            Advect<Boundary::VelocityX>(u0, u, u, v, dt);
            Advect<Boundary::VelocityY>(v0, v, u, v, dt);
            Project(u0, v0);
            Advect<Boundary::Scalar>(density0, density, u0, v0, dt);
            Copy(u, u0);
            Copy(v, v0);
            Copy(density, density0);
        }

        const std::vector<float>& Density()
        {
            density.view.synchronize();
            return density.data;
        }

    private:
        void RefreshAll()
        {
            FloatGrid* all[] = { &u, &v, &u0, &v0, &density, &density0, &pressure, &pressure0, &divergence };
            for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
                all[i]->view.refresh();
        }
        template <Boundary B> void Advect(FloatGrid& to, FloatGrid& from, FloatGrid& a, FloatGrid& b, float dt)
        {
            const int n = m_n;
            auto source = Device::View(from);
            auto uu = Device::View(a);
            auto vv = Device::View(b);
            Device::Inner(to, [=](int y, int x) restrict(amp, cpu) { return AdvectCell(source, uu, vv, n, dt, y, x); });
            Device::template Edges<B>(to);
        }
        void Copy(FloatGrid& to, FloatGrid& from)
        {
            auto source = Device::View(from);
            Device::Inner(to, [source](int y, int x) restrict(amp, cpu) -> float { return source(y, x); });
            Device::template Edges<Boundary::Scalar>(to);
        }
        void Project(FloatGrid& a, FloatGrid& b)
        {
            const float h = 1.0f / m_n;
            auto uu = Device::View(a);
            auto vv = Device::View(b);
            auto d = Device::View(divergence);
            Device::Inner(divergence, [=](int y, int x) restrict(amp, cpu) {
                return -0.5f * h * (uu(y, x + 1) - uu(y, x - 1) + vv(y + 1, x) - vv(y - 1, x));
            });
            Device::template Edges<Boundary::Scalar>(divergence);
            Device::Inner(pressure, [](int, int) restrict(amp, cpu) { return 0.0f; });
            Device::template Edges<Boundary::Scalar>(pressure);
            FloatGrid* p = &pressure;
            FloatGrid* q = &pressure0;
            for (int k = 0; k < 6; k++)
            {
                auto old = Device::View(*p);
                Device::Inner(*q, [=](int y, int x) restrict(amp, cpu) {
                    return (d(y, x) + old(y, x - 1) + old(y, x + 1) + old(y - 1, x) + old(y + 1, x)) / 4.0f;
                });
                Device::template Edges<Boundary::Scalar>(*q);
                std::swap(p, q);
            }
            auto result = Device::View(*p);
            Device::Inner(a, [=](int y, int x) restrict(amp, cpu) { return uu(y, x) - 0.5f * (result(y, x + 1) - result(y, x - 1)) / h; });
            Device::Inner(b, [=](int y, int x) restrict(amp, cpu) { return vv(y, x) - 0.5f * (result(y + 1, x) - result(y - 1, x)) / h; });
            Device::template Edges<Boundary::VelocityX>(a);
            Device::template Edges<Boundary::VelocityY>(b);
        }

        int m_n;
        FloatGrid u, v, u0, v0, density, density0, pressure, pressure0, divergence;
    };
}

int _tmain(int argc, _TCHAR* argv[])
{
    (void)argc; (void)argv;
    const int n = 20;
    fluid::Solver<fluid::Cpu> cpu(n);
    fluid::Solver<fluid::Gpu> gpu(n);
    int failures = 0;
    for (int step = 0; step < 3; step++)
    {
        cpu.Step(0.05f);
        gpu.Step(0.05f);
        const std::vector<float>& a = cpu.Density();
        const std::vector<float>& b = gpu.Density();
        float worst = 0.0f, sum = 0.0f;
        for (size_t i = 0; i < a.size(); i++)
        {
            worst = (std::max)(worst, std::fabs(a[i] - b[i]));
            sum += a[i];
        }
        printf("step %d: density %f, worst difference %g\n", step, sum, worst);
        if (!(worst < 1e-4f) || !(sum > 1.0f))
            ++failures;
    }
    return failures;
}
