#pragma once
#include "Resource.h"

namespace imaging
{
#pragma region Types
    typedef unsigned __int8  byte_t;
    typedef unsigned __int32 pixel_t;
    typedef unsigned __int64 count_t;

    enum class FilterKind : int;

    struct __declspec(align(4)) Pixel
    {
        int r, g, b;
        Pixel() restrict(cpu, amp) : r(0), g(0), b(0) {}
        Pixel(int r_, int g_, int b_) restrict(cpu, amp) : r(r_), g(g_), b(b_) {}
        explicit Pixel(pixel_t p) restrict(cpu, amp) : r(p >> 16 & 0xff), g(p >> 8 & 0xff), b(p & 0xff) {}
        pixel_t Pack() const restrict(cpu, amp) { return 0xff000000u | (r & 0xff) << 16 | (g & 0xff) << 8 | (b & 0xff); }
        Pixel& operator+=(const Pixel& o) restrict(cpu, amp) { r += o.r; g += o.g; b += o.b; return *this; }
        int GetLuma() const restrict(cpu, amp) { return (r * 77 + g * 150 + b * 29) >> 8; }
        __declspec(property(get = GetLuma)) int Luma;
    };
#pragma endregion Types

    class CImage
    {
    public:
        CImage(_In_ int width, _In_ int height);
        CImage(_In_reads_(width * height) const pixel_t* data, _In_ int width, _In_ int height);
        virtual ~CImage();

        int GetWidth() const { return m_nWidth; }
        int GetHeight() const { return m_nHeight; }
        __declspec(property(get = GetWidth)) int Width;
        __declspec(property(get = GetHeight)) int Height;
        pixel_t GetPixel(int x, int y) const { return m_data[y * m_nWidth + x]; }
        void PutPixel(int x, int y, pixel_t v) { m_data[y * m_nWidth + x] = v; }
        __declspec(property(get = GetPixel, put = PutPixel)) pixel_t At[][];

        HRESULT Save(_In_z_ LPCTSTR lpszFileName) const;
        static HRESULT Load(_In_z_ LPCTSTR lpszFileName, _Outptr_ CImage** ppImage);
        concurrency::array_view<pixel_t, 2> View() { return concurrency::array_view<pixel_t, 2>(m_nHeight, m_nWidth, m_data); }

    private:
        CImage(const CImage&);
        CImage& operator=(const CImage&);
        int m_nWidth;
        int m_nHeight;
        std::vector<pixel_t> m_data;
    };

    class __declspec(novtable) IFilter
    {
    public:
        virtual ~IFilter() = 0 {}
        virtual void __stdcall Apply(_Inout_ CImage& image) = 0;
        virtual LPCTSTR GetName() const throw() = 0;
    };

    std::auto_ptr<IFilter> CreateFilter(FilterKind kind, float strength = 1.0f);
}
