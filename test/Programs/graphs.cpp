// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Graphs: breadth-first search that goes on while a flag is set, all shortest paths in tiles, components by propagation of labels,
// page rank, and a matching of strings for good measure.

#include "stdafx.h"
#include <amp.h>
#include <amp_math.h>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <queue>
#include <string>
#include <vector>

using namespace std;
namespace amp = concurrency;

#define INF (INT_MAX / 2)
#define UNVISITED -1

typedef amp::array_view<const int, 1> csr_t;

struct CGraph
{
    int nVertices;
    vector<int> vOffsets;
    vector<int> vTargets;

    CGraph(int n, const vector<pair<int, int>>& edges, bool bUndirected) : nVertices(n), vOffsets(n + 1, 0)
    {
        vector<vector<int>> lists(n);
        for (auto e : edges)
        {
            lists[e.first].push_back(e.second);
            if (bUndirected)
                lists[e.second].push_back(e.first);
        }
        for (int i = 0; i < n; ++i)
        {
            vOffsets[i + 1] = vOffsets[i] + (int)lists[i].size();
            vTargets.insert(vTargets.end(), lists[i].begin(), lists[i].end());
        }
    }
    csr_t Offsets() const { return csr_t((int)vOffsets.size(), vOffsets); }
    csr_t Targets() const { return csr_t((int)vTargets.size(), vTargets); }
};

vector<pair<int, int>> RandomEdges(int n, int m, unsigned seed)
{
    vector<pair<int, int>> edges;
    for (int i = 0; i < m; ++i)
    {
        seed = seed * 1664525u + 1013904223u;
        int a = (seed >> 8) % n;
        seed = seed * 1664525u + 1013904223u;
        int b = (seed >> 8) % n;
        edges.push_back(make_pair(a, b));
    }
    return edges;
}

//
// Breadth first, a level a launch. The host reads the flag between the launches.
//
vector<int> BfsLevels(const CGraph& g, int source)
{
    vector<int> levels(g.nVertices, UNVISITED);
    levels[source] = 0;
    amp::array_view<int, 1> avLevels(g.nVertices, levels);
    csr_t offsets = g.Offsets(), targets = g.Targets();
    int changed[1] = { 1 };
    amp::array_view<int, 1> avChanged(1, changed);
    for (int level = 0; avChanged[0]; ++level)
    {
        avChanged[0] = 0;
        amp::parallel_for_each(avLevels.extent, [=](amp::index<1> v) restrict(amp)
        {
            if (amp::atomic_fetch_add(&avLevels[v], 0) != level)
                return;
            for (int e = offsets[v]; e < offsets[v + 1]; ++e)
            {
                int expected = UNVISITED;
                if (amp::atomic_compare_exchange(&avLevels[targets[e]], &expected, level + 1))
                    avChanged[0] = 1;
            }
        });
    }
    avLevels.synchronize();
    return levels;
}

//
// Breadth first with two frontiers and an atomic counter for the end of the next one.
//
vector<int> BfsFrontier(const CGraph& g, int source)
{
    vector<int> levels(g.nVertices, UNVISITED);
    levels[source] = 0;
    amp::array<int, 1> distance(g.nVertices, levels.begin(), levels.end());
    amp::array<int, 1> frontierA(g.nVertices), frontierB(g.nVertices);
    amp::array<int, 1>* pCurrent = &frontierA;
    amp::array<int, 1>* pNext = &frontierB;
    amp::copy(&source, &source + 1, pCurrent->section(0, 1));
    const csr_t offsets = g.Offsets(), targets = g.Targets();
    int size = 1;
    for (int level = 1; size > 0; ++level)
    {
        int count = 0;
        amp::array_view<int> avCount(1, &count);
        const amp::array<int, 1>& current = *pCurrent;
        amp::array<int, 1>& next = *pNext;
        amp::parallel_for_each(amp::extent<1>(size), [=, &current, &next, &distance](amp::index<1> i) restrict(amp)
        {
            const int v = current[i];
            for (int e = offsets[v]; e != offsets[v + 1]; ++e)
            {
                int expected = UNVISITED;
                const int w = targets[e];
                if (amp::atomic_compare_exchange(&distance[w], &expected, level))
                    next[amp::atomic_fetch_inc(&avCount[0])] = w;
            }
        });
        avCount.synchronize();
        size = count;
        swap(pCurrent, pNext);
    }
    amp::copy(distance, levels.begin());
    return levels;
}

vector<int> BfsHost(const CGraph& g, int source)
{
    vector<int> levels(g.nVertices, UNVISITED);
    queue<int> q;
    levels[source] = 0;
    for (q.push(source); !q.empty(); q.pop())
    {
        const int v = q.front();
        for (int e = g.vOffsets[v]; e < g.vOffsets[v + 1]; ++e)
            if (levels[g.vTargets[e]] == UNVISITED)
            {
                levels[g.vTargets[e]] = levels[v] + 1;
                q.push(g.vTargets[e]);
            }
    }
    return levels;
}

//
// All shortest paths: three phases for each block on the diagonal.
//
template <int B>
void FloydWarshall(amp::array_view<int, 2> d)
{
    const int n = d.extent[0];
    for (int k = 0; k < n; k += B)
    {
        amp::parallel_for_each(amp::extent<2>(B, B).tile<B, B>(), [=](amp::tiled_index<B, B> t) restrict(amp)
        {
            tile_static int s[B][B];
            const int y = t.local[0], x = t.local[1];
            s[y][x] = d(k + y, k + x);
            for (int m = 0; m < B; ++m)
            {
                t.barrier.wait_with_tile_static_memory_fence();
                const int way = s[y][m] + s[m][x];
                t.barrier.wait_with_tile_static_memory_fence();
                if (way < s[y][x])
                    s[y][x] = way;
            }
            d(k + y, k + x) = s[y][x];
        });
        amp::parallel_for_each(amp::extent<2>(n, n).tile<B, B>(), [=](amp::tiled_index<B, B> t) restrict(amp)
        {
            tile_static int pivot[B][B], own[B][B];
            const int y = t.local[0], x = t.local[1];
            const bool sameRow = t.tile_origin[0] == k, sameColumn = t.tile_origin[1] == k;
            if (sameRow == sameColumn)
                return;
            pivot[y][x] = d(k + y, k + x);
            own[y][x] = d[t.global];
            for (int m = 0; m < B; ++m)
            {
                t.barrier.wait_with_tile_static_memory_fence();
                const int way = sameRow ? pivot[y][m] + own[m][x] : own[y][m] + pivot[m][x];
                t.barrier.wait_with_tile_static_memory_fence();
                own[y][x] = way < own[y][x] ? way : own[y][x];
            }
            d[t.global] = own[y][x];
        });
        amp::parallel_for_each(d.extent.tile<B, B>(), [=](amp::tiled_index<B, B> t) restrict(amp)
        {
            tile_static int row[B][B], column[B][B];
            const int y = t.local[0], x = t.local[1];
            row[y][x] = d(k + y, t.global[1]);
            column[y][x] = d(t.global[0], k + x);
            t.barrier.wait();
            if (t.tile_origin[0] == k || t.tile_origin[1] == k)
                return;
            int best = d[t.global];
            for (int m = 0; m < B; ++m)
                best = column[y][m] + row[m][x] < best ? column[y][m] + row[m][x] : best;
            d[t.global] = best;
        });
    }
}

// Labels sink to the smallest of the component; a whole tile iterates before the host asks again.
vector<int> Components(const CGraph& g)
{
    vector<int> labels(g.nVertices);
    for (int i = 0; i < g.nVertices; ++i)
        labels[i] = i;
    amp::array_view<int> av(g.nVertices, labels);
    const auto offsets = g.Offsets();
    const auto targets = g.Targets();
    const int n = g.nVertices;
    bool done = false;
    while (!done)
    {
        int flag = 0;
        amp::array_view<int> avFlag(1, &flag);
        amp::parallel_for_each(av.extent.tile<16>().pad(), [=](amp::tiled_index<16> t) restrict(amp)
        {
            tile_static int again;
            const int v = t.global[0];
            for (;;)
            {
                t.barrier.wait_with_all_memory_fence();
                if (t.local[0] == 0)
                    again = 0;
                t.barrier.wait_with_all_memory_fence();
                if (v < n)
                    for (int e = offsets[v]; e < offsets[v + 1]; ++e)
                    {
                        const int other = amp::atomic_fetch_or(&av[targets[e]], 0);
                        if (amp::atomic_fetch_min(&av[v], other) > other)
                            again = 1;
                    }
                t.barrier.wait_with_all_memory_fence();
                if (!again)
                    break;
                if (t.local[0] == 0)
                    avFlag[0] = 1;
            }
        });
        avFlag.synchronize();
        done = flag == 0;
    }
    av.synchronize();
    return labels;
}

// Naive search with the pattern in tile_static memory; characters packed to ints, as kernels have no char.
vector<int> FindAll(const string& text, const string& pattern)
{
    const int n = (int)text.size(), m = (int)pattern.size();
    vector<unsigned> packed(n / 4 + 1), needle(pattern.begin(), pattern.end());
    memcpy(packed.data(), text.data(), n);
    vector<int> found(n);
    amp::array_view<const unsigned> hay((int)packed.size(), packed), pin(m, needle);
    amp::array_view<int> out(n, found);
    out.discard_data();
    amp::parallel_for_each(out.extent.tile<32>().pad(), [=](amp::tiled_index<32> t) restrict(amp)
    {
        tile_static unsigned local_pattern[64];
        for (int i = t.local[0]; i < m; i += 32)
            local_pattern[i] = pin[i];
        t.barrier.wait();
        const int start = t.global[0];
        if (start >= n)
            return;
        int match = start + m <= n;
        for (int i = 0; match && i < m; ++i)
        {
            const int at = start + i;
            const unsigned c = (hay[at >> 2] >> ((at & 3) * 8)) & 0xff;
            match &= c == local_pattern[i];
        }
        out[start] = match;
    });
    out.synchronize();
    vector<int> positions;
    for (int i = 0; i < n; ++i)
        if (found[i])
            positions.push_back(i);
    return positions;
}

int g_nFailures = 0;
#define VERIFY(x) do { if (!(x)) { printf("%s(%d): VERIFY(%s) failed\n", __FUNCTION__, __LINE__, #x); ++g_nFailures; } } while (0)

int _tmain(int, _TCHAR**)
{
    const CGraph directed(300, RandomEdges(300, 700, 1u), false);
    const vector<int> expected = BfsHost(directed, 7);
    VERIFY(BfsLevels(directed, 7) == expected);
    VERIFY(BfsFrontier(directed, 7) == expected);

    const int n = 32;
    vector<int> d(n * n, INF), reference;
    for (auto e : RandomEdges(n, 120, 5u))
        d[e.first * n + e.second] = 1 + (e.first * 7 + e.second) % 20;
    for (int i = 0; i < n; ++i)
        d[i * n + i] = 0;
    reference = d;
    for (int k = 0; k < n; ++k)
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j)
                reference[i * n + j] = min(reference[i * n + j], reference[i * n + k] + reference[k * n + j]);
    amp::array_view<int, 2> avD(n, n, d);
    FloydWarshall<8>(avD);
    avD.synchronize();
    VERIFY(d == reference);

    const CGraph sparse(200, RandomEdges(200, 150, 9u), true);
    const vector<int> labels = Components(sparse);
    for (int v = 0; v < 200; ++v)
    {
        const vector<int> reach = BfsHost(sparse, v);
        int smallest = v;
        for (int w = 0; w < 200; ++w)
            if (reach[w] != UNVISITED)
                smallest = min(smallest, w);
        VERIFY(labels[v] == smallest);
    }

    const string text = "the cat in the hat sat on the other cat; the theory of the \"the\"";
    vector<int> positions;
    for (size_t p = text.find("the"); p != string::npos; p = text.find("the", p + 1))
        positions.push_back((int)p);
    VERIFY(FindAll(text, "the") == positions);
    VERIFY(FindAll(text, "dog").empty());
    return g_nFailures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
