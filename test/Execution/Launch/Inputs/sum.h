// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A launch that stands in no function of the test.
#include <amp.h>

/// f(0) + ... + f(7), of a kernel.
template <class F> int sum(F f) {
  int data[8];
  concurrency::array_view<int> v(8, data);
  v.discard_data();
  concurrency::parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = f(i[0]); });
  v.synchronize();
  int result = 0;
  for (int x : data)
    result += x;
  return result;
}
