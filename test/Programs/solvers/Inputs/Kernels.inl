namespace Kernels
{
    using namespace concurrency;
    static const int TILE_SIZE = 32;
    inline void MatVec(const array_view<const double, 2>& a, const array_view<const double>& v, const array_view<double>& out)
    {
        out.discard_data();
        parallel_for_each(out.extent, [=](index<1> i) restrict(amp)
        {
            double s = 0;
            auto row = a[i[0]];
            for (int k = 0; k < row.extent[0]; k++)
                s += row[k] * v[k];
            out[i] = s;
        });
    }
    inline double Dot(const array_view<const double>& a, const array_view<const double>& b)
    {
        const int n = a.extent[0], tiles = (n + TILE_SIZE - 1) / TILE_SIZE;
        std::vector<double> partial(tiles);
        array_view<double> out(tiles, partial);
        parallel_for_each(extent<1>(tiles * TILE_SIZE).tile<TILE_SIZE>(), [=](tiled_index<TILE_SIZE> t) restrict(amp)
        {
            tile_static double s[TILE_SIZE];
            const int g = t.global[0], l = t.local[0];
            s[l] = g < n ? a[g] * b[g] : 0.0;
            t.barrier.wait();
            for (int stride = TILE_SIZE / 2; stride > 0; stride >>= 1)
            {
                if (l < stride) s[l] += s[l + stride];
                t.barrier.wait();
            }
            if (l == 0) out[t.tile] = s[0];
        });
        out.synchronize();
        double sum = 0;
        for (auto it = partial.begin(); it != partial.end(); ++it) sum += *it;
        return sum;
    }
    inline void Axpy(double k, const array_view<const double>& x, array_view<double>& y)
    {
        parallel_for_each(y.extent, [=](index<1> i) restrict(amp) { y[i] += k * x[i]; });
    }
}
