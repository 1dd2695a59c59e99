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
    CString text = _T("energy ");
    text += log.m_str;
    text.AppendFormat(_T(" of %d steps"), (int)log.energies.size());
    _tprintf(_T("%s\n"), (LPCTSTR)text);
    bool ok = own.value == 3 && e.h == 3 && log.energies.size() == 20 &&
              fabs(e1 - e0) < 0.05f * e0 && text.GetLength() > 10 && text.Find(_T("20")) >= 0;
    USES_CONVERSION;
    printf("%s %s\n", T2A((LPTSTR)(LPCTSTR)text), ok ? "PASSED" : "FAILED");
    return ok ? 0 : 1;
}
