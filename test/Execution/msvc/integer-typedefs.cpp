// A typedef for other compilers may declare the name of an integer of Visual C++. The 64-bit types of
// windows.h are all `__int64`.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <type_traits>
#include <windows.h>

#ifdef __GNUC__
typedef signed char __int8;
typedef short __int16;
typedef int __int32;
typedef long long __int64;
typedef unsigned long long ulonglong;
#endif

static_assert(std::is_same<UINT64, unsigned __int64>::value, "");
static_assert(std::is_same<ULONG64, ULONGLONG>::value, "");
static_assert(std::is_same<DWORD64, ULONGLONG>::value, "");
static_assert(std::is_same<DWORDLONG, ULONGLONG>::value, "");
static_assert(std::is_same<INT64, __int64>::value && std::is_same<LONG64, __int64>::value, "");

int main() {
  unsigned __int64 big = 1;
  ulonglong same = big << 40;
  return !(sizeof(__int8) == 1 && sizeof(__int16) == 2 && sizeof(__int32) == 4 && same >> 40 == 1);
}
