// The platform is x64, or Win32 if the command line chooses it.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc -D_M_IX86=600 -DEXPECTED=600 %s -o %t && %t
// RUN: %ampcc --amp-msvc -D_M_IX86=600 -DEXPECTED=600 --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: opencl-device, gxx
#include <amp.h>
#ifndef EXPECTED
#define EXPECTED 0
#endif

#if defined(_M_IX86) && !defined(_M_X64) && !defined(_M_AMD64)
static const int platform = _M_IX86;
#elif defined(_M_X64) && defined(_M_AMD64)
static const int platform = 0;
#endif

int main() {
  concurrency::array_view<int> v(1);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = platform; });
  return v[0] == EXPECTED ? 0 : 1;
}
