#include "StdAfx.h"
#include "Image.h"

#ifdef _DEBUG
#define new DEBUG_NEW
#undef THIS_FILE
static char THIS_FILE[] = __FILE__;
#endif

using namespace concurrency;
using namespace concurrency::graphics;
using namespace concurrency::fast_math;

namespace imaging
{
    enum class FilterKind : int { Gray, Blur, Edge };

    static const int TS = 16;

    __forceinline int Clamp(int v, int lo, int hi) restrict(cpu, amp)
    {
        return v < lo ? lo : v > hi ? hi : v;
    }

    class CGrayFilter sealed : public IFilter
    {
    public:
        virtual void __stdcall Apply(CImage& image) override
        {
            array_view<pixel_t, 2> av = image.View();
            parallel_for_each(av.extent, [=](index<2> idx) restrict(amp)
            {
                Pixel p(av[idx]);
                int l = p.Luma;
                av[idx] = Pixel(l, l, l).Pack();
            });
            av.synchronize();
        }
        virtual LPCTSTR GetName() const throw() { return _T("Gray"); }
    };

    template<int Radius>
    class CBlurFilter : public IFilter
    {
    public:
        CBlurFilter(float sigma)
        {
            float sum = 0;
            for (int i = -Radius; i <= Radius; i++)
                sum += m_weights[i + Radius] = exp(-(float)(i * i) / (2 * sigma * sigma));
            for each (float& w in m_weights)
                w /= sum;
        }
        void __stdcall Apply(CImage& image)
        {
            Pass<0>(image);
            Pass<1>(image);
        }
        LPCTSTR GetName() const throw() { return _T("Blur"); }
    private:
        template<int Dim> void Pass(CImage& image)
        {
            const int w = image.Width, h = image.Height;
            array_view<const pixel_t, 2> src = image.View();
            
            array<pixel_t, 2> dst(h, w);
            array_view<const float, 1> weights(_countof(m_weights), m_weights);
            parallel_for_each(dst.extent.tile<TS, TS>().pad(), [=, &dst](tiled_index<TS, TS> tidx) restrict(amp)
            {
                float r = 0, g = 0, b = 0;
                index<2> at = tidx.global;
                if (dst.extent.contains(at))
                {
                    for (int k = -Radius; k <= Radius; k++)
                    {
                        index<2> s = at;
                        s[Dim] = Clamp(s[Dim] + k, 0, dst.extent[Dim] - 1);
                        Pixel p(src[s]);
                        r += p.r * weights[k + Radius];
                        g += p.g * weights[k + Radius];
                        b += p.b * weights[k + Radius];
                    }
                    dst[at] = Pixel((int)(r + 0.5f), (int)(g + 0.5f), (int)(b + 0.5f)).Pack();
                }
            });
            copy(dst, image.View());
        }
        float m_weights[2 * Radius + 1];
    };

    class CEdgeFilter : public IFilter
    {
    public:
        void __stdcall Apply(CImage& image);
        LPCTSTR GetName() const throw() { return _T("Edge"); }
    };

    void __stdcall CEdgeFilter::Apply(CImage& image)
    {
        array_view<pixel_t, 2> out = image.View();
        array<pixel_t, 2> in(out);
        const int w = image.Width, h = image.Height;
        parallel_for_each(out.extent, [=, &in](index<2> idx) restrict(amp)
        {
            int gx = 0, gy = 0;
            const int kx[3][3] = { { -1, 0, 1 }, { -2, 0, 2 }, { -1, 0, 1 } };
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++)
                {
                    int l = Pixel(in(Clamp(idx[0] + dy, 0, h - 1), Clamp(idx[1] + dx, 0, w - 1))).Luma;
                    gx += kx[dy + 1][dx + 1] * l;
                    gy += kx[dx + 1][dy + 1] * l;
                }
            int m = Clamp(int(sqrt(float(gx * gx + gy * gy))), 0, 255);
            out[idx] = Pixel(m, m, m).Pack();
        });
        out.synchronize();
    }

    std::auto_ptr<IFilter> CreateFilter(FilterKind kind, float strength)
    {
        switch (kind)
        {
        case FilterKind::Gray: return std::auto_ptr<IFilter>(new CGrayFilter());
        case FilterKind::Blur: return std::auto_ptr<IFilter>(new CBlurFilter<3>(strength));
        case FilterKind::Edge: return std::auto_ptr<IFilter>(new CEdgeFilter);
        }
        assert(!"unknown filter");
        return std::auto_ptr<IFilter>();
    }
}
