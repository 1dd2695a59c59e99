// RUN: %ampcc --amp-msvc %s -O2 -o %t && %t
// REQUIRES: opencl-device
//
// Mandelbrot and Julia sets with a class of complex numbers, and a tracer of rays among spheres and planes whose materials are
// chosen by an enumeration; written as a small application with properties and enumerations of its own.

#include "stdafx.h"
#include "targetver.h"
#include <stdio.h>
#include <tchar.h>
#include <amp.h>
#include <amp_math.h>
#include <iostream>
#include <string>
#include <vector>
#include <memory>
#include <algorithm>

using namespace std;

#ifdef _UNICODE
typedef std::wstring tstring;
#else
typedef std::string tstring;
#endif

template<typename T>
struct Complex
{
    T r, i;
    Complex(T real, T imaginary) restrict(cpu, amp) : r(real), i(imaginary) { }
    T SqrMagnitude() const restrict(cpu, amp) { return r * r + i * i; }
};
template<typename T>
Complex<T> operator+(const Complex<T>& a, const Complex<T>& b) restrict(cpu, amp) { return Complex<T>(a.r + b.r, a.i + b.i); }
template<typename T>
Complex<T> operator*(const Complex<T>& a, const Complex<T>& b) restrict(cpu, amp) { return Complex<T>(a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r); }

class Settings
{
public:
    Settings(int w, int h) : m_width(w), m_height(h), m_iterations(64) { }
    int GetWidth() const { return m_width; }
    int GetHeight() const { return m_height; }
    int GetIterations() const { return m_iterations; }
    void PutIterations(int n) { m_iterations = n; }
    __declspec(property(get = GetWidth)) int Width;
    __declspec(property(get = GetHeight)) int Height;
    __declspec(property(get = GetIterations, put = PutIterations)) int Iterations;

private:
    int m_width, m_height, m_iterations;
};

template<typename T>
int Escape(Complex<T> z, const Complex<T>& c, int limit) restrict(cpu, amp)
{
    int n = 0;
    while (n < limit && z.SqrMagnitude() <= T(4))
    {
        z = z * z + c;
        ++n;
    }
    return n;
}

unsigned int Colour(int n, int limit) restrict(cpu, amp)
{
    if (n == limit)
        return 0xff000000u;
    const unsigned int v = static_cast<unsigned int>(n * 255 / limit);
    return 0xff000000u | (v << 16) | ((255 - v) << 8) | ((v * 7) & 0xff);
}

typedef vector<unsigned int> Picture;

template<typename T>
class FractalGenerator
{
public:
    enum Kind { Mandelbrot, Julia };
    FractalGenerator(const Settings& settings, Kind kind) : m_settings(settings), m_kind(kind) { }

    unsigned int At(int y, int x, int width, int height, int limit) const restrict(cpu, amp)
    {
        const Complex<T> p(T(3) * x / width - T(2), T(2) * y / height - T(1));
        if (m_kind == Mandelbrot)
            return Colour(Escape(Complex<T>(0, 0), p, limit), limit);
        else
            return Colour(Escape(p, Complex<T>(T(-0.4), T(0.6)), limit), limit);
    }

    void RenderGpu(Picture& picture) const
    {
        const int width = m_settings.Width, height = m_settings.Height, limit = m_settings.Iterations;
        concurrency::array_view<unsigned int, 2> view(height, width, picture);
        view.discard_data();
        const FractalGenerator self = *this;
        concurrency::parallel_for_each(view.extent.tile<4, 16>().pad(), [=](concurrency::tiled_index<4, 16> t) restrict(amp)
        {
            if (view.extent.contains(t.global))
                view[t] = self.At(t.global[0], t.global[1], width, height, limit);
        });
        view.synchronize();
    }

    void RenderCpu(Picture& picture) const
    {
        for (int y = 0; y < m_settings.Height; ++y)
            for (int x = 0; x < m_settings.Width; ++x)
                picture[y * m_settings.Width + x] = At(y, x, m_settings.Width, m_settings.Height, m_settings.Iterations);
    }

private:
    Settings m_settings;
    Kind m_kind;
};

//--------------------------------------------------------------------------------------------------
// Rays
//--------------------------------------------------------------------------------------------------
struct Vector3
{
    float x, y, z;
    Vector3() restrict(cpu, amp) { x = y = z = 0.0f; }
    Vector3(float x_, float y_, float z_) restrict(cpu, amp) : x(x_), y(y_), z(z_) { }
    Vector3 operator+(const Vector3& o) const restrict(cpu, amp) { return Vector3(x + o.x, y + o.y, z + o.z); }
    Vector3 operator-(const Vector3& o) const restrict(cpu, amp) { return Vector3(x - o.x, y - o.y, z - o.z); }
    Vector3 operator*(float s) const restrict(cpu, amp) { return Vector3(x * s, y * s, z * s); }
    Vector3& operator+=(const Vector3& o) restrict(cpu, amp) { return *this = *this + o; }
    float Dot(const Vector3& o) const restrict(cpu, amp) { return x * o.x + y * o.y + z * o.z; }
};

enum class ShapeType : unsigned int { Sphere, Plane };
enum class Material : unsigned int { Matt, Mirror };

struct Shape
{
    ShapeType type;
    Material material;
    Vector3 position;      // centre, or normal of a plane
    float size;            // radius, or distance
    float brightness;
};

struct Ray { Vector3 origin, direction; };

struct Hit
{
    float distance;
    int shape;
    bool Valid() const restrict(cpu, amp) { return shape >= 0; }
};

static float Root(float v) restrict(cpu) { return sqrtf(v); }
static float Root(float v) restrict(amp) { return concurrency::precise_math::sqrt(v); }

bool Intersect(const Shape& s, const Ray& ray, float& distance) restrict(cpu, amp)
{
    switch (s.type)
    {
    case ShapeType::Sphere:
    {
        const Vector3 oc = ray.origin - s.position;
        const float b = oc.Dot(ray.direction), c = oc.Dot(oc) - s.size * s.size, d = b * b - c;
        if (d < 0.0f)
            return false;
        distance = -b - Root(d);
        return distance > 0.01f;
    }
    case ShapeType::Plane:
    {
        const float slope = s.position.Dot(ray.direction);
        if (slope > -0.001f && slope < 0.001f)
            return false;
        distance = (s.size - s.position.Dot(ray.origin)) / slope;
        return distance > 0.01f;
    }
    }
    return false;
}

template<int N>
struct Scene
{
    Shape shapes[N];
    Hit Closest(const Ray& ray) const restrict(cpu, amp)
    {
        Hit best = { 1e30f, -1 };
        for (int i = 0; i < N; ++i)
        {
            float distance;
            if (Intersect(shapes[i], ray, distance) && distance < best.distance)
            {
                best.distance = distance;
                best.shape = i;
            }
        }
        return best;
    }
    float Trace(Ray ray) const restrict(cpu, amp)
    {
        float light = 0.0f, weight = 1.0f;
        for (int depth = 0; depth < 4; ++depth)
        {
            const Hit hit = Closest(ray);
            if (!hit.Valid())
                return light + weight * 0.1f;
            const Shape& shape = shapes[hit.shape];
            const Vector3 point = ray.origin + ray.direction * hit.distance;
            const Vector3 normal = shape.type == ShapeType::Plane ? shape.position : (point - shape.position) * (1.0f / shape.size);
            const float lit = normal.Dot(Vector3(0.577f, 0.577f, -0.577f));
            light += weight * shape.brightness * (lit > 0.0f ? lit : 0.0f);
            if (shape.material != Material::Mirror)
                break;
            weight *= 0.5f;
            ray.origin = point;
            ray.direction = ray.direction - normal * (2.0f * normal.Dot(ray.direction));
        }
        return light;
    }
    float Pixel(int y, int x, int height, int width) const restrict(cpu, amp)
    {
        Ray ray;
        ray.origin = Vector3(0.0f, 0.0f, -3.0f);
        const Vector3 d(2.0f * x / width - 1.0f, 1.0f - 2.0f * y / height, 1.5f);
        ray.direction = d * (1.0f / Root(d.Dot(d)));
        return Trace(ray);
    }
};

int _tmain(int argc, _TCHAR* argv[])
{
    Settings settings(48, 33);
    settings.Iterations = settings.Iterations / 2;
    int failures = 0;
    typedef FractalGenerator<float> Generator;
    for each (Generator::Kind kind in vector<Generator::Kind>({ Generator::Mandelbrot, Generator::Julia }))
    {
        unique_ptr<Generator> generator(new Generator(settings, kind));
        Picture cpu(48 * 33), gpu(48 * 33);
        generator->RenderCpu(cpu);
        generator->RenderGpu(gpu);
        int different = 0;
        for (size_t i = 0; i < cpu.size(); ++i)
            different += cpu[i] != gpu[i] ? 1 : 0;
        const tstring name = kind == Generator::Julia ? _T("Julia") : _T("Mandelbrot");
        _tprintf(_T("%s: %d pixels differ\n"), name.c_str(), different);
        if (different > 3)
            ++failures;
    }

    const Scene<4> scene = { {
        { ShapeType::Sphere, Material::Mirror, Vector3(-0.6f, 0.0f, 1.0f), 0.6f, 0.4f },
        { ShapeType::Sphere, Material::Matt, Vector3(0.7f, 0.1f, 0.8f), 0.5f, 1.0f },
        { ShapeType::Plane, Material::Mirror, Vector3(0.0f, 1.0f, 0.0f), -0.7f, 0.6f },
        { ShapeType::Plane, Material::Matt, Vector3(0.0f, 0.0f, -1.0f), -4.0f, 0.8f } } };
    const int width = 40, height = 30;
    concurrency::array<float, 2> image(height, width);
    concurrency::parallel_for_each(image.extent, [&image, scene, height, width](concurrency::index<2> i) restrict(amp)
    {
        image[i] = scene.Pixel(i[0], i[1], height, width);
    });
    vector<float> pixels = image;
    float sum = 0.0f;
    int wrong = 0;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
        {
            sum += pixels[y * width + x];
            wrong += fabs(pixels[y * width + x] - scene.Pixel(y, x, height, width)) > 1e-3f;
        }
    cout << "rays: " << wrong << " pixels differ, brightness " << sum / (width * height) << endl;
    if (wrong > 3 || !(sum > 1.0f))
        ++failures;
    return failures;
}
