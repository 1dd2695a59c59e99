// Main.cpp : Defines the entry point for the console application.
//

#include "stdafx.h"
#include "Timer.h"
#include "StringMatcher.h"

using namespace std;
using namespace Search;

namespace
{
    const TCHAR* const c_usage = _T("usage: search [length]");
    string RandomText(size_t n, UINT seed)
    {
        string s(n, ' ');
        ::srand(seed);
        generate(s.begin(), s.end(), []() { return "acgt"[rand() & 3]; });
        return s;
    }
}

int _tmain(int argc, _TCHAR* argv[])
{
    if (argc > 2)
    {
        _ftprintf(stderr, _T("%s\n"), c_usage);
        return EXIT_FAILURE;
    }
    const int n = argc == 2 ? _ttoi(argv[1]) : 20000;
    const string text = RandomText(n, 2012u);
    vector<string> patterns;
    patterns.push_back("gattaca");
    patterns.push_back("acgtac");
    patterns.push_back(text.substr(n / 2, 11));
    patterns.push_back("ttttttttttttttttttttttttt");

    unique_ptr<abstract_matcher> matchers[] = { unique_ptr<abstract_matcher>(new CpuMatcher()), unique_ptr<abstract_matcher>(new AmpMatcher(accelerator().default_view)) };
    vector<Match> results[_countof(matchers)];
    for (int i = 0; i < _countof(matchers); ++i)
    {
        CTimer timer;
        timer.Start();
        try
        {
            matchers[i]->Find(text, patterns, results[i]);
        }
        catch (const runtime_exception& ex)
        {
            cerr << "C++ AMP: " << ex.what() << " (0x" << hex << ex.get_error_code() << ")" << endl;
            return -1;
        }
        timer.Stop();
        _tprintf(_T("%-8s %u matches"), matchers[i]->Name(), (UINT)results[i].size());
        if (timer.Elapsed < 0)
            _tprintf(_T("?"));
        _tprintf(_T("\n"));
    }
    const bool same = results[0].size() == results[1].size() && equal(results[0].begin(), results[0].end(), results[1].begin(),
        [](const Match& a, const Match& b) { return a.Offset == b.Offset && a.Pattern == b.Pattern; });
    _ASSERTE(same);
    _tprintf(_T("%s\n"), same && !results[0].empty() ? _T("PASSED") : _T("FAILED"));
    return same ? 0 : 1;
}
