// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Bitonic, radix and odd-even sort with prefix sums in tiles.

#include <amp.h>
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <random>
#include <vector>
#include <stdio.h>

#pragma warning(disable : 4100)

using namespace concurrency;

#ifndef TRANSPOSE_TILE
#define TRANSPOSE_TILE 8
#endif

static const unsigned int BITONIC_BLOCK_SIZE = 64;

//----------------------------------------------------------------------------
// Bitonic sort of a power of two
//----------------------------------------------------------------------------
template <typename _type>
void bitonic_sort_kernel(array<_type, 1>& data, unsigned ulevel, unsigned ulevelmask, tiled_index<BITONIC_BLOCK_SIZE> tidx) restrict(amp)
{
    tile_static _type sh_data[BITONIC_BLOCK_SIZE];

    int local_idx = tidx.local[0];
    int global_idx = tidx.global[0];

    sh_data[local_idx] = data[global_idx];
    tidx.barrier.wait();

    for (unsigned int j = ulevel >> 1; j > 0; j >>= 1)
    {
        _type result = ((sh_data[local_idx & ~j] <= sh_data[local_idx | j]) == (bool)(ulevelmask & global_idx))
            ? sh_data[local_idx ^ j] : sh_data[local_idx];
        tidx.barrier.wait();
        sh_data[local_idx] = result;
        tidx.barrier.wait();
    }
    data[global_idx] = sh_data[local_idx];
}

template <typename _type>
void bitonic_sort_amp(std::vector<_type>& data_in)
{
    const int size = (int)data_in.size();
    array<_type, 1> data(size, data_in.begin());
    for (unsigned ulevel = 2; ulevel <= BITONIC_BLOCK_SIZE; ulevel <<= 1)
    {
        parallel_for_each(data.extent.tile<BITONIC_BLOCK_SIZE>(), [=, &data](tiled_index<BITONIC_BLOCK_SIZE> tidx) restrict(amp)
        {
            bitonic_sort_kernel<_type>(data, ulevel, ulevel, tidx);
        });
    }
    for (int ulevel = BITONIC_BLOCK_SIZE * 2; ulevel <= size; ulevel <<= 1)
    {
        // Strides beyond a tile go through global memory
        for (int j = ulevel >> 1; j > 0; j >>= 1)
        {
            parallel_for_each(data.extent, [=, &data](index<1> idx) restrict(amp)
            {
                const int i = idx[0];
                const int partner = i ^ j;
                if (partner > i)
                {
                    _type a = data[i], b = data[partner];
                    const bool ascending = (i & ulevel) == 0;
                    if ((a > b) == ascending)
                    {
                        data[i] = b;
                        data[partner] = a;
                    }
                }
            });
        }
    }
    copy(data, data_in.begin());
}

//----------------------------------------------------------------------------
// Prefix sum
//----------------------------------------------------------------------------
template <int TILE, typename T>
T tile_exclusive_scan(tile_barrier barrier, T (&buffer)[TILE], int local, T value, T& total) restrict(amp)
{
    buffer[local] = value;
    barrier.wait_with_tile_static_memory_fence();
    for (int d = 1; d < TILE; d <<= 1)
    {
        T add = local >= d ? buffer[local - d] : T();
        barrier.wait_with_tile_static_memory_fence();
        buffer[local] += add;
        barrier.wait_with_tile_static_memory_fence();
    }
    T result = local ? buffer[local - 1] : T();
    total = buffer[TILE - 1];
    barrier.wait_with_tile_static_memory_fence();
    return result;
}

template <int TILE>
void exclusive_scan(array_view<const unsigned> in, array_view<unsigned> out)
{
    const int n = in.extent.size();
    const int tiles = (n + TILE - 1) / TILE;
    std::vector<unsigned> sums(tiles);
    array_view<unsigned> block_sums(tiles, sums);
    block_sums.discard_data();
    out.discard_data();
    parallel_for_each(in.extent.tile<TILE>().pad(), [=](tiled_index<TILE> t) restrict(amp)
    {
        tile_static unsigned buffer[TILE];
        unsigned total;
        const unsigned value = in.extent.contains(t.global) ? in[t.global] : 0;
        const unsigned scanned = tile_exclusive_scan<TILE>(t.barrier, buffer, t.local[0], value, total);
        if (out.extent.contains(t.global))
            out[t.global] = scanned;
        if (t.local[0] == 0)
            block_sums[t.tile] = total;
    });
    if (tiles == 1)
        return;
    std::vector<unsigned> offsets(tiles);
    array_view<unsigned> block_offsets(tiles, offsets);
    exclusive_scan<TILE>(array_view<const unsigned>(block_sums), block_offsets);
    parallel_for_each(out.extent, [=](index<1> idx) restrict(amp) { out[idx] += block_offsets[idx[0] / TILE]; });
}

//----------------------------------------------------------------------------
// Radix sort, two bits a pass
//----------------------------------------------------------------------------
struct key_value
{
    unsigned key;
    int value;
    bool operator<(const key_value& other) const restrict(cpu, amp) { return key < other.key; }
    bool operator==(const key_value& other) const restrict(cpu, amp) { return key == other.key && value == other.value; }
};

void radix_sort(std::vector<key_value>& data)
{
    enum { bits = 2, buckets = 1 << bits };
    const int n = static_cast<int>(data.size());
    std::vector<key_value> other(n);
    std::vector<unsigned> counts(n * buckets), positions(n * buckets);
    array_view<key_value> in(n, data), out(n, other);
    array_view<unsigned> flags(n * buckets, counts);
    array_view<unsigned> scanned(n * buckets, positions);
    for (unsigned shift = 0; shift < 32; shift += bits)
    {
        parallel_for_each(in.extent, [=](index<1> i) restrict(amp)
        {
            unsigned digit = (in[i].key >> shift) & (buckets - 1);
            for (unsigned b = 0; b < buckets; b++)
                flags[b * n + i[0]] = b == digit;
        });
        exclusive_scan<64>(flags, scanned);
        parallel_for_each(in.extent, [=](index<1> i) restrict(amp)
        {
            const key_value element = in[i];
            unsigned digit = (element.key >> shift) & (buckets - 1);
            out[scanned[digit * n + i[0]]] = element;
        });
        std::swap(in, out);
    }
    in.synchronize();
    if (in.data() != data.data())
        std::copy(in.data(), in.data() + n, data.begin());
}

//----------------------------------------------------------------------------
// Odd-even transposition until no thread exchanges; one tile, flag in tile_static memory
//----------------------------------------------------------------------------
template <class T, int N, class Compare>
int odd_even_sort(array_view<T, 1> data, Compare less)
{
    int steps = 0;
    array_view<int> steps_view(1, &steps);
    parallel_for_each(extent<1>(N).tile<N>(), [=](tiled_index<N> t) restrict(amp)
    {
        tile_static T shared[2 * N];
        tile_static bool changed;
        const int l = t.local[0];
        shared[2 * l] = data[2 * l];
        shared[2 * l + 1] = data[2 * l + 1];
        int count = 0;
        do
        {
            t.barrier.wait();
            if (l == 0)
                changed = false;
            t.barrier.wait();
            if (less(shared[2 * l + 1], shared[2 * l]))
            {
                T tmp = shared[2 * l];
                shared[2 * l] = shared[2 * l + 1];
                shared[2 * l + 1] = tmp;
                changed = true;
            }
            t.barrier.wait();
            if (l + 1 < N && less(shared[2 * l + 2], shared[2 * l + 1]))
            {
                T tmp = shared[2 * l + 1];
                shared[2 * l + 1] = shared[2 * l + 2];
                shared[2 * l + 2] = tmp;
                changed = true;
            }
            count++;
            t.barrier.wait();
        } while (changed);
        data[2 * l] = shared[2 * l];
        data[2 * l + 1] = shared[2 * l + 1];
        if (l == 0)
            steps_view[0] = count;
    });
    steps_view.synchronize();
    data.synchronize();
    return steps;
}

template <class It1, class It2>
int report(const char* what, It1 first, It1 last, It2 expected)
{
    const bool ok = std::equal(first, last, expected);
    printf("%-20s %s\n", what, ok ? "passed" : "FAILED");
    return ok ? 0 : 1;
}

int main()
{
    std::mt19937 generator(42);
    int failures = 0;

    std::vector<int> ints(1024);
    std::generate(ints.begin(), ints.end(), [&] { return int(generator() % 10000) - 5000; });
    std::vector<int> sorted_ints(ints);
    std::sort(sorted_ints.begin(), sorted_ints.end());
    bitonic_sort_amp(ints);
    failures += report("bitonic<int>", ints.begin(), ints.end(), sorted_ints.begin());

    std::vector<float> floats(512);
    std::generate(floats.begin(), floats.end(), [&] { return float(generator() % 10000) / 16; });
    std::vector<float> sorted_floats(floats);
    std::sort(sorted_floats.begin(), sorted_floats.end());
    bitonic_sort_amp(floats);
    failures += report("bitonic<float>", floats.begin(), floats.end(), sorted_floats.begin());

    std::vector<unsigned> numbers(1000), sums(1000), expected_sums(1000);
    for (size_t i = 0, sum = 0; i < numbers.size(); sum += numbers[i++])
    {
        numbers[i] = generator() % 100;
        expected_sums[i] = unsigned(sum);
    }
    array_view<unsigned> sums_view(1000, sums);
    exclusive_scan<32>(array_view<const unsigned>(1000, numbers), sums_view);
    sums_view.synchronize();
    failures += report("scan", sums.begin(), sums.end(), expected_sums.begin());

    std::vector<key_value> pairs(777);
    for (int i = 0; i < 777; i++)
    {
        pairs[i].key = i % 5 ? unsigned(generator()) : unsigned(i % 7);
        pairs[i].value = i;
    }
    std::vector<key_value> sorted_pairs(pairs);
    std::stable_sort(sorted_pairs.begin(), sorted_pairs.end());
    radix_sort(pairs);
    failures += report("radix", pairs.begin(), pairs.end(), sorted_pairs.begin());

    std::vector<int> small(64), sorted_small;
    for (int i = 0; i < 64; i++)
        small[i] = (i * 37 + 11) % 64;
    sorted_small = small;
    std::sort(sorted_small.begin(), sorted_small.end(), std::greater<int>());
    const int steps = odd_even_sort<int, 32>(array_view<int>(64, small), [](int a, int b) restrict(amp, cpu) { return a > b; });
    failures += report("odd-even", small.begin(), small.end(), sorted_small.begin());
    if (steps < 2 || steps > 33)
        failures++;
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
