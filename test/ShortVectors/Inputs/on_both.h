// Runs a restrict(cpu, amp) function object for 0..count-1 in a kernel and on the host; the results
// must have the same bytes.
#ifndef ON_BOTH_H
#define ON_BOTH_H

#include <amp.h>
#include <amp_short_vectors.h>
#include <cstdio>
#include <cstring>

template <class F> int differs(const char *name, F f, int count) {
  typedef decltype(f(0)) result;
  std::vector<result> results(count);
  concurrency::array_view<result> view(count, results);
  concurrency::parallel_for_each(
      view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = f(i[0]); });
  view.synchronize();
  for (int i = 0; i < count; ++i) {
    const result expected = f(i);
    if (std::memcmp(static_cast<const void *>(&expected), static_cast<const void *>(&results[i]),
                    sizeof(result)) != 0) {
      std::printf("%s: the kernel and the host differ for %d\n", name, i);
      return 1;
    }
  }
  return 0;
}

#endif
