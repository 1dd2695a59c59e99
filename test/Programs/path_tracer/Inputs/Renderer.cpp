#include "stdafx.h"
#include "Renderer.h"

#pragma pack(push, 1)
struct TgaHeader { BYTE idLength, mapType, imageType; WORD mapStart, mapLength; BYTE mapDepth; WORD x, y, width, height; BYTE bits, descriptor; };
#pragma pack(pop)
C_ASSERT(sizeof(TgaHeader) == 18);

struct Renderer::Impl
{
    Impl(int w, int h) : frame(h, w), image(h, w, 8u) {}
    array<float_3, 2> frame;
    texture<unorm_4, 2> image;
};

Renderer::Renderer(int width, int height) : m_impl(new Impl(width, height)), m_width(width), m_height(height) {}
Renderer::~Renderer(void) { delete m_impl; m_impl = NULL; }

bool Renderer::Hit(const array_view<const Sphere, 1>& spheres, int count, const RAY& ray, float& t, int& id) restrict(amp)
{
    t = 1e20f;
    for (int i = 0; i < count; i++)
    {
        Sphere s = spheres[i];
        float_3 op = s.c - ray.o;
        float b = dot(op, ray.d), det = b * b - dot(op, op) + s.r * s.r;
        if (det < 0) continue;
        det = fast_math::sqrt(det);
        float hit = b - det > EPS ? b - det : (b + det > EPS ? b + det : 0);
        if (hit && hit < t) { t = hit; id = i; }
    }
    return t < 1e20f;
}

static float_3 Trace(const array_view<const Sphere, 1>& spheres, int count, RAY ray, Random& rnd) restrict(amp)
{
    float_3 color(0.0f), weight(1.0f);
    for (int depth = 0; depth < MAX_DEPTH; ++depth)
    {
        float t; int id = 0;
        if (!Renderer::Hit(spheres, count, ray, t, id))
        {
            color += weight * float_3(0.2f, 0.3f, 0.5f);
            break;
        }
        const Sphere s = spheres[id];
        const float_3 x = ray.o + ray.d * t, n = normalize(x - s.c);
        switch (s.material)
        {
        case MAT_LIGHT:
            return color + weight * s.color;
        case MAT_MIRROR:
            ray.d = ray.d - n * 2.0f * dot(n, ray.d);
            break;
        default:
            {
                float r1 = 2 * M_PI_F * rnd.next_float(), z = 2 * rnd.next_float() - 1, rxy = fast_math::sqrtf(1 - z * z);
                ray.d = normalize(n + float_3(rxy * fast_math::cosf(r1), rxy * fast_math::sinf(r1), z));
                break;
            }
        }
        ray.o = x;
        weight *= s.color;
    }
    return color;
}

HRESULT Renderer::Render(int samples)
{
    if (samples < 1 || m_spheres.empty())
        return E_INVALIDARG;
    const Camera cam(float_3(0, 1, -6), float_3(0, 0.5f, 0), 45, m_width, m_height);
    const int n = (int)m_spheres.size();
    array_view<const Sphere, 1> spheres(n, m_spheres);
    array<float_3, 2>& frame = m_impl->frame;
    texture_view<unorm_4, 2> out(m_impl->image);
    const int w = m_width, h = m_height;
    try
    {
        parallel_for_each(frame.extent.tile<TILE_DIM, TILE_DIM>().pad(), [=, &frame](tiled_index<TILE_DIM, TILE_DIM> t_idx) restrict(amp)
        {
            const index<2> idx = t_idx.global;
            if (idx[0] >= h || idx[1] >= w) return;
            Random rnd(idx[0] * w + idx[1]);
            float_3 sum(0.0f);
            for (int s = 0; s < samples; s++)
                sum += Trace(spheres, n, cam.GetRay((idx[1] + rnd.next_float()) / w, (idx[0] + rnd.next_float()) / h), rnd);
            sum /= (float)samples;
            frame[idx] = sum;
            unorm_3 c(sum.x, sum.y, sum.z);
            out.set(idx, unorm_4(c.x, c.y, c.z, unorm(1.0f)));
        });
        m_impl->frame.accelerator_view.wait();
    }
    catch (accelerator_view_removed& ex) { return ex.get_view_removed_reason(); }
    catch (runtime_exception& ex) { std::cout << ex.what() << std::endl; return ex.get_error_code(); }
    return S_OK;
}

float Renderer::Average() const
{
    std::vector<float_3> pixels(m_width * m_height);
    copy(m_impl->frame, stdext::make_checked_array_iterator(pixels.data(), pixels.size()));
    double sum = 0;
    std::for_each(pixels.begin(), pixels.end(), [&sum](float_3& p) { sum += p.r + p.g + p.b; });
    return float(sum / pixels.size() / 3);
}

HRESULT Renderer::Save(LPCSTR file) const
{
    FILE* fp = NULL;
    if (fopen_s(&fp, file, "wb") || !fp)
        return HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND);
    TgaHeader header;
    ::ZeroMemory(&header, sizeof header);
    header.imageType = 2; header.width = (WORD)m_width; header.height = (WORD)m_height; header.bits = 32;
    fwrite(&header, sizeof(header), 1, fp);
    std::vector<DWORD> bytes(m_width * m_height);
    copy(m_impl->image, bytes.data(), (UINT)(bytes.size() * sizeof(DWORD)));
    size_t written = fwrite(&bytes[0], 4, bytes.size(), fp);
    fclose(fp);
    return written == bytes.size() ? S_OK : E_FAIL;
}
