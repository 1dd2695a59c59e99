// A program's library in a folder of -isystem means what it means in a folder of -I.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Werror %s -I %S/Inputs/system-headers -o %t && %t
// RUN: %ampcc -Wall -Werror %s -isystem %S/Inputs/system-headers -o %t && %t
// RUN: %ampcc -Wall -Werror %s -isystem %S/Inputs/system-headers --amp-host-compiler=g++ -o %t.gxx && %t.gxx
#include <kernels.h>
#include <sides.h>
#include <wordless.h>

struct Asked {};
inline int answer(Asked) restrict(cpu) { return 4; }
inline double answer(Asked) restrict(amp) { return 5; }
#include <asks.h>

// Types of declarations that are for the cpu.
template <class T, class U> struct same {
  static const bool value = false;
};
template <class T> struct same<T, T> {
  static const bool value = true;
};
static_assert(same<decltype(&function), int (*)(int)>::value, "");
static_assert(same<decltype(deduced(3)), int>::value, "");
static_assert(same<decltype(asks(Asked())), int>::value, "");

int main() {
  std::vector<int> data(12);
  concurrency::array_view<int, 2> view(3, 4, data);
  wordless::each(view, kernels::fill<concurrency::array_view<int, 2>>{view, 2});
  wordless::each(view, [=](concurrency::index<2> i) restrict(amp) { view[i] += i[1]; });
  bool good = wordless::sum(view) == 24 + 3 * 6 && wordless::first(view) == 2 && asks(Asked()) == 4;
  return !(good && function(1) == 1 && deduced(3) == 3);
}
