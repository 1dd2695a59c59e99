#include "Sim.h"
#include <amp_math.h>
#include <stdio.h>
#include <tchar.h>
#include <string>
#include <vector>

namespace cc = concurrency;

class CSpringSim : public CSimBase
{
    std::vector<CParticle> m_host;
    cc::array<CParticle, 1> m_dev;
    float m_k;
public:
    CSpringSim(int n, float k) : CSimBase(n), m_host(n), m_dev(n), m_k(k)
    {
        for (int i = 0; i < n; ++i)
            m_host[i] = CParticle((float)i + (i % 3) * 0.1f, 0.0f);
        cc::copy(m_host.begin(), m_host.end(), m_dev);
    }
    virtual void Step(float dt) override
    {
        const float k = m_k;
        const int n = m_n;
        cc::array<CParticle, 1> next(n);
        cc::array<CParticle, 1>& dev = m_dev;
        cc::parallel_for_each(dev.extent, [=, &dev, &next](cc::index<1> i) restrict(amp)
        {
            CParticle p = dev[i];
            float f = 0.f;
            if (i[0] > 0) f += k * (dev[i - 1].x - p.x + 1.0f);
            if (i[0] < n - 1) f += k * (dev[i + 1].x - p.x - 1.0f);
            p.vx += f * dt;
            p.Move(dt);
            next[i] = p;
        });
        cc::copy(next, dev);
        __super::Step(dt);
    }
    float Energy() const
    {
        std::vector<CParticle> h(m_n);
        cc::copy(m_dev, h.begin());
        float e = 0;
        for (int i = 0; i < m_n; ++i)
        {
            e += 0.5f * h[i].vx * h[i].vx;
            if (i) e += 0.5f * m_k * (h[i].x - h[i - 1].x - 1) * (h[i].x - h[i - 1].x - 1);
        }
        return e;
    }
};

// A cloth that hangs from its upper corners. Each particle has four neighbours.
class CCloth : public CSimBase
{
    int m_w, m_h;
    std::vector<CParticle> m_old, m_new;
public:
    CCloth(int w, int h) : CSimBase(w * h), m_w(w), m_h(h), m_old(w * h), m_new(w * h)
    {
        for (int i = 0; i < w * h; ++i)
            m_old[i] = CParticle(float(i % w), float(i / w));
    }
    virtual void Step(float dt) override
    {
        cc::array_view<const CParticle, 2> from(m_h, m_w, m_old);
        cc::array_view<CParticle, 2> to(m_h, m_w, m_new);
        to.discard_data();
        const int w = m_w, h = m_h;
        cc::parallel_for_each(to.extent, [=](cc::index<2> i) restrict(amp)
        {
            CParticle p = from[i];
            float fx = 0.f, fy = 9.81f;
            for (int k = 0; k < 4; k++)
            {
                const int dy = k == 0 ? -1 : k == 1 ? 1 : 0, dx = k == 2 ? -1 : k == 3 ? 1 : 0;
                const int y = i[0] + dy, x = i[1] + dx;
                if (y < 0 || x < 0 || y >= h || x >= w) continue;
                const CParticle q = from(y, x);
                const float vx = q.x - p.x, vy = q.y - p.y;
                const float length = cc::fast_math::sqrt(vx * vx + vy * vy);
                const float f = 200.0f * (length - 1.0f) / max(length, 1e-6f);
                fx += f * vx; fy += f * vy;
            }
            p.vx = (p.vx + fx * dt) * 0.995f; p.vy = (p.vy + fy * dt) * 0.995f;
            const bool bFixed = i[0] == 0 && (i[1] == 0 || i[1] == w - 1);
            if (!bFixed) p.Move(dt);
            to[i] = p;
        });
        to.synchronize();
        m_old.swap(m_new);
        __super::Step(dt);
    }
    float Energy() const { return m_old[m_n / m_w / 2 * m_w + m_w / 2].y; } // how far the middle hangs
    const CParticle& Corner(BOOL bRight) const { return m_old[bRight ? m_w - 1 : 0]; }
};

class CLogger : public IObserver
{
public:
    std::vector<float> energies;
    void OnStep(int step, float energy) { energies.push_back(energy); m_str.Format(_T("%d: %.4f"), step, energy); }
    CString m_str;
};

int _tmain(int argc, TCHAR** argv)
{
    index own(3); extent e = { 2, 3 };
    CLogger log;
    CSpringSim sim(50, 10.0f);
    sim.Attach(&log);
    float e0 = sim.Energy();
    for (int s = 0; s < 20; s++)
        sim.Step(0.001f);
    float e1 = sim.Energy();
    CCloth cloth(9, 7);
    CLogger falling;
    ISimulation* pCloth = &cloth;
    cloth.Attach(&falling);
    for (int s = 0; s < 60; s++)
        pCloth->Step(0.002f);
    bool bHangs = falling.energies.back() > falling.energies.front() && cloth.Corner(TRUE).x == 8.0f &&
                  cloth.Corner(FALSE).y == 0.0f && falling.energies.back() < 20.0f;
    CString text = _T("energy ");
    text += log.m_str;
    text.AppendFormat(_T(" of %d steps"), (int)log.energies.size());
    _tprintf(_T("%s\n"), (LPCTSTR)text);
    bool ok = bHangs && own.value == 3 && e.h == 3 && log.energies.size() == 20 &&
              fabs(e1 - e0) < 0.05f * e0 && text.GetLength() > 10 && text.Find(_T("20")) >= 0;
    USES_CONVERSION;
    printf("%s %s\n", T2A((LPTSTR)(LPCTSTR)text), ok ? "PASSED" : "FAILED");
    return ok ? 0 : 1;
}
