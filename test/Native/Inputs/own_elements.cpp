// A thread that reads an element, writes its neighbour through another view of the same memory, and
// reads that one. It alone uses the two. Prints how many threads got another value than written.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  constexpr int n = 1024;
  std::vector<int> data(2 * n), out(n);
  for (int i = 0; i < 2 * n; ++i)
    data[i] = i;
  array_view<int> whole(2 * n, data), same = whole.section(0, 2 * n);
  array_view<int> result(n, out);
  parallel_for_each(
      extent<1>(n), [=](index<1> i) restrict(amp) {
        const int first = whole[2 * i[0]];
        same[2 * i[0] + 1] = first + 5;
        result[i] = whole[2 * i[0] + 1] - first;
      });
  result.synchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += out[i] != 5;
  std::printf("%d wrong\n", wrong);
}
