// A function of the kernel in translated.cpp.
#include <amp.h>

inline float half(float x) restrict(cpu, amp) {
  return x / 2;
}
