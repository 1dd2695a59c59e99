#pragma once
class CTimer
{
public:
    CTimer() : m_qpcStart(0LL), m_qpcTotal(0LL), m_running(FALSE)
    {
        LARGE_INTEGER freq;
        if (!::QueryPerformanceFrequency(&freq))
            throw std::exception("no performance counter");
        m_freq = freq.QuadPart;
    }
    void Start()  { LARGE_INTEGER t; ::QueryPerformanceCounter(&t); m_qpcStart = t.QuadPart; m_running = TRUE; }
    void Stop()
    {
        LARGE_INTEGER t;
        ::QueryPerformanceCounter(&t);
        if (m_running)
            m_qpcTotal += t.QuadPart - m_qpcStart;
        m_running = FALSE;
    }
    __declspec(property(get = GetElapsed)) double Elapsed;
    double GetElapsed() const { return static_cast<double>(m_qpcTotal) * 1000.0 / m_freq; }
private:
    LONGLONG m_qpcStart, m_qpcTotal, m_freq;
    BOOL m_running;
};
