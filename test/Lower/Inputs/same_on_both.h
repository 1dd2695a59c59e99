// Runs a restrict(amp,cpu) function object for 0..count-1 in a kernel and on the CPU and compares.
#ifndef SAME_ON_BOTH_H
#define SAME_ON_BOTH_H

#include <amp.h>
#include <cstdio>
#include <cstring>

/// 0 when both sides give the same bytes for every argument.
template <typename F> int same_on_both(F f, int count = 64) {
  using Result = decltype(f(0));
  std::vector<Result> results(count);
  concurrency::array_view<Result, 1> view(count, results);
  concurrency::parallel_for_each(
      view.get_extent(), [=](concurrency::index<1> i) restrict(amp) { view[i] = f(i[0]); });
  view.synchronize();
  for (int i = 0; i < count; ++i) {
    Result expected = f(i);
    if (std::memcmp(&expected, &results[i], sizeof(Result)) != 0) {
      std::printf("argument %d: the kernel and the CPU differ\n", i);
      return 1;
    }
  }
  std::printf("same\n");
  return 0;
}

#endif
