#ifndef __COMMON_H__
#define __COMMON_H__
#include <windows.h>
#include <tchar.h>
#include <strsafe.h>
#include <amp.h>
#include <string>
#include <vector>
#include <sstream>

#ifdef UNICODE
typedef std::wstring tstring;
typedef std::wostringstream tostringstream;
#define tcout std::wcout
#else
typedef std::string tstring;
typedef std::ostringstream tostringstream;
#define tcout std::cout
#endif

#define SAFE_DELETE(p)       { if(p) { delete (p);     (p)=NULL; } }
#define SAFE_DELETE_ARRAY(p) { if(p) { delete[] (p);   (p)=NULL; } }
#define SAFE_RELEASE(p)      { if(p) { (p)->Release(); (p)=NULL; } }
#define V_RETURN(x)    { hr = x; if( FAILED(hr) ) { return hr; } }
#define WIDEN2(x) L ## x
#define WIDEN(x) WIDEN2(x)
#define __WFILE__ WIDEN(__FILE__)

extern BOOL g_bVerbose;
void __cdecl Trace(LPCTSTR lpszFormat, ...);

class CException
{
public:
    CException(HRESULT hr, LPCTSTR lpszFile, int nLine) : m_hr(hr), m_strFile(lpszFile), m_nLine(nLine) {}
    HRESULT GetErrorCode() const { return m_hr; }
    tstring Format() const
    {
        tostringstream s;
        s << m_strFile << _T("(") << m_nLine << _T("): 0x") << std::hex << m_hr;
        return s.str();
    }
private:
    HRESULT m_hr; tstring m_strFile; int m_nLine;
};
#define THROW_HR(hr) throw CException(hr, _T(__FILE__), __LINE__)

template<class T, int N> class CVector
{
public:
    T v[N];
    CVector() restrict(cpu, amp) { for (int i = 0; i < N; i++) v[i] = 0; }
    template<class U> CVector(const CVector<U, N>& o) restrict(cpu, amp) { for (int i = 0; i < N; i++) v[i] = (T)o.v[i]; }
    T& operator[](int i) restrict(cpu, amp) { return v[i]; }
    const T& operator[](int i) const restrict(cpu, amp) { return v[i]; }
    friend CVector operator+(const CVector& a, const CVector& b) restrict(cpu, amp)
    {
        CVector r;
        for (int i = 0; i < N; i++) r.v[i] = a.v[i] + b.v[i];
        return r;
    }
    T Dot(const CVector<T, N>& o) const restrict(cpu, amp);
    template<int M> CVector<T, M> Swizzle() const restrict(cpu, amp);
};

template<class T, int N> T CVector<T, N>::Dot(const CVector<T, N>& o) const restrict(cpu, amp)
{
    T s = 0;
    for (int i = 0; i < N; i++) s += v[i] * o.v[i];
    return s;
}
template<class T, int N> template<int M> CVector<T, M> CVector<T, N>::Swizzle() const restrict(cpu, amp)
{
    CVector<T, M> r;
    for (int i = 0; i < M; i++) r.v[i] = v[i % N];
    return r;
}

template<class TBase> class CCounted : public TBase
{
public:
    typedef typename TBase::element_type element_type;
    CCounted() : m_nCount(0) {}
    void Add(const element_type& e) { m_items.push_back(e); m_nCount++; OnAdded(e); }
    int GetCount() const { return m_nCount; }
protected:
    int m_nCount;
};
struct CItemsBase
{
    typedef CVector<float, 4> element_type;
    std::vector<element_type> m_items;
    float m_total;
    CItemsBase() : m_total(0) {}
    void OnAdded(const element_type& e) { m_total += e[0]; }
};
#endif
