// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// A dozen ways to add up numbers, from the simple one to a persistent cascade, as a family of classes.

#include "stdafx.h"
#include <amp.h>
#include <numeric>
#include <memory>
#include <string>
#include <vector>
#include <iostream>
#include <iomanip>
#include <cassert>
#include <ppl.h>

using namespace Concurrency;
using std::vector;

#define CHECK_SIZE(n) if ((n) == 0) return 0

class IReduce
{
public:
    virtual ~IReduce() {}
    virtual int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const = 0;
};

class Timer
{
public:
    void Start() { QueryPerformanceCounter(&m_start); }
    void Stop() { QueryPerformanceCounter(&m_stop); }
    double Elapsed() const
    {
        LARGE_INTEGER f;
        QueryPerformanceFrequency(&f);
        return (m_stop.QuadPart - m_start.QuadPart) * 1000.0 / f.QuadPart;
    }
private:
    LARGE_INTEGER m_start, m_stop;
};

template <typename Func>
double TimeFunc(accelerator_view& view, Func f)
{
    view.wait();
    Timer t;
    t.Start();
    f();
    view.wait();
    t.Stop();
    return t.Elapsed();
}

class SequentialReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        int total = 0;
        computeTime = TimeFunc(view, [&]() { total = std::accumulate(source.cbegin(), source.cend(), 0); });
        return total;
    }
};

class ParallelReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        int total = 0;
        computeTime = TimeFunc(view, [&]()
        {
            combinable<int> sums;
            parallel_for(size_t(0), source.size(), [&](size_t i) { sums.local() += source[i]; });
            total = sums.combine(std::plus<int>());
        });
        return total;
    }
};

class SimpleReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        CHECK_SIZE(source.size());
        int elementCount = static_cast<int>(source.size());
        vector<int> result(1);
        array<int, 1> a(elementCount, source.cbegin(), source.cend(), view);
        computeTime = TimeFunc(view, [&]()
        {
            for (int stride = (elementCount / 2); stride > 0; stride /= 2)
            {
                parallel_for_each(view, extent<1>(stride), [=, &a](index<1> idx) restrict(amp)
                {
                    a[idx] += a[idx + stride];
                });
            }
        });
        copy(a.section(0, 1), result.begin());
        return result[0];
    }
};

class SimpleArrayViewReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        vector<int> result(1);
        vector<int> tmp(source);
        int elementCount = static_cast<int>(source.size());
        array_view<int, 1> av(elementCount, tmp);
        computeTime = TimeFunc(view, [&]()
        {
            int tailSum = 0;
            array_view<int, 1> avTail(1, &tailSum);
            for (int stride = (elementCount / 2), odd = elementCount % 2; stride > 0; odd = stride % 2, stride /= 2)
            {
                parallel_for_each(view, extent<1>(stride), [=](index<1> idx) restrict(amp)
                {
                    av[idx] += av[idx + stride];
                    if (idx[0] == 0 && odd)
                        avTail[0] += av[stride * 2];
                });
            }
            avTail.synchronize();
            result[0] = av[0] + tailSum;
        });
        return result[0];
    }
};

template <int WindowWidth>
class SimpleOptimizedReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        array<int, 1> a(static_cast<int>(source.size()), source.cbegin(), source.cend(), view);
        int stride = static_cast<int>(source.size()) / WindowWidth;
        computeTime = TimeFunc(view, [&]()
        {
            for (; stride > 0; stride /= WindowWidth)
            {
                parallel_for_each(view, extent<1>(stride), [=, &a](index<1> idx) restrict(amp)
                {
                    int sum = 0;
                    for (int i = 0; i < WindowWidth; i++)
                        sum += a[idx + i * stride];
                    a[idx] = sum;
                });
            }
        });
        int r;
        copy(a.section(index<1>(0), extent<1>(1)), &r);
        return r;
    }
};

// Interleaved addressing: divergent threads.
template <int TileSize>
class TiledReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        int elementCount = static_cast<int>(source.size());
        array<int, 1> arr(elementCount, source.cbegin(), source.cend(), view);
        int result = 0;
        computeTime = TimeFunc(view, [&]()
        {
            while (elementCount >= TileSize)
            {
                extent<1> e(elementCount);
                assert((e.size() % TileSize) == 0);
                array<int, 1> tmp(elementCount / TileSize, view);
                parallel_for_each(view, e.tile<TileSize>(), [=, &arr, &tmp](tiled_index<TileSize> tidx) restrict(amp)
                {
                    int tid = tidx.local[0];
                    tile_static int tileData[TileSize];
                    tileData[tid] = arr[tidx.global];
                    tidx.barrier.wait();
                    for (int s = 1; s < TileSize; s *= 2)
                    {
                        if (tid % (2 * s) == 0)
                            tileData[tid] += tileData[tid + s];
                        tidx.barrier.wait();
                    }
                    if (tid == 0)
                        tmp[tidx.tile] = tileData[0];
                });
                elementCount /= TileSize;
                std::swap(tmp, arr);
            }
            vector<int> tail(elementCount);
            copy(arr.section(0, elementCount), tail.begin());
            result = std::accumulate(tail.cbegin(), tail.cend(), 0);
        });
        return result;
    }
};

// Sequential addressing, with views.
template <int TileSize>
class TiledSharedMemoryReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        int elementCount = static_cast<int>(source.size());
        array<int, 1> first(elementCount, source.cbegin(), source.cend(), view);
        array<int, 1> second((elementCount / TileSize) ? (elementCount / TileSize) : 1, view);
        array_view<int, 1> avSrc(first);
        array_view<int, 1> avDst(second);
        avDst.discard_data();
        computeTime = TimeFunc(view, [&]()
        {
            while (elementCount >= TileSize)
            {
                parallel_for_each(view, extent<1>(elementCount).tile<TileSize>(),
                                  [=](tiled_index<TileSize> tidx) restrict(amp)
                {
                    tile_static int tileData[TileSize];
                    int tid = tidx.local[0];
                    tileData[tid] = avSrc[tidx.global[0]];
                    tidx.barrier.wait();
                    for (int stride = TileSize / 2; stride > 0; stride >>= 1)
                    {
                        if (tid < stride)
                            tileData[tid] += tileData[tid + stride];
                        tidx.barrier.wait_with_tile_static_memory_fence();
                    }
                    if (tid == 0)
                        avDst[tidx.tile[0]] = tileData[0];
                });
                elementCount /= TileSize;
                std::swap(avSrc, avDst);
                avDst.discard_data();
            }
        });
        vector<int> tail(elementCount);
        copy(avSrc.section(0, elementCount), tail.begin());
        return std::accumulate(tail.cbegin(), tail.cend(), 0);
    }
};

// One thread of each tile keeps the running total of all its windows; the last level is an atomic.
template <int TileSize, int TileCount>
class CascadingReduction : public IReduce
{
public:
    int Reduce(accelerator_view& view, const vector<int>& source, double& computeTime) const override
    {
        int elementCount = static_cast<int>(source.size());
        array<int, 1> a(elementCount, source.cbegin(), source.cend(), view);
        int total = 0;
        array_view<int, 1> avTotal(1, &total);
        computeTime = TimeFunc(view, [&]()
        {
            parallel_for_each(view, extent<1>(TileCount * TileSize).tile<TileSize>(),
                              [=, &a](tiled_index<TileSize> tidx) restrict(amp)
            {
                tile_static int tileData[TileSize];
                tile_static int runningTotal;
                tile_static int rounds;
                const int tid = tidx.local[0];
                if (tid == 0)
                {
                    runningTotal = 0;
                    rounds = 0;
                }
                for (int base = tidx.tile[0] * TileSize; base < elementCount; base += TileCount * TileSize)
                {
                    tileData[tid] = base + tid < elementCount ? a[base + tid] : 0;
                    tidx.barrier.wait_with_tile_static_memory_fence();
                    if (tid == 0)
                    {
                        for (int i = 0; i < TileSize; ++i)
                            runningTotal += tileData[i];
                        rounds++;
                    }
                    tidx.barrier.wait_with_tile_static_memory_fence();
                }
                if (tid == TileSize - 1 && rounds > 0)
                    atomic_fetch_add(&avTotal(0), runningTotal);
            });
            avTotal.synchronize();
        });
        return total;
    }
};

int _tmain(int argc, _TCHAR* argv[])
{
    const int elementCount = 16 * 1024;
    vector<int> source(elementCount);
    int i = 0;
    std::generate(source.begin(), source.end(), [&i]() { return (i++ & 0xf); });
    const int expected = std::accumulate(source.begin(), source.end(), 0);

    typedef std::shared_ptr<IReduce> ReducePtr;
    typedef std::pair<ReducePtr, std::wstring> ReductionType;
    vector<ReductionType> reductions;
    reductions.push_back(ReductionType(std::make_shared<SequentialReduction>(), L"CPU sequential"));
    reductions.push_back(ReductionType(std::make_shared<ParallelReduction>(), L"CPU parallel"));
    reductions.push_back(ReductionType(std::make_shared<SimpleReduction>(), L"C++ AMP simple"));
    reductions.push_back(ReductionType(std::make_shared<SimpleArrayViewReduction>(), L"C++ AMP simple array_view"));
    reductions.push_back(ReductionType(std::make_shared<SimpleOptimizedReduction<2>>(), L"C++ AMP window of 2"));
    reductions.push_back(ReductionType(std::make_shared<SimpleOptimizedReduction<4>>(), L"C++ AMP window of 4"));
    reductions.push_back(ReductionType(std::make_shared<TiledReduction<32>>(), L"C++ AMP tiled 32"));
    reductions.push_back(ReductionType(std::make_shared<TiledReduction<128>>(), L"C++ AMP tiled 128"));
    reductions.push_back(ReductionType(std::make_shared<TiledSharedMemoryReduction<64>>(), L"C++ AMP shared 64"));
    reductions.push_back(ReductionType(std::make_shared<TiledSharedMemoryReduction<256>>(), L"C++ AMP shared 256"));
    reductions.push_back(ReductionType(std::make_shared<CascadingReduction<64, 8>>(), L"C++ AMP cascading 64x8"));
    reductions.push_back(ReductionType(std::make_shared<CascadingReduction<16, 3>>(), L"C++ AMP cascading 16x3"));

    accelerator_view view = accelerator(accelerator::default_accelerator).default_view;
    int failures = 0;
    for (auto& r : reductions)
    {
        double ms = 0.0;
        const int result = r.first->Reduce(view, source, ms);
        if (result != expected)
            ++failures;
        std::wcout << std::setw(30) << std::left << r.second << (result == expected ? L"passed" : L"FAILED") << L" ("
                   << result << L")" << std::endl;
    }
    for each (auto& r in reductions)
        if (!r.first)
            ++failures;
    return failures ? 1 : 0;
}
