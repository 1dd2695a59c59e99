// RUN: %ampcc --amp-msvc %s -O2 -o %t && env AMPCC_DEVICE=opencl %t && env AMPCC_DEVICE=native %t
// REQUIRES: opencl-device
//
// Eigenvalues of a symmetric tridiagonal matrix: intervals of Gerschgorin's circles are divided until each holds one
// eigenvalue, and then bisected, with Sturm's count as the kernel.

#include "stdafx.h"

#include <amp.h>
#include <amp_math.h>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <vector>
#include <windows.h>

using namespace concurrency;

const int TILE_SIZE = 16;
const float TOLERANCE = 0.0001f;

class high_resolution_timer
{
public:
    high_resolution_timer()
    {
        QueryPerformanceFrequency(&m_frequency);
        QueryPerformanceCounter(&m_start);
    }

    double elapsed_ms() const
    {
        LARGE_INTEGER now;
        QueryPerformanceCounter(&now);
        return 1000.0 * double(now.QuadPart - m_start.QuadPart) / double(m_frequency.QuadPart);
    }

private:
    LARGE_INTEGER m_frequency;
    LARGE_INTEGER m_start;
};

struct eigenvalue_interval
{
    float lower;
    float upper;
    int lower_count;
    int upper_count;
};

// How many eigenvalues are below x: the negative elements of the sequence.
int count_eigenvalues(const array_view<const float, 1>& diagonal, const array_view<const float, 1>& off_diagonal,
                      float x) restrict(amp, cpu)
{
    int count = 0;
    float d = diagonal[0] - x;
    if (d < 0.0f)
        count++;
    for (int i = 1; i < diagonal.extent[0]; i++)
    {
        if (d == 0.0f)
            d = 1e-30f;
        d = (diagonal[i] - x) - (off_diagonal[i - 1] * off_diagonal[i - 1]) / d;
        count += (d < 0.0f) ? 1 : 0;
    }
    return count;
}

class eigenvalue_solver
{
public:
    eigenvalue_solver(const std::vector<float>& diagonal, const std::vector<float>& off_diagonal)
        : m_diagonal(diagonal), m_off_diagonal(off_diagonal)
    {
        compute_gerschgorin();
    }

    std::vector<float> solve_gpu()
    {
        const int n = int(m_diagonal.size());
        array_view<const float, 1> diagonal(n, m_diagonal);
        array_view<const float, 1> off_diagonal(int(m_off_diagonal.size()), m_off_diagonal);

        std::vector<float> lower(n), upper(n);
        array_view<float, 1> lower_view(n, lower);
        array_view<float, 1> upper_view(n, upper);
        lower_view.discard_data();
        upper_view.discard_data();

        const float left = m_lower, right = m_upper;
        const float tolerance = TOLERANCE;
        int padded = ((n + TILE_SIZE - 1) / TILE_SIZE) * TILE_SIZE;

        // Each thread looks for one eigenvalue, all of a tile go on until none of them wants to.
        parallel_for_each(extent<1>(padded).tile<TILE_SIZE>(), [=](tiled_index<TILE_SIZE> t) restrict(amp)
        {
            tile_static int tile_is_busy;

            const int k = t.global[0];
            const bool inside = k < n;
            float lo = left;
            float hi = right;

            if (t.local[0] == 0)
                tile_is_busy = 1;
            t.barrier.wait_with_tile_static_memory_fence();

            while (tile_is_busy)
            {
                t.barrier.wait_with_tile_static_memory_fence();
                if (t.local[0] == 0)
                    tile_is_busy = 0;
                t.barrier.wait_with_tile_static_memory_fence();

                if (inside && hi - lo > tolerance)
                {
                    float mid = 0.5f * (lo + hi);
                    if (count_eigenvalues(diagonal, off_diagonal, mid) <= k)
                        lo = mid;
                    else
                        hi = mid;
                    tile_is_busy = 1;
                }
                t.barrier.wait_with_tile_static_memory_fence();
            }

            if (inside)
            {
                lower_view[k] = lo;
                upper_view[k] = hi;
            }
        });

        lower_view.synchronize();
        upper_view.synchronize();
        std::vector<float> values(n);
        for (int i = 0; i < n; i++)
            values[i] = 0.5f * (lower[i] + upper[i]);
        return values;
    }

    // The older way: the host launches a kernel for each level, which doubles the intervals.
    std::vector<float> solve_gpu_by_levels()
    {
        const int n = int(m_diagonal.size());
        array<float, 1> diagonal(n, m_diagonal.begin());
        array<float, 1> off_diagonal(int(m_off_diagonal.size()), m_off_diagonal.begin());

        std::vector<eigenvalue_interval> source(n), target(n);
        for (int i = 0; i < n; i++)
        {
            source[i].lower = m_lower;
            source[i].upper = m_upper;
            source[i].lower_count = 0;
            source[i].upper_count = n;
        }
        array_view<eigenvalue_interval> in(n, source);
        array_view<eigenvalue_interval> out(n, target);

        int unfinished = 1;
        int rounds = 0;
        const float tolerance = TOLERANCE;
        while (unfinished != 0 && rounds++ < 100)
        {
            unfinished = 0;
            array_view<int> flag(1, &unfinished);
            parallel_for_each(in.extent, [&diagonal, &off_diagonal, in, out, flag, tolerance](index<1> idx) restrict(amp)
            {
                eigenvalue_interval me = in[idx];
                if (me.upper - me.lower > tolerance)
                {
                    float mid = 0.5f * (me.lower + me.upper);
                    array_view<const float, 1> d(diagonal), o(off_diagonal);
                    int below = count_eigenvalues(d, o, mid);
                    if (below <= idx[0])
                    {
                        me.lower = mid;
                        me.lower_count = below;
                    }
                    else
                    {
                        me.upper = mid;
                        me.upper_count = below;
                    }
                    flag[0] = 1;
                }
                out[idx] = me;
            });
            flag.synchronize();
            std::swap(in, out);
        }

        std::vector<float> values(n);
        for (int i = 0; i < n; i++)
            values[i] = 0.5f * (in[i].lower + in[i].upper);
        return values;
    }

    std::vector<float> solve_cpu() const
    {
        const int n = int(m_diagonal.size());
        array_view<const float, 1> diagonal(n, m_diagonal.data());
        array_view<const float, 1> off_diagonal(int(m_off_diagonal.size()), m_off_diagonal.data());
        std::vector<float> values(n);
        for (int k = 0; k < n; k++)
        {
            float lo = m_lower, hi = m_upper;
            while (hi - lo > TOLERANCE)
            {
                float mid = 0.5f * (lo + hi);
                if (count_eigenvalues(diagonal, off_diagonal, mid) <= k)
                    lo = mid;
                else
                    hi = mid;
            }
            values[k] = 0.5f * (lo + hi);
        }
        return values;
    }

private:
    void compute_gerschgorin()
    {
        m_lower = 1e30f;
        m_upper = -1e30f;
        const size_t n = m_diagonal.size();
        for (size_t i = 0; i < n; i++)
        {
            float radius = 0.0f;
            if (i > 0)
                radius += std::fabs(m_off_diagonal[i - 1]);
            if (i + 1 < n)
                radius += std::fabs(m_off_diagonal[i]);
            m_lower = min(m_lower, m_diagonal[i] - radius);
            m_upper = max(m_upper, m_diagonal[i] + radius);
        }
    }

    std::vector<float> m_diagonal;
    std::vector<float> m_off_diagonal;
    float m_lower, m_upper;
};

bool verify(const char* name, const std::vector<float>& expected, const std::vector<float>& actual)
{
    for (size_t i = 0; i < expected.size(); i++)
    {
        if (fabs(expected[i] - actual[i]) > 2 * TOLERANCE)
        {
            std::cout << name << ": FAILED at " << i << ": " << actual[i] << " instead of " << expected[i] << std::endl;
            return false;
        }
    }
    std::cout << name << ": passed" << std::endl;
    return true;
}

int _tmain(int argc, _TCHAR* argv[])
{
    const int n = 100;
    accelerator default_device;
    std::wcout << L"Using device : " << default_device.get_description() << std::endl;

    std::vector<float> diagonal(n), off_diagonal(n - 1);
    srand(2012);
    for (int i = 0; i < n; i++)
        diagonal[i] = float(rand() % 1000) / 100.0f;
    for (int i = 0; i + 1 < n; i++)
        off_diagonal[i] = 0.1f + float(rand() % 500) / 100.0f;

    eigenvalue_solver solver(diagonal, off_diagonal);
    const std::vector<float> expected = solver.solve_cpu();

    high_resolution_timer timer;
    const bool tiled = verify("tiled", expected, solver.solve_gpu());
    const bool levels = verify("by levels", expected, solver.solve_gpu_by_levels());
    std::cout << (timer.elapsed_ms() >= 0.0 ? "done" : "the clock runs backwards") << std::endl;

    // The trace is the sum of the eigenvalues.
    float trace = 0, sum = 0;
    for (int i = 0; i < n; i++)
    {
        trace += diagonal[i];
        sum += expected[i];
    }
    return tiled && levels && fabs(trace - sum) < 0.5f ? 0 : 1;
}
