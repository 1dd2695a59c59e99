#include "launch.h"
#include "folder/constants.h"
#include <vector>

int helper() {
  using namespace concurrency;
  std::vector<int> data(4, CONSTANT);
  array_view<int> view(4, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = twice(view[i]); });
  view.synchronize();
  return data[3];
}
