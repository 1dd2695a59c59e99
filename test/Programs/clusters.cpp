// RUN: %ampcc %s -O2 -o %t && env AMPCC_DEVICE=opencl %t && env AMPCC_DEVICE=native %t
// REQUIRES: opencl-device
//
// k-means, a small neural network and nearest neighbours: C with classes, one class for each of host and device.

#include <amp.h>
#include <amp_math.h>

#include <cfloat>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

using namespace concurrency;

#define DIM 3
#define K 4
#define TILE 32

struct point_t {
    float v[DIM];
};

struct cluster_t {
    float sum[DIM];
    int count;
};

static float rnd(unsigned *seed)
{
    *seed = *seed * 1103515245u + 12345u;
    return (float)((*seed >> 16) & 0x7fff) / 32767.0f;
}

static float distance2(const point_t &a, const point_t &b) restrict(cpu, amp)
{
    float d = 0;
    for (int i = 0; i < DIM; i++)
        d += (a.v[i] - b.v[i]) * (a.v[i] - b.v[i]);
    return d;
}

template <typename Centers>
static int nearest(const point_t &p, const Centers &c) restrict(cpu, amp)
{
    int best = 0;
    float best_d = distance2(p, c[0]);
    for (int k = 1; k < K; k++) {
        const float d = distance2(p, c[k]);
        if (d < best_d) {
            best_d = d;
            best = k;
        }
    }
    return best;
}

class kmeans_amp {
    int n;
    array<point_t> points;
    array<int> membership;
    array<cluster_t, 2> partial;
    std::vector<point_t> host_centers;

public:
    kmeans_amp(const std::vector<point_t> &p)
        : n((int)p.size()), points(n, p.begin(), p.end()), membership(n), partial(K, (n + TILE - 1) / TILE), host_centers(p.begin(), p.begin() + K)
    {
        parallel_for_each(membership.get_extent(), [this_membership = array_view<int>(membership)](index<1> i) restrict(amp) { this_membership[i] = -1; });
    }

    bool iterate()
    {
        int changes = 0;
        array_view<int> changed(1, &changes);
        array_view<const point_t> centers(K, host_centers);
        array<point_t> &pts = points;
        array<int> &mem = membership;
        array<cluster_t, 2> &part = partial;
        const int size = n;
        parallel_for_each(points.get_extent().tile<TILE>().pad(), [=, &pts, &mem, &part](tiled_index<TILE> t) restrict(amp) {
            tile_static point_t c[K];
            tile_static int mine[TILE];
            tile_static int moved;
            const int l = t.local[0], g = t.global[0];
            if (l < K)
                c[l] = centers[l];
            if (l == K)
                moved = 0;
            t.barrier.wait();
            int best = -1;
            if (g < size) {
                best = nearest(pts[g], c);
                if (mem[g] != best) {
                    mem[g] = best;
                    atomic_fetch_inc(&moved);
                }
            }
            mine[l] = best;
            t.barrier.wait();
            if (l < K) {
                cluster_t sum = {{0, 0, 0}, 0};
                for (int i = 0; i < TILE; i++)
                    if (mine[i] == l) {
                        for (int d = 0; d < DIM; d++)
                            sum.sum[d] += pts[t.tile_origin[0] + i].v[d];
                        sum.count++;
                    }
                part(l, t.tile[0]) = sum;
            }
            if (l == 0 && moved != 0)
                atomic_fetch_add(&changed[0], moved);
        });
        changed.synchronize();
        const array_view<const cluster_t, 2> sums(partial);
        for (int k = 0; k < K; k++) {
            cluster_t total = {{0, 0, 0}, 0};
            for (int t = 0; t < sums.get_extent()[1]; t++) {
                for (int d = 0; d < DIM; d++)
                    total.sum[d] += sums(k, t).sum[d];
                total.count += sums(k, t).count;
            }
            if (total.count)
                for (int d = 0; d < DIM; d++)
                    host_centers[k].v[d] = total.sum[d] / total.count;
        }
        return changes > 0;
    }

    std::vector<int> result() const { return membership; }
    const std::vector<point_t> &centers() const { return host_centers; }
};

class kmeans_cpu {
public:
    std::vector<point_t> points, centers;
    std::vector<int> membership;

    explicit kmeans_cpu(const std::vector<point_t> &p) : points(p), centers(p.begin(), p.begin() + K), membership(p.size(), -1) {}

    bool iterate()
    {
        bool changed = false;
        cluster_t sums[K] = {};
        for (size_t i = 0; i < points.size(); i++) {
            const int best = nearest(points[i], centers.data());
            changed |= best != membership[i];
            membership[i] = best;
            for (int d = 0; d < DIM; d++)
                sums[best].sum[d] += points[i].v[d];
            sums[best].count++;
        }
        for (int k = 0; k < K; k++)
            for (int d = 0; sums[k].count && d < DIM; d++)
                centers[k].v[d] = sums[k].sum[d] / sums[k].count;
        return changed;
    }
};

/* Layers of a network, trained by hand-written gradients */
struct sigmoid {
    static float f(float x) restrict(cpu) { return 1.0f / (1.0f + expf(-x)); }
    static float f(float x) restrict(amp) { return 1.0f / (1.0f + precise_math::exp(-x)); }
};
struct relu {
    static float f(float x) restrict(cpu, amp) { return x > 0 ? x : 0; }
};

template <class activation>
class layer {
    int in, out;
    std::vector<float> weights;
    array_view<const float, 2> w;

public:
    layer(int i, int o, unsigned seed) : in(i), out(o), weights(i * o), w(o, i, weights)
    {
        for (float &x : weights)
            x = rnd(&seed) - 0.5f;
        w.refresh();
    }
    array_view<float, 2> forward(const array_view<const float, 2> &batch) const
    {
        array_view<float, 2> result(batch.get_extent()[0], out);
        const array_view<const float, 2> &weight = w;
        const int inputs = in;
        parallel_for_each(result.get_extent(), [=](index<2> i) restrict(amp) {
            float sum = 0;
            for (int k = 0; k < inputs; k++)
                sum += batch(i[0], k) * weight(i[1], k);
            result[i] = activation::f(sum);
        });
        return result;
    }
    std::vector<float> forward_host(const std::vector<float> &batch, int rows) const
    {
        std::vector<float> result(rows * out);
        for (int r = 0; r < rows; r++)
            for (int o = 0; o < out; o++) {
                float sum = 0;
                for (int k = 0; k < in; k++)
                    sum += batch[r * in + k] * weights[o * in + k];
                result[r * out + o] = activation::f(sum);
            }
        return result;
    }
};

int main(int argc, char **argv)
{
    const int n = argc > 1 ? atoi(argv[1]) : 500;
    unsigned seed = 42;
    std::vector<point_t> points(n);
    for (int i = 0; i < n; i++)
        for (int d = 0; d < DIM; d++)
            points[i].v[d] = rnd(&seed) + (float)((i + d) % K) * 2.0f;

    kmeans_cpu cpu(points);
    kmeans_amp gpu(points);
    int rounds = 0, failures = 0;
    bool more_cpu, more_gpu;
    do {
        more_cpu = cpu.iterate();
        more_gpu = gpu.iterate();
        rounds++;
    } while (more_gpu && rounds < 50);
    const std::vector<int> membership = gpu.result();
    int different = 0;
    for (int i = 0; i < n; i++)
        different += membership[i] != cpu.membership[i];
    printf("k-means: %d rounds, %d of %d points differ\n", rounds, different, n);
    if (different > n / 100 || more_cpu != more_gpu)
        failures++;
    for (int k = 0; k < K; k++)
        if (distance2(gpu.centers()[k], cpu.centers[k]) > 1e-4f)
            failures++;

    const layer<relu> first(DIM, 8, 1);
    const layer<relu> second(8, 5, 2);
    const layer<sigmoid> third(5, 2, 3);
    const int rows = 50;
    std::vector<float> batch(rows * DIM);
    for (int i = 0; i < rows * DIM; i++)
        batch[i] = points[i / DIM].v[i % DIM];
    const auto out = third.forward(second.forward(first.forward(array_view<const float, 2>(rows, DIM, batch))));
    const auto expected = third.forward_host(second.forward_host(first.forward_host(batch, rows), rows), rows);
    float worst = 0;
    for (int r = 0; r < rows; r++)
        for (int o = 0; o < 2; o++)
            worst = fmaxf(worst, fabsf(out(r, o) - expected[r * 2 + o]));
    printf("network: worst difference %g\n", worst);
    failures += !(worst < 1e-5f);

    /* Nearest neighbour of every point, by the smallest (distance, index) packed in an unsigned */
    std::vector<unsigned> closest(n, ~0u);
    array_view<unsigned> av(n, closest);
    array_view<const point_t> pv(points);
    parallel_for_each(extent<2>(n, 4), [=](index<2> i) restrict(amp) {
        unsigned best = ~0u;
        for (int j = i[1]; j < n; j += 4) {
            if (j == i[0])
                continue;
            const unsigned q = (unsigned)(distance2(pv[i[0]], pv[j]) * 4096.0f);
            const unsigned packed = (q > 0x3fffff ? 0x3fffff : q) << 10 | (unsigned)j;
            best = packed < best ? packed : best;
        }
        atomic_fetch_min(&av[i[0]], best);
    });
    int wrong = 0;
    for (int i = 0; i < n; i++) {
        unsigned best = ~0u;
        for (int j = 0; j < n; j++)
            if (j != i) {
                const unsigned q = (unsigned)(distance2(points[i], points[j]) * 4096.0f);
                const unsigned packed = (q > 0x3fffff ? 0x3fffff : q) << 10 | (unsigned)j;
                best = packed < best ? packed : best;
            }
        wrong += av[i] != best;
    }
    printf("neighbours: %d of %d differ\n", wrong, n);
    failures += wrong > n / 100;
    return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
