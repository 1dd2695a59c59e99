// RUN: %ampcc --amp-msvc %s -D_UNICODE -DUNICODE -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Filters of images: separable convolution in tiles, Sobel, histogram and its equalisation, an interface with several processors.

#include "stdafx.h"
#include <windows.h>
#include <amp.h>
#include <amp_math.h>
#include <amp_short_vectors.h>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <vector>

using namespace concurrency;
using namespace concurrency::graphics;
using std::vector;
using std::unique_ptr;
using std::wcout;
using std::endl;

typedef unsigned long ARGB_HOST;

namespace
{
    const int kRadius = 3;
    const int kTile = 8;

    struct ArgbPixel
    {
        unsigned int packed;
    };

    inline unsigned int Channel(unsigned int packed, int which) restrict(cpu, amp) { return (packed >> (8 * which)) & 0xFF; }

    inline float Luminance(unsigned int packed) restrict(cpu, amp)
    {
        return 0.3f * Channel(packed, 2) + 0.59f * Channel(packed, 1) + 0.11f * Channel(packed, 0);
    }

    inline int Abs(int v) restrict(cpu) { return abs(v); }
    inline int Abs(int v) restrict(amp) { return concurrency::direct3d::abs(v); }

    template <typename T>
    inline T Clamp(T v, T lo, T hi) restrict(cpu, amp) { return v < lo ? lo : (v > hi ? hi : v); }
}

class FrameProcessor
{
public:
    FrameProcessor(int w, int h) : m_width(w), m_height(h) {}
    virtual ~FrameProcessor() {}
    virtual void Process(const vector<unsigned int>& source, vector<unsigned int>& destination) = 0;
    virtual const TCHAR* Name() const = 0;

protected:
    int m_width, m_height;
};

class GaussianWeights
{
public:
    GaussianWeights()
    {
        float sum = 0.0f;
        for (int i = -kRadius; i <= kRadius; ++i)
            sum += m_w[i + kRadius] = expf(-float(i * i) / (2.0f * 1.5f * 1.5f));
        for (int i = 0; i <= 2 * kRadius; ++i)
            m_w[i] /= sum;
    }
    const float* Data() const { return m_w; }
    float operator[](int i) const restrict(cpu, amp) { return m_w[i]; }

private:
    float m_w[2 * kRadius + 1];
};

// Pixels as float_3, filtered in x, then in y, with a halo in tile_static memory.
class BlurGpu : public FrameProcessor
{
public:
    BlurGpu(int w, int h) : FrameProcessor(w, h) {}
    virtual const TCHAR* Name() const { return _T("blur, tiled"); }

    virtual void Process(const vector<unsigned int>& source, vector<unsigned int>& destination)
    {
        const GaussianWeights weights;
        extent<2> frame(m_height, m_width);
        array<float_3, 2> unpacked(frame), between(frame);
        array_view<const unsigned int, 2> in(frame, source);
        parallel_for_each(frame, [=, &unpacked](index<2> idx) restrict(amp)
        {
            const unsigned int p = in[idx];
            float_3 c;
            c.r = float(Channel(p, 2));
            c.g = float(Channel(p, 1));
            c.b = float(Channel(p, 0));
            unpacked[idx] = c;
        });
        Pass<1>(unpacked, between, weights);
        Pass<0>(between, unpacked, weights);
        array_view<unsigned int, 2> out(frame, destination);
        out.discard_data();
        parallel_for_each(frame, [=, &unpacked](index<2> idx) restrict(amp)
        {
            const int_3 c = int_3(unpacked[idx] + 0.5f);
            out[idx] = 0xFF000000u | (c.r << 16) | (c.g << 8) | c.b;
        });
        out.synchronize();
    }

private:
    template <int Dimension>
    static void Pass(const array<float_3, 2>& in, array<float_3, 2>& out, const GaussianWeights& weights)
    {
        const int D0 = Dimension == 0 ? kTile : 1, D1 = Dimension == 0 ? 1 : kTile;
        const int size = out.extent[Dimension];
        const GaussianWeights w = weights;
        parallel_for_each(out.extent.tile<D0, D1>().pad(), [=, &in, &out](tiled_index<D0, D1> t) restrict(amp)
        {
            tile_static float_3 line[kTile + 2 * kRadius];
            const int l = t.local[Dimension];
            index<2> position = t.global;
            for (int k = l; k < kTile + 2 * kRadius; k += kTile)
            {
                index<2> from = position;
                from[Dimension] = Clamp(t.tile_origin[Dimension] + k - kRadius, 0, size - 1);
                line[k] = in[from];
            }
            t.barrier.wait();
            if (out.extent.contains(position))
            {
                float_3 sum(0.0f);
                for (int k = 0; k <= 2 * kRadius; ++k)
                    sum += line[l + k] * w[k];
                out[position] = sum;
            }
        });
    }
};

class BlurCpu : public FrameProcessor
{
public:
    BlurCpu(int w, int h) : FrameProcessor(w, h) {}
    const TCHAR* Name() const { return TEXT("blur, loops"); }
    void Process(const vector<unsigned int>& source, vector<unsigned int>& destination)
    {
        const GaussianWeights w;
        vector<float> a(3 * source.size()), b(3 * source.size());
        for (size_t i = 0; i < source.size(); ++i)
            for (int c = 0; c < 3; ++c)
                a[3 * i + c] = float(Channel(source[i], 2 - c));
        for (int pass = 0; pass < 2; ++pass, a.swap(b))
            for (int y = 0; y < m_height; ++y)
                for (int x = 0; x < m_width; ++x)
                    for (int c = 0; c < 3; ++c)
                    {
                        float sum = 0.0f;
                        for (int k = -kRadius; k <= kRadius; ++k)
                        {
                            int sx = pass == 0 ? Clamp(x + k, 0, m_width - 1) : x;
                            int sy = pass == 1 ? Clamp(y + k, 0, m_height - 1) : y;
                            sum += a[3 * (sy * m_width + sx) + c] * w[k + kRadius];
                        }
                        b[3 * (y * m_width + x) + c] = sum;
                    }
        for (size_t i = 0; i < source.size(); ++i)
            destination[i] = 0xFF000000u | int(a[3 * i] + 0.5f) << 16 | int(a[3 * i + 1] + 0.5f) << 8 | int(a[3 * i + 2] + 0.5f);
    }
};

int SobelAt(const array_view<const unsigned int, 2>& image, int y, int x) restrict(cpu, amp)
{
    const int height = image.extent[0], width = image.extent[1];
    if (y == 0 || x == 0 || y == height - 1 || x == width - 1)
        return 0;
    int gx = 0, gy = 0;
    for (int dy = -1; dy <= 1; dy++)
    {
        for (int dx = -1; dx <= 1; dx++)
        {
            const int v = int(Luminance(image(y + dy, x + dx)));
            gx += v * dx * (dy == 0 ? 2 : 1);
            gy += v * dy * (dx == 0 ? 2 : 1);
        }
    }
    return Clamp(Abs(gx) + Abs(gy), 0, 255);
}

// 256 bins: each tile has its own in tile_static memory, filled by atomics.
vector<int> Histogram(const vector<unsigned int>& source)
{
    vector<int> bins(256, 0);
    array_view<int> global_bins(256, bins);
    array_view<const unsigned int> in(static_cast<int>(source.size()), source);
    parallel_for_each(in.extent.tile<64>().pad(), [=](tiled_index<64> t) restrict(amp)
    {
        tile_static int local_bins[256];
        for (int b = t.local[0]; b < 256; b += 64)
            local_bins[b] = 0;
        t.barrier.wait_with_tile_static_memory_fence();
        if (t.global[0] < in.extent[0])
            atomic_fetch_inc(&local_bins[int(Luminance(in[t.global]))]);
        t.barrier.wait_with_tile_static_memory_fence();
        for (int b = t.local[0]; b < 256; b += 64)
            if (local_bins[b] != 0)
                atomic_fetch_add(&global_bins[b], local_bins[b]);
    });
    global_bins.synchronize();
    return bins;
}

int wmain(int argc, wchar_t* argv[])
{
    UNREFERENCED_PARAMETER(argc);
    UNREFERENCED_PARAMETER(argv);
    const int width = 43, height = 29;
    vector<unsigned int> image(width * height);
    unsigned int state = 1;
    for (auto it = image.begin(); it != image.end(); ++it)
    {
        state = state * 1103515245 + 12345;
        *it = 0xFF000000u | (state >> 8);
    }
    int failures = 0;

    vector<unique_ptr<FrameProcessor>> processors;
    processors.push_back(unique_ptr<FrameProcessor>(new BlurCpu(width, height)));
    processors.push_back(unique_ptr<FrameProcessor>(new BlurGpu(width, height)));
    vector<vector<unsigned int>> results;
    for (auto& p : processors)
    {
        results.push_back(vector<unsigned int>(image.size()));
        p->Process(image, results.back());
        wcout << p->Name() << endl;
    }
    for (size_t i = 0; i < image.size(); ++i)
        for (int c = 0; c < 4; ++c)
            if (abs(int(Channel(results[0][i], c)) - int(Channel(results[1][i], c))) > 1)
                ++failures;
    wcout << L"blur: " << failures << L" pixels differ" << endl;

    array_view<const unsigned int, 2> frame(height, width, image);
    vector<int> edges(image.size());
    array_view<int, 2> edges_view(frame.extent, edges);
    parallel_for_each(edges_view.extent, [=](index<2> i) restrict(amp) { edges_view[i] = SobelAt(frame, i[0], i[1]); });
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (abs(edges_view[y][x] - SobelAt(frame, y, x)) > 8)
                ++failures;

    vector<int> expected(256, 0);
    std::for_each(image.begin(), image.end(), [&](unsigned int p) { expected[int(Luminance(p))]++; });
    const vector<int> actual = Histogram(image);
    int total = 0, moved = 0;
    for (int b = 0; b < 256; ++b)
    {
        total += actual[b];
        moved += abs(actual[b] - expected[b]);
    }
    if (total != width * height || moved > 8)
        ++failures;
    _tprintf(_T("histogram: %d pixels\n"), total);
    return failures != 0;
}
