// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// An engine of old: kernels in constructors, in static functions, in callbacks, in threads and in loops of templates; arrays in containers,
// moved and returned; callers of kernels that are virtual; macros that write kernels; indices and extents in all their forms.

#include "stdafx.h"

#include <amp.h>
#include <ppl.h>
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

using namespace Concurrency;

namespace Engine {

//----------------------------------------------------------------------------------------------------------------
// Buffers
//----------------------------------------------------------------------------------------------------------------
template <typename T, int Rank = 1>
class Buffer {
public:
    typedef T value_type;

    explicit Buffer(const extent<Rank>& size, const T& value = T()) : m_data(size)
    {
        auto& data = m_data;
        parallel_for_each(data.extent, [&data, value](index<Rank> i) restrict(amp) { data[i] = value; });
    }
    Buffer(Buffer&& other) : m_data(std::move(other.m_data)) {}
    Buffer& operator=(Buffer&& other) { m_data = std::move(other.m_data); return *this; }

    template <typename Function>
    Buffer& Map(Function function)
    {
        array<T, Rank>& data = m_data;
        parallel_for_each(data.extent, [=, &data](index<Rank> i) restrict(amp) { data[i] = function(i, data[i]); });
        return *this;
    }

    static Buffer Sum(const Buffer& a, const Buffer& b)
    {
        Buffer result(a.m_data.extent);
        const array<T, Rank>&x = a.m_data, &y = b.m_data;
        auto& z = result.m_data;
        parallel_for_each(z.extent, [&](index<Rank> i) restrict(amp) { z[i] = x[i] + y[i]; });
        return result;
    }

    std::vector<T> Read() const { return m_data; }
    const array<T, Rank>& Data() const { return m_data; }
    array<T, Rank>& Data() { return m_data; }

private:
    Buffer(const Buffer&);
    Buffer& operator=(const Buffer&);
    array<T, Rank> m_data;
};

//----------------------------------------------------------------------------------------------------------------
// Stages with an interface
//----------------------------------------------------------------------------------------------------------------
class Stage {
public:
    virtual ~Stage() {}
    virtual void Run(array_view<int, 2> frame) = 0;
};

class AddStage : public Stage {
    int m_amount;
public:
    AddStage(int amount) : m_amount(amount) {}
    void Run(array_view<int, 2> frame) override
    {
        int amount = m_amount;
        parallel_for_each(frame.extent, [=](index<2> i) restrict(amp) { frame[i] += amount; });
    }
};

class TransposeStage : public Stage {
    static const int Tile = 4;
public:
    void Run(array_view<int, 2> frame) override
    {
        array<int, 2> copyOfFrame(frame.extent);
        frame.copy_to(copyOfFrame);
        parallel_for_each(frame.extent.tile<Tile, Tile>(), [=, &copyOfFrame](tiled_index<Tile, Tile> t) restrict(amp)
        {
            frame[t.global] = Exchange(t, copyOfFrame);
        });
    }
private:
    static int Exchange(const tiled_index<Tile, Tile>& t, const array<int, 2>& source) restrict(amp)
    {
        tile_static int block[Tile][Tile];
        block[t.local[1]][t.local[0]] = source(t.tile_origin[1] + t.local[0], t.tile_origin[0] + t.local[1]);
        t.barrier.wait();
        return block[t.local[0]][t.local[1]];
    }
};

struct KernelStage : Stage {
    std::function<void(array_view<int, 2>)> body;
    template <class F> KernelStage(F f) : body(f) {}
    void Run(array_view<int, 2> frame) { body(frame); }
};

// Macros that write kernels
#define FOR_PIXELS(view, i) parallel_for_each((view).extent, [=](index<2> i) restrict(amp)
#define END_PIXELS );
#define MAKE_BINARY_STAGE(Name, Expression)                                              \
    inline void Name(array_view<int, 2> frame, int k)                                     \
    {                                                                                     \
        FOR_PIXELS(frame, pixel) { int v = frame[pixel]; frame[pixel] = (Expression); } END_PIXELS \
    }
MAKE_BINARY_STAGE(Scale, v * k)
MAKE_BINARY_STAGE(Shift, v << k)
MAKE_BINARY_STAGE(Limit, v > k ? k : v)

// A kernel before main
struct Table {
    std::vector<int> squares;
    Table() : squares(32)
    {
        array_view<int> v(32, squares);
        v.discard_data();
        parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * i[0]; });
        v.synchronize();
    }
};
static const Table g_table;

template <int First, int Last> struct Powers {
    static void Run(std::vector<int>& results)
    {
        array_view<int> out(1, &results[First]);
        parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp)
        {
            int p = 1;
            for (int k = 0; k < First; ++k)
                p *= 3;
            out[0] = p;
        });
        out.synchronize();
        Powers<First + 1, Last>::Run(results);
    }
};
template <int Last> struct Powers<Last, Last> { static void Run(std::vector<int>&) {} };

} // namespace Engine

using namespace Engine;

static int s_failed = 0;
#define ASSERT_EQ(a, b) do { if (!((a) == (b))) { std::cout << "line " << __LINE__ << ": " #a " is " << (a) << "\n"; ++s_failed; } } while (0)

static void IndicesAndExtents()
{
    int dims[] = { 2, 3, 4 };
    extent<3> e(dims);
    index<3> origin, last(e[0] - 1, e[1] - 1, e[2] - 1);
    ASSERT_EQ(e.size(), 24u);
    ASSERT_EQ(e.contains(last), true);
    ASSERT_EQ(e.contains(last + 1), false);
    std::vector<int> data(24);
    array_view<int, 3> v(e, data);
    parallel_for_each(e, [=](index<3> i) restrict(amp)
    {
        index<3> j = i;
        j += 1;
        ++j;
        j -= index<3>(1, 1, 1);
        j--;
        j *= 2;
        j = j / 2 + i * 0;
        v[i] = (j == i ? 1 : 0) + 10 * (j[0] * 100 + j[1] * 10 + j[2]) + (v.extent == extent<3>(2, 3, 4) ? 0 : 50000);
    });
    for (origin[0] = 0; origin[0] < 2; ++origin[0])
        for (origin[1] = 0; origin[1] < 3; ++origin[1])
            for (origin[2] = 0; origin[2] < 4; ++origin[2])
                ASSERT_EQ(v[origin], 1 + 10 * (origin[0] * 100 + origin[1] * 10 + origin[2]));
    parallel_for_each(e.tile<1, 3, 2>(), [=](tiled_index<1, 3, 2> t) restrict(amp)
    {
        v[t] = t.tile[0] * 1000 + t.tile[2] * 100 + t.local[1] * 10 + t.local[2] + (t.tile_extent == extent<3>(1, 3, 2) ? 0 : 90000);
    });
    ASSERT_EQ(v(1, 2, 3), 1121);
}

int main(int, char*[])
{
    IndicesAndExtents();

    // Buffers in containers, moved about
    std::map<std::string, std::unique_ptr<Buffer<float>>> buffers;
    for (int k = 1; k <= 3; ++k)
        buffers["b" + std::to_string(k)].reset(new Buffer<float>(extent<1>(50), float(k)));
    std::vector<Buffer<float>> list;
    list.push_back(Buffer<float>::Sum(*buffers["b1"], *buffers["b2"]));
    list.push_back(Buffer<float>::Sum(list[0], *buffers["b3"]));
    list[1].Map([](index<1> i, float v) restrict(amp) { return v * i[0]; }).Map([](index<1>, float v) restrict(amp) { return v + 0.5f; });
    std::swap(list[0], list[1]);
    ASSERT_EQ(list[0].Read()[7], 42.5f);
    ASSERT_EQ(list[1].Read()[7], 3.0f);

    // A pipeline
    int gain = 3;
    std::vector<std::shared_ptr<Stage>> stages;
    stages.push_back(std::make_shared<AddStage>(5));
    stages.push_back(std::make_shared<TransposeStage>());
    stages.push_back(std::make_shared<KernelStage>([gain](array_view<int, 2> f) { FOR_PIXELS(f, i) { f[i] *= gain; f[i] -= i[0]; } END_PIXELS }));
    stages.push_back(std::make_shared<KernelStage>(std::bind(&Scale, std::placeholders::_1, 2)));
    stages.push_back(std::make_shared<KernelStage>([](array_view<int, 2> f) { Shift(f, 1); Limit(f, 300); }));
    std::vector<int> image(8 * 12);
    for (int i = 0; i < 96; ++i)
        image[i] = i;
    array_view<int, 2> frame(8, 12, image);
    array_view<int, 2> square = frame.section(0, 0, 8, 8);
    for (auto& stage : stages)
        stage->Run(square);
    for (int y = 0; y < 8; ++y)
        for (int x = 0; x < 12; ++x)
            ASSERT_EQ(frame(y, x), x < 8 ? (std::min)(((x * 12 + y + 5) * 3 - y) * 4, 300) : y * 12 + x);

    // Threads that launch
    std::mutex lock;
    int total = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t]
        {
            accelerator_view mine = accelerator().create_view();
            std::vector<int> part(100, t);
            array_view<int> v(100, part);
            for (int k = 0; k < 5; ++k)
                parallel_for_each(mine, v.extent, [=](index<1> i) restrict(amp) { v[i] += k * i[0] % 7; });
            v.synchronize();
            std::lock_guard<std::mutex> guard(lock);
            for (int p : part)
                total += p;
        });
    for (auto& t : threads)
        t.join();
    int expected = 0;
    for (int t = 0; t < 4; ++t)
        for (int i = 0; i < 100; ++i)
        {
            expected += t;
            for (int k = 0; k < 5; ++k)
                expected += k * i % 7;
        }
    ASSERT_EQ(total, expected);

    std::vector<int> results(20);
    parallel_for(0, 20, [&](int n)
    {
        int value = n;
        array_view<int> v(1, &value);
        parallel_for_each(v.extent, [v, n](index<1> i) restrict(amp) { v[i] = v[i] * 2 + n; });
        v.synchronize();
        results[n] = value;
    });
    for (int n = 0; n < 20; ++n)
        ASSERT_EQ(results[n], 3 * n);

    ASSERT_EQ(g_table.squares[31], 961);
    std::vector<int> powers(6);
    Powers<0, 6>::Run(powers);
    ASSERT_EQ(powers[5], 243);
    std::cout << (s_failed ? "failed" : "passed") << std::endl;
    return s_failed;
}
