// A typedef for other compilers may declare the name of an integer of Visual C++.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>

#ifdef __GNUC__
typedef signed char __int8;
typedef short __int16;
typedef int __int32;
typedef long long __int64;
typedef unsigned long long ulonglong;
#endif

int main() {
  unsigned __int64 big = 1;
  ulonglong same = big << 40;
  return !(sizeof(__int8) == 1 && sizeof(__int16) == 2 && sizeof(__int32) == 4 && same >> 40 == 1);
}
