#include <amp.h>

int main() {
  std::vector<int> data(8, 1);
  concurrency::array_view<int> view(8, data);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] += i[0]; });
  return view[7] == 8 ? 0 : 1;
}
