// A name of the program's that the standard library has too, since C++17, is the program's.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx -Werror %s -o %t && %t
// REQUIRES: opencl-device, gxx
#include <algorithm>
#include <amp.h>
#include <cstddef>
#include <functional>
#include <iterator>
#include <numeric>
using namespace std;
using namespace concurrency;

typedef unsigned char byte;
static int data[4] = {1, 2, 3, 4};
static const int size = 4;
template <typename T> T clamp(T x, T low) restrict(cpu, amp) { return x < low ? low : x; }
namespace shapes {
struct any {
  int n;
};
} // namespace shapes
using namespace shapes;

static int widen(byte b) { return b + 1; }
struct holder {
  int size; // nearer than both
  int twice() { return size * 2; }
};

int main() {
  byte b = byte(255);
  any a = {3};
  array_view<int> v(size, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = clamp(v[i], a.n) * 2; });
  v.synchronize();
  return widen(b) == 256 && data[0] == 6 && data[3] == 8 && holder{5}.twice() == 10 ? 0 : 1;
}
