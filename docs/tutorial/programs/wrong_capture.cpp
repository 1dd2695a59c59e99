#include <amp.h>
#include <vector>
using namespace concurrency;

void twice(std::vector<int> &data) {
  parallel_for_each(extent<1>(10), [&](index<1> i) restrict(amp) { data[i[0]] *= 2; });
}
