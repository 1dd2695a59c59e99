#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory = {4, 9, 16, 25};
  const array_view<int> view(4, memory);
  const int factor = 3;
  parallel_for_each(
      view.extent, [=](index<1> i) restrict(amp) {
        const int before = view[i];
        const int after = before * factor;
        view[i] = after + 1;
      });
  view.synchronize();
  std::printf("%d\n", memory[2]);
}
