// A kernel in a header: every part of the program has it.
#ifndef FILL_H
#define FILL_H
#include <amp.h>

template <int N> int sum_of_fill(int value) {
  std::vector<int> data(N);
  concurrency::array_view<int> view(N, data);
  view.discard_data();
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = value; });
  int sum = 0;
  for (int i = 0; i < N; ++i)
    sum += view[i];
  return sum;
}
#endif
