#include "stdafx.h"
#include "StringMatcher.h"

#pragma warning(push)
#pragma warning(disable : 4267) // conversion from 'size_t' to 'UINT'

using namespace Search;

void CpuMatcher::Find(const std::string& text, const std::vector<std::string>& patterns, std::vector<Match>& result)
{
    result.clear();
    for (UINT p = 0; p < patterns.size(); ++p)
    {
        for (std::string::size_type at = text.find(patterns[p]); at != std::string::npos; at = text.find(patterns[p], at + 1))
        {
            Match m = { p, static_cast<UINT>(at) };
            result.push_back(m);
        }
    }
    std::sort(result.begin(), result.end());
}

std::vector<UINT> AmpMatcher::Pack(const std::string& s)
{
    std::vector<UINT> words((s.size() + 3) / 4, 0);
    for (size_t i = 0; i < s.size(); ++i)
        words[i / 4] |= UINT(BYTE(s[i])) << 8 * (i % 4);
    return words;
}

void AmpMatcher::Find(const std::string& text, const std::vector<std::string>& patterns, std::vector<Match>& result)
{
    std::vector<UINT> starts(1, 0);
    std::string all;
    for each (const std::string& p in patterns)
    {
        all += p;
        starts.push_back(all.size());
    }
    const UINT length = text.length(), count = patterns.size();
    array<UINT> t((int)Pack(text).size(), m_view), pat(Pack(all).size(), m_view), from(starts.size(), starts.begin(), m_view);
    copy(Pack(text).begin(), t);
    auto packed = Pack(all);
    copy(packed.begin(), packed.end(), pat);

    const UINT capacity = 4096;
    std::vector<Match> found(capacity);
    UINT n = 0;
    array_view<Match> matches(capacity, found);
    array_view<UINT> counter(1, &n);
    matches.discard_data();
    parallel_for_each(m_view, extent<2>(count, length), [=, &t, &pat, &from](index<2> idx) restrict(amp)
    {
        const UINT p = idx[0], begin = from[p], size = from[p + 1] - begin, offset = idx[1];
        if (offset + size > length)
            return;
        for (UINT i = 0; i < size; i++)
            if (CharAt(t, offset + i) != CharAt(pat, begin + i))
                return;
        UINT slot = atomic_fetch_inc(&counter[0]);
        if (slot < capacity)
        {
            Match m;
            m.Pattern = p;
            m.Offset = offset;
            matches[slot] = m;
        }
    });
    counter.synchronize();
    matches.synchronize();
    result.assign(found.begin(), found.begin() + min(n, capacity));
    std::sort(result.begin(), result.end());
}
#pragma warning(pop)
