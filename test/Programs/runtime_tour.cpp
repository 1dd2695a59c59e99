// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Typical code around kernels: lists of accelerators, staging arrays, asynchronous
// copies and their continuations, markers, views of views, exceptions, pad and truncate.

#include "stdafx.h"
#include <amp.h>
#include <amp_math.h>
#include <algorithm>
#include <functional>
#include <future>
#include <iostream>
#include <iterator>
#include <memory>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>
#include <ppltasks.h>

using namespace Concurrency;

static int failures = 0;

template <typename T, typename U>
void ExpectEqual(const T& expected, const U& actual, const char* what, int line)
{
    if (!(expected == actual))
    {
        std::cerr << "line " << line << ": " << what << ": expected " << expected << ", is " << actual << std::endl;
        ++failures;
    }
}
#define EXPECT_EQUAL(e, a) ExpectEqual((e), (a), #a, __LINE__)
#define EXPECT(c) ExpectEqual(true, !!(c), #c, __LINE__)

std::wstring DescribeAccelerators()
{
    std::wostringstream os;
    std::vector<accelerator> accelerators = accelerator::get_all();
    std::for_each(accelerators.cbegin(), accelerators.cend(), [&os](const accelerator& a)
    {
        os << L"  " << a.description << L"\n    path:      " << a.device_path << L"\n    version:   " << (a.version >> 16) << L"." << (a.version & 0xFFFF)
           <<  L"\n    double:    " << std::boolalpha << a.supports_double_precision
           << L"\n    limited:   " << a.supports_limited_double_precision << L"\n    debug:     " << a.is_debug
           << L"\n    emulated:  " << a.is_emulated << L"\n    display:   " << a.has_display << std::endl;
    });
    return os.str();
}

std::vector<accelerator> FindUsable(std::function<bool(const accelerator&)> wanted)
{
    auto all = accelerator::get_all();
    all.erase(std::remove_if(all.begin(), all.end(), [&](accelerator& a) { return a.device_path == accelerator::cpu_accelerator || !wanted(a); }), all.end());
    return all;
}

// The work is split among all that there is.
void TestManyAccelerators()
{
    const int n = 1000;
    std::vector<int> data(n), result(n, -1);
    std::iota(data.begin(), data.end(), 0);
    auto usable = FindUsable([](const accelerator& a) { return a.is_emulated || !a.is_emulated; });
    EXPECT(!usable.empty());

    struct Task
    {
        int start, end;
        std::shared_ptr<array<int, 1>> input;
        std::shared_ptr<array<int, 1>> output;
        accelerator_view view;
        Task(accelerator_view v, int s, int e) : start(s), end(e), view(v) {}
    };

    std::vector<Task> tasks;
    const int share = n / 3;
    for (int t = 0; t < 3; ++t)
        tasks.push_back(Task(usable[t % usable.size()].create_view(t == 1 ? queuing_mode_immediate : queuing_mode_automatic), t * share, t == 2 ? n : (t + 1) * share));
    std::vector<completion_future> futures;
    for (auto& t : tasks)
    {
        t.input = std::make_shared<array<int, 1>>(t.end - t.start, data.begin() + t.start, t.view);
        t.output = std::make_shared<array<int, 1>>(t.end - t.start, t.view);
        auto& in = *t.input;
        auto& out = *t.output;
        parallel_for_each(t.view, in.extent, [&in, &out](index<1> i) restrict(amp) { out[i] = 3 * in[i] + 1; });
        futures.push_back(copy_async(out, stdext::make_checked_array_iterator(result.data() + t.start, t.end - t.start)));
    }
    std::for_each(futures.begin(), futures.end(), [](completion_future& f) { f.get(); });
    for (int i = 0; i < n; ++i)
        EXPECT_EQUAL(3 * i + 1, result[i]);
}

void TestStaging()
{
    accelerator device;
    accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
    accelerator_view gpu = device.create_view();
    const int rows = 6, columns = 50;
    array<float, 2> staging(extent<2>(rows, columns), cpu, gpu), onDevice(extent<2>(rows, columns), gpu);
    EXPECT(staging.associated_accelerator_view == gpu);
    EXPECT(staging.accelerator_view == cpu);
    for (int round = 1; round <= 3; ++round)
    {
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < columns; ++x)
                staging(y, x) = float(round * (y + x));
        staging.copy_to(onDevice);
        parallel_for_each(onDevice.extent, [&onDevice](index<2> i) restrict(amp) { onDevice[i] *= 2.0f; });
        copy(onDevice, staging);
        float* raw = staging.data();
        EXPECT_EQUAL(2.0f * round * (rows - 1 + columns - 1), raw[rows * columns - 1]);
        EXPECT_EQUAL(2.0f * round, staging[0][1]);
    }
}

void TestFutures()
{
    std::vector<int> host(256), back(256);
    std::iota(host.begin(), host.end(), 5);
    array<int> a(256), b(256);
    std::promise<int> sum;
    completion_future first = copy_async(host.begin(), host.end(), a);
    EXPECT(first.valid());
    first.then([&]
    {
        parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { b[i] = a[i] * 2; });
        copy(b, back.begin());
        sum.set_value(std::accumulate(back.begin(), back.end(), 0));
    });
    EXPECT_EQUAL(std::accumulate(host.begin(), host.end(), 0) * 2, sum.get_future().get());

    accelerator_view view = b.accelerator_view;
    array_view<int> v(b);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
    completion_future marker = view.create_marker();
    std::shared_future<void> shared = marker;
    shared.wait();
    EXPECT(marker.wait_for(std::chrono::seconds(0)) == std::future_status::ready);

    std::vector<int> synchronized(64);
    array_view<int> s(64, synchronized);
    s.discard_data();
    parallel_for_each(s.extent, [=](index<1> i) restrict(amp) { s[i] = v[i]; });
    completion_future cf = s.synchronize_async();
    cf.to_task().wait();
    for (int i = 0; i < 64; ++i)
        EXPECT_EQUAL(2 * (5 + i) + 1, synchronized[i]);
}

void TestViewsOfViews()
{
    std::vector<int> cube(4 * 6 * 8);
    std::iota(cube.begin(), cube.end(), 0);
    array_view<int, 3> whole(4, 6, 8, cube);
    array_view<int, 2> plane = whole[2];
    array_view<int, 1> line = plane[3];
    array_view<int, 2> part = plane.section(index<2>(1, 2), extent<2>(3, 4));
    array_view<int, 2> inner = part.section(extent<2>(2, 2));
    const int before = inner(1, 1);
    EXPECT_EQUAL(2 * 48 + 2 * 8 + 3, before);
    parallel_for_each(inner.extent, [=](index<2> i) restrict(amp) { inner[i] = -inner[i]; });
    parallel_for_each(line.extent, [=](index<1> i) restrict(amp) { line[i] = 1000 + i[0]; });
    EXPECT_EQUAL(-before, whole(2, 2, 3));
    EXPECT_EQUAL(1005, part(2, 3));
    EXPECT_EQUAL(1005, whole[2][3][5]);
    array_view<float, 1> bits = line.reinterpret_as<float>();
    array_view<unsigned, 2> table = array_view<int>(192, cube).view_as(extent<2>(16, 12)).section(0, 0, 2, 2).extent.size() == 4
        ? array_view<int>(192, cube).reinterpret_as<unsigned>().view_as(extent<2>(16, 12)) : array_view<unsigned, 2>(1, 1);
    line[0] = 0x3f800000;
    EXPECT_EQUAL(1.0f, bits[0]);
    whole.synchronize();
    EXPECT_EQUAL(0x3f800000u, table(120 / 12, 120 % 12));
}

template <typename F>
bool Throws(const char* what, F f)
{
    try
    {
        f();
    }
    catch (const invalid_compute_domain& e)
    {
        std::cout << what << ": invalid_compute_domain: " << e.what() << std::endl;
        return true;
    }
    catch (const concurrency::runtime_exception& e)
    {
        std::cout << what << ": runtime_exception: " << e.what() << std::endl;
        return e.what()[0] != '\0';
    }
    catch (std::exception& e)
    {
        std::cout << what << ": " << e.what() << std::endl;
    }
    return false;
}

void TestExceptions()
{
    std::vector<int> v(10);
    EXPECT(Throws("empty extent", [] { array<int, 1> a(extent<1>(0)); }));
    EXPECT(Throws("negative extent", [] { array<int, 2> a(-1, 3); }));
    EXPECT(Throws("section too large", [&] { array_view<int> a(10, v); a.section(5, 6); }));
    EXPECT(Throws("view_as too large", [&] { array_view<int> a(10, v); a.view_as(extent<2>(3, 4)); }));
    EXPECT(Throws("copy to a smaller one", [&] { array<int> a(10), b(5); copy(a, b); }));
    EXPECT(Throws("path of nothing", [] { accelerator a(L"there is no such accelerator"); }));
    EXPECT(Throws("no multiple of the tile", [&]
    {
        array_view<int> a(10, v);
        parallel_for_each(a.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { a[t] = 1; });
    }));
    EXPECT(!Throws("nothing", [] {}));
    try
    {
        throw runtime_exception("mine", E_FAIL);
    }
    catch (runtime_exception& e)
    {
        EXPECT(std::string("mine") == e.what());
        EXPECT_EQUAL(E_FAIL, e.get_error_code());
    }
}

void TestPadAndTruncate()
{
    for (int n : { 1, 15, 16, 17, 40 })
    {
        std::vector<int> hits(n, 0);
        array_view<int> av(n, hits);
        auto tiles = av.extent.tile<16>();
        EXPECT_EQUAL((n + 15) / 16 * 16, tiles.pad()[0]);
        EXPECT_EQUAL(n / 16 * 16, tiles.truncate()[0]);
        parallel_for_each(tiles.pad(), [=](tiled_index<16> t) restrict(amp) { if (t.global[0] < n) av[t.global] += 1 + t.tile[0]; });
        if (n >= 16)
            parallel_for_each(tiles.truncate(), [=](tiled_index<16> t) restrict(amp) { av[t.global] += 100; });
        for (int i = 0; i < n; ++i)
            EXPECT_EQUAL(1 + i / 16 + (i < n / 16 * 16 ? 100 : 0), av[i]);
    }
}

int wmain()
{
    std::wcout << DescribeAccelerators();
    TestManyAccelerators();
    TestStaging();
    TestFutures();
    TestViewsOfViews();
    TestExceptions();
    TestPadAndTruncate();
    std::wcout << (failures ? L"FAILED" : L"passed") << std::endl;
    return failures ? 1 : 0;
}
