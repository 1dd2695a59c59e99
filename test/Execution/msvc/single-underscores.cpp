// Words with one underscore are those with two.
// RUN: %ampcc --amp-msvc %s -o %t && %t
// RUN: %ampcc --amp-msvc --amp-host-compiler=%gxx %s -o %t.gxx && %t.gxx
#include <amp.h>
using namespace concurrency;

_declspec(noinline) static int _cdecl half(int x) { return x / 2; }
static _inline _int64 wide(_int32 x) { return x; }
_forceinline int on_both(int x) restrict(cpu, amp) { return x + 1; }

int main() {
  int data[1] = {4};
  array_view<int> view(1, data);
  parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i] = on_both(view[i]); });
  return view[0] == 5 && half(4) == 2 && sizeof(wide(1)) == 8 ? 0 : 1;
}
