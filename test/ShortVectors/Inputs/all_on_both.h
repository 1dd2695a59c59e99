// Runs restrict(cpu, amp) function objects of one result type for 0..count-1 in a kernel and on the
// host; the results must have the same bytes. One kernel calls all function objects, because PoCL
// compiles each kernel separately.
#ifndef ALL_ON_BOTH_H
#define ALL_ON_BOTH_H

#include <amp.h>
#include <amp_short_vectors.h>
#include <cstdio>
#include <cstring>
#include <vector>

template <class F, class Result> int differs(const Result *results, int count) {
  for (int i = 0; i < count; ++i) {
    const Result expected = F()(i);
    if (std::memcmp(static_cast<const void *>(&expected), static_cast<const void *>(&results[i]),
                    sizeof(Result)) != 0) {
      std::printf("%s: the kernel and the host differ for %d\n", F::name(), i);
      return 1;
    }
  }
  return 0;
}

/// The number of function objects whose results differ.
template <class Result, class... Fs> int differences(int count) {
  const int functions = sizeof...(Fs);
  std::vector<Result> results(functions * count);
  concurrency::array_view<Result, 2> view(functions, count, results);
  concurrency::parallel_for_each(
      concurrency::extent<1>(count), [=](concurrency::index<1> i) restrict(amp) {
        int function = 0;
        ((view(function++, i[0]) = Fs()(i[0])), ...);
      });
  view.synchronize();
  int different = 0;
  const Result *next = results.data();
  ((different += differs<Fs>(next, count), next += count), ...);
  return different;
}

#endif
