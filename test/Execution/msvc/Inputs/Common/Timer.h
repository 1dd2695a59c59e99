#pragma once
#include <Windows.h>

class Timer {
  LARGE_INTEGER m_start, m_stop, m_freq;

public:
  Timer() { QueryPerformanceFrequency(&m_freq); }
  __declspec(property(get = Elapsed)) double elapsed;
  void Start() { QueryPerformanceCounter(&m_start); }
  void Stop() { QueryPerformanceCounter(&m_stop); }
  double Elapsed() const {
    return (double)(m_stop.QuadPart - m_start.QuadPart) * 1000.0 / (double)m_freq.QuadPart;
  }
};
