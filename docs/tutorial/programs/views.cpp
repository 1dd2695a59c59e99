#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

void add_one(array_view<int> numbers) {
  parallel_for_each(numbers.extent, [=](index<1> i) restrict(amp) { numbers[i] = numbers[i] + 1; });
}

int main() {
  std::vector<int> memory = {1, 2, 3};
  array_view<int> numbers(3, memory);

  add_one(numbers);
  std::printf("through the view: %d\n", numbers[0]); // waits, and fetches what it needs

  add_one(numbers);
  numbers.synchronize();
  std::printf("in the vector, synchronized: %d\n", memory[0]);

  memory[0] = 40; // without notice to the view
  numbers.refresh();
  add_one(numbers);
  std::printf("after a refresh: %d\n", numbers[0]);

  {
    array_view<int> other(numbers);
    add_one(other);
  }
  std::printf("through another view of the same: %d\n", numbers[0]);
}
