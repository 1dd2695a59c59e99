// ImageFilter.cpp : Defines the entry point for the console application.
//

#include "stdafx.h"
#include "Image.h"

namespace imaging { enum class FilterKind : int { Gray, Blur, Edge }; }

using namespace std;
using namespace imaging;
using namespace Concurrency;

class CStopWatch
{
    LARGE_INTEGER m_liFreq, m_liStart;
public:
    CStopWatch() { QueryPerformanceFrequency(&m_liFreq); Start(); }
    void Start() { QueryPerformanceCounter(&m_liStart); }
    double Elapsed() const
    {
        LARGE_INTEGER li;
        ::QueryPerformanceCounter(&li);
        return (double)(li.QuadPart - m_liStart.QuadPart) * 1000.0 / (double)m_liFreq.QuadPart;
    }
};

void PrintAccelerators()
{
    std::vector<accelerator> accs = accelerator::get_all();
    for each (const accelerator& a in accs)
    {
        wcout << L"  " << setw(30) << left << a.description << L" [" << a.device_path << L"] "
              << (a.is_emulated ? L"emulated" : L"hardware") << L", " << a.dedicated_memory / 1024 << L" MB" << endl;
    }
}

int _tmain(int argc, _TCHAR* argv[])
{
    _CrtSetDbgFlag(_CRTDBG_ALLOC_MEM_DF | _CRTDBG_LEAK_CHECK_DF);
    SetConsoleTitle(_T("ImageFilter"));
    PrintAccelerators();

    const int W = 67, H = 41;
    CImage image(W, H);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            image.At[x][y] = Pixel(x * 3, y * 5, (x ^ y) & 0xff).Pack();

    if (FAILED(image.Save(_T("input.bmp"))))
    {
        _tprintf(_T("cannot save %s\n"), _T("input.bmp"));
        return EXIT_FAILURE;
    }
    int failures = 0;
    const FilterKind kinds[] = { FilterKind::Gray, FilterKind::Blur, FilterKind::Edge };
    for (int i = 0; i < _countof(kinds); ++i)
    {
        CImage* p = NULL;
        HRESULT hr = CImage::Load(_T("input.bmp"), &p);
        if (FAILED(hr)) { _ftprintf(stderr, _T("hr = 0x%08X\n"), hr); return 1; }
        std::auto_ptr<CImage> pImage(p);
        auto_ptr<IFilter> filter = CreateFilter(kinds[i]);
        CStopWatch sw;
        try
        {
            filter->Apply(*pImage);
        }
        catch (runtime_exception& ex)
        {
            cout << ex.what() << " " << hex << ex.get_error_code() << endl;
            return -1;
        }
        TCHAR szName[MAX_PATH];
        _stprintf_s(szName, MAX_PATH, _T("out_%s.bmp"), filter->GetName());
        pImage->Save(szName);
        count_t sum = 0;
        for (int y = 0; y < H; ++y) for (int x = 0; x < W; ++x) sum += pImage->GetPixel(x, y) & 0xff;
        _tprintf(_T("%-8s %s sum %I64u\n"), filter->GetName(), szName, sum);
        if (kinds[i] == FilterKind::Gray)
            for (int y = 0; y < H; ++y) for (int x = 0; x < W; ++x)
                if ((pImage->At[x][y] & 0xff) != Pixel(x * 3, y * 5, x ^ y).Luma) ++failures;
        if (kinds[i] == FilterKind::Blur)
            for (int y = 6; y < H - 6; ++y) for (int x = 6; x < W - 6; ++x)
                if (abs(int(pImage->At[x][y] >> 16 & 0xff) - x * 3) > 2) ++failures;
        (void)sw.Elapsed();
    }
    cout << (failures == 0 ? "PASSED" : "FAILED") << endl;
    return failures;
}
