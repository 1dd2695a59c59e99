// A variable may be named in its own initialiser: it exists before it has its value.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -O0 -w %s -o %t && %t

#include <amp.h>
using namespace concurrency;

int set(int &to, int value) restrict(amp) {
  to = value;
  return value + 1;
}

int main() {
  int data[4];
  array_view<int> v(4, data);
  v.discard_data();
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    int assigned = (assigned = 3, assigned + 1);
    const unsigned size = sizeof size;
    int passed = set(passed, 5);
    v[2] = passed;
    int *self = set(passed, 5) ? &passed : self;
    v[0] = assigned;
    v[1] = int(size);
    v[3] = *self;
  });
  v.synchronize();
  return !(data[0] == 4 && data[1] == 4 && data[2] == 6 && data[3] == 5);
}
