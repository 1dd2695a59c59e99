// A console program of Visual C++ 2015, as it was.
#include "stdafx.h"
#include <iostream>
#include <vector>

using namespace Concurrency;

void _tmain(int argc, _TCHAR *argv[]) {
  const DWORD start = GetTickCount();
  std::vector<float> in(1000, 2.0f), out(1000);
  in[500] = 5.0f;
  array_view<const float, 1> from(1000, in);
  array_view<float, 1> to(1000, out);
  to.discard_data();
  parallel_for_each(to.extent, [=](index<1> i) restrict(amp) {
    const int left = max(i[0] - 1, 0), right = min(i[0] + 1, 999);
    to[i] = (from[left] + from[i] + from[right]) / 3;
  });
  to.synchronize();
  std::wcout << L"element 500 is " << out[500] << std::endl;
  if (GetTickCount() - start > 60000)
    std::wcout << L"slow" << std::endl;
}
