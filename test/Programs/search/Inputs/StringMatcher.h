#pragma once
#include "stdafx.h"

namespace Search
{
    using namespace concurrency;

    struct Match
    {
        UINT Pattern;
        UINT Offset;
        bool operator<(const Match& rhs) const { return Offset < rhs.Offset || Offset == rhs.Offset && Pattern < rhs.Pattern; }
    };

    class abstract_matcher abstract
    {
    public:
        virtual ~abstract_matcher() { }
        virtual LPCTSTR Name() const = 0;
        virtual void Find(const std::string& text, const std::vector<std::string>& patterns, std::vector<Match>& result) = 0;
    };

    class CpuMatcher : public abstract_matcher
    {
    public:
        LPCTSTR Name() const override { return _T("CPU"); }
        void Find(const std::string& text, const std::vector<std::string>& patterns, std::vector<Match>& result) override;
    };

    class AmpMatcher sealed : public abstract_matcher
    {
        typedef abstract_matcher base;
        accelerator_view m_view;
    public:
        explicit AmpMatcher(const accelerator_view& view) : m_view(view) { }
        LPCTSTR Name() const { return _T("C++ AMP"); }
        void Find(const std::string& text, const std::vector<std::string>& patterns, std::vector<Match>& result);
    private:
        static std::vector<UINT> Pack(const std::string& s);
        AmpMatcher& operator=(const AmpMatcher&);
    };

    // Characters are four to a word: restrict(amp) has no char.
    template <typename View>
    inline UINT CharAt(const View& words, UINT i) restrict(amp, cpu)
    {
        return (words[i >> 2] >> ((i & 3u) << 3)) & 0xFFu;
    }
}
