// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Prices of options: binomial trees, one a tile; Black-Scholes; Monte Carlo with generators of our own.

#include "StdAfx.h"
#include <amp.h>
#include <amp_math.h>
#include <assert.h>
#include <float.h>
#include <iostream>
#include <math.h>
#include <memory>
#include <stdlib.h>
#include <time.h>
#include <windows.h>
#include <vector>

using namespace concurrency;
using namespace concurrency::fast_math;

#define MAX_OPTIONS (24)
#define NUM_STEPS (64)
#define CACHE_DELTA (2)
#define CACHE_SIZE (16)
#define CACHE_STEP (CACHE_SIZE - CACHE_DELTA)

#if NUM_STEPS % CACHE_DELTA
#error Bad constants
#endif

#define RISKFREE 0.06f
#define VOLATILITY 0.10f

class binomial_options
{
public:
    binomial_options();
    ~binomial_options() {}
    void execute();
    bool verify();

private:
    static void binomial_options_kernel(tiled_index<CACHE_SIZE>& tidx, array_view<const float> s, array_view<const float> x,
                                        array_view<const float> vdt, array_view<const float> pu_by_df,
                                        array_view<const float> pd_by_df, array_view<float> option_value,
                                        array_view<float> call_buffer) restrict(amp);
    static float expiry_call_value(float s, float x, float vdt, int t) restrict(amp, cpu);
    float binomial_options_cpu(float stock, float strike, float years, float riskfree, float volatility) const;

    std::vector<float> v_s, v_x, v_t;
    std::vector<float> option_price;
};

binomial_options::binomial_options() : v_s(MAX_OPTIONS), v_x(MAX_OPTIONS), v_t(MAX_OPTIONS), option_price(MAX_OPTIONS, -1.0f)
{
    srand(2009);
    auto rand_data = [](float low, float high) -> float {
        float t = (float)rand() / (float)RAND_MAX;
        return (1.0f - t) * low + t * high;
    };
    for (unsigned i = 0; i < MAX_OPTIONS; i++)
    {
        v_s[i] = rand_data(5.0f, 30.0f);
        v_x[i] = rand_data(1.0f, 100.0f);
        v_t[i] = rand_data(0.25f, 10.0f);
    }
}

float binomial_options::expiry_call_value(float s, float x, float vdt, int t) restrict(amp, cpu)
{
    float d = s * fast_math::expf(vdt * (2.0f * t - NUM_STEPS)) - x;
    return (d > 0) ? d : 0;
}

void binomial_options::binomial_options_kernel(tiled_index<CACHE_SIZE>& tidx, array_view<const float> s, array_view<const float> x,
                                               array_view<const float> vdt, array_view<const float> pu_by_df,
                                               array_view<const float> pd_by_df, array_view<float> option_value,
                                               array_view<float> call_buffer) restrict(amp)
{
    index<1> tile_idx = tidx.tile;
    index<1> local_idx = tidx.local;

    tile_static float call_a[CACHE_SIZE + 1];
    tile_static float call_b[CACHE_SIZE + 1];

    int tid = local_idx[0];
    int i;

    for (i = tid; i <= NUM_STEPS; i += CACHE_SIZE)
    {
        index<1> idx(tile_idx[0] * (NUM_STEPS + CACHE_SIZE) + (i));
        call_buffer[idx] = expiry_call_value(s[tile_idx], x[tile_idx], vdt[tile_idx], i);
    }

    for (i = NUM_STEPS; i > 0; i -= CACHE_DELTA)
    {
        for (int c_base = 0; c_base < i; c_base += CACHE_STEP)
        {
            int c_start = min(CACHE_SIZE - 1, i - c_base);
            int c_end = c_start - CACHE_DELTA;

            tidx.barrier.wait_with_all_memory_fence();
            if (tid <= c_start)
            {
                index<1> idx(tile_idx[0] * (NUM_STEPS + CACHE_SIZE) + (c_base + tid));
                call_a[tid] = call_buffer[idx];
            }

            for (int k = c_start - 1; k >= c_end;)
            {
                tidx.barrier.wait_with_all_memory_fence();
                if (tid <= k)
                    call_b[tid] = pu_by_df[tile_idx] * call_a[tid + 1] + pd_by_df[tile_idx] * call_a[tid];
                k--;

                tidx.barrier.wait_with_all_memory_fence();
                if (tid <= k)
                    call_a[tid] = pu_by_df[tile_idx] * call_b[tid + 1] + pd_by_df[tile_idx] * call_b[tid];
                k--;
            }

            tidx.barrier.wait_with_all_memory_fence();
            if (tid <= c_end)
            {
                index<1> idx(tile_idx[0] * (NUM_STEPS + CACHE_SIZE) + (c_base + tid));
                call_buffer[idx] = call_a[tid];
            }
        }
    }

    if (tid == 0)
        option_value[tile_idx] = call_a[0];
}

void binomial_options::execute()
{
    std::vector<float> vdt_host(MAX_OPTIONS), pu_host(MAX_OPTIONS), pd_host(MAX_OPTIONS);
    for (unsigned i = 0; i < MAX_OPTIONS; i++)
    {
        const float dt = v_t[i] / NUM_STEPS;
        const float vdt = VOLATILITY * sqrtf(dt);
        const float rdt = RISKFREE * dt;
        const float if_ = expf(rdt);
        const float df = expf(-rdt);
        const float u = expf(vdt);
        const float d = expf(-vdt);
        const float pu = (if_ - d) / (u - d);
        vdt_host[i] = vdt;
        pu_host[i] = pu * df;
        pd_host[i] = (1.0f - pu) * df;
    }

    extent<1> e(MAX_OPTIONS);
    array_view<const float, 1> av_s(e, v_s), av_x(e, v_x), av_vdt(e, vdt_host), av_pu(e, pu_host), av_pd(e, pd_host);
    array_view<float, 1> av_value(e, option_price);
    av_value.discard_data();
    array<float, 1> a_call_buffer(MAX_OPTIONS * (NUM_STEPS + CACHE_SIZE));
    array_view<float> av_call_buffer(a_call_buffer);
    extent<1> compute_extent(CACHE_SIZE * MAX_OPTIONS);
    parallel_for_each(compute_extent.tile<CACHE_SIZE>(), [=](tiled_index<CACHE_SIZE> tidx) restrict(amp)
    {
        binomial_options_kernel(tidx, av_s, av_x, av_vdt, av_pu, av_pd, av_value, av_call_buffer);
    });
    av_value.synchronize();
}

float binomial_options::binomial_options_cpu(float stock, float strike, float years, float riskfree, float volatility) const
{
    std::vector<float> call(NUM_STEPS + 1);
    const float dt = years / (float)NUM_STEPS;
    const float vdt = volatility * sqrtf(dt);
    const float rdt = riskfree * dt;
    const float if_ = expf(rdt), df = expf(-rdt), u = expf(vdt), d = expf(-vdt);
    const float pu = (if_ - d) / (u - d), pd = 1.0f - pu;
    for (int i = 0; i <= NUM_STEPS; i++)
        call[i] = (std::max)(stock * ::expf(vdt * (2.0f * i - NUM_STEPS)) - strike, 0.0f);
    for (int i = NUM_STEPS; i > 0; i--)
        for (int j = 0; j <= i - 1; j++)
            call[j] = pu * df * call[j + 1] + pd * df * call[j];
    return call[0];
}

bool binomial_options::verify()
{
    for (unsigned i = 0; i < MAX_OPTIONS; i++)
    {
        float expected = binomial_options_cpu(v_s[i], v_x[i], v_t[i], RISKFREE, VOLATILITY);
        if (fabs(expected - option_price[i]) > 0.01f * fabs(expected) + 0.001f)
        {
            std::cout << "binomial " << i << ": expected " << expected << ", got " << option_price[i] << "\n";
            return false;
        }
    }
    return true;
}

//--------------------------------------------------------------------------------------
// Black-Scholes
//--------------------------------------------------------------------------------------
template <typename real>
real cndf(real d) restrict(amp, cpu)
{
    const real a1 = (real)0.31938153, a2 = (real)-0.356563782, a3 = (real)1.781477937, a4 = (real)-1.821255978, a5 = (real)1.330274429;
    const real k = 1 / (1 + (real)0.2316419 * fast_math::fabs(d));
    real cnd = (real)0.39894228040143267794 * fast_math::exp((real)-0.5 * d * d) * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))));
    if (d > 0)
        cnd = 1 - cnd;
    return cnd;
}

struct option_prices { float call, put; };

option_prices black_scholes(float s, float x, float t, float r, float v) restrict(amp, cpu)
{
    const float sqrt_t = sqrtf(t);
    const float d1 = (logf(s / x) + (r + 0.5f * v * v) * t) / (v * sqrt_t);
    const float d2 = d1 - v * sqrt_t;
    const float exp_rt = expf(-r * t);
    option_prices p;
    p.call = s * cndf(d1) - x * exp_rt * cndf(d2);
    p.put = x * exp_rt * (1.0f - cndf(d2)) - s * (1.0f - cndf(d1));
    return p;
}

//--------------------------------------------------------------------------------------
// Monte Carlo
//--------------------------------------------------------------------------------------
class lcg
{
public:
    explicit lcg(unsigned seed) restrict(amp, cpu) : state(seed) {}
    unsigned next() restrict(amp, cpu) { return state = 1664525u * state + 1013904223u; }
    float uniform() restrict(amp, cpu) { return ((next() >> 8) + 0.5f) / 16777216.0f; }
private:
    unsigned state;
};

class xorshift128
{
public:
    explicit xorshift128(unsigned seed) restrict(amp, cpu) : x(seed ^ 123456789u), y(362436069u), z(521288629u), w(88675123u) { skip(8); }
    unsigned next() restrict(amp, cpu)
    {
        unsigned t = x ^ (x << 11);
        x = y; y = z; z = w;
        return w = w ^ (w >> 19) ^ (t ^ (t >> 8));
    }
    float uniform() restrict(amp, cpu) { return ((next() >> 8) + 0.5f) / 16777216.0f; }
private:
    void skip(int n) restrict(amp, cpu) { while (n-- > 0) next(); }
    unsigned x, y, z, w;
};

template <class generator>
float simulate(unsigned seed, int paths, float s, float x, float t, float r, float v) restrict(amp, cpu)
{
    generator g(seed);
    float sum = 0.0f;
    for (int i = 0; i < paths; i++)
    {
        const float u1 = g.uniform(), u2 = g.uniform();
        const float z = sqrtf(-2.0f * logf(u1)) * cosf(6.28318530718f * u2);
        const float value = s * expf((r - 0.5f * v * v) * t + v * sqrtf(t) * z) - x;
        sum += value > 0 ? value : 0;
    }
    return sum * expf(-r * t) / paths;
}

template <class generator>
bool monte_carlo(const char* name, float expected)
{
    const int threads = 256, paths = 64;
    std::vector<float> results(threads);
    array_view<float> out(threads, results);
    out.discard_data();
    parallel_for_each(out.extent, [out, paths](index<1> i) restrict(amp)
    {
        out[i] = simulate<generator>(i[0] * 7919u + 1u, paths, 20.0f, 21.0f, 1.0f, RISKFREE, VOLATILITY);
    });
    out.synchronize();
    double mean = 0;
    for (int i = 0; i < threads; i++)
    {
        float cpu = simulate<generator>(i * 7919u + 1u, paths, 20.0f, 21.0f, 1.0f, RISKFREE, VOLATILITY);
        if (::fabs(cpu - results[i]) > 0.001f)
        {
            std::cout << name << ": thread " << i << ": " << results[i] << " instead of " << cpu << "\n";
            return false;
        }
        mean += results[i] / threads;
    }
    std::cout << name << ": " << ::floor(mean * 1e4 + 0.5) / 1e4 << " (exact " << expected << ")\n";
    return ::fabs(mean - expected) < 0.1;
}

int main(void)
{
    binomial_options options;
    options.execute();
    bool ok = options.verify();
    std::cout << "binomial: " << (ok ? "data matches" : "data doesn't match") << std::endl;

    std::vector<option_prices> prices(64);
    array_view<option_prices, 1> av(64, prices);
    av.discard_data();
    parallel_for_each(av.extent, [=](index<1> i) restrict(amp) { av[i] = black_scholes(10.0f + i[0], 25.0f, 2.0f, RISKFREE, VOLATILITY); });
    for (int i = 0; i < 64; i++)
    {
        const option_prices expected = black_scholes(10.0f + i, 25.0f, 2.0f, RISKFREE, VOLATILITY);
        if (fabsf(av[i].call - expected.call) > 1e-3f || fabsf(av(i).put - expected.put) > 1e-3f)
        {
            std::cout << "Black-Scholes " << i << " differs\n";
            ok = false;
        }
    }

    const float exact = black_scholes(20.0f, 21.0f, 1.0f, RISKFREE, VOLATILITY).call;
    ok = monte_carlo<lcg>("LCG", exact) && ok;
    ok = monte_carlo<xorshift128>("xorshift", exact) && ok;
    return ok ? 0 : 1;
}
