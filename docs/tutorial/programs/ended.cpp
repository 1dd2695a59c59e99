// Wrong: the vector has moved its elements, and the view still means the old ones.
#include <amp.h>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(16, 1);
  array_view<int> numbers(16, memory);
  parallel_for_each(numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = i[0]; });
  numbers.synchronize();
  memory.push_back(2);
  return numbers[3];
}
