#pragma once
#include "Scene.h"
class Renderer
{
public:
    Renderer(int width, int height);
    ~Renderer(void);
    void AddSphere(const Sphere& s) { m_spheres.push_back(s); }
    HRESULT Render(int samples);
    HRESULT Save(LPCSTR file) const;
    float Average() const;
    static bool Hit(const array_view<const Sphere, 1>& spheres, int count, const RAY& ray, float& t, int& id) restrict(amp);
private:
    struct Impl;
    Impl* m_impl;
    std::vector<Sphere> m_spheres;
    const int m_width, m_height;
    Renderer(const Renderer&);
    Renderer& operator=(const Renderer&);
};
