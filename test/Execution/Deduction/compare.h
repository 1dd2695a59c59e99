// Comparison of functions in a kernel with the same functions on the host.
#ifndef COMPARE_H
#define COMPARE_H

#include <amp.h>
#include <iostream>
#include <vector>

/// Calls `result(test, input)` for all tests and inputs, prints where the kernel and the host
/// differ, and returns how often they do.
template <typename T, typename Result> int differences(int tests, int inputs, Result result) {
  std::vector<T> out(tests * inputs);
  const concurrency::array_view<T, 2> r(tests, inputs, out);
  concurrency::parallel_for_each(
      r.extent, [=](concurrency::index<2> i) restrict(amp) { r[i] = result(i[0], i[1]); });
  r.synchronize();
  std::cout.precision(17);
  int wrong = 0;
  for (int test = 0; test < tests; ++test)
    for (int i = 0; i < inputs; ++i)
      if (r(test, i) != result(test, i)) {
        std::cout << "test " << test << " of " << i << ": " << r(test, i) << ", not "
                  << result(test, i) << '\n';
        ++wrong;
      }
  return wrong;
}

#endif
