// The results of a kernel are in the view. They are in the memory that it shows after `synchronize()`,
// and at the end of the view. Until then read the elements of the view.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
// RUN: %ampcc -std=c++17 -fsyntax-only -DFIXED -Xclang -verify=fixed %s
// fixed-no-diagnostics
#include <amp.h>
#include <cstdio>
#include <iostream>
#include <vector>
using namespace concurrency;

#ifndef FIXED
int main() {
  std::vector<int> data(64, 1);
  array_view<int> view(64, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  // expected-note@-1 {{the kernel changes elements of 'view' here}}
  std::cout << "done\n";
  std::cout << data[5]; // expected-warning {{'data' is read before it has the results of the kernel; call 'view.synchronize()' after the launch, or read 'view'}}
}
int total() {
  int counts[8] = {}, sum = 0;
  array_view<int, 2> view(2, 4, counts);
  if (sum == 0) {
    parallel_for_each(view.extent, [=](index<2> i) restrict(amp) { view[i]++; });
  }
  parallel_for_each(view.extent, [=](index<2> i) restrict(amp) { view(i) += i[0]; });
  // expected-note@-1 {{the kernel changes elements of 'view' here}}
  for (int i = 0; i < 8; ++i)
    sum += counts[i]; // expected-warning {{'counts' is read before it has the results of the kernel}}
  return sum;
}
#else
void wait();
int not_all_are_written() {
  int first[64] = {}, second[64] = {};
  array_view<int> half(64, first), some(64, second);
  parallel_for_each(extent<1>(32), [=](index<1> i) restrict(amp) { half[i] = 1; });
  parallel_for_each(some.extent, [=](index<1> i) restrict(amp) {
    if (i[0] < 32)
      some[i] = 1;
  });
  return first[40] + second[40];
}
int main() {
  std::vector<int> data(64, 1);
  array_view<int> view(64, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  view.synchronize();
  std::cout << data[5];
}
int end_of_view() {
  std::vector<int> data(64);
  {
    array_view<int> view(64, data);
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  }
  return data[5];
}
int access() {
  std::vector<int> data(64);
  array_view<int> view(64, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  return view[0] + data[5];
}
int copy_of_view() {
  std::vector<int> data(64);
  array_view<int> view(64, data), other = view;
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  other.synchronize();
  return data[5];
}
int unknown_call() {
  std::vector<int> data(64);
  array_view<int> view(64, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  wait();
  return data[5];
}
int waits_for_device() {
  std::vector<int> data(64);
  array_view<int> view(64, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  accelerator().default_view.wait();
  return data[5];
}
int reads_only() {
  std::vector<int> data(64), sums(64);
  array_view<int> view(64, data), out(64, sums);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { out[i] = view[i]; });
  return data[5] + static_cast<int>(sums.size());
}
int one_of_two(bool device) {
  std::vector<int> data(64);
  array_view<int> view(64, data);
  if (device)
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  else
    return data[5];
  return 0;
}
int before() {
  std::vector<int> data(64);
  array_view<int> view(64, data);
  const int first = data[0];
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  return first;
}
int new_contents() {
  std::vector<int> data(64);
  array_view<int> view(64, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = 7; });
  data.assign(64, 3);
  return data[5];
}
#endif
