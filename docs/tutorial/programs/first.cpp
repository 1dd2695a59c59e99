#include <amp.h>
#include <iostream>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<float> x = {1, 2, 3, 4, 5};
  std::vector<float> y = {10, 20, 30, 40, 50};
  const float a = 2;

  array_view<const float> xs(5, x);
  array_view<float> ys(5, y);

  parallel_for_each(ys.extent, [=](index<1> i) restrict(amp) { ys[i] += a * xs[i]; });
  ys.synchronize();

  for (float value : y)
    std::cout << value << ' ';
  std::cout << '\n';
}
