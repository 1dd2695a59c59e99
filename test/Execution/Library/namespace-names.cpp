// The library's namespace has two names, and a program reopens either, before and after the library.
// REQUIRES: opencl-device
// RUN: %ampcc -Wall -Wextra -Werror %s %S/Inputs/namespace-plain.cpp -o %t && %t
// RUN: %ampcc -Wall -Wextra -Werror --amp-host-compiler=%gxx %s %S/Inputs/namespace-plain.cpp -o %t.gxx
// RUN: %t.gxx

#include "Inputs/namespace-plain.h"
namespace concurrency {
struct first;
}
namespace Concurrency {
template <class T> struct size_of; // a name of the library's user
}
using namespace concurrency;
#include <amp.h>
#include <amp_short_vectors.h>
#include <vector>
namespace Concurrency = concurrency;
namespace concurrency = Concurrency;

extern "C++" {
namespace concurrency {
struct first {
  int v;
};
inline int value(first f) restrict(cpu, amp) { return f.v; }
} // namespace concurrency
}
namespace Concurrency {
template <class T> struct size_of {
  static constexpr int value = 1;
};
namespace mine {
struct second {
  int v;
  friend int concurrency::value(first) restrict(cpu, amp);
};
inline int value(second s) restrict(cpu, amp) { return 10 * s.v; }
} // namespace mine
inline int rank_of(const extent<2> &) { return 2; } // found by its argument
} // namespace Concurrency
namespace concurrency::graphics {
inline int twice(int_2 v) restrict(cpu, amp) { return 2 * v.x; }
} // namespace concurrency::graphics
template <> struct concurrency::size_of<float> {
  static constexpr int value = 100;
};
#define OPEN_IT namespace concurrency {
OPEN_IT
template <> struct size_of<Concurrency::mine::second> {
  static constexpr int value = 1000;
};
}

// Others of that name
namespace other {
namespace concurrency {
inline int four() { return 4; }
} // namespace concurrency
namespace Concurrency {
inline int five() { return 5; }
} // namespace Concurrency
inline int nine() { return concurrency::four() + Concurrency::five(); }
} // namespace other
namespace short_name = Concurrency;

int main() {
  namespace Concurrency = ::concurrency;
  std::vector<int> data(4);
  short_name::array_view<int> view(4, data);
  Concurrency::parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) {
    Concurrency::first f{i[0]};
    mine::second s{1};
    view[i] = value(f) + value(s) + twice(graphics::int_2(50)) +
              size_of<concurrency::mine::second>::value + size_of<float>::value +
              size_of<int>::value;
  });
  view.synchronize();
  for (int i = 0; i < 4; ++i)
    if (data[i] != i + 10 + 100 + 1000 + 100 + 1)
      return 1;
  if (other::nine() != 9 || rank_of(Concurrency::extent<2>(1, 1)) != 2)
    return 2;
  return Concurrency::plain::answer() == 42 ? 0 : 3; // of a unit without C++ AMP
}
