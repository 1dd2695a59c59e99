// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Bodies that attract each other: integrators with a common interface, array of structures and
// structure of arrays, tiles, and tasks that exchange the two halves of the state through shared_ptr.

#include "stdafx.h"
#include <amp.h>
#include <amp_math.h>
#include <amp_short_vectors.h>
#include <windows.h>
#include <memory>
#include <random>
#include <vector>
#include <iostream>
#include <ppl.h>

using namespace concurrency;
using namespace concurrency::graphics;

namespace NBody
{
    const int TileSize = 32;

    template <typename T>
    inline T SqrLength(const T& x, const T& y, const T& z) restrict(cpu, amp) { return x * x + y * y + z * z; }

    //--------------------------------------------------------------------------------------
    // Array of structures
    //--------------------------------------------------------------------------------------
    struct Particle
    {
        Particle() restrict(cpu, amp) {}
        Particle(float_3 p, float_3 v, float m) restrict(cpu, amp) : position(p), velocity(v), mass(m) {}
        float_3 position;
        float_3 velocity;
        float mass;
    };

    //--------------------------------------------------------------------------------------
    // Structure of arrays, on the device
    //--------------------------------------------------------------------------------------
    struct ParticlesAmp
    {
        array<float_3, 1>& pos;
        array<float_3, 1>& vel;
        array<float, 1>& mass;

        ParticlesAmp(array<float_3, 1>& p, array<float_3, 1>& v, array<float, 1>& m) : pos(p), vel(v), mass(m) {}
        inline int size() const { return pos.extent.size(); }
    };

    struct TaskData
    {
        TaskData(const std::vector<Particle>& particles, accelerator_view view)
            : oldPos((int)particles.size(), view), newPos((int)particles.size(), view), oldVel((int)particles.size(), view),
              newVel((int)particles.size(), view), masses((int)particles.size(), view),
              DataOld(new ParticlesAmp(oldPos, oldVel, masses)), DataNew(new ParticlesAmp(newPos, newVel, masses))
        {
            std::vector<float_3> p, v;
            std::vector<float> m;
            for (const auto& particle : particles)
            {
                p.push_back(particle.position);
                v.push_back(particle.velocity);
                m.push_back(particle.mass);
            }
            copy(p.begin(), oldPos);
            copy(v.begin(), v.end(), oldVel);
            copy(m.begin(), masses);
        }

        array<float_3, 1> oldPos, newPos, oldVel, newVel;
        array<float, 1> masses;
        std::shared_ptr<ParticlesAmp> DataOld, DataNew;
    };

    class Engine
    {
    public:
        Engine(float softening, float damping, float dt) : m_softeningSquared(softening * softening), m_damping(damping), m_deltaTime(dt) {}

        inline float_3 BodyBodyInteraction(const float_3& mine, const float_3& other, float mass) const restrict(cpu, amp)
        {
            const float_3 r = other - mine;
            const float distSqr = SqrLength(r.x, r.y, r.z) + m_softeningSquared;
            const float invDist = 1.0f / fast_math::sqrt(distSqr);
            const float s = mass * (invDist * invDist * invDist);
            return r * s;
        }

        template <typename P, typename V>
        inline void Advance(P& position, V& velocity, const float_3& acceleration) const restrict(cpu, amp)
        {
            velocity += acceleration * m_deltaTime;
            velocity *= m_damping;
            position += velocity * m_deltaTime;
        }

    private:
        float m_softeningSquared;
        float m_damping;
        float m_deltaTime;
    };

    class INBodyAmp
    {
    public:
        virtual ~INBodyAmp() {}
        virtual void Integrate(TaskData& data, int count) const = 0;
        virtual const char* Name() const = 0;
    };

    class NBodyAmpSimple : public INBodyAmp
    {
    public:
        explicit NBodyAmpSimple(const Engine& e) : m_engine(e) {}
        const char* Name() const { return "simple"; }

        void Integrate(TaskData& data, int count) const
        {
            ParticlesAmp particlesIn = *data.DataOld;
            ParticlesAmp particlesOut = *data.DataNew;
            const Engine engine = m_engine;
            extent<1> computeDomain(count);
            parallel_for_each(computeDomain, [=](index<1> idx) restrict(amp)
            {
                float_3 pos = particlesIn.pos[idx];
                float_3 vel = particlesIn.vel[idx];
                float_3 acc = 0.0f;
                for (int i = 0; i < particlesIn.pos.extent[0]; ++i)
                    acc += engine.BodyBodyInteraction(pos, particlesIn.pos[i], particlesIn.mass[i]);
                engine.Advance(pos, vel, acc);
                particlesOut.pos[idx] = pos;
                particlesOut.vel[idx] = vel;
            });
        }

    private:
        Engine m_engine;
    };

    template <int TSize>
    class NBodyAmpTiled : public INBodyAmp
    {
    public:
        explicit NBodyAmpTiled(const Engine& e) : m_engine(e) {}
        const char* Name() const { return TSize == 16 ? "tiled 16" : "tiled 32"; }

        void Integrate(TaskData& data, int count) const
        {
            const ParticlesAmp& in = *data.DataOld;
            const ParticlesAmp& out = *data.DataNew;
            const auto& posIn = in.pos;
            const auto& velIn = in.vel;
            const auto& mass = in.mass;
            auto& posOut = out.pos;
            auto& velOut = out.vel;
            auto engine = m_engine;
            const int padded = (count + TSize - 1) / TSize * TSize;

            parallel_for_each(extent<1>(padded).tile<TSize>(), [=, &posIn, &velIn, &mass, &posOut, &velOut](tiled_index<TSize> ti) restrict(amp)
            {
                tile_static float_3 tilePos[TSize];
                tile_static float tileMass[TSize];
                const int idxLocal = ti.local[0];
                const int idxGlobal = ti.global[0];
                const bool mine = idxGlobal < count;

                float_3 pos, vel, acc(0.0f, 0.0f, 0.0f);
                if (mine)
                {
                    pos = posIn[idxGlobal];
                    vel = velIn[idxGlobal];
                }
                int particleIdx = idxLocal;
                for (int tile = 0; tile < (padded / TSize); tile++, particleIdx += TSize)
                {
                    tilePos[idxLocal] = particleIdx < count ? posIn[particleIdx] : float_3();
                    tileMass[idxLocal] = particleIdx < count ? mass[particleIdx] : 0.0f;
                    ti.barrier.wait();
                    for (int j = 0; j < TSize; ++j)
                        acc += engine.BodyBodyInteraction(pos, tilePos[j], tileMass[j]);
                    ti.barrier.wait();
                }
                if (mine)
                {
                    engine.Advance(pos, vel, acc);
                    posOut[idxGlobal] = pos;
                    velOut[idxGlobal] = vel;
                }
            });
        }

    private:
        Engine m_engine;
    };

    // The classic on the host, on an array of structures.
    class NBodyCpu
    {
    public:
        explicit NBodyCpu(const Engine& e) : m_engine(e) {}
        void Integrate(const std::vector<Particle>& in, std::vector<Particle>& out) const
        {
            Concurrency::parallel_for(0, (int)in.size(), [&](int i)
            {
                float_3 acc(0.0f);
                std::for_each(in.cbegin(), in.cend(), [&](const Particle& p) { acc += m_engine.BodyBodyInteraction(in[i].position, p.position, p.mass); });
                out[i] = in[i];
                m_engine.Advance(out[i].position, out[i].velocity, acc);
            });
        }

    private:
        const Engine m_engine;
    };

    // Structures whole in a view.
    void IntegrateStructures(const Engine& engine, array_view<const Particle, 1> in, array_view<Particle, 1> out)
    {
        out.discard_data();
        parallel_for_each(in.extent, [=](index<1> idx) restrict(amp)
        {
            Particle p = in[idx];
            float_3 acc(0.0f);
            for (int i = 0; i < in.extent.size(); i++)
                acc += engine.BodyBodyInteraction(p.position, in[i].position, in[i].mass);
            engine.Advance(p.position, p.velocity, acc);
            out[idx] = p;
        });
    }
}

using namespace NBody;

float Distance(const float_3& a, const float_3& b)
{
    const float_3 d = a - b;
    return sqrtf(SqrLength(d.x, d.y, d.z));
}

int main()
{
    const int count = 75, steps = 3;
    std::mt19937 engine(5489u);
    std::uniform_real_distribution<float> spread(-10.0f, 10.0f);
    std::vector<Particle> particles;
    for (int i = 0; i < count; i++)
        particles.push_back(Particle(float_3(spread(engine), spread(engine), spread(engine)), float_3(0.01f * spread(engine)), 1.0f + i % 3));

    const Engine physics(0.5f, 0.9995f, 0.05f);
    std::vector<Particle> expected(particles), next(particles);
    for (int s = 0; s < steps; s++)
    {
        NBodyCpu(physics).Integrate(expected, next);
        std::swap(expected, next);
    }

    int failures = 0;
    std::vector<std::shared_ptr<INBodyAmp>> integrators;
    integrators.push_back(std::make_shared<NBodyAmpSimple>(physics));
    integrators.push_back(std::make_shared<NBodyAmpTiled<16>>(physics));
    integrators.push_back(std::make_shared<NBodyAmpTiled<TileSize>>(physics));
    for (auto i : integrators)
    {
        TaskData data(particles, accelerator().default_view);
        for (int s = 0; s < steps; s++)
        {
            i->Integrate(data, count);
            std::swap(data.DataOld, data.DataNew);
        }
        std::vector<float_3> positions(count);
        copy(data.DataOld->pos, positions.begin());
        float worst = 0.0f;
        for (int k = 0; k < count; k++)
            worst = max(worst, Distance(positions[k], expected[k].position));
        std::cout << i->Name() << ": " << worst << std::endl;
        failures += worst < 1e-3f ? 0 : 1;
    }

    std::vector<Particle> a(particles), b(count);
    for (int s = 0; s < steps; s++)
    {
        IntegrateStructures(physics, array_view<const Particle, 1>(count, a), array_view<Particle, 1>(count, b));
        a.swap(b);
    }
    float worst = 0.0f;
    for (int k = 0; k < count; k++)
        worst = max(worst, Distance(a[k].position, expected[k].position));
    std::cout << "structures: " << worst << std::endl;
    failures += worst < 1e-3f ? 0 : 1;
    return failures;
}
