// __declspec before `struct`, several in one, and with arguments, for both host compilers.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t && %t
// REQUIRES: opencl-device
#include <amp.h>
using namespace concurrency;

#define API __declspec(dllexport noinline)
#define ALIGNED __declspec(align(32))

__declspec(align(16)) struct first {
  float a, b;
};
ALIGNED struct second {
  int a;
};
struct __declspec(align(16)) __declspec(novtable) third {
  int a;
};
typedef __declspec(align(16)) struct fourth_tag {
  char c;
} fourth;
__declspec(align(16), dllexport) class fifth {
public:
  int a;
};
static_assert(sizeof(first) == 16 && sizeof(second) == 32 && sizeof(third) == 16, "");
static_assert(alignof(fourth) == 16 && sizeof(fifth) == 16, "");

API int answer() { return 42; }
__declspec(noinline nothrow) int other() { return 1; }
__declspec(deprecated("use answer")) int old() { return 2; }
__declspec(uuid("00000000-0000-0000-0000-000000000000")) struct unknown {};
__declspec(align(16)) int object = 3;

int main() {
  first f = {1, 2};
  second s = {3};
  array_view<float> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    first there[2] = {f, f};
    second second_there[2] = {s, s};
    v[i] = there[i[0]].b + second_there[i[0]].a;
  });
  return !(v[1] == 5 && answer() + other() + old() == 45 && object == 3);
}
