#include "common.h"
#include <iostream>
#include <iomanip>
#include <locale>

using namespace concurrency;

BOOL g_bVerbose = FALSE;

void __cdecl Trace(LPCTSTR lpszFormat, ...)
{
    if (!g_bVerbose) return;
    va_list args;
    va_start(args, lpszFormat);
    TCHAR szBuffer[512];
    _vstprintf_s(szBuffer, lpszFormat, args);
    OutputDebugString(szBuffer);
    va_end(args);
}

typedef CCounted<CItemsBase> CItems;

template<class T> struct Kernels
{
    typedef T Element;
    static void Normalize(array_view<T> items)
    {
        parallel_for_each(items.extent, [=](index<1> i) restrict(amp)
        {
            T e = items[i];
            float d = e.Dot(e);
            float s = Helper<float>::Rsqrt(d);
            for (int k = 0; k < 4; k++) e[k] *= s;
            items[i] = e;
        });
    }
    template<class U> struct Helper
    {
        static U Rsqrt(U d) restrict(amp)
        {
            U x = 1 / (1 + d);
            for (int i = 0; i < 30; ++i) x = x * (1.5f - 0.5f * d * x * x);
            return x;
        }
    };
};

HRESULT Run(CItems& items)
{
    HRESULT hr = S_OK;
    if (items.GetCount() == 0)
        return E_INVALIDARG;
    array_view<CVector<float, 4>> av((int)items.m_items.size(), items.m_items);
    Kernels<CVector<float, 4>>::Normalize(av);
    av.synchronize();
    array<CVector<int, 2>, 1> narrow(av.extent);
    parallel_for_each(av.extent, [=, &narrow](index<1> i) restrict(amp)
    {
        narrow[i] = av[i].Swizzle<2>();
    });
    std::vector<CVector<int, 2>> back;
    back.resize(narrow.extent.size());
    copy(narrow, back.begin());
    for (size_t i = 0; i < back.size(); i++)
        if (abs(back[i][0]) > 1) return E_UNEXPECTED;
    return hr;
}

int _tmain(int argc, _TCHAR* argv[])
{
    std::locale::global(std::locale(""));
    for (int i = 1; i < argc; i++)
        if (_tcscmp(argv[i], _T("/v")) == 0 || _tcsicmp(argv[i], _T("-verbose")) == 0)
            g_bVerbose = TRUE;
    TCHAR szTitle[64] = { 0 };
    StringCchPrintf(szTitle, ARRAYSIZE(szTitle), _T("%s %d.%d"), _T("Vectors"), 1, 0);
    _putts(szTitle);
    const TCHAR* text = _T("concatenated ") _T("strings ");
    int nResult = 0;
    try
    {
        CItems items;
        if (Run(items) != E_INVALIDARG) THROW_HR(E_FAIL);
        for (int i = 1; i <= 100; i++)
        {
            CVector<double, 4> d;
            for (int k = 0; k < 4; k++) d[k] = i + k;
            items.Add(d);
        }
        HRESULT hr = Run(items);
        if (FAILED(hr)) THROW_HR(hr);
        for each (auto& e in items.m_items)
            if (fabs(e.Dot(e) - 1.0f) > 1e-4f) nResult++;
        tcout << _T("count ") << items.GetCount() << _T(" total ") << std::fixed << std::setprecision(2) << items.m_total << std::endl;
        Trace(_T("%s\n"), text);
        if (items.m_total != 5050.f) nResult++;
        THROW_HR(E_NOTIMPL);
    }
    catch (const CException& e)
    {
        tstring s = e.Format();
        if (e.GetErrorCode() != E_NOTIMPL) { nResult++; tcout << s.c_str() << std::endl; }
        if (s.find(_T("main.cpp")) == tstring::npos) nResult++;
    }
    wchar_t wpath[_MAX_PATH], drive[_MAX_DRIVE], dir[_MAX_DIR], fname[_MAX_FNAME], ext[_MAX_EXT];
    _wsplitpath_s(L"C:\\work\\data.bin", drive, _MAX_DRIVE, dir, _MAX_DIR, fname, _MAX_FNAME, ext, _MAX_EXT);
    _wmakepath_s(wpath, L"", dir, fname, L".txt");
    if (wcscmp(fname, L"data") || wcscmp(ext, L".bin")) nResult++;
    _tprintf(_T("%ls %s\n"), wpath, nResult ? _T("FAILED") : _T("PASSED"));
    return nResult;
}
