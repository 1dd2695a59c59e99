#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> data(100, 3);
  array_view<int> view(100, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] += i[0]; });
  for (int i = 0; i < 100; ++i)
    if (view[i] != 3 + i)
      return 1;
}
