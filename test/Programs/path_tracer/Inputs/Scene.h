#pragma once
using namespace concurrency;
using namespace concurrency::graphics;

typedef struct tagRAY { float_3 o, d; } RAY, *LPRAY;
enum MATERIAL { MAT_DIFFUSE = 0, MAT_MIRROR, MAT_LIGHT };

struct Sphere
{
    float_3 c;
    float r;
    float_3 color;
    int material;   // MATERIAL
};

static const int MAX_DEPTH = 5;
static const int TILE_DIM = 8;
#define EPS 1e-3f
#define M_PI_F 3.14159265f

__forceinline float dot(const float_3& a, const float_3& b) restrict(amp, cpu) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__forceinline float_3 normalize(float_3 v) restrict(amp) { return v * fast_math::rsqrt(dot(v, v)); }
__forceinline float_3 normalize(float_3 v) restrict(cpu) { return v * (1.0f / sqrtf(dot(v, v))); }
inline float_3 cross(float_3 a, float_3 b) restrict(cpu, amp)
{
    return float_3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

class Random
{
    unsigned int m_state;
public:
    Random(unsigned int seed) restrict(cpu, amp) : m_state(seed * 747796405u + 2891336453u) {}
    unsigned int next() restrict(cpu, amp)
    {
        m_state = m_state * 747796405u + 2891336453u;
        unsigned int w = ((m_state >> ((m_state >> 28u) + 4u)) ^ m_state) * 277803737u;
        return (w >> 22u) ^ w;
    }
    float next_float() restrict(cpu, amp) { return (next() >> 8) * (1.0f / 16777216.0f); }
};

class Camera
{
public:
    Camera() {}
    Camera(float_3 eye, float_3 target, float fov, int w, int h) : Eye(eye)
    {
        m_w = normalize(target - eye);
        m_u = normalize(cross(m_w, float_3(0, 1, 0)));
        m_v = cross(m_u, m_w);
        m_scale = (float)tan(fov * 0.5 * M_PI_F / 180);
        m_aspect = float(w) / h;
    }
    RAY GetRay(float x, float y) const restrict(amp)
    {
        RAY r;
        r.o = Eye;
        r.d = normalize(m_w + m_u * ((2 * x - 1) * m_scale * m_aspect) + m_v * ((1 - 2 * y) * m_scale));
        return r;
    }
    float_3 Eye;
private:
    float_3 m_u, m_v, m_w;
    float m_scale, m_aspect;
};
