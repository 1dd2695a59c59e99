// The name of a function type with a clause declares functions of these restrictions.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 %s -o %t && %t
#include <amp.h>
using namespace concurrency;

typedef int amp_function(int) restrict(amp);
using dual_function = int(int) restrict(amp, cpu);
typedef amp_function other_name;
struct number {
  amp_function plus;
  static dual_function twice;
  int n;
};
amp_function next;
other_name before;
dual_function square;

int next(int x) restrict(amp) { return x + 1; }
int before(int x) restrict(amp) { return x - 1; }
int square(int x) restrict(amp, cpu) { return x * x; }
int number::plus(int x) restrict(amp) { return n + x; }
int number::twice(int x) restrict(amp, cpu) { return 2 * x; }

int main() {
  int data[1] = {5};
  array_view<int> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    number seven = {7};
    v[i] = next(v[i]) + 10 * before(4) + 100 * square(2) + 1000 * seven.plus(1) + 10000 * number::twice(1);
  });
  return v[0] == 28436 && square(3) + number::twice(3) == 15 ? 0 : 1;
}
