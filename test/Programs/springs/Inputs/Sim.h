#pragma once
#include <windows.h>
#include <objbase.h>
#include <amp.h>
#include <atlbase.h>
#include <atlstr.h>

interface ISimulation
{
    virtual void Step(float dt) = 0;
    virtual float Energy() const = 0;
    virtual ~ISimulation() {}
};

__interface IObserver
{
    void OnStep(int step, float energy);
};

// our own index and extent, from before AMP
struct index { int value; index(int v = 0) : value(v) {} };
struct extent { int w, h; };
template <class T> struct array { T* data; int size; };

enum EnumA { One, Two, Three };

class CParticle
{
public:
    float x, y, vx, vy;
    CParticle() restrict(cpu, amp) {}
    CParticle(float x, float y) restrict(cpu, amp) : x(x), y(y), vx(0.f), vy(0.f) {}
    void CParticle::Move(float dt) restrict(cpu, amp) { x += vx * dt; y += vy * dt; }
};

class CSimBase abstract : public ISimulation
{
protected:
    CSimBase(int n) : m_n(n), m_step(0), m_pObserver(NULL) {}
    int m_n, m_step;
    IObserver* m_pObserver;
public:
    void Attach(IObserver* p) { m_pObserver = p; }
    virtual void Step(float dt) { m_step++; if (m_pObserver) m_pObserver->OnStep(m_step, Energy()); }
};
